import { type PageName, pagePath } from "../../contract/pages.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

/** Pages with something chosen or asked, as it stands in their address. */
const chosen: readonly (readonly [PageName, string])[] = [
	["acts", "?q=2016"],
	["wards", "?q=12"],
	["achievements", "?q=smart"],
	["photoGallery", "?page=3"],
	["directory", "?section=employees&q=kumar&sort=name"],
	["oldAgePension", "?scheme=widow"],
	["news", "?photo=2"],
];

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });
		for (const [name, search] of chosen) {
			test(`the language switch keeps ${name} and ${search}`, async ({ page, baseURL }) => {
				await page.goto(pagePath(name, "en") + search);
				if (javaScriptEnabled) await scriptIsThere(page);
				const address = new URL(pagePath(name, "hi") + search, baseURL).href;
				await expect(page.locator('a[hreflang="hi"]')).toHaveAttribute("href", pagePath(name, "hi") + search);
				await page.locator('a[hreflang="hi"]').evaluate((link: HTMLAnchorElement) => link.click());
				await expect(page).toHaveURL(address);
				await expect(page.locator("html")).toHaveAttribute("lang", "hi");
				await page.locator('a[hreflang="en"]').evaluate((link: HTMLAnchorElement) => link.click());
				await expect(page).toHaveURL(new URL(pagePath(name, "en") + search, baseURL).href);
			});
		}
	});
}

test("the reader goes on in the other language at the same part of the page", async ({ page }) => {
	await page.goto(pagePath("birthCertificate", "en"));
	await scriptIsThere(page);
	const steps = page.locator("section#steps");
	await steps.evaluate((part) => part.scrollIntoView({ block: "center" }));
	await page.locator('a[hreflang="hi"]').evaluate((link: HTMLAnchorElement) => link.click());
	await expect(page.locator("html")).toHaveAttribute("lang", "hi");
	await expect(page.locator("h1")).toContainText(/[ऀ-ॿ]/);
	await expect(steps).toBeInViewport();
});
