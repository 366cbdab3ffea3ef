import sharp from "sharp";
import { expect, test } from "vitest";
import { appIcons } from "../../contract/app-icons.ts";
import { filePath } from "../../contract/files.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { get, html } from "../support/pages.ts";
import { town } from "../support/town.ts";

const manifest = async (lang: Lang) => {
	const answer = await get(filePath("manifest", lang));
	expect(answer.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
	return answer.json();
};

test.each(languages)(
	"a phone finds the site's name, its first page and its short cuts in %s",
	async (lang) => {
		const council = town.read("council", lang);
		expect(await html(pagePath("contact", lang))).toContain(
			`<link rel="manifest" href="${filePath("manifest", lang)}"/>`,
		);
		const { name, short_name, lang: said, start_url, shortcuts } = await manifest(lang);
		expect({ name, short_name, said, start_url }).toEqual({
			name: council.name,
			short_name: council.town,
			said: lang,
			start_url: pagePath("home", lang),
		});
		expect(shortcuts.length).toBeGreaterThan(2);
		for (const { url } of shortcuts) expect((await get(url)).status, url).toBe(200);
	},
);

test("its icons are pictures of the sizes they promise, made of the council's emblem", async () => {
	const { icons } = await manifest("en");
	expect(icons.length).toBe(appIcons.length);
	for (const { src, sizes, purpose } of icons) {
		const answer = await get(src);
		expect(answer.headers.get("content-type"), src).toBe("image/png");
		expect(answer.headers.get("cache-control"), src).toContain("immutable");
		const unversioned = await get(src.replace(/\?.*/, ""));
		expect(unversioned.headers.get("cache-control"), src).toBe("public, no-cache");
		const picture = sharp(Buffer.from(await answer.arrayBuffer()));
		const { width, height, format } = await picture.metadata();
		expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
		const { channels, isOpaque } = await picture.stats();
		// The phone cuts its own shape out of the one without transparent corners.
		expect(isOpaque, src).toBe(purpose === "maskable");
		expect(
			channels.some(({ stdev }) => stdev > 20),
			`something is drawn on ${src}`,
		).toBe(true);
	}
	expect((await get("/icons/other.png")).status).toBe(404);
});
