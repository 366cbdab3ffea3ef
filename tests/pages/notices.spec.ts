import { faults } from "../support/accessibility.ts";
import { demoCounts } from "../support/demo-town.ts";
import { misplaced } from "../support/display.ts";
import { sweep } from "../support/long.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";
import { town } from "../support/town.ts";

const [first] = town.read("notices", "hi");
const english = town.read("notices", "en")[0]?.title ?? "";

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

test("a citizen comes from Home, opens a notice, sees its dates and the portal, changes the language and comes back", async ({
	page,
}) => {
	await page.goto("/hi");
	await page.getByRole("link", { name: "सभी सूचनाएँ और अंतिम तिथियाँ" }).click();
	await expect(page).toHaveURL(/\/hi\/info\/notices$/);
	const open = page.getByRole("region", { name: "अभी चालू" }).getByRole("listitem");
	await expect(open).toHaveCount(demoCounts.notices);
	for (const notice of await open.allInnerTexts()) {
		expect(notice).toMatch(/अंतिम तिथि \d+ .+ \d{4}(?:, \d\d:\d\d)?, (\d+ दिन शेष|आज अंतिम दिन)/);
		expect(notice).toMatch(/(^|\s)नई(\s|$)/);
	}
	const archive = page.getByRole("region", { name: "पुरालेख" }).locator("tbody").getByRole("row");
	expect(await archive.count()).toBeGreaterThanOrEqual(7);
	await scriptIsThere(page);
	await page.getByRole("link", { name: first?.title ?? "" }).click();
	await expect(page).toHaveURL(/\?notice=1$/);
	const title = page.getByRole("heading", { level: 1 });
	await expect(title).toHaveText(first?.title ?? "");
	await expect(page).toHaveTitle(new RegExp(`^${first?.title} · `));
	const portal = page.locator("main").getByRole("link", { name: /पोर्टल पर जाएँ/ });
	await expect(portal).toHaveAttribute("href", first?.portal?.address ?? "");
	await expect(portal).toHaveAttribute("target", "_blank");
	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/info\/notices\?notice=1$/);
	await expect(title).toHaveText(english);
	await page.locator("main").getByRole("link", { name: "All notices" }).click();
	await expect(page.getByRole("region", { name: "Open now" }).getByRole("listitem")).toHaveCount(
		demoCounts.notices,
	);
	await page.goBack();
	await expect(title).toHaveText(english);
});

test("without JavaScript the search is a plain form, and a notice opens at its address", async ({
	plain: page,
}) => {
	await page.goto("/info/notices");
	await page.getByRole("searchbox", { name: "Search the notices" }).fill("auction");
	await page.getByRole("searchbox", { name: "Search the notices" }).press("Enter");
	await expect(page).toHaveURL(/\?q=auction$/);
	const rows = page.getByRole("region", { name: "Archive" }).locator("tbody").getByRole("row");
	await expect(rows).toHaveCount(1);
	await rows.getByRole("link").click();
	await expect(page.getByText(/This notice closed on/)).toBeVisible();
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
