import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { cachedPages } from "#contract/cached-pages.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import { fileAtPath } from "#contract/files.ts";
import { type Lang, languages, type Text } from "#contract/language.ts";
import { indianMinute } from "#contract/moments.ts";
import { type Page, pageAtPath } from "#contract/pages.ts";
import { type SitePages, screenOf } from "#contract/site-pages.ts";
import { colourSheet } from "../content/colours.ts";
import { type Part, trackReads } from "../kit/track-reads.ts";
import { iconsVersion } from "../pictures/icons.ts";
import type { SiteSearch } from "../search/site-search.ts";
import type { Assets } from "./assets.ts";
import type { OfflineCache } from "./offline.ts";
import { readPageAssets, sheetFile, withColours } from "./page-assets.ts";
import type { Render } from "./page-handler-options.ts";
import { builtStaffBundle, type StaffBundle, staffBase, staffSources } from "./staff-document.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const source = "app/entry-server.ts";

interface Entry {
	readonly respond: (
		request: Request,
		options: {
			readonly context: object;
			readonly assetsOf: (screen: string) => object | Promise<object>;
			readonly onError: (error: unknown) => void;
		},
	) => Promise<Response>;
	readonly sourceOf: (screen: string) => string;
	readonly siteFor: (door: ContentDoor, lang: Lang, publicUrl: string) => object;
	readonly staffDocument: (page: Page, site: object, bundle: StaffBundle, unused: number) => string;
	readonly inlineScripts: readonly string[];
	readonly workerCode: string;
	readonly workerWords: Text;
}

export interface RenderSettings {
	readonly mode: "production" | "development";
	readonly publicUrl: string;
	readonly offline: boolean;
	readonly sessionLife: { readonly unused: number };
}

export interface ContentRenderer {
	readonly render: Render;
	readonly pages: SitePages;
	readonly offlineCache?: OfflineCache;
	readonly sheets: ReadonlyMap<string, string>;
}

export interface Renderer extends ContentRenderer {
	readonly over: (door: ContentDoor, search: SiteSearch, now?: () => number) => ContentRenderer;
	readonly inlineScripts: readonly string[];
	readonly assets: Assets;
	readonly attach?: (app: FastifyInstance) => Promise<void>;
}

export async function createRenderer(
	env: RenderSettings,
	door: ContentDoor,
	search: SiteSearch,
	now: () => number = Date.now,
): Promise<Renderer> {
	const answer: Answer = async (content, reads, entry, request, assetsOf, staff, visit) => {
		const { door, search } = trackReads(content, reads);
		const { pathname, searchParams } = new URL(request.url);
		const page = pageAtPath(pathname)?.page;
		const isSearch = page?.name === "search" || fileAtPath(pathname)?.file.writer === "search-suggestions";
		if (isSearch && searchParams.has("q")) await content.search.ready();
		if (page?.audience === "staff") {
			const site = entry.siteFor(door, languages[0], env.publicUrl);
			const html = entry.staffDocument(page, site, staff, env.sessionLife.unused);
			return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
		}
		const now = indianMinute(content.now());
		const context = {
			door,
			search,
			publicUrl: env.publicUrl,
			iconsVersion: iconsVersion(door),
			today: now.slice(0, 10),
			now,
			visit,
		};
		return entry.respond(request, { context, assetsOf, onError: (error) => console.error(error) });
	};
	if (env.mode === "development") return createDevelopmentRenderer({ door, search, now }, answer);
	const entry = (await import(new URL("../../build/server/entry-server.js", import.meta.url).href)) as Entry;
	const built = await readPageAssets(`${root}build`);
	const staff = await builtStaffBundle(`${root}build/staff`);
	const over: Renderer["over"] = (door, search, moment = now) => {
		const { onLight, onDark } = door.read("council", "en").emblem;
		const colours = ownSheet(door);
		const { sheets, frame, islands, sharedFiles, stylesOf } = colours
			? withColours(built, colours.text)
			: built;
		const assetsOf = (screen: string) => ({ styles: stylesOf(entry.sourceOf(screen)), frame, islands });
		const desk = withOwnSheet(staff, colours?.address);
		return {
			pages: door.pages,
			render: (request, reads, visit) =>
				answer({ door, search, now: moment }, reads, entry, request, assetsOf, desk, visit),
			sheets: colours ? new Map([...sheets, [colours.file, colours.text]]) : sheets,
			offlineCache: {
				isOn: env.offline,
				code: entry.workerCode,
				words: entry.workerWords,
				emblems: [onLight, onDark],
				pages: cachedPages(door.pages),
				stylesOf: (page) => stylesOf(entry.sourceOf(screenOf({ name: page }))),
				sharedFiles,
			},
		};
	};
	return {
		...over(door, search),
		over,
		inlineScripts: entry.inlineScripts,
		assets: {
			folders: ["client", "server", "staff"].map((bundle) => `${root}build/${bundle}/assets`),
			generated: built.sheets,
		},
	};
}

interface OwnSheet {
	readonly file: string;
	readonly text: string;
	readonly address: string;
}

function ownSheet(door: ContentDoor): OwnSheet | undefined {
	const text = colourSheet(door.read("council", languages[0]).colours);
	if (text === undefined) return undefined;
	const file = sheetFile("colours", text);
	return { file, text, address: `/assets/${file}` };
}

/** The desk in the council's colours, as a sheet of their own, because its script loads sheets by their built names. */
function withOwnSheet(staff: StaffBundle, address: string | undefined): StaffBundle {
	return address === undefined ? staff : { ...staff, styles: [...staff.styles, address] };
}

interface Content {
	readonly door: ContentDoor;
	readonly search: SiteSearch;
	readonly now: () => number;
}

type Answer = (
	content: Content,
	reads: Set<Part>,
	entry: Entry,
	request: Request,
	assetsOf: (screen: string) => object | Promise<object>,
	staff: StaffBundle,
	visit: object | undefined,
) => Promise<Response>;

async function createDevelopmentRenderer(content: Content, answer: Answer): Promise<Renderer> {
	const vite = await import("vite");
	const server = await vite.createServer({ root, server: { middlewareMode: true } });
	const desk = await vite.createServer({
		root,
		configFile: `${root}vite.staff.config.ts`,
		appType: "custom",
		base: staffBase,
		// The other server's web socket has the default port.
		server: { middlewareMode: true, hmr: { port: 24679 } },
	});
	server.watcher.on("change", (file) => {
		const isRendered = server.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
		if (isRendered && !file.endsWith(".css")) server.environments.client.hot.send({ type: "full-reload" });
	});
	const over: Renderer["over"] = (door, search, now = content.now) => {
		const colours = ownSheet(door);
		return {
			pages: door.pages,
			sheets: new Map(colours ? [[colours.file, colours.text]] : []),
			render: async (request, reads, visit) => {
				const { pathname } = new URL(request.url);
				const entry = (await server.ssrLoadModule(`/${source}`)) as Entry;
				const assetsOf = async (screen: string) => {
					await server.ssrLoadModule(`/${entry.sourceOf(screen)}`);
					return {
						styles: [
							...importedStyles(server, source),
							...importedStyles(server, entry.sourceOf(screen)),
							...(colours ? [colours.address] : []),
						],
						frame: "/app/public/script/frame.ts",
						islands: "/app/public/islands.tsx",
						development: "/@vite/client",
					};
				};
				// Vite would put its base before an address without a host.
				const own = colours && new URL(colours.address, request.url).href;
				const bundle = withOwnSheet(staffSources, own);
				const response = await answer({ door, search, now }, reads, entry, request, assetsOf, bundle, visit);
				if (pageAtPath(pathname)?.page.audience !== "staff") return response;
				const html = await desk.transformIndexHtml(pathname, await response.text());
				return new Response(html, { headers: response.headers });
			},
		};
	};
	return {
		...over(content.door, content.search),
		over,
		inlineScripts: [],
		assets: { folders: [], generated: new Map() },
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

function importedStyles(server: ViteDevServer, file: string): string[] {
	const { moduleGraph } = server.environments.ssr;
	const seen = new Set<unknown>();
	const styles = new Set<string>();
	const walk = (module: ReturnType<typeof moduleGraph.getModuleById>) => {
		if (!module || seen.has(module)) return;
		seen.add(module);
		if (/\.css$/.test(module.url)) styles.add(module.url);
		for (const imported of module.importedModules) walk(imported);
	};
	walk(moduleGraph.getModuleById(`${root}${file}`));
	return [...styles];
}
