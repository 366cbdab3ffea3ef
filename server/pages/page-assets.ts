import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** A chunk in Vite's manifest (`build.manifest`). */
export interface Chunk {
	readonly file: string;
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
	readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const entry = "app/entry-server.ts";

export interface PageAssets {
	readonly sheets: ReadonlyMap<string, string>;
	readonly frame: string;
	readonly islands: string;
	/** Files that every page needs offline: fonts, drawings, print styles, the frame's script with its imports. */
	readonly sharedFiles: readonly string[];
	readonly stylesOf: (source: string) => readonly string[];
}

/**
 * Reads the manifests of the build. Each page has one shared sheet and one of its own, as requests delay the first paint.
 * @param folder the build, with `client` and `server` in it
 */
export async function readPageAssets(folder: string): Promise<PageAssets> {
	const server = await manifestIn(join(folder, "server"));
	const client = await manifestIn(join(folder, "client"));
	const texts = new Map<string, string>();
	for (const sheet of new Set(Object.values(server).flatMap(({ css = [] }) => css))) {
		texts.set(sheet, await readFile(join(folder, "server", sheet), "utf8"));
	}
	const sheets = new Map<string, string>();
	const joined = (name: string, of: readonly string[]): string[] => {
		const text = of.map((sheet) => texts.get(sheet) ?? "").join("");
		if (text === "") return [];
		const file = sheetFile(name, text);
		sheets.set(file, text);
		return [`/assets/${file}`];
	};
	const siteSheets = sheetsOf(server, entry);
	const site = joined("site", siteSheets);
	const styles = new Map(
		Object.keys(server).map((source) => [
			source,
			[
				...site,
				...joined(
					"page",
					sheetsOf(server, source).filter((sheet) => !siteSheets.includes(sheet)),
				),
			],
		]),
	);
	const frame = "app/public/script/frame.ts";
	const scriptOf = (source: string) => `/${client[source]?.file}`;
	const styling = Object.values(server)
		.flatMap(({ file, assets = [] }) => [file, ...assets])
		.filter((file) => /\.(woff2|svg)$|\/print-/.test(file));
	const script = [...withImports(client, frame)].map(({ file }) => file);
	return {
		sheets,
		frame: scriptOf(frame),
		islands: scriptOf("app/public/islands.tsx"),
		sharedFiles: [...new Set([...styling, ...script])].map((file) => `/${file}`),
		stylesOf: (source) => styles.get(source) ?? site,
	};
}

/** Appends a council's colours to the shared sheet, to save a request. */
export function withColours(assets: PageAssets, colours: string): PageAssets {
	const { sheets, stylesOf } = assets;
	const [site = ""] = stylesOf(entry);
	const text = (sheets.get(basename(site)) ?? "") + colours;
	const file = sheetFile("site", text);
	return {
		...assets,
		sheets: new Map([[file, text]]),
		stylesOf: (source) => stylesOf(source).map((address) => (address === site ? `/assets/${file}` : address)),
	};
}

export function sheetFile(name: string, text: string): string {
	return `${name}-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.css`;
}

export async function manifestIn(folder: string): Promise<Manifest> {
	return JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
}

/** A chunk and its static imports; itself first, because the entry's style sheet declares the order of the layers. */
export function withImports(manifest: Manifest, key: string, seen = new Set<Chunk>()): Set<Chunk> {
	const chunk = manifest[key];
	if (!chunk || seen.has(chunk)) return seen;
	seen.add(chunk);
	for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
	return seen;
}

function sheetsOf(manifest: Manifest, key: string): string[] {
	return [...new Set([...withImports(manifest, key)].flatMap(({ css = [] }) => css))];
}
