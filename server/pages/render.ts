import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import type { ContentDoor } from "#contract/content/door.ts";
import type { Text } from "#contract/language.ts";
import type { Search } from "#contract/search.ts";
import type { Env } from "../env.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import type { Keeping } from "./offline.ts";
import { readPageAssets } from "./page-assets.ts";
import type { Render } from "./page-handler.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const source = "app/public/entry-server.tsx";

/** What the built `app/public/entry-server.tsx` exports. */
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
	readonly inlineScripts: readonly string[];
	readonly workerCode: string;
	readonly workerWords: Text;
}

export interface Renderer {
	readonly render: Render;
	/** The scripts that run in a page without an address; its policy names them. */
	readonly inlineScripts: () => readonly string[];
	/** The built files, and the style sheets joined of them; none in development. */
	readonly assets?: { readonly folders: readonly string[]; readonly made: ReadonlyMap<string, string> };
	/** What readers' devices cache for a time without a connection; nothing in development. */
	readonly keeping?: Keeping;
	/** Puts the development server in front of the pages. */
	readonly attach?: (app: FastifyInstance) => Promise<void>;
}

/** Makes the function that turns an address into a page, from the build or, in development, from the sources. */
export async function renderer(
	env: Env,
	door: ContentDoor,
	search: Search,
	today: Calendar = indianCalendar,
): Promise<Renderer> {
	const options = (assetsOf: (screen: string) => object | Promise<object>) => ({
		context: { door, search, publicUrl: env.publicUrl, today: today() },
		assetsOf,
		onError: (error: unknown) => console.error(error),
	});
	if (env.mode === "development") return developmentRenderer(options);
	const entry = (await import(`${root}build/server/entry-server.js`)) as Entry;
	const { sheets, frame, islands, look, stylesOf } = await readPageAssets(`${root}build`);
	const assetsOf = (screen: string) => ({ styles: stylesOf(entry.sourceOf(screen)), frame, islands });
	const { onLight, onDark } = door.read("council", "en").emblem;
	return {
		render: (request) => entry.respond(request, options(assetsOf)),
		inlineScripts: () => entry.inlineScripts,
		assets: { folders: [`${root}build/client/assets`, `${root}build/server/assets`], made: sheets },
		keeping: {
			isOn: env.offline,
			code: entry.workerCode,
			words: entry.workerWords,
			emblems: [onLight, onDark],
			frame,
			stylesOf: (page) => stylesOf(entry.sourceOf(page)),
			look,
		},
	};
}

/** The same from the sources, through Vite, with live reload. */
async function developmentRenderer(
	options: (assetsOf: (screen: string) => object | Promise<object>) => Parameters<Entry["respond"]>[1],
): Promise<Renderer> {
	const vite = await import("vite");
	const server = await vite.createServer({ root, server: { middlewareMode: true } });
	const load = async () => (await server.ssrLoadModule(`/${source}`)) as Entry;
	let latest = await load();
	// A page is rendered here, so only loading it again shows a change; style sheets change in place.
	server.watcher.on("change", (file) => {
		if (!file.endsWith(".css")) server.environments.client.hot.send({ type: "full-reload" });
	});
	return {
		inlineScripts: () => latest.inlineScripts,
		render: async (request) => {
			const entry = await load();
			latest = entry;
			const assetsOf = async (screen: string) => {
				await server.ssrLoadModule(`/${entry.sourceOf(screen)}`);
				return {
					styles: [...stylesBelow(server, source), ...stylesBelow(server, entry.sourceOf(screen))],
					frame: "/app/public/script/frame.ts",
					islands: "/app/public/islands.tsx",
					development: "/@vite/client",
				};
			};
			return entry.respond(request, options(assetsOf));
		},
		attach: async (app) => {
			app.addHook("onRequest", (request, reply, done) => {
				server.middlewares(request.raw, reply.raw, () => done());
			});
			app.addHook("onClose", () => server.close());
		},
	};
}

/** The addresses of the style sheets that a source file imports, itself or through others. */
function stylesBelow(server: ViteDevServer, file: string): string[] {
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
