import { createHash } from "node:crypto";
import { cachedPages } from "#contract/cached-pages.ts";
import { inEveryLanguage, type Lang, language, languages, type Text } from "#contract/language.ts";
import { offline } from "#contract/limits.ts";
import { pagePath, pages } from "#contract/pages.ts";
import { type EncodedResponse, encodeResponse } from "../kit/encoded-response.ts";

/** What readers' devices cache for a time without a connection. */
export interface OfflineCache {
	/** False where the council has switched it off: the worker then removes itself and its caches. */
	readonly isOn: boolean;
	/** What the worker does (app/public/offline/worker.inline.js). */
	readonly code: string;
	readonly words: Text;
	/** The council's emblem; no other picture is cached: a reader pays for each. */
	readonly emblems: readonly { readonly src: string; readonly srcset?: string }[];
	readonly stylesOf: (page: string) => readonly string[];
	/** Files of the build that every page needs. */
	readonly ofEveryPage: readonly string[];
}

/** Address of a page → the hash of its bytes. */
export type PageHashes = Readonly<Record<string, string>>;

/** What the worker never handles: the staff area, the calls, the test pages. */
const neverCached = [
	"/api",
	...pages
		.filter(({ audience, section }) => audience === "staff" || section === "test")
		.flatMap(({ name }) => languages.map((lang) => pagePath(name, lang))),
];

/** Of the hash, as much as tells two versions of a page apart. */
const hashLetters = 10;

/** The files that make a cached page readable; the emblem only where it is a drawing. */
function filesOf({ emblems, stylesOf, ofEveryPage }: OfflineCache): readonly string[] {
	const drawings = emblems.filter(({ srcset }) => srcset === undefined).map(({ src }) => src);
	return [...new Set([...cachedPages.flatMap(({ name }) => stylesOf(name)), ...ofEveryPage, ...drawings])];
}

/** The worker as browsers fetch it: what to cache, in which version, and the code. */
export async function workerFile(
	offlineCache: OfflineCache,
	hashes: Readonly<Record<Lang, PageHashes>>,
): Promise<EncodedResponse> {
	const short = (of: PageHashes) =>
		Object.fromEntries(Object.entries(of).map(([path, hash]) => [path, hash.slice(0, hashLetters)]));
	const { isOn, code, words } = offlineCache;
	const content = {
		files: filesOf(offlineCache),
		pages: inEveryLanguage((lang) => short(hashes[lang])),
		// What the addresses of a language begin with.
		prefixes: inEveryLanguage((lang) => language(lang).prefix),
		standIn: inEveryLanguage((lang) => pagePath("offline", lang)),
		never: neverCached,
		words,
		wait: offline.networkWait,
	};
	const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, hashLetters);
	const listed = isOn ? { version, ...content } : null;
	return encodeResponse(`const cached = ${JSON.stringify(listed)};\n${code}`, {
		"content-type": "text/javascript; charset=utf-8",
		"cache-control": "no-cache",
		// Its own, for what it fetches.
		"content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
	});
}
