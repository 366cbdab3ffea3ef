import { describe, expect, test } from "vitest";
import { fileAtPath } from "../../contract/files.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { menus } from "../../contract/navigation.ts";
import { pageAtPath, pagePath, pages } from "../../contract/pages.ts";
import { get, html, pathsIn, publicUrl } from "../support/pages.ts";
import { mainOf } from "../support/read-files.ts";
import { town } from "../support/town.ts";

/** The one list of addresses outside the site; embeds and films have theirs beside what they show. */
const outside = new Set([
	...Object.values(town.written.portals).map(({ address }) => address),
	town.read("council", "en").map.embed,
	...town.read("home", "en").social.flatMap(({ embed }) => embed ?? []),
	...town.read("videos", "en").map(({ url }) => url),
]);

describe.each(languages)("the pages in %s", (lang) => {
	test("lead only to addresses of ours that answer", async () => {
		// Each page is answered 200, or it couldn't be read.
		const asked = new Map(pathsIn(lang).map((path) => [path, 200]));
		const broken: string[] = [];
		for (const path of pathsIn(lang)) {
			for (const href of linksOf(await html(path))) {
				if (/^(https?|mailto|tel):/.test(href)) continue;
				const { pathname, search } = new URL(href, publicUrl + path);
				const address = pathname + search;
				const status = asked.get(address) ?? (await get(address, {}, "HEAD")).status;
				asked.set(address, status);
				if (status !== 200) broken.push(`${path} → ${href}: ${status}`);
			}
		}
		expect(broken).toEqual([]);
		expect(asked.size).toBeGreaterThan(pathsIn(lang).length);
	});

	test("lead outside only to addresses of the town's one list", async () => {
		const unknown = new Set<string>();
		for (const path of pathsIn(lang)) {
			for (const href of linksOf(await html(path))) {
				const isOurs = href.startsWith(publicUrl);
				if (/^https?:/.test(href) && !isOurs && !outside.has(href)) unknown.add(`${path}: ${href}`);
			}
		}
		expect([...unknown]).toEqual([]);
	});

	test("stay in their language, but for the switch, lists for a spreadsheet and staff pages", async () => {
		const strays = new Set<string>();
		for (const path of pathsIn(lang)) {
			for (const href of linksOf(await html(path), { ofSwitch: false })) {
				if (!href.startsWith("/") || fileAtPath(href)) continue;
				const isHindi = /^\/hi(\/|\?|#|$)/.test(href);
				if (isHindi !== (lang === "hi")) strays.add(`${path} → ${href}`);
			}
		}
		expect([...strays]).toEqual([]);
	});

	test("the site map names every listed page, and none that is not listed", async () => {
		const links = linksOf(mainOf(await html(pagePath("siteMap", lang))));
		const named = new Set(links.map((href) => pageAtPath(href)?.page.name));
		const expected = pages.filter(({ indexed }) => indexed).map(({ name }) => name);
		expect([...named].filter(Boolean).toSorted()).toEqual(expected.toSorted());
	});

	test("the site map names every portal of the menus, as a link that leaves the site", async () => {
		const main = mainOf(await html(pagePath("siteMap", lang)));
		for (const { label, to } of menus.flatMap(({ entries }) => entries)) {
			if (to === "comingSoon" || !("portal" in to)) continue;
			expect(main).toMatch(new RegExp(`target="_blank"[^>]*>${literally(label[lang])}`));
		}
	});

	test("every listed page is at most three clicks away from home", async () => {
		const clicks = new Map([[pagePath("home", lang), 0]]);
		for (const [path, away] of clicks) {
			if (away === 3) continue;
			for (const href of linksOf(await html(path))) {
				const found = href.startsWith("/") ? pageAtPath(href.replace(/[?#].*/, "")) : undefined;
				if (found?.lang !== lang || found.page.audience !== "public") continue;
				const next = pagePath(found.page.name, lang);
				if (!clicks.has(next)) clicks.set(next, away + 1);
			}
		}
		const far = pages.filter(({ name, indexed }) => indexed && !clicks.has(pagePath(name, lang)));
		expect(far.map(({ name }) => name)).toEqual([]);
	});
});

test("Hindi on an English page is marked as Hindi, so that it is read out rightly", async () => {
	const unmarked: string[] = [];
	for (const path of pathsIn("en")) {
		for (const { text, lang } of textsOf(await html(path))) {
			if (/[ऀ-ॿ]/.test(text) && lang !== "hi") unmarked.push(`${path}: ${text.trim().slice(0, 60)}`);
		}
	}
	expect(unmarked).toEqual([]);
});

test("English sentences on a Hindi page are marked as English", async () => {
	const unmarked: string[] = [];
	for (const path of pathsIn("hi")) {
		for (const { text, lang } of textsOf(await html(path))) {
			// Four Latin words in a row are a sentence; single names, addresses and short forms are read letter by letter anyway.
			if (/[A-Za-z]{2,}(?: [A-Za-z]{2,}){3,}/.test(text) && lang !== "en")
				unmarked.push(`${path}: ${text.trim().slice(0, 60)}`);
		}
	}
	expect(unmarked).toEqual([]);
});

function linksOf(page: string, { ofSwitch = true } = {}): string[] {
	return [...page.matchAll(/<a\s([^>]*)>/g)]
		.filter(([, attributes]) => ofSwitch || !/hreflang=/i.test(attributes ?? ""))
		.flatMap(([, attributes]) => attributes?.match(/href="([^"]*)"/)?.[1] ?? [])
		.map((href) => href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"))
		.filter((href) => href !== "" && !href.startsWith("#"));
}

/** The texts of the body with the language each stands in. */
function textsOf(page: string): { text: string; lang: Lang | string }[] {
	const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|use|path)$/;
	const body = page
		.slice(page.indexOf("<html"))
		.replace(/<(script|style|title)[^>]*>[\s\S]*?<\/\1>/g, "")
		.replace(/<!--[\s\S]*?-->/g, "");
	const stack: string[] = [];
	const texts: { text: string; lang: string }[] = [];
	for (const [, closing, name, attributes, text] of body.matchAll(
		/<(\/?)([a-zA-Z][\w-]*)([^>]*)>|([^<]+)/g,
	)) {
		if (text !== undefined) {
			if (text.trim() !== "") texts.push({ text, lang: stack.at(-1) ?? "" });
		} else if (closing) stack.pop();
		else if (name && !empty.test(name) && !attributes?.endsWith("/"))
			stack.push(attributes?.match(/\slang="([^"]+)"/)?.[1] ?? stack.at(-1) ?? "");
	}
	return texts;
}

function literally(text: string): string {
	return text.replaceAll("&", "&amp;").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
