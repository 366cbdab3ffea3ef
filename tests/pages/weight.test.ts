import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** What a page may cost, bytes as sent in brotli (docs/decisions/0013-bytes.md). */
const limits = {
	/** All script of a page; the aim is 105,000, of which React alone is 59,500. */
	script: 89_900,
	/** Every face of the site together. */
	fonts: 41_500,
	/** What Home needs to be seen: its HTML and its style sheets. The aim is 14,000. */
	home: 21_900,
	/** The same of the page in the middle, in each language. The aim is 8,000. */
	median: 15_750,
};

const paths = languages.flatMap((lang) =>
	pages.filter(({ audience }) => audience === "public").map(({ name }) => pagePath(name, lang)),
);

let server: ServerProcess;
beforeAll(async () => {
	// The address stands in every page: with that of a random port a page would weigh up to 60 bytes more or less.
	server = await startServer({ PUBLIC_URL: "https://council.example" });
});
afterAll(async () => {
	await server.stop();
});

const known = new Map<string, Promise<{ text: string; bytes: number }>>();

/** A file of the site, once: its text and how many bytes it is on the way. */
function get(path: string) {
	const asked = known.get(path) ?? fetchOnce(path);
	known.set(path, asked);
	return asked;
}

async function fetchOnce(path: string) {
	const response = await fetch(server.address + path, { headers: { "accept-encoding": "br" } });
	expect(response.status, path).toBe(200);
	return { text: await response.text(), bytes: Number(response.headers.get("content-length")) };
}

const sum = async (files: Iterable<string>) =>
	(await Promise.all([...files].map(get))).reduce((total, { bytes }) => total + bytes, 0);

const styleSheets = (html: string) =>
	new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href as string));

/** The module of a page, which waits in it. */
const heldModule = (html: string) => html.match(/<script type="text\/later">([\s\S]*?)<\/script>/)?.[1] ?? "";

/** Where that is told what the page shows. */
const toldAt = (html: string) => heldModule(html).match(/^import \{ page \} from "([^"]+)"/m)?.[1] ?? "";

/** What a page's module brings in, and what that brings in. */
async function scriptsOf(html: string): Promise<Set<string>> {
	const scripts = new Set<string>();
	const follow = async (code: string): Promise<void> => {
		for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(?:\/assets|\.)\/([\w.-]+\.js)"/g)) {
			const path = `/assets/${name}`;
			if (scripts.has(path)) continue;
			scripts.add(path);
			await follow((await get(path)).text);
		}
	};
	await follow(heldModule(html));
	return scripts;
}

/** HTML and style sheets of a page: what stands between a reader and its first sight. */
async function firstSight(path: string): Promise<number> {
	const { text, bytes } = await get(path);
	return bytes + (await sum(styleSheets(text)));
}

test.each(paths)("%s brings no more script than a page may", async (path) => {
	const scripts = await scriptsOf((await get(path)).text);
	expect([...scripts].filter((name) => /\/(library|site(?!-map))-/.test(name))).toHaveLength(2);
	// React Router leads through the staff area alone.
	expect([...scripts].filter((name) => /\/(router|root|entry\.client|manifest)-/.test(name))).toEqual([]);
	expect(await sum(scripts)).toBeLessThanOrEqual(limits.script);
});

test.each(paths)("%s says what it shows once: what its script must know is asked for later", async (path) => {
	const { text } = await get(path);
	expect(text).not.toMatch(/streamController|const page = /);
	expect((await get(toldAt(text))).text).toMatch(/^const page = \{"build":/m);
});

test.each(paths)(
	"no style sheet of %s asks for a picture, and what its HTML draws comes in one file",
	async (path) => {
		const { text } = await get(path);
		const sheets = await Promise.all([...styleSheets(text)].map(get));
		const named = sheets.flatMap(({ text: css }) =>
			[...css.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address),
		);
		expect(named.filter((address) => !address?.includes(".woff2"))).toEqual([]);
		const drawings = [...text.matchAll(/<use href="([^"#]+)#/g)].map(([, address]) => address ?? "");
		expect([...new Set(drawings)]).toEqual([expect.stringMatching(/\/icons-[\w-]+\.svg$/)]);
	},
);

test("the faces of the site are light enough for any page to show all of them", async () => {
	const css = await Promise.all([...styleSheets((await get("/")).text)].map(get));
	const faces = css.flatMap(({ text }) => [...text.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(String));
	expect(faces).toHaveLength(2);
	expect(await sum(faces)).toBeLessThanOrEqual(limits.fonts);
});

describe.each(languages)("what must be there before a page is seen (%s)", (lang) => {
	test("is light on Home", async () => {
		expect(await firstSight(pagePath("home", lang))).toBeLessThanOrEqual(limits.home);
	});

	test("is light on the page in the middle", async () => {
		const others = paths.filter(
			(path) =>
				(path === "/hi" || path.startsWith("/hi/")) === (lang === "hi") && path !== pagePath("home", lang),
		);
		const bytes = (await Promise.all(others.map(firstSight))).toSorted((one, other) => one - other);
		expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(limits.median);
	});
});

test("the server loads nothing of React that takes pages over: it would hold 2 MB more", () => {
	const folder = new URL("../build/server/", import.meta.url);
	const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".js"),
	);
	const code = modules.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
	expect(code, "what it renders with").toContain('"react-dom/static"');
	expect(code).not.toMatch(/["']react-dom\/client["']/);
});
