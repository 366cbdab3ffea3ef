import type { Page } from "@playwright/test";
import { outcomes } from "../../contract/outcomes.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

test.describe("Acts and Policies (§2.14)", () => {
	const box = (page: Page) => page.getByRole("searchbox", { name: "Search by title" });

	test("is a table of S. No., Title and View, which opens the portal in a new tab", async ({ page }) => {
		await page.goto("/info/acts");
		await expect(page.getByRole("columnheader")).toHaveText(["S. No.", "Title", "View"]);
		for (const link of await page.locator("tbody a").all()) {
			await expect(link).toHaveAttribute("href", /^https?:/);
			await expect(link).toHaveAttribute("target", "_blank");
			await expect(link).toHaveAttribute("rel", "noopener noreferrer");
		}
	});

	test("typing searches the titles, capitals or not, and marks what it found", async ({ page }) => {
		await page.goto("/info/acts");
		await scriptIsThere(page);
		await box(page).pressSequentially("ACT, 19");
		await expect(box(page)).toHaveValue("ACT, 19");
		const titles = await page.locator("tbody th").allInnerTexts();
		expect(titles.length).toBeGreaterThan(0);
		for (const title of titles) expect(title).toContain("Act, 19");
		await expect(page.locator("tbody mark").first()).toHaveText("Act, 19");
		await expect(page).toHaveURL("/info/acts?q=ACT%2C+19");
		await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText(
			new RegExp(`^${titles.length} of`),
		);
	});

	test("with no match it says so, with and without script", async ({ page, plain }) => {
		await page.goto("/info/acts");
		await scriptIsThere(page);
		await box(page).fill("zzzz");
		await expect(page.getByText(outcomes.noPolicies.words.en, { exact: true })).toBeVisible();
		await plain.goto("/hi/info/acts?q=zzzz");
		await expect(plain.getByText(outcomes.noPolicies.words.hi, { exact: true })).toBeVisible();
	});
});
