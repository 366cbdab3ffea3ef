import type { Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { pixelsTooWide } from "../support/accessibility.ts";
import { expect, test } from "../support/site.ts";

const publicPages = pages.filter(({ audience }) => audience === "public");

for (const lang of languages) {
	test(`in the largest letters on the narrowest phone no heading breaks inside a word, and nothing stands out sideways (${lang})`, async ({
		page,
	}) => {
		test.setTimeout(180_000);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(pagePath("home", lang));
		await page.evaluate(() => localStorage.setItem("size", "4"));
		const faults: Record<string, unknown> = {};
		for (const { name } of publicPages) {
			const path = pagePath(name, lang);
			await page.goto(path, { waitUntil: "domcontentloaded" });
			const broken = await brokenWords(page);
			const tooWide = await pixelsTooWide(page);
			if (broken.length > 0 || tooWide > 0) faults[path] = { broken, tooWide };
		}
		expect(faults).toEqual({});
	});
}

/** Words of the page's headings that stand on two lines. A hyphen or a stroke is a place to break. */
function brokenWords(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		const broken: string[] = [];
		for (const heading of document.querySelectorAll(":is(h1, h2, h3)")) {
			const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
				for (const { 0: word, index } of text.data.matchAll(/[^\s/–-]+/g)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
					// Words for screen readers alone stand in a box of one pixel.
					if (text.parentElement?.closest(".visually-hidden")) continue;
					if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
				}
			}
		}
		return broken;
	});
}
