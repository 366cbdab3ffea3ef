import { createHash } from "node:crypto";
import { inEveryLanguage, type Lang, language, languages, type Text } from "#contract/language.ts";
import { pagePath, pages } from "#contract/pages.ts";
import { offline } from "#contract/site/limits.ts";
import type { SitePage } from "#contract/site-pages.ts";
import { encodeResponse } from "../kit/encoded-response.ts";

export interface OfflineCache {
	/** False makes the worker unregister and delete its caches. */
	readonly isOn: boolean;
	readonly code: string;
	readonly words: Text;
	/** Emblem; other pictures aren't cached, because readers pay for data. */
	readonly emblems: readonly { readonly src: string; readonly srcset?: string }[];
	readonly pages: readonly SitePage[];
	readonly stylesOf: (page: string) => readonly string[];
	readonly sharedFiles: readonly string[];
}

export type PageHashes = Readonly<Record<string, string>>;

const neverCached = [
	"/api",
	...pages
		.filter(({ section }) => section === "test")
		.flatMap(({ name }) => languages.map((lang) => pagePath(name, lang))),
];

/** Never cached; without a connection the offline page replaces them. */
const staffPaths = pages.filter(({ audience }) => audience === "staff").map(({ path }) => path);

const hashLength = 10;

function filesOf({ emblems, pages, stylesOf, sharedFiles }: OfflineCache): readonly string[] {
	const drawings = emblems.filter(({ srcset }) => srcset === undefined).map(({ src }) => src);
	return [...new Set([...pages.flatMap(({ name }) => stylesOf(name)), ...sharedFiles, ...drawings])];
}

export async function workerFile(offlineCache: OfflineCache, hashes: Readonly<Record<Lang, PageHashes>>) {
	const short = (of: PageHashes) =>
		Object.fromEntries(Object.entries(of).map(([path, hash]) => [path, hash.slice(0, hashLength)]));
	const { isOn, code, words } = offlineCache;
	const content = {
		files: filesOf(offlineCache),
		pages: inEveryLanguage((lang) => short(hashes[lang])),
		prefixes: inEveryLanguage((lang) => language(lang).prefix),
		standIn: inEveryLanguage((lang) => pagePath("offline", lang)),
		never: neverCached,
		staff: staffPaths,
		words,
		wait: offline.networkWait,
	};
	const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, hashLength);
	const listed = isOn ? { version, ...content } : null;
	return encodeResponse(`const cached = ${JSON.stringify(listed)};\n${code}`, {
		"content-type": "text/javascript; charset=utf-8",
		"cache-control": "no-cache",
		// A worker's own policy applies to what it fetches.
		"content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
	});
}
