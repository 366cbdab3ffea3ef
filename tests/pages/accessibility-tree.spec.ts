import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/**
 * The tree that a screen reader gets of each page's main part, kept in `accessibility-tree.spec.ts-snapshots/`. A change
 * shows there as words; whoever makes it reads the new tree and keeps it by `npx playwright test accessibility-tree --update-snapshots`.
 */
for (const page of pages.filter(({ audience }) => audience === "public")) {
	for (const lang of languages) {
		const path = pagePath(page.name, lang);
		test(`${path} reads to a screen reader as it was last read`, async ({ page: tab }) => {
			await tab.setViewportSize({ width: 1366, height: 768 });
			await tab.goto(path);
			await scriptIsThere(tab);
			// The sample town's notices move with the calendar: their days, and how many are left, are others every day.
			await tab.evaluate(() => {
				for (const time of document.querySelectorAll("main time, main time + strong")) {
					time.textContent = time.matches("time") ? "a day" : "days left";
				}
			});
			await expect(tab.locator("main")).toMatchAriaSnapshot({ name: `${page.name}-${lang}.aria.yml` });
		});
	}
}
