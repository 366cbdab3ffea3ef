import type { Page } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { descriptions } from "../../contract/page-descriptions.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { drawAll, faults, pixelsTooWide } from "../support/accessibility.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** The narrow phone of WCAG 1.4.10, the first tablet, and a desk. */
const widths = [
	{ width: 320, height: 640 },
	{ width: 768, height: 1024 },
	{ width: 1366, height: 768 },
];

const publicPages = pages.filter((page) => page.audience === "public");

for (const page of publicPages) {
	for (const lang of languages) {
		const path = pagePath(page.name, lang);

		test.describe(path, () => {
			test("has its own title, description, language and one h1, and says the same without JavaScript", async ({
				page: tab,
				plain: without,
			}) => {
				await tab.goto(path);
				await expect(tab.locator("html")).toHaveAttribute("lang", lang);
				await expect(tab.locator("h1")).toHaveCount(1);
				if (page.name !== "home")
					await expect(tab).toHaveTitle(new RegExp(`^${literally(page.title[lang])} · `));
				await expect(tab.locator('meta[name="description"]')).toHaveAttribute(
					"content",
					descriptions[page.name][lang],
				);
				await expect(tab.locator('link[rel="alternate"][hreflang="hi"]')).toHaveAttribute(
					"href",
					new RegExp(`${literally(pagePath(page.name, "hi"))}$`),
				);

				await scriptIsThere(tab);
				const withScript = await words(tab);
				await without.goto(path);
				expect(await words(without)).toBe(withScript);
			});

			test("has no accessibility fault and no sideways scrolling, at three widths", async ({ page: tab }) => {
				await tab.goto(path);
				await scriptIsThere(tab);
				await drawAll(tab);
				for (const size of widths) {
					await tab.setViewportSize(size);
					expect(await pixelsTooWide(tab), `pixels too wide at ${size.width}`).toBeLessThanOrEqual(0);
					expect(await faults(tab), `faults at ${size.width}`).toEqual([]);
					// Each page has such links, in its footer.
					expect(await signedLinks(tab).count()).toBeGreaterThan(0);
					expect(await straySigns(tab), `signs alone on a line at ${size.width}`).toEqual([]);
				}
			});
		});
	}
}

/** Links out of the site with a sign (an arrow) behind their words. */
const signedLinks = (tab: Page) => tab.locator("a[target=_blank]:has(> .new-tab-sign)");

/** Those whose sign has left the line of the last word. */
function straySigns(tab: Page): Promise<string[]> {
	return signedLinks(tab).evaluateAll((links) => {
		const isStray = (link: Element) => {
			const drawn = link.querySelector(".new-tab-sign");
			const sign = drawn?.getBoundingClientRect();
			if (!drawn || !sign?.height) return false;
			const range = document.createRange();
			range.setStart(link, 0);
			range.setEndBefore(drawn);
			const lastLine = [...range.getClientRects()].filter(({ width }) => width > 1).at(-1);
			return lastLine !== undefined && sign.top > lastLine.bottom;
		};
		return links.filter(isStray).map((link) => link.textContent ?? "");
	});
}

function literally(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** All words of the page's main part, whatever is open or closed; what a call brings later (`data-live`) is not the page's. */
async function words(tab: Page): Promise<string> {
	return tab.locator("main").evaluate((main) => {
		const copy = main.cloneNode(true) as HTMLElement;
		for (const live of copy.querySelectorAll("[data-live]")) live.remove();
		// With script, what stands in there is one text, which nobody sees.
		if ("script" in document.documentElement.dataset) {
			for (const unread of copy.querySelectorAll("noscript")) unread.remove();
		}
		return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
	});
}
