import { METHODS } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { http } from "#contract/site/limits.ts";
import { servePolicyReports } from "./calls/policy-report.ts";
import { serveCalls } from "./calls/serve.ts";
import { serveOpen311 } from "./calls/serve-open311.ts";
import { open311Resources } from "./complaints/open311.ts";
import { serveComplaintForms, visitOf } from "./complaints/pages.ts";
import { servePhotos } from "./complaints/photos.ts";
import { scheduleMessages } from "./complaints/send-messages.ts";
import type { Database } from "./db/open.ts";
import type { Env } from "./env.ts";
import { handlers } from "./handlers.ts";
import { headersOfEvery } from "./http/headers.ts";
import { type Answered, logAnswers } from "./http/log-answers.ts";
import { serverOptions } from "./http/options.ts";
import { endSlowBodies, refuseOtherSites, refuseUnclearHosts } from "./http/refuse-requests.ts";
import { sendError } from "./http/send-error.ts";
import { stopGracefully } from "./http/stopping.ts";
import type { Calendar } from "./kit/calendar.ts";
import type { IsChanged } from "./kit/track-reads.ts";
import { openKeptStore, openPrivateStore, openStore } from "./media/open-store.ts";
import { leastFreeOf } from "./media/room.ts";
import { Uploaded } from "./media/uploaded.ts";
import { type Assets, serveAssets } from "./pages/assets.ts";
import { serveHour } from "./pages/hour.ts";
import { serveMedia } from "./pages/media.ts";
import { PageHandler } from "./pages/page-handler.ts";
import type { PageHandlerOptions } from "./pages/page-handler-options.ts";
import { servePages } from "./pages/serve-pages.ts";
import { serveIcons } from "./pictures/icons.ts";
import { serveFeedback } from "./publishing/feedback.ts";
import { serveUploads } from "./publishing/tus.ts";
import { MissedSearches } from "./search/missed-searches.ts";
import { createServices, type ServiceOptions, scheduleSweeps } from "./services.ts";
import type { ContentParts } from "./site/content.ts";

export interface Parts extends ContentParts {
	readonly env: Env;
	readonly inlineScripts: readonly string[];
	readonly assets?: Assets | undefined;
	readonly database: Database;
	readonly serviceOptions: Omit<ServiceOptions, "uploaded" | "privateStore" | "keptStore">;
	readonly uploaded?: Uploaded;
	readonly measure?: ((answered: Answered) => void) | undefined;
	readonly traces?: { attach(app: FastifyInstance): void } | undefined;
	readonly today?: Calendar;
	readonly now?: () => number;
	readonly compressed?: PageHandlerOptions["compressed"];
	readonly preview?: PageHandlerOptions["preview"];
}

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
}: Parts) {
	let content: ContentParts = first;
	const missed = new MissedSearches();
	const pageHandler = new PageHandler({
		...first,
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
	const { app, isDraining, drain } = openHttp(env, measure, traces);
	const services = createServices(database, {
		sessionLife: env.sessionLife,
		secondFactor: env.secondFactor,
		publicUrl: env.publicUrl,
		rules: () => content.passwordRules,
		isDraining,
		uploaded,
		privateStore: openPrivateStore(env),
		keptStore: openKeptStore(env),
		freeBytes: () => leastFreeOf([env.database.dataDir, env.mediaStore]),
		scanner: env.scanner,
		gateway: env.gateway,
		mail: env.mail,
		...serviceOptions,
	});
	await serveCalls(app, services, { handlers, testPage: env.testPage });
	await serveUploads(app, services, env);
	await servePhotos(app, services);
	const show: PageHandler["show"] = (request, reply, visit) => pageHandler.show(request, reply, visit);
	await serveComplaintForms(app, services, show);
	await serveFeedback(app, services, show);
	await serveOpen311(app, services, open311Resources);
	scheduleSweeps(app, services, missed, env);
	scheduleMessages(app, services);
	app.addHook("onClose", () => database.close());
	await servePolicyReports(app, services);

	// Never emptied: a page from before a reload still needs its sheet.
	const generated = new Map([...(assets?.generated ?? []), ...(first.sheets ?? [])]);
	if (assets !== undefined) await serveAssets(app, { ...assets, generated });
	await serveMedia(app, () => ({ uploaded, ...content.media }));
	await serveHour(app, now ?? Date.now);
	const { icons } = first;
	const bring = (path: string) => uploaded.bring(path);
	if (icons) await serveIcons(app, () => content.icons ?? icons, env.database.dataDir, bring);
	servePages(app, pageHandler);
	return {
		app,
		pageHandler,
		replace: (next: ContentParts, isChanged?: IsChanged): void => {
			content = next;
			for (const [file, text] of next.sheets ?? []) generated.set(file, text);
			pageHandler.replace(next, isChanged);
		},
		drain,
	};
}

function openHttp(env: Env, measure: Parts["measure"], traces: Parts["traces"]) {
	const commonHeaders = headersOfEvery(env.publicUrl, env.hstsSubdomains);
	const app = Fastify(serverOptions(env, commonHeaders));
	// Methods without a route would be answered 404 instead of 405.
	for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
	traces?.attach(app);
	app.server.maxConnections = http.maxConnections;
	// An unknown `Expect` is ignored, because Node's refusal would lack our headers.
	app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
	app.addHook("onRequest", (_request, reply, done) => {
		reply.headers(commonHeaders);
		done();
	});
	refuseUnclearHosts(app);
	const stopping = stopGracefully(app, env.finish);
	endSlowBodies(app);
	refuseOtherSites(app, env.publicUrl);
	logAnswers(app, measure);
	// Without a listener, a connection refused for too many open files would end the process.
	app.addHook("onListen", (done) => {
		app.server.on("error", (error) => app.log.error({ err: error }, "connection failed"));
		done();
	});
	app.setErrorHandler(sendError);
	return { app, ...stopping };
}
