import { faults } from "../support/accessibility.ts";
import { misplaced } from "../support/display.ts";
import { sweep } from "../support/long.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

test("the menu's entry Notices still shows Coming soon, and its toast leads to the page of notices, where the search narrows them as one types", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await page.goto("/");
	await scriptIsThere(page);
	const menu = page.getByRole("navigation", { name: "Main menu" });
	await menu.locator("summary", { hasText: "Information" }).click();
	await menu.getByRole("button", { name: /^Notices/ }).click();
	await page.getByText("Coming soon").last().waitFor();
	await page.getByRole("link", { name: "See the open notices and tenders" }).last().click();
	await expect(page).toHaveURL(/\/info\/notices$/);
	await expect(page.getByRole("heading", { level: 1, name: "Notices and Tenders" })).toBeVisible();
	await scriptIsThere(page);
	const box = page.getByRole("searchbox", { name: "Search the notices" });
	await box.fill("drain");
	await expect(page.locator("main mark").first()).toHaveText("drain");
	await expect(page.getByRole("status").filter({ hasText: "in the archive" })).not.toHaveText(
		"10 open, 8 in the archive",
	);
	await expect(page).toHaveURL(/\?q=drain$/);
	await box.fill("aeroplane");
	await expect(page.getByText("No notice was found.")).toBeVisible();
});

test("one notice, open or closed, has no accessibility fault and fits a narrow phone", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const closed = "/hi/info/notices?notice=13";
	for (const path of sweep(
		["/info/notices?notice=1", closed, "/hi/info/notices?notice=99"],
		["/info/notices?notice=1", closed],
	)) {
		await page.goto(path);
		await scriptIsThere(page);
		expect(await misplaced(page, ["cut off"]), path).toEqual([]);
		expect(await faults(page, { within: "main" }), path).toEqual([]);
	}
});
