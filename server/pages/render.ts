import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ContentDoor } from "#contract/content/door.ts";
import type { Text } from "#contract/language.ts";
import type { Search } from "#contract/search.ts";
import type { Env } from "../env.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { type Keeping, keptFiles } from "./offline.ts";
import type { Render } from "./page-handler.ts";

const root = new URL("../../", import.meta.url);

/** What the app's `entry.server` hands out besides the page itself: the keys its loaders look things up by. */
interface AppEntry {
	readonly contentContext: Parameters<RouterContextProvider["set"]>[0];
	readonly searchContext: Parameters<RouterContextProvider["set"]>[0];
	readonly siteContext: Parameters<RouterContextProvider["set"]>[0];
	readonly laterCode: string;
	readonly workerCode: string;
	readonly workerWords: Text;
}

export interface Renderer {
	readonly render: Render;
	/** The loader that starts a page's script after its content; none in development. */
	readonly later?: string;
	/** Folder of hashed files that go with the build; none in development. */
	readonly assets?: string;
	/** What readers' devices keep for a time without a connection; nothing in development. */
	readonly keeping?: Keeping;
	/** Puts the development server in front of the pages. */
	readonly attach?: (app: FastifyInstance) => Promise<void>;
}

/** Makes the function that turns an address into a page, from the build or, in development, from the sources. */
export async function renderer(
	env: Env,
	content: ContentDoor,
	search: Search,
	today: Calendar = indianCalendar,
): Promise<Renderer> {
	const answer = (build: ServerBuild, request: Request) => {
		const entry = build.entry.module as unknown as AppEntry;
		const context = new RouterContextProvider();
		context.set(entry.contentContext, content);
		context.set(entry.searchContext, search);
		context.set(entry.siteContext, { publicUrl: env.publicUrl, today: today() });
		return createRequestHandler(build, env.mode)(request, context);
	};
	if (env.mode === "production") {
		const path: string = fileURLToPath(new URL("build/server/index.js", root));
		const build = (await import(path)) as ServerBuild;
		const { laterCode, workerCode, workerWords } = build.entry.module as unknown as AppEntry;
		const assets = fileURLToPath(new URL("build/client/assets", root));
		const { onLight, onDark } = content.read("council", "en").emblem;
		return {
			render: (request) => answer(build, request),
			later: laterCode,
			assets,
			keeping: {
				isOn: env.offline,
				code: workerCode,
				words: workerWords,
				files: await keptFiles(assets, build.assets, [onLight, onDark]),
			},
		};
	}
	const vite = await import("vite");
	const server = await vite.createServer({
		root: fileURLToPath(root),
		appType: "custom",
		server: { middlewareMode: true },
	});
	return {
		render: async (request) =>
			answer((await server.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild, request),
		attach: async (app) => {
			app.addHook("onRequest", (request, reply, done) => {
				server.middlewares(request.raw, reply.raw, () => done());
			});
			app.addHook("onClose", () => server.close());
		},
	};
}
