import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { fileAtPath } from "../../contract/files.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { openTown } from "../../server/content/from-files.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const town = fileURLToPath(new URL("../../town", import.meta.url));

/** The one list of addresses outside the site; embeds and films have theirs beside what they show. */
const outside = new Set([
	...Object.values(
		parseYaml(readFileSync(`${town}/portals.yaml`, "utf8")) as Record<string, { address: string }>,
	).map(({ address }) => address),
	...[openTown(town)].flatMap((door) => [
		door.read("council", "en").map.embed,
		...door.read("home", "en").social.flatMap(({ embed }) => embed ?? []),
		...door.read("videos", "en").map(({ url }) => url),
	]),
]);

let server: ServerProcess;
beforeAll(async () => {
	server = await startServer();
});
afterAll(async () => {
	await server.stop();
});

const publicPages = pages.filter((page) => page.audience === "public");

describe.each(languages)("the pages in %s", (lang) => {
	test("lead only to addresses of ours that answer", { timeout: 180_000 }, async () => {
		const asked = new Map<string, number>();
		const broken: string[] = [];
		for (const page of publicPages) {
			const path = pagePath(page.name, lang);
			for (const href of linksOf(await html(path))) {
				if (/^(https?|mailto|tel):/.test(href)) continue;
				const { pathname, search } = new URL(href, server.address + path);
				const address = pathname + search;
				const status = asked.get(address) ?? (await fetch(server.address + address)).status;
				asked.set(address, status);
				if (status !== 200) broken.push(`${path} → ${href}: ${status}`);
			}
		}
		expect(broken).toEqual([]);
		expect(asked.size).toBeGreaterThan(publicPages.length);
	});

	test("lead outside only to addresses of the town's one list", async () => {
		const unknown = new Set<string>();
		for (const page of publicPages) {
			for (const href of linksOf(await html(pagePath(page.name, lang)))) {
				const isOurs = href.startsWith("http://localhost");
				if (/^https?:/.test(href) && !isOurs && !outside.has(href)) unknown.add(`${page.name}: ${href}`);
			}
		}
		expect([...unknown]).toEqual([]);
	});

	test("stay in their language, but for the switch, lists for a spreadsheet and staff pages", async () => {
		const strays = new Set<string>();
		for (const page of publicPages) {
			const path = pagePath(page.name, lang);
			for (const href of linksOf(await html(path), { ofSwitch: false })) {
				if (!href.startsWith("/") || fileAtPath(href)) continue;
				const isHindi = /^\/hi(\/|\?|#|$)/.test(href);
				if (isHindi !== (lang === "hi")) strays.add(`${path} → ${href}`);
			}
		}
		expect([...strays]).toEqual([]);
	});
});

test("Hindi on an English page is marked as Hindi, so that it is read out rightly", async () => {
	const unmarked: string[] = [];
	for (const page of publicPages) {
		const path = pagePath(page.name, "en");
		for (const { text, lang } of textsOf(await html(path))) {
			if (/[ऀ-ॿ]/.test(text) && lang !== "hi") unmarked.push(`${path}: ${text.trim().slice(0, 60)}`);
		}
	}
	expect(unmarked).toEqual([]);
});

test("English sentences on a Hindi page are marked as English", async () => {
	const unmarked: string[] = [];
	for (const page of publicPages) {
		const path = pagePath(page.name, "hi");
		for (const { text, lang } of textsOf(await html(path))) {
			// Four Latin words in a row are a sentence; single names, addresses and short forms are read letter by letter anyway.
			if (/[A-Za-z]{2,}(?: [A-Za-z]{2,}){3,}/.test(text) && lang !== "en")
				unmarked.push(`${path}: ${text.trim().slice(0, 60)}`);
		}
	}
	expect(unmarked).toEqual([]);
});

const kept = new Map<string, Promise<string>>();

function html(path: string): Promise<string> {
	let text = kept.get(path);
	if (!text) {
		text = fetch(server.address + path).then((answer) => answer.text());
		kept.set(path, text);
	}
	return text;
}

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
