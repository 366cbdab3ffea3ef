import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import { type FastifyHttpOptions, LogController } from "fastify";
import { complaints } from "#contract/complaints/limits.ts";
import { http } from "#contract/site/limits.ts";
import { logOutput } from "../kit/log-output.ts";
import { refusal } from "../kit/refusal.ts";
import { answerClientError } from "./client-error.ts";
import { sendRefusal } from "./send-error.ts";
import { wantsJson } from "./wants-json.ts";

export function serverOptions(
	{ trustedProxies, logLevel }: { readonly trustedProxies: readonly string[]; readonly logLevel: string },
	commonHeaders: Readonly<Record<string, string>>,
) {
	return {
		// Slow and large requests must not hold connections or memory (requirement I13).
		bodyLimit: http.bodyBytes,
		// The longest time of any; a hook gives less to all but complaint photographs.
		requestTimeout: complaints.sentWithin,
		keepAliveTimeout: http.keepAlive,
		connectionTimeout: http.stalled,
		http: {
			headersTimeout: http.headersTimeout,
			connectionsCheckingInterval: http.connectionsCheck,
			maxHeaderSize: http.headerBytes,
			// Node's refusal would lack our headers, so the first hook checks.
			requireHostHeader: false,
		},
		clientErrorHandler: answerClientError(commonHeaders),
		frameworkErrors: (_error, request, reply) => {
			sendRefusal(request, reply.headers(commonHeaders), refusal("badAddress"));
		},
		genReqId: requestIds(),
		// Forwarded addresses count only from proxies in the settings (requirement I11).
		trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
		// Fastify's answer isn't in our format; a hook answers instead.
		return503OnClosing: false,
		logger: {
			level: logLevel,
			stream: logOutput,
			base: null,
			timestamp: () => `,"time":"${new Date().toISOString()}"`,
			serializers: { err: withoutData },
		},
		logController: new LogController({ disableRequestLogging: true }),
		routerOptions: {
			ignoreTrailingSlash: false,
			// A long id is answered like any other unknown one.
			maxParamLength: http.headerBytes,
			constraints: { [wantsJson.name]: wantsJson },
		},
	} satisfies FastifyHttpOptions<Server>;
}

/** Hides a statement's values, which a database error may contain, from the log (requirement D11). */
function withoutData(error: Error & { code?: string; errcode?: number }) {
	const { name, message, code, errcode, stack = "" } = error;
	return { type: name, message, code: code ?? errcode, stack };
}

/** Ids to be read out on the phone, distinct between starts. */
function requestIds(): () => string {
	const start = Date.now().toString(36);
	let count = 0;
	return () => {
		count += 1;
		return `${start}-${count.toString(36)}`;
	};
}

export function printableAddress(host: string, port: number): string {
	const name = host === "::" || host === "0.0.0.0" ? "localhost" : isIPv6(host) ? `[${host}]` : host;
	return `http://${name}:${port}`;
}
