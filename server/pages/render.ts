import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ContentDoor } from "#contract/content/door.ts";
import type { Lang, Text } from "#contract/language.ts";
import { type Page, pageAtPath } from "#contract/pages.ts";
import type { Search } from "#contract/search.ts";
import type { Env } from "../env.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { type Keeping, keptFiles } from "./offline.ts";
import type { Render } from "./page-handler.ts";
import { builtStaffBundle, type StaffBundle, staffBase, staffSources } from "./staff-document.ts";

const root = new URL("../../", import.meta.url);

/** What the app's `entry.server` hands out besides the page itself: the keys its loaders look things up by. */
interface AppEntry {
	readonly contentContext: Parameters<RouterContextProvider["set"]>[0];
	readonly searchContext: Parameters<RouterContextProvider["set"]>[0];
	readonly siteContext: Parameters<RouterContextProvider["set"]>[0];
	readonly laterCode: string;
	readonly workerCode: string;
	readonly workerWords: Text;
	readonly siteFor: (door: ContentDoor, lang: Lang, publicUrl: string) => unknown;
	readonly staffDocument: (page: Page, site: unknown, bundle: StaffBundle) => string;
}

export interface Renderer {
	readonly render: Render;
	/** The loader that starts a page's script after its content; none in development. */
	readonly later?: string;
	/** Folders of hashed files that go with the build; none in development. */
	readonly assets?: readonly string[];
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
	const answer = (build: ServerBuild, request: Request, staff: StaffBundle) => {
		const entry = build.entry.module as unknown as AppEntry;
		const page = pageAtPath(new URL(request.url).pathname)?.page;
		if (page?.audience === "staff") {
			const site = entry.siteFor(content, "en", env.publicUrl);
			const html = entry.staffDocument(page, site, staff);
			return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
		}
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
		const staffFolder = fileURLToPath(new URL("build/staff", root));
		const staff = await builtStaffBundle(staffFolder);
		const { onLight, onDark } = content.read("council", "en").emblem;
		return {
			render: async (request) => answer(build, request, staff),
			later: laterCode,
			assets: [assets, join(staffFolder, "assets")],
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
	const desk = await vite.createServer({
		root: fileURLToPath(root),
		configFile: fileURLToPath(new URL("vite.staff.config.ts", root)),
		appType: "custom",
		base: staffBase,
		// Its web socket needs a port besides the other server's.
		server: { middlewareMode: true, hmr: { port: 24679 } },
	});
	return {
		render: async (request) => {
			const build = (await server.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
			const response = await answer(build, request, staffSources);
			const { pathname } = new URL(request.url);
			if (pageAtPath(pathname)?.page.audience !== "staff") return response;
			const html = await desk.transformIndexHtml(pathname, await response.text());
			return new Response(html, { headers: response.headers });
		},
		attach: async (app) => {
			app.addHook("onRequest", (request, reply, done) => {
				const { middlewares } = request.url.startsWith(staffBase) ? desk : server;
				middlewares(request.raw, reply.raw, () => done());
			});
			app.addHook("onClose", async () => {
				await Promise.all([server.close(), desk.close()]);
			});
		},
	};
}
