import { type IncomingMessage, METHODS } from "node:http";
import { isIPv6 } from "node:net";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { http, shutdown } from "#contract/limits.ts";
import type { Search } from "#contract/search.ts";
import { serveCalls } from "./api/serve.ts";
import { createServices, type ServiceOptions, sweepNowAndThen } from "./api/services.ts";
import type { Database } from "./db/open.ts";
import type { Env } from "./env.ts";
import { answerClientError } from "./http/client-error.ts";
import { headerCount } from "./http/header-count.ts";
import { headersOfEvery } from "./http/headers.ts";
import { takePolicyReports } from "./http/policy-report.ts";
import { sendError, sendRefusal } from "./http/send-error.ts";
import { wantsJson } from "./http/wants-json.ts";
import type { Calendar } from "./kit/calendar.ts";
import { refusal } from "./kit/refusal.ts";
import type { Answered } from "./metrics.ts";
import { type Assets, serveAssets } from "./pages/assets.ts";
import { type ServedMedia, serveMedia } from "./pages/media.ts";
import type { OfflineCache } from "./pages/offline.ts";
import { type Render, Website } from "./pages/page-handler.ts";
import { type Emblem, serveIcons } from "./pictures/icons.ts";
import type { PasswordRules } from "./session/password-rules.ts";

/** Everything that is made of one reading of the council's folder, replaced as a whole by a reload. */
export interface ContentParts {
	readonly render: Render;
	/** Finds the pages that an unknown address may have meant. */
	readonly search?: Pick<Search, "nearest"> & { forget(): void };
	readonly offlineCache?: OfflineCache | undefined;
	/** The next moment at which something that pages say begins or ends. */
	readonly nextChange?: (now: number) => number | undefined;
	/** The town's pictures and films. */
	readonly media: ServedMedia;
	/** Its icons are made from it. */
	readonly emblem?: Emblem;
	/** Which passwords are too easy to guess in this town. */
	readonly passwordRules?: PasswordRules;
}

export interface Parts extends ContentParts {
	readonly env: Env;
	/** The scripts that run in a page without an address. */
	readonly inlineScripts: readonly string[];
	/** The built app's hashed files; none in development, where Vite serves them. */
	readonly assets?: Assets | undefined;
	/** Where staff, roles and sessions are stored; closed with the app. */
	readonly database: Database;
	readonly serviceOptions?: ServiceOptions;
	/** Counts an answered request. */
	readonly measure?: ((answered: Answered) => void) | undefined;
	/** What day it is; India's own unless a test sets it. */
	readonly today?: Calendar;
}

/** The steps of a request, in order: limits, headers, log, API, reports, assets, media, pages. */
export async function createApp({
	env,
	inlineScripts,
	assets,
	database,
	serviceOptions,
	measure,
	today,
	...first
}: Parts): Promise<{
	app: FastifyInstance;
	website: Website;
	/** Serves other content from the next request on. */
	replace: (content: ContentParts) => void;
	/** Tells balancers to go elsewhere, while requests are still answered. */
	drain: () => void;
}> {
	let content: ContentParts = first;
	const everywhere = headersOfEvery(env.publicUrl);
	const website = new Website({
		render: first.render,
		search: first.search,
		offlineCache: first.offlineCache,
		nextChange: first.nextChange,
		inlineScripts,
		mode: env.mode,
		publicUrl: env.publicUrl,
		testPage: env.testPage,
		today,
	});
	let draining = false;
	let stopping = false;
	const services = createServices(database, {
		sessionLife: env.sessionLife,
		rules: () => content.passwordRules,
		isDraining: () => draining,
		...serviceOptions,
	});
	const app = Fastify({
		// Requirement I13: nobody holds a connection by being slow, or fills the memory by being long.
		bodyLimit: http.bodyBytes,
		requestTimeout: http.requestTimeout,
		keepAliveTimeout: http.keepAlive,
		connectionTimeout: http.stalled,
		http: {
			headersTimeout: http.headersTimeout,
			connectionsCheckingInterval: http.connectionsCheck,
			maxHeaderSize: http.headerBytes,
			// Node's own refusal has none of our headers; the first hook checks instead.
			requireHostHeader: false,
		},
		clientErrorHandler: answerClientError(everywhere),
		frameworkErrors: (_error, request, reply) => {
			sendRefusal(request, reply.headers(everywhere), refusal("badAddress"));
		},
		genReqId: requestIds(),
		// Requirement I11: an address in a header is trusted only from proxies named in the settings.
		trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
		// Its own answer has another form than ours; see "stopping" below.
		return503OnClosing: false,
		logger: {
			level: env.logLevel,
			// Whose process it is, whoever gathers the lines knows.
			base: null,
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
	// Every method that Node can parse has a route: one without would fall through to the handler of unknown addresses.
	for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
	app.server.maxConnections = http.maxConnections;
	// An expectation that we don't know is overlooked: Node's own refusal has none of our headers.
	app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(everywhere);
		if (!hasOneHost(request.raw)) done(refusal("malformed"));
		else done(stopping ? refusal("tooBusy", { seconds: restartTakes }) : undefined);
	});
	// Requirement D9: what is under way is finished, what comes now goes to another server or tries again.
	app.addHook("preClose", async () => {
		stopping = true;
		// Whoever is still sending by then was slow on purpose, and would hold the stop up to its hard end.
		setTimeout(() => app.server.closeAllConnections(), shutdown.finishWithin).unref();
	});
	// A connection that stays open would hold the stop up until its time is over.
	app.addHook("onSend", (_request, reply, _payload, done) => {
		if (draining || stopping) reply.header("connection", "close");
		done();
	});
	app.addHook("onResponse", (request, reply, done) => {
		request.log.info(
			{
				method: request.method,
				path: pathOf(request.url),
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
				user: request.caller?.id,
			},
			"answered",
		);
		measure?.({
			method: request.method,
			route: request.routeOptions.url ?? "none",
			status: reply.statusCode,
			ms: reply.elapsedTime,
		});
		done();
	});

	app.setErrorHandler(sendError);
	await serveCalls(app, services, env);
	sweepNowAndThen(app, services);
	app.addHook("onClose", () => database.close());
	await takePolicyReports(app, services);

	if (assets !== undefined) await serveAssets(app, assets);
	await serveMedia(app, () => content.media);
	if (first.emblem) {
		const { emblem } = first;
		await serveIcons(app, () => content.emblem ?? emblem, env.database.dataDir);
	}

	app.route({
		method: "GET",
		url: "/",
		exposeHeadRoute: true,
		handler: (request, reply) => website.answer(request, reply),
	});
	app.route({
		method: "GET",
		url: "/*",
		exposeHeadRoute: true,
		handler: (request, reply) => website.answer(request, reply),
	});
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
	return {
		app,
		website,
		replace: (next) => {
			content = next;
			website.replace(next);
		},
		drain: () => {
			draining = true;
		},
	};
}

/** HTTP/1.1 names its host exactly once; otherwise two programs on the way may read two addresses (requirement I5). */
function hasOneHost(request: IncomingMessage): boolean {
	const hosts = headerCount(request, "host");
	return hosts === 1 || (hosts === 0 && request.httpVersion === "1.0");
}

/** The path alone: what comes after `?` may be a citizen's words and stays out of the log (requirement D11). */
function pathOf(url: string): string {
	return url.replace(/\?.*/s, "");
}

/** How long a restart takes, seconds. */
const restartTakes = 5;

/** An error of the database may repeat what was to be written; the log keeps what it was about alone (requirement D11). */
function withoutData(error: Error & { code?: string; errcode?: number }) {
	const { name, message, code, errcode, stack = "" } = error;
	return { type: name, message, code: code ?? errcode, stack };
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
