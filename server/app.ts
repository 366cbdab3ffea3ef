import { once } from "node:events";
import { type IncomingMessage, METHODS, type ServerResponse } from "node:http";
import { isIPv6, Server as TcpServer } from "node:net";
import { finished } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { complaints, http, lists, shutdown } from "#contract/limits.ts";
import { servePolicyReports } from "./calls/policy-report.ts";
import { serveCalls } from "./calls/serve.ts";
import { serveComplaintForms, visitOf } from "./complaints/pages.ts";
import { servePhotos } from "./complaints/photos.ts";
import type { IsChanged } from "./content/track-reads.ts";
import type { Database } from "./db/open.ts";
import type { Env } from "./env.ts";
import { handlers } from "./handlers.ts";
import { answerClientError } from "./http/client-error.ts";
import { headerCount } from "./http/header-count.ts";
import { headersOfEvery } from "./http/headers.ts";
import { isFromOtherSite } from "./http/other-site.ts";
import { sendError, sendRefusal } from "./http/send-error.ts";
import { wantsJson } from "./http/wants-json.ts";
import type { Calendar } from "./kit/calendar.ts";
import { logOutput } from "./kit/log-output.ts";
import { refusal } from "./kit/refusal.ts";
import { openKeptStore, openPrivateStore, openStore } from "./media/open-store.ts";
import { leastFreeOf } from "./media/room.ts";
import { Uploaded } from "./media/uploaded.ts";
import { type Assets, serveAssets } from "./pages/assets.ts";
import { serveHour } from "./pages/hour.ts";
import { serveMedia } from "./pages/media.ts";
import { PageHandler, type PageHandlerOptions } from "./pages/page-handler.ts";
import { serveIcons } from "./pictures/icons.ts";
import { serveUploads } from "./publishing/tus.ts";
import { MissedSearches } from "./search/missed-searches.ts";
import { createServices, type ServiceOptions, scheduleSweeps } from "./services.ts";
import type { ContentParts } from "./site/content.ts";
import type { Answered } from "./telemetry/metrics.ts";

export interface Parts extends ContentParts {
	readonly env: Env;
	/** The pages' inline scripts; the Content-Security-Policy has their hashes. */
	readonly inlineScripts: readonly string[];
	readonly assets?: Assets | undefined;
	/** Closed with the app. */
	readonly database: Database;
	readonly serviceOptions?: Omit<ServiceOptions, "uploaded" | "privateStore" | "keptStore">;
	/** The files that staff have uploaded. */
	readonly uploaded?: Uploaded;
	/** Counts an answered request. */
	readonly measure?: ((answered: Answered) => void) | undefined;
	/** Traces the requests. */
	readonly traces?: { attach(app: FastifyInstance): void } | undefined;
	/** Today in India, by the clock that is given or this machine's. */
	readonly today?: Calendar;
	/** The moment, by the same clock. */
	readonly now?: () => number;
	/** Where compressed pages are kept from one start to the next. */
	readonly compressed?: PageHandlerOptions["compressed"];
	/** The site with what a preview's ticket lays over it. */
	readonly preview?: PageHandlerOptions["preview"];
}

/** Every step of a request in order: limits, headers, log, API, policy reports, assets, media, pages. */
export async function createApp({
	env,
	inlineScripts,
	assets,
	database,
	serviceOptions,
	uploaded = new Uploaded(openStore(env)),
	measure,
	traces,
	today,
	now,
	preview,
	compressed,
	...first
}: Parts): Promise<{
	app: FastifyInstance;
	pageHandler: PageHandler;
	/** Serves other content from the next request on; of the pages only those are made again that read what has changed. */
	replace: (content: ContentParts, isChanged?: IsChanged) => void;
	/** Tells balancers to go elsewhere, while requests are still answered. */
	drain: () => void;
}> {
	let content: ContentParts = first;
	const missed = new MissedSearches();
	const commonHeaders = headersOfEvery(env.publicUrl, env.hstsSubdomains);
	const pageHandler = new PageHandler({
		render: first.render,
		pages: first.pages,
		search: first.search,
		offlineCache: first.offlineCache,
		nextChange: first.nextChange,
		redirect: first.redirect,
		onNothingFound: (asked) => missed.add(asked),
		preview,
		visit: (request) => visitOf(services, request),
		compressed,
		inlineScripts,
		mode: env.mode,
		publicUrl: env.publicUrl,
		testPage: env.testPage,
		today,
		now,
	});
	let draining = false;
	let stopping = false;
	let closesPort: Promise<void> | undefined;
	const services = createServices(database, {
		sessionLife: env.sessionLife,
		secondFactor: env.secondFactor,
		publicUrl: env.publicUrl,
		rules: () => content.passwordRules,
		isDraining: () => draining,
		uploaded,
		privateStore: openPrivateStore(env),
		keptStore: openKeptStore(env),
		freeBytes: () => leastFreeOf([env.database.dataDir, env.mediaStore]),
		scanner: env.scanner,
		...serviceOptions,
	});
	const app = Fastify({
		// Slow and large requests must not hold connections or fill the memory (requirement I13).
		bodyLimit: http.bodyBytes,
		// The longest that any may take; the hook below gives all but photographs of complaints less.
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
		// A forwarded address is trusted only from proxies named in the settings (requirement I11).
		trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
		// Fastify's response isn't in our format; the first hook answers while the server stops.
		return503OnClosing: false,
		logger: {
			level: env.logLevel,
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
	});
	// A method without a route would be answered 404 and not 405.
	for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
	traces?.attach(app);
	app.server.maxConnections = http.maxConnections;
	// An unknown `Expect` is ignored, because Node's refusal would lack our headers.
	app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(commonHeaders);
		if (!hasOneHost(request.raw)) done(refusal("malformed"));
		else if (!stopping) done();
		// Once all of it is read: a connection that is closed while something arrives is reset, and its answer with it.
		else finished(request.raw.resume(), () => done(refusal("tooBusy", { seconds: restartDuration })));
	});
	app.addHook("onRequest", ({ raw, routeOptions }, reply, done) => {
		const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
		const { bodyLimit = 0 } = routeOptions;
		const isLarge = bodyLimit >= lists.bodyBytes && !(Number(length) <= http.bodyBytes);
		if ((length !== undefined || encoding !== undefined) && !isLarge) endSlow(app, raw, reply.raw);
		done();
	});
	app.addHook("onRequest", (request, _reply, done) => {
		done(isFromOtherSite(request, env.publicUrl) ? refusal("fromOtherSite") : undefined);
	});
	// While stopping, pending requests are finished and new ones are sent to another server or a retry (requirement D9).
	app.addHook("preClose", async () => {
		stopping = true;
		// A client that is still sending by then is slow on purpose and would delay the stop.
		setTimeout(() => app.server.closeAllConnections(), env.finish).unref();
		if (!app.server.listening) return;
		const allAreGone = once(app.server, "close");
		closesPort = closePort(app.server);
		await closesPort;
		await Promise.race([allAreGone, wait(shutdown.lastWords, undefined, { ref: false })]);
	});
	app.addHook("onSend", (_request, reply, _payload, done) => {
		// A keep-alive connection would delay the stop until it times out.
		if (draining || stopping) reply.header("connection", "close");
		// Whoever is answered may connect again at once, and be reset by the port that closes.
		if (closesPort) closesPort.then(() => done(), done);
		else done();
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

	// A connection that can't be taken, for too many files are open, ends nothing else.
	app.addHook("onListen", (done) => {
		app.server.on("error", (error) => app.log.error({ err: error }, "a connection could not be taken"));
		done();
	});
	app.setErrorHandler(sendError);
	await serveCalls(app, services, { handlers, testPage: env.testPage });
	await serveUploads(app, services, env);
	await servePhotos(app, services);
	await serveComplaintForms(app, services, (request, reply, visit) =>
		pageHandler.show(request, reply, visit),
	);
	scheduleSweeps(app, services, missed, env);
	app.addHook("onClose", () => database.close());
	await servePolicyReports(app, services);

	// Never emptied: a reader whose page came just before a reload still asks for its sheet.
	const generated = new Map([...(assets?.generated ?? []), ...(first.sheets ?? [])]);
	if (assets !== undefined) await serveAssets(app, { ...assets, generated });
	await serveMedia(app, () => ({ uploaded, ...content.media }));
	await serveHour(app, now ?? Date.now);
	if (first.icons) {
		const { icons } = first;
		await serveIcons(
			app,
			() => content.icons ?? icons,
			env.database.dataDir,
			(path) => uploaded.bring(path),
		);
	}

	app.route({
		method: "GET",
		url: "/",
		exposeHeadRoute: true,
		handler: (request, reply) => pageHandler.handle(request, reply),
	});
	app.route({
		method: "GET",
		url: "/*",
		exposeHeadRoute: true,
		handler: (request, reply) => pageHandler.handle(request, reply),
	});
	const pagesOnly = app.supportedMethods.filter((method) => method !== "GET" && method !== "HEAD");
	for (const url of ["/", "/*"]) {
		app.route({
			method: pagesOnly,
			url,
			onRequest: async (request, reply) => {
				const takesForms = url === "/*" && app.hasRoute({ method: "POST", url: pathOf(request.url) });
				const allowed = takesForms ? "GET, HEAD, POST" : "GET, HEAD";
				reply.header("allow", allowed);
				throw refusal("wrongMethod", { method: request.method, allowed });
			},
			handler: async () => undefined,
		});
	}
	return {
		app,
		pageHandler,
		replace: (next, isChanged) => {
			content = next;
			for (const [file, text] of next.sheets ?? []) generated.set(file, text);
			pageHandler.replace(next, isChanged);
		},
		drain: () => {
			draining = true;
		},
	};
}

/**
 * Closes the port alone: closing the whole server would reset those who are connected and about to ask. The system resets those who
 * wait to be taken, so it is done when nobody has come for a moment.
 */
async function closePort(server: TcpServer): Promise<void> {
	const end = performance.now() + shutdown.portWithin;
	let hasCome = true;
	const note = () => {
		hasCome = true;
	};
	server.on("connection", note);
	while (hasCome && performance.now() < end) {
		hasCome = false;
		await wait(shutdown.quiet);
	}
	server.off("connection", note);
	TcpServer.prototype.close.call(server);
}

/** With two hosts, or none, a proxy may read another address than this server (requirement I5). */
function hasOneHost(request: IncomingMessage): boolean {
	const hosts = headerCount(request, "host");
	return hosts === 1 || (hosts === 0 && request.httpVersion === "1.0");
}

/** Ends a request whose body takes too long to arrive, as Node ends one whose headers do. */
function endSlow(app: FastifyInstance, raw: IncomingMessage, response: ServerResponse): void {
	const tooSlow = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
	const timer = setTimeout(() => {
		if (!raw.complete) app.server.emit("clientError", tooSlow, raw.socket);
	}, http.requestTimeout).unref();
	const ended = () => clearTimeout(timer);
	raw.once("end", ended);
	for (const event of ["finish", "close"]) response.once(event, ended);
}

/** A query may be a citizen's words, so it stays out of the log (requirement D11). */
function pathOf(url: string): string {
	return url.replace(/\?.*/s, "");
}

/** Seconds. */
const restartDuration = 5;

/** A database error may contain the values of its statement, which stay out of the log (requirement D11). */
function withoutData(error: Error & { code?: string; errcode?: number }) {
	const { name, message, code, errcode, stack = "" } = error;
	return { type: name, message, code: code ?? errcode, stack };
}

/** Ids that a clerk can read out on the phone, distinct from those before the last start. */
function requestIds(): () => string {
	const start = Date.now().toString(36);
	let count = 0;
	return () => {
		count += 1;
		return `${start}-${count.toString(36)}`;
	};
}

/** The server's address as it is printed at the start. */
export function printableAddress(host: string, port: number): string {
	const name = host === "::" || host === "0.0.0.0" ? "localhost" : isIPv6(host) ? `[${host}]` : host;
	return `http://${name}:${port}`;
}
