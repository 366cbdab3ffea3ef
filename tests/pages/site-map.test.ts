import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#contract/language.ts";
import { menus } from "#contract/navigation.ts";
import { pageAtPath, pagePath, pages } from "#contract/pages.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
	server = await startServer();
});
afterAll(async () => {
	await server.stop();
});

/** Where the links of a page lead, of its main part alone where that is asked for. */
async function linksOf(path: string, { mainOnly = false } = {}): Promise<string[]> {
	const html = await (await fetch(server.address + path)).text();
	const part = mainOnly ? (html.match(/<main[\s\S]*<\/main>/)?.[0] ?? "") : html;
	return [...part.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) =>
		(href ?? "").replaceAll("&amp;", "&"),
	);
}

describe.each(languages)("in %s", (lang) => {
	test("the site map names every listed page, and none that is not listed", async () => {
		const links = await linksOf(pagePath("siteMap", lang), { mainOnly: true });
		const named = new Set(links.map((href) => pageAtPath(href)?.page.name));
		const expected = pages.filter(({ listed }) => listed).map(({ name }) => name);
		expect([...named].filter(Boolean).toSorted()).toEqual(expected.toSorted());
	});

	test("the site map names every portal of the menus, as a link that leaves the site", async () => {
		const html = await (await fetch(server.address + pagePath("siteMap", lang))).text();
		const main = html.match(/<main[\s\S]*<\/main>/)?.[0] ?? "";
		for (const { label, to } of menus.flatMap(({ entries }) => entries)) {
			if (to === "comingSoon" || !("portal" in to)) continue;
			expect(main).toMatch(new RegExp(`target="_blank"[^>]*>${literally(label[lang])}`));
		}
	});

	test("every listed page is at most three clicks away from home", { timeout: 180_000 }, async () => {
		const clicks = new Map([[pagePath("home", lang), 0]]);
		for (const [path, away] of clicks) {
			if (away === 3) continue;
			for (const href of await linksOf(path)) {
				const found = href.startsWith("/") ? pageAtPath(href.replace(/[?#].*/, "")) : undefined;
				if (found?.lang !== lang || found.page.audience !== "public") continue;
				const next = pagePath(found.page.name, lang);
				if (!clicks.has(next)) clicks.set(next, away + 1);
			}
		}
		const far = pages.filter(({ name, listed }) => listed && !clicks.has(pagePath(name, lang)));
		expect(far.map(({ name }) => name)).toEqual([]);
	});
});

function literally(text: string): string {
	return text.replaceAll("&", "&amp;").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
