import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filePath } from "../../contract/files.ts";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { get, pathsIn } from "../support/pages.ts";

/** Most bytes of a page as sent in brotli. A limit may only fall. */
const limits = {
	/** Script of a page that is only read. */
	reading: 3_450,
	/** Script of a page whose every island was touched; React alone is 60,000. */
	all: 84_000,
	/** Files that a search box fetches on focus: the script of its suggestions and the names that it knows. */
	suggesting: 8_000,
	/** Both faces of the site together. */
	fonts: 41_500,
	/** Files that Home needs to be seen: its HTML and its style sheets. */
	home: 23_700,
	/** The same of the form of a report: it opens on the oldest phones and lines. */
	report: 20_000,
	/** The same of the page in the middle of the site's own, in each language. */
	median: 17_700,
};

const build = new URL("../../build/", import.meta.url);

const fetched = new Map<string, Promise<{ text: string; bytes: number }>>();

/** A file of the site, once: its text and how many bytes it is on the way. */
function sent(path: string) {
	const answer = fetched.get(path) ?? fetchOnce(path);
	fetched.set(path, answer);
	return answer;
}

async function fetchOnce(path: string) {
	const response = await get(path, { "accept-encoding": "br" });
	expect(response.status, path).toBe(200);
	return { text: await response.text(), bytes: Number(response.headers.get("content-length")) };
}

const sum = async (files: Iterable<string>) =>
	(await Promise.all([...files].map(sent))).reduce((total, { bytes }) => total + bytes, 0);

interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
	readFileSync(new URL("client/.vite/manifest.json", build), "utf8"),
);

/** The scripts that a source file brings: its own, and all that it imports. */
function scriptsOf(source: string, files = new Set<string>()): Set<string> {
	const chunk = manifest[source];
	if (!chunk) throw new Error(`The build has no ${source}`);
	const file = `/${chunk.file}`;
	if (files.has(file)) return files;
	files.add(file);
	for (const imported of chunk.imports ?? []) scriptsOf(imported, files);
	return files;
}

const islandsIn = (html: string) => [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name);

const sourceOfIsland = (name: string | undefined) =>
	Object.keys(manifest).find((source) => source.endsWith(`/${name}.island.tsx`)) ?? `${name}.island.tsx`;

const forReading = () => scriptsOf("app/public/script/frame.ts");

const styleSheets = (html: string) =>
	new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href as string));

/** HTML and style sheets of a page: what a reader waits for before the first sight. */
async function firstSight(path: string): Promise<number> {
	const { text, bytes } = await sent(path);
	return bytes + (await sum(styleSheets(text)));
}

test("a page that is only read carries no React and few bytes of script", async () => {
	expect([...forReading()].filter((file) => /react/.test(file))).toEqual([]);
	expect(await sum(forReading())).toBeLessThanOrEqual(limits.reading);
});

test.each(languages)("a search box fetches little when somebody is in it (%s)", async (lang) => {
	const own = [...scriptsOf("app/public/script/suggestions.ts")].filter((file) => !forReading().has(file));
	expect(own.filter((file) => /react/.test(file))).toEqual([]);
	const bytes = await sum([...own, filePath("searchSuggestions", lang)]);
	expect(bytes).toBeLessThanOrEqual(limits.suggesting);
});

test.each(languages)(
	"the form of a report needs little to be seen, and its own script waits (%s)",
	async (lang) => {
		const path = `${pagePath("report", lang)}?category=pole-danger`;
		expect(await firstSight(path)).toBeLessThanOrEqual(limits.report);
		expect([...forReading()].some((file) => scriptsOf("app/public/script/complaint.ts").has(file))).toBe(
			false,
		);
		expect((await sent(path)).text).not.toContain("/assets/complaint-");
	},
);

describe.each(languages)("on every page in %s", (lang) => {
	test("each island is one that the build has, and all together are light enough", async () => {
		for (const path of pathsIn(lang)) {
			const { text } = await sent(path);
			const files = forReading();
			for (const source of ["app/public/islands.tsx", ...islandsIn(text).map(sourceOfIsland)]) {
				for (const file of scriptsOf(source)) files.add(file);
			}
			expect(await sum(files), path).toBeLessThanOrEqual(limits.all);
		}
	});

	test("no style sheet asks for a picture, and what the HTML draws comes in one file", async () => {
		for (const path of pathsIn(lang)) {
			const { text } = await sent(path);
			const sheets = await Promise.all([...styleSheets(text)].map(sent));
			// The build leaves "module" out of the classes, in a page as in its sheets.
			const css = sheets.map(({ text }) => text).join();
			const classes = new Set(
				[...text.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
			);
			const unstyled = [...classes].filter(
				(name) => /-[a-z]+[A-Z]|-module/.test(name) && !css.includes(`.${name}`),
			);
			expect(unstyled, path).toEqual([]);
			const named = sheets.flatMap(({ text: css }) =>
				[...css.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address),
			);
			expect(named.filter((address) => !address?.includes(".woff2"))).toEqual([]);
			const drawings = [...text.matchAll(/<use href="([^"#]+)#/g)].map(([, address]) => address ?? "");
			expect([...new Set(drawings)], path).toEqual([expect.stringMatching(/\/icons-[\w-]+\.svg$/)]);
		}
	});
});

test("the faces of the site are light enough for any page to show all of them", async () => {
	const css = await Promise.all([...styleSheets((await sent("/")).text)].map(sent));
	const faces = css.flatMap(({ text }) => [...text.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(String));
	expect(faces).toHaveLength(2);
	expect(await sum(faces)).toBeLessThanOrEqual(limits.fonts);
});

describe.each(languages)("what must be there before a page is seen (%s)", (lang) => {
	test("is light on Home", async () => {
		expect(await firstSight(pagePath("home", lang))).toBeLessThanOrEqual(limits.home);
	});

	test("is light on the page in the middle", async () => {
		const others = pages.filter(({ audience, name }) => audience === "public" && name !== "home");
		const bytes = await Promise.all(others.map(({ name }) => firstSight(pagePath(name, lang))));
		bytes.sort((one, other) => one - other);
		expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(limits.median);
	});
});

test("the server loads nothing of React that hydrates: it would hold 2 MB more", () => {
	const folder = new URL("server/", build);
	const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".js"),
	);
	const code = modules.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
	expect(code, "what it renders with").toContain('"react-dom/static"');
	expect(code).not.toMatch(/["']react-dom\/client["']/);
});
