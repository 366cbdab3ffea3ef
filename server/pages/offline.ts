import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import type { ServerBuild } from "react-router";
import { type Lang, languages, type Text } from "#contract/language.ts";
import { offline } from "#contract/limits.ts";
import { keptPages } from "#contract/offline.ts";
import { pagePath, pages } from "#contract/pages.ts";
import { type StoredBytes, storeBytes } from "../kit/encoded-response.ts";

/** What readers' devices keep for a time without a connection. */
export interface Keeping {
	/** False where the council has switched it off: the worker then takes itself and all it kept away. */
	readonly isOn: boolean;
	/** What the worker does (app/public/offline/worker.inline.js). */
	readonly code: string;
	readonly words: Text;
	readonly files: KeptFiles;
}

interface KeptFiles {
	/** Style sheets, drawings and the council's emblem, without which a page is hard to read. */
	readonly look: readonly string[];
	/** Letters and script, which come last. */
	readonly script: readonly string[];
}

/** Address of a page → the hash of its bytes. */
export type PageHashes = Readonly<Record<string, string>>;

type Manifest = ServerBuild["assets"];

/**
 * The files that the kept pages need: all of the build but what belongs to other pages alone, and the emblem where it is a
 * drawing. No other picture is kept: a reader pays for each.
 */
export async function keptFiles(
	folder: string,
	manifest: Manifest,
	emblems: readonly { readonly src: string; readonly srcset?: string }[],
): Promise<KeptFiles> {
	const others = othersAlone(manifest);
	const files = (await readdir(folder)).map((name) => `/assets/${name}`).filter((file) => !others.has(file));
	const isLook = (file: string) => /\.(css|svg)$/.test(file);
	const drawings = emblems.filter(({ srcset }) => srcset === undefined).map(({ src }) => src);
	return {
		look: [...new Set([...files.filter(isLook), ...drawings])],
		script: files.filter((file) => !isLook(file)),
	};
}

/** The files of pages that are not kept (staff area, search, test pages), without those that others share. */
function othersAlone({ routes, entry, url }: Manifest): Set<string> {
	const kept = new Set(keptPages.map(({ name }) => name));
	const leftOut = new Set(
		pages
			.filter(({ name }) => !kept.has(name))
			.flatMap(({ name }) => languages.map((lang) => `${name}-${lang}`)),
	);
	const all = Object.values(routes).filter((route) => route !== undefined);
	const frames = new Set(all.map(({ parentId }) => parentId));
	const framesOfKept = new Set(all.filter(({ id }) => !leftOut.has(id)).map(({ parentId }) => parentId));
	// In the browser the document's own module and React Router are the staff area's.
	const isOther = ({ id }: { id: string }) =>
		id === "root" || leftOut.has(id) || (frames.has(id) && !framesOfKept.has(id));
	const filesOf = (chosen: typeof all) =>
		chosen.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
	const shared = new Set(filesOf(all.filter((route) => !isOther(route))));
	const ofStaff = [url, entry.module, ...entry.imports];
	return new Set([...ofStaff, ...filesOf(all.filter(isOther))].filter((file) => !shared.has(file)));
}

/** Where the worker keeps out altogether: the staff area, the calls, the test pages. */
const neverKept = [
	"/api",
	...pages
		.filter(({ audience, section }) => audience === "staff" || section === "test")
		.flatMap(({ name }) => languages.map((lang) => pagePath(name, lang))),
];

/** Of the hash, as much as tells two versions of a page apart. */
const hashLetters = 10;

/** The worker as browsers fetch it: what to keep, in which version, and the code. */
export async function workerFile(
	{ isOn, code, words, files }: Keeping,
	hashes: Readonly<Record<Lang, PageHashes>>,
): Promise<StoredBytes> {
	const short = (of: PageHashes) =>
		Object.fromEntries(Object.entries(of).map(([path, hash]) => [path, hash.slice(0, hashLetters)]));
	const content = {
		...files,
		pages: { en: short(hashes.en), hi: short(hashes.hi) },
		standIn: { en: pagePath("offline", "en"), hi: pagePath("offline", "hi") },
		never: neverKept,
		words,
		wait: offline.networkWait,
	};
	const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, hashLetters);
	const kept = isOn ? { version, ...content } : null;
	return storeBytes(`const kept = ${JSON.stringify(kept)};\n${code}`, {
		"content-type": "text/javascript; charset=utf-8",
		"cache-control": "no-cache",
		// Its own, for what it fetches.
		"content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
	});
}
