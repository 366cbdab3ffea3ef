import { fileURLToPath } from "node:url";
import { openTown } from "../../server/content/from-files.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { demoCounts } from "../support/demo-town.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

const town = openTown(fileURLToPath(new URL("../../town", import.meta.url)));
const [first] = town.read("notices", "hi");

test("the menu's entry Notices still shows Coming soon, and its toast leads to the page of notices", async ({
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
});

test("open notices stand first, each with its last day; the home page leads here", async ({ page }) => {
	await page.goto("/hi");
	await page.getByRole("link", { name: "सभी सूचनाएँ और अंतिम तिथियाँ" }).click();
	await expect(page).toHaveURL(/\/hi\/info\/notices$/);
	const open = page.getByRole("region", { name: "अभी चालू" }).getByRole("listitem");
	await expect(open).toHaveCount(demoCounts.notices);
	for (const notice of await open.all()) {
		await expect(notice).toContainText(/अंतिम तिथि \d+ .+ \d{4}, (\d+ दिन शेष|आज अंतिम दिन)/);
		await expect(notice.getByText("नया", { exact: true })).toHaveCount(1);
	}
	const archive = page.getByRole("region", { name: "अभिलेख" }).locator("tbody").getByRole("row");
	expect(await archive.count()).toBeGreaterThanOrEqual(7);
});

test("a citizen opens a notice, sees its dates and the portal, changes the language and comes back", async ({
	page,
}) => {
	await page.goto("/hi/info/notices");
	await scriptIsThere(page);
	await page.getByRole("link", { name: first?.title ?? "" }).click();
	await expect(page).toHaveURL(/\?notice=1$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(first?.title ?? "");
	await expect(page).toHaveTitle(new RegExp(`^${first?.title} · `));
	const portal = page.locator("main").getByRole("link", { name: /पोर्टल पर जाएँ/ });
	await expect(portal).toHaveAttribute("href", first?.portal?.address ?? "");
	await expect(portal).toHaveAttribute("target", "_blank");
	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/info\/notices\?notice=1$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		town.read("notices", "en")[0]?.title ?? "",
	);
	await page.locator("main").getByRole("link", { name: "All notices" }).click();
	await expect(page.getByRole("region", { name: "Open now" }).getByRole("listitem")).toHaveCount(
		demoCounts.notices,
	);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		town.read("notices", "en")[0]?.title ?? "",
	);
});

test("as one types the notices are narrowed, counted aloud, and the address keeps the words", async ({
	page,
}) => {
	await page.goto("/info/notices");
	await scriptIsThere(page);
	await page.getByRole("searchbox", { name: "Search the notices" }).fill("drain");
	const marks = page.locator("main mark");
	await expect(marks.first()).toHaveText("drain");
	await expect(page.getByRole("status").filter({ hasText: "in the archive" })).not.toHaveText(
		"10 open, 8 in the archive",
	);
	await expect(page).toHaveURL(/\?q=drain$/);
	await page.getByRole("searchbox", { name: "Search the notices" }).fill("aeroplane");
	await expect(page.getByText("No notice was found.")).toBeVisible();
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
	for (const path of ["/info/notices?notice=1", "/hi/info/notices?notice=13", "/hi/info/notices?notice=99"]) {
		await page.goto(path);
		await scriptIsThere(page);
		expect(await pixelsTooWide(page), path).toBeLessThanOrEqual(0);
		expect(await faults(page), path).toEqual([]);
	}
});
