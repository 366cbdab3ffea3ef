import { afterAll, describe, expect, test } from "vitest";
import { cachedPages } from "#contract/cached-pages.ts";
import { languages } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { type Changes, changedTown, mistakesOf, withTown } from "#server/content/devgarh.fixture.ts";
import { openTown } from "#server/content/from-files.ts";
import { sentence } from "#server/content/mistakes.ts";
import { openSite } from "../support/own-site.ts";
import { mainOf } from "../support/read-files.ts";

/** Every story has an address of its own below the page of all news (§2.15). */
const pond = {
	path: { en: "/news/event/pond", hi: "/hi/news/event/pond" },
	title: { en: "The pond is clean again", hi: "तालाब फिर साफ़ हुआ" },
	text: { en: "Neighbours cleaned it.", hi: "पड़ोसियों ने साफ़ किया।" },
};

const changed = changedTown({ "stories/pond.yaml": (text) => `${text}photos: [emblem.svg, pond.svg]\n` });
const town = openTown(changed);
const { app, env, search, text } = await openSite(town);
afterAll(async () => {
	await app.close();
});

describe.each(languages)("a story in %s", (lang) => {
	test("is a page with title, day, words and picture, and a way back to all news", async () => {
		const { statusCode, body } = await app.inject(pond.path[lang]);
		expect(statusCode).toBe(200);
		const main = mainOf(body);
		expect(main).toMatch(new RegExp(`<h1[^>]*><span>${pond.title[lang]}</span></h1>`));
		expect(main).toMatch(/<time datetime="2026-10-12">/i);
		expect(main).toContain(pond.text[lang]);
		expect(main).toMatch(/<article[\s\S]*<img[^>]*src="\/media\/pond\.svg/);
		expect(main).toContain(`href="${pagePath("news", lang)}"`);
		expect(body).toContain(`<title>${pond.title[lang]} · `);
		expect(body).toContain(`name="description" content="${pond.text[lang]}"`);
		for (const other of languages) expect(body).toContain(`href="${env.publicUrl}${pond.path[other]}"`);
	});

	test("has its other photos below, each with its title", async () => {
		const figures = [...mainOf(await text(pond.path[lang])).matchAll(/<figure>.*?<\/figure>/gs)].map(String);
		expect(figures).toHaveLength(2);
		expect(figures[0]).toMatch(/<img src="\/media\/emblem\.svg/);
		expect(figures[0]).toContain(lang === "en" ? "<figcaption>Emblem<" : "<figcaption>प्रतीक चिह्न<");
	});

	test("stands on the news page with all its words, whose title leads to it", async () => {
		const body = await text(pagePath("news", lang));
		expect(body).toContain(`<a href="${pond.path[lang]}">${pond.title[lang]}</a>`);
		expect(body).toContain(pond.text[lang]);
	});

	test("is told to search engines as a news article, below the page of all news", async () => {
		const body = await text(pond.path[lang]);
		const [, json = "{}"] = /<script type="application\/ld\+json">([^<]*)</.exec(body) ?? [];
		const graph = JSON.parse(json)["@graph"] as Record<string, unknown>[];
		expect(graph.find((thing) => thing["@type"] === "NewsArticle")).toMatchObject({
			headline: pond.title[lang],
			datePublished: "2026-10-12",
			url: env.publicUrl + pond.path[lang],
			image: ["pond", "emblem", "pond"].map((name) => expect.stringContaining(`/media/${name}.svg`)),
		});
		const crumbs = graph.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement as object[];
		expect(crumbs.slice(2)).toMatchObject([
			{ position: 3, item: env.publicUrl + pagePath("news", lang) },
			{ position: 4, name: pond.title[lang] },
		]);
	});

	test("is found by the search, the site map, sitemap.xml and the feed, and without a connection", async () => {
		const { found } = search.find(pond.text[lang], lang);
		expect(found[0]).toMatchObject({ href: pond.path[lang] });
		for (const path of [
			pagePath("siteMap", lang),
			"/sitemap.xml",
			lang === "en" ? "/info/notices/feed.atom" : "/hi/info/notices/feed.atom",
		]) {
			expect(await text(path), path).toContain(pond.path[lang]);
		}
		expect(cachedPages(town.pages).map(({ name }) => town.pages.path(name, lang))).toContain(pond.path[lang]);
	});
});

test("an address without a story is unknown, and names what is near", async () => {
	const { statusCode, body } = await app.inject("/news/event/clean-pond");
	expect(statusCode).toBe(404);
	expect(body).toContain(pond.path.en);
});

test("stories stand newest first, and a town may have none", () => {
	const older: Changes = {
		"stories/a-fair.yaml": () =>
			"title: { en: A fair, hi: मेला }\ndate: 2026-09-01\npicture: pond.svg\nparagraphs: [{ en: It was full., hi: भीड़ रही। }]\n",
	};
	withTown(older, (folder) => {
		expect(Object.keys(openTown(folder).read("stories", "en"))).toEqual(["a-fair", "pond"]);
	});
	expect(mistakesOf({ stories: null })).toEqual([]);
});

test("a page of the council's own can't have a story's address", () => {
	const mistakes = mistakesOf({
		"own-pages/parking.yaml": (text) => text.replace(/^path: .*$/m, "path: /news/event/pond"),
	});
	expect(mistakes.map(sentence).join()).toContain("an address that isn't that of the story pond");
});
