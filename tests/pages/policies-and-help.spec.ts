import { pagePath } from "../../contract/pages.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

test("what the privacy policy says is so: no cookies, and nothing kept but the reader's own choices", async ({
	page,
	context,
}) => {
	await page.goto("/website-policy#privacy");
	await expect(page.locator("#privacy")).toContainText("sets no cookies");
	await expect(page.locator("#privacy")).toBeVisible();
	await page.goto("/");
	await scriptIsThere(page);
	await page.getByTitle("High contrast").click();
	await page.locator("summary", { hasText: "Text size" }).click();
	await page.getByLabel("150 %").check();
	await page.getByRole("checkbox", { name: "Pause" }).first().check();
	// That no page keeps anything by itself is seen in every-page.spec.ts.
	await page.goto(pagePath("news", "hi"));
	expect(await context.cookies()).toEqual([]);
	expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
		"contrast",
		"motion",
		"size",
	]);
	const forTheVisit = await page.evaluate(() => Object.keys(sessionStorage));
	// The router's own notes on how far each page was scrolled.
	expect(forTheVisit.filter((key) => !key.startsWith("react-router"))).toEqual([]);
});
