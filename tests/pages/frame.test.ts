import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inlineScripts } from "../../app/public/frame/inline-code.ts";
import { languages } from "../../contract/language.ts";
import { type PageName, pagePath, pages } from "../../contract/pages.ts";
import { readHtml, readPage } from "../support/read-page.ts";
import { startServer } from "../support/server-process.ts";
import { shared } from "../support/shared.ts";

/** The frame of every page, without script; how menus open and fold is in frame.spec.ts. */
const home = await readPage("/");

test("the top bar carries the council's name in both scripts, HelpLine and Email us", () => {
	const bar = home.named("section", "Language, display and contact");
	expect(bar.all('[lang="hi"]')[0]?.text).toMatch(/[ऀ-ॿ]/);
	for (const name of ["HelpLine", "Email us"]) {
		const link = bar.all("a").find(({ text }) => text === name);
		expect(link?.attributes.href).toBe("/contact-helpline");
	}
});

test("the emblem and name lead home, beside the flag and the G20 mark", async () => {
	const header = (await readPage("/help")).all("header")[0];
	expect(header?.all("a")[0]?.attributes.href).toBe("/");
	const marks = header?.all("img").map(({ attributes: { alt } }) => alt);
	expect(marks).toEqual(expect.arrayContaining(["National flag of India", "G20"]));
});

test("entries that leave the site open in a new tab and say so; the others stay", () => {
	const links = home.named("nav", "Main menu").all("a");
	expect(links.length).toBeGreaterThan(20);
	for (const { attributes, text } of links) {
		if (attributes.href?.startsWith("http")) {
			expect(attributes).toMatchObject({ target: "_blank", rel: "noopener noreferrer" });
			expect(text).toContain("(opens in a new tab)");
		} else {
			expect(attributes.href).toMatch(/^\//);
			expect(attributes.target).toBeUndefined();
		}
	}
});

test.each([
	["/help", "Find us", "Directions"],
	["/hi/help", "हमारा पता", "रास्ता देखें"],
])("below every page a plain link opens the phone's own map at the office: %s", async (path, where, name) => {
	const links = (await readPage(path)).named("section", where).all('a[target="_blank"]');
	expect(links.map(({ attributes, text }) => [attributes.href, text])).toEqual([
		["https://www.openstreetmap.org/?mlat=28.9&mlon=77.6#map=14/28.9/77.6", expect.stringContaining(name)],
	]);
});

test("the style sheet for paper needs no script", () => {
	home.the('head > link[media="print"]');
});

test("no link of Home leads to the test page", () => {
	expect(home.all('a[href$="/userlist"]')).toEqual([]);
});

test.each([
	["wards", ""],
	["acts", "?q=2016"],
	["wards", "?q=12"],
	["achievements", "?q=smart"],
	["photoGallery", "?page=3"],
	["directory", "?section=employees&q=kumar&sort=name"],
	["oldAgePension", "?scheme=widow"],
	["news", "?photo=2"],
] as readonly (readonly [PageName, string])[])(
	"the language switch keeps %s and %s",
	async (name, search) => {
		for (const [lang, other] of [
			["en", "hi"],
			["hi", "en"],
		] as const) {
			const page = await readPage(pagePath(name, lang) + search);
			expect(page.the("html").attributes.lang).toBe(lang);
			expect(page.the(`a[hreflang="${other}"]`).attributes.href).toBe(pagePath(name, other) + search);
		}
	},
);

test("no page forbids the browser to keep it for Back, by its header or by what its script listens to", async () => {
	const site = await shared("site");
	const forbidding: string[] = [];
	const paths = languages.flatMap((lang) =>
		pages.filter(({ audience }) => audience === "public").map(({ name }) => pagePath(name, lang)),
	);
	for (const path of paths) {
		const { status, headers } = await fetch(site + path, { method: "HEAD" });
		if (status !== 200 || headers.get("cache-control")?.includes("no-store")) forbidding.push(path);
	}
	// The policy allows no other inline script than these.
	expect(inlineScripts.length).toBeGreaterThan(2);
	forbidding.push(...inlineScripts.filter((code) => code.includes("unload")));
	const folder = new URL("../../build/client/assets/", import.meta.url);
	const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(10);
	for (const name of scripts) {
		if (readFileSync(new URL(name, folder), "utf8").includes("unload")) forbidding.push(name);
	}
	expect(forbidding).toEqual([]);
});

test("the page of all parts shows every example in development, and does not exist in production", async () => {
	await readPage("/dev/parts", 404);
	const development = await startServer({ NODE_ENV: "development" });
	const parts = readHtml(await (await fetch(`${development.address}/dev/parts`)).text());
	await development.stop();
	const heads = parts.all("main h2").map(({ text }) => text);
	expect(heads).toContain("button");
	expect(parts.all("main figure").length).toBeGreaterThan(heads.length);
});
