import { isIPv6 } from "node:net";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { http } from "#contract/limits.ts";
import { sendError, sendRefusal } from "./answers.ts";
import { serveAssets } from "./assets.ts";
import { answerClientError } from "./client-error.ts";
import type { Database } from "./db/open.ts";
import type { Env } from "./env.ts";
import { everywhere, httpsOnly } from "./headers.ts";
import { type ServedMedia, serveMedia } from "./media.ts";
import { refusal } from "./refusal.ts";
import { serveCalls } from "./serve.ts";
import { createServices, type ServiceOptions, sweepNowAndThen } from "./services.ts";
import { wantsJson } from "./wants-json.ts";
import { type Render, Website } from "./website.ts";

export interface Parts {
	readonly env: Env;
	readonly render: Render;
	readonly later?: string | undefined;
	/** The town's pictures and films. */
	readonly media: ServedMedia;
	/** Folder of the built app's hashed files; none in development, where Vite serves them. */
	readonly assets?: string | undefined;
	/** Where staff, roles and sessions are kept; closed with the app. */
	readonly database: Database;
	readonly serviceOptions?: ServiceOptions;
}

/** The steps of a request, in order: limits, log, headers, API, assets, media, pages. */
export async function createApp({
	env,
	render,
	later,
	media,
	assets,
	database,
	serviceOptions,
}: Parts): Promise<{
	app: FastifyInstance;
	website: Website;
}> {
	const app = Fastify({
		// Requirement I13: nobody holds a connection by being slow, or fills the memory by being long.
		requestTimeout: http.requestTimeout,
		keepAliveTimeout: http.keepAlive,
		bodyLimit: http.bodyBytes,
		http: {
			headersTimeout: http.headersTimeout,
			connectionsCheckingInterval: http.connectionsCheck,
			maxHeaderSize: http.headerBytes,
		},
		clientErrorHandler: answerClientError,
		frameworkErrors: (_error, request, reply) => {
			sendRefusal(request, reply.headers(everywhere), refusal("badAddress"));
		},
		genReqId: requestIds(),
		// Requirement I11: an address told by a header is believed only from proxies named in the settings.
		trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
		// Its own answer has another form than ours; see "stopping" below.
		return503OnClosing: false,
		logger: {
			level: env.logLevel,
			timestamp: () => `,"time":"${new Date().toISOString()}"`,
			serializers: { err: withoutData },
		},
		logController: new LogController({ disableRequestLogging: true }),
		routerOptions: {
			ignoreTrailingSlash: false,
			// An odd id in an address is the 404 of its kind, however long it is.
			maxParamLength: http.headerBytes,
			constraints: { [wantsJson.name]: wantsJson },
		},
	});
	app.server.maxConnections = http.maxConnections;
	const https = env.publicUrl.startsWith("https:");
	let stopping = false;

	app.addHook("onRequest", async (_request, reply) => {
		reply.headers(everywhere);
		if (https) reply.header("strict-transport-security", httpsOnly);
		if (stopping) throw refusal("tooBusy", { seconds: restartTakes });
	});
	// Requirement D9: what is under way is finished, what comes now goes to another server or tries again.
	app.addHook("preClose", async () => {
		stopping = true;
	});
	app.addHook("onResponse", async (request, reply) => {
		request.log.info(
			{
				method: request.method,
				path: pathOf(request),
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
				user: request.caller?.id,
			},
			"answered",
		);
	});

	app.setErrorHandler(sendError);
	const services = createServices(database, { sessionLife: env.sessionLife, ...serviceOptions });
	await serveCalls(app, services, env);
	sweepNowAndThen(app, services);
	app.addHook("onClose", () => database.close());

	if (assets !== undefined) await serveAssets(app, assets);
	await serveMedia(app, media);

	const website = new Website({
		render,
		later,
		mode: env.mode,
		publicUrl: env.publicUrl,
		testPage: env.testPage,
	});
	app.route({
		method: "GET",
		url: "/",
		exposeHeadRoute: true,
		// The same address answers programs with a list (decisions.md "The server").
		onSend: async (_request, reply) => {
			reply.header("vary", [reply.getHeader("vary") ?? [], "accept"].flat().join(", "));
		},
		handler: (request, reply) => website.answer(request, reply),
	});
	app.route({
		method: "GET",
		url: "/*",
		exposeHeadRoute: true,
		handler: (request, reply) => website.answer(request, reply),
	});
	app.setNotFoundHandler((request, reply) => website.answer(request, reply));
	const pagesOnly = app.supportedMethods.filter((method) => method !== "GET" && method !== "HEAD");
	for (const url of ["/", "/*"]) {
		app.route({
			method: pagesOnly,
			url,
			onRequest: async (request, reply) => {
				reply.header("allow", "GET, HEAD");
				throw refusal("wrongMethod", { method: request.method, allowed: "GET, HEAD" });
			},
			handler: async () => undefined,
		});
	}
	return { app, website };
}

/** How long a restart takes, seconds. */
const restartTakes = 5;

/** An error of the database may repeat what was to be written; the log keeps what it was about alone (requirement D11). */
function withoutData(error: Error & { code?: string; errcode?: number }) {
	const { name, message, code, errcode, stack = "" } = error;
	return { type: name, message, code: code ?? errcode, stack };
}

/** The path alone: what stands behind `?` may be a citizen's words and stays out of the log (requirement D11). */
function pathOf(request: FastifyRequest): string {
	return request.url.split("?", 1)[0] ?? "/";
}

/** Numbers of requests that a clerk can read out, and that differ from those before the last start. */
function requestIds(): () => string {
	const start = Date.now().toString(36);
	let count = 0;
	return () => {
		count += 1;
		return `${start}-${count.toString(36)}`;
	};
}

/** How an address is written in what the server prints. */
export function printable(host: string, port: number): string {
	const name = host === "::" || host === "0.0.0.0" ? "localhost" : isIPv6(host) ? `[${host}]` : host;
	return `http://${name}:${port}`;
}
