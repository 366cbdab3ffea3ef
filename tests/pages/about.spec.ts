import { motion } from "../../contract/limits.ts";
import { outcomes } from "../../contract/outcomes.ts";
import { demoCounts } from "../support/demo-town.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

const unknown = "zzzz";
const nothing = outcomes.noAchievements.words.en;

test("City Achievements: typing finds a card by title or description, capitals or not; five photos open in full view (§2.6)", async ({
	page,
}) => {
	await page.goto("/about/achievement");
	await scriptIsThere(page);
	const cards = page.locator("main li:has(h3)");
	const box = page.getByPlaceholder("Search achievements...");
	await expect(cards).toHaveCount(demoCounts.achievements);
	const title = await cards.first().getByRole("heading").innerText();
	await box.fill(title.toUpperCase());
	await expect(cards).toHaveCount(1);
	await expect(page).toHaveURL(/\?q=/);
	const description = await cards.first().locator("p").innerText();
	await box.fill(description.slice(5, 40).toLowerCase());
	await expect(cards).toHaveCount(1);
	await box.fill(unknown);
	await expect(page.getByText(nothing, { exact: true })).toBeVisible();
	await box.fill("");
	await expect(cards).toHaveCount(demoCounts.achievements);

	const photos = page.getByRole("region", { name: "In pictures" }).getByRole("listitem").getByRole("link");
	await expect(photos).toHaveCount(demoCounts.homePhotos);
	await photos.first().click();
	const overlay = page.getByRole("dialog").filter({ visible: true });
	await expect(overlay).toHaveCount(1);
	await expect(page).toHaveURL(/photo=/);
});

test("City Achievements: the cards enter in 1000 ms, and stand still for those who ask for less motion; a word typed before the script is there is searched for when it comes", async ({
	page,
}) => {
	await page.goto("/about/achievement", { waitUntil: "commit" });
	await page.getByPlaceholder("Search achievements...").fill(unknown);
	await scriptIsThere(page);
	await expect(page.getByText(nothing, { exact: true })).toBeVisible();
	await page.goto("/about/achievement");
	const card = page.locator("main li:has(h3)").first();
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await expect(card).toHaveCSS("animation-duration", `${motion.achievementsEntry / 1000}s`);
	await expect(card).toHaveCSS("animation-iteration-count", "1");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(card).toHaveCSS("animation-name", "none");
});

test("Ward List: a member or a mohalla finds the ward, for people know their mohalla and not its number; on a phone each ward is a card, and still a row to a screen reader (§2.7)", async ({
	page,
}) => {
	await page.goto("/about/wards");
	await scriptIsThere(page);
	const rows = page.locator("tbody tr");
	const member = await rows.nth(4).locator("td").nth(2).innerText();
	const mohalla = (await rows.nth(6).locator("small").innerText()).split(", ")[1] ?? "";
	const box = page.getByRole("searchbox", { name: "Find your mohalla, ward or member" });
	await box.fill(member.toLowerCase());
	await expect(rows).toHaveCount(1);
	await expect(page.locator("tbody mark")).toHaveText(member);
	await box.fill(mohalla);
	await expect(page.locator("tbody small mark")).toHaveText(mohalla);
	await expect(rows).toHaveCount(1);
	await box.fill("");
	await page.setViewportSize({ width: 390, height: 844 });
	const told = page.getByRole("table").getByRole("row");
	await expect(told.nth(1)).toHaveCSS("display", "flex");
	// The head, the wards, the sum.
	await expect(told).toHaveCount(demoCounts.wards + 2);
});
