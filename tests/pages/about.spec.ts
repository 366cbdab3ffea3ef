import type { Page } from "@playwright/test";
import { motion } from "../../contract/limits.ts";
import { outcomes } from "../../contract/outcomes.ts";
import { demoCounts, nationalNumbers } from "../support/demo-town.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

test.describe("Contact & HelpLine (§2.4)", () => {
	test("has three rows: emergency 100, the council's helpline, its e-mail, each to touch", async ({
		page,
	}) => {
		await page.goto("/contact-helpline");
		const rows = page.getByRole("region", { name: "Emergency, helpline, e-mail" }).getByRole("listitem");
		await expect(rows).toHaveCount(3);
		const first = rows.first().getByRole("link", { name: nationalNumbers.emergency, exact: true });
		await expect(first).toHaveAttribute("href", `tel:${nationalNumbers.emergency}`);
		await expect(rows.nth(1).locator("a[href^='tel:']")).toHaveCount(1);
		await expect(rows.nth(2).locator("a[href^='mailto:']")).toHaveCount(1);
	});

	test("adds the national helplines, the office's hours and the Web Information Manager", async ({
		page,
	}) => {
		await page.goto("/contact-helpline");
		const helplines = page.getByRole("region", { name: "Helplines" });
		for (const number of nationalNumbers.ambulances) {
			await expect(helplines.locator(`a[href="tel:${number}"]`)).toHaveCount(1);
		}
		await expect(page.getByText("Opening hours")).toBeVisible();
		const manager = page.getByRole("region", { name: "Web Information Manager" });
		await expect(manager.locator("a[href^='mailto:']")).toHaveCount(1);
	});
});

test("the introduction tells the history in words and pictures and leads to the office (§2.5)", async ({
	page,
}) => {
	await page.goto("/about/introduction");
	await expect(page.getByRole("list", { name: "Pictures of the town" }).getByRole("img")).toHaveCount(3);
	await expect(page.getByRole("link", { name: "Contact Municipal Office" })).toHaveAttribute(
		"href",
		"/contact-helpline",
	);
	await expect(page.getByRole("heading", { name: "Our Esteemed Officials" })).toBeVisible();
	const officials = page.getByRole("list", { name: "Our Esteemed Officials" }).getByRole("listitem");
	await expect(officials).toHaveCount(demoCounts.officers);
});

test.describe("City Achievements (§2.6)", () => {
	const cards = (page: Page) => page.locator("main li:has(h3)");
	const box = (page: Page) => page.getByPlaceholder("Search achievements...");

	test("shows five cards; typing finds by title or description, capitals or not", async ({ page }) => {
		await page.goto("/about/achievement");
		await scriptIsThere(page);
		await expect(cards(page)).toHaveCount(demoCounts.achievements);
		const title = await cards(page).first().getByRole("heading").innerText();
		await box(page).fill(title.toUpperCase());
		await expect(cards(page)).toHaveCount(1);
		await expect(page).toHaveURL(/\?q=/);
		const description = await cards(page).first().locator("p").innerText();
		await box(page).fill(description.slice(5, 40).toLowerCase());
		await expect(cards(page)).toHaveCount(1);
		await box(page).fill("");
		await expect(cards(page)).toHaveCount(demoCounts.achievements);
	});

	test("what matches nothing is answered, with and without script", async ({ page, plain }) => {
		await page.goto("/about/achievement");
		await scriptIsThere(page);
		await box(page).fill("zzzz");
		await expect(page.getByText(outcomes.noAchievements.words.en, { exact: true })).toBeVisible();

		await plain.goto("/about/achievement");
		await box(plain).fill("zzzz");
		await box(plain).press("Enter");
		await expect(plain.getByText(outcomes.noAchievements.words.en, { exact: true })).toBeVisible();
		await expect(box(plain)).toHaveValue("zzzz");
		await plain.context().close();
	});

	test("a word typed before the script is there is searched for when it comes", async ({ page }) => {
		await page.goto("/about/achievement", { waitUntil: "commit" });
		await box(page).fill("zzzz");
		await scriptIsThere(page);
		await expect(page.getByText(outcomes.noAchievements.words.en, { exact: true })).toBeVisible();
	});

	test("the cards enter in 1000 ms, and stand still for those who ask for less motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto("/about/achievement");
		await expect(cards(page).first()).toHaveCSS("animation-duration", `${motion.achievementsEntry / 1000}s`);
		await expect(cards(page).first()).toHaveCSS("animation-iteration-count", "1");
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect(cards(page).first()).toHaveCSS("animation-name", "none");
	});

	test("five photos; one opens in full view, a click on it closes it", async ({ page }) => {
		await page.goto("/about/achievement");
		await scriptIsThere(page);
		const photos = page.getByRole("region", { name: "In pictures" }).getByRole("listitem").getByRole("link");
		await expect(photos).toHaveCount(demoCounts.homePhotos);
		await photos.first().click();
		const overlay = page.getByRole("dialog").filter({ visible: true });
		await expect(overlay).toHaveCount(1);
		await expect(page).toHaveURL(/photo=/);
		await overlay.getByRole("img").last().click();
		await expect(overlay).toHaveCount(0);
		await photos.first().click();
		await expect(overlay).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(overlay).toHaveCount(0);
	});
});

test("the board is the chairman and one member for each ward (§2.2)", async ({ page }) => {
	await page.goto("/boardmembers");
	await expect(page.getByRole("list", { name: "Head of the board" }).getByRole("listitem")).toHaveCount(1);
	const members = page.getByRole("region", { name: /Elected members/ }).getByRole("listitem");
	await expect(members).toHaveCount(demoCounts.wards);
	await expect(page.getByText(`${demoCounts.wards + 1} members`)).toBeVisible();
});

test.describe("Ward list (§2.7)", () => {
	test("is a table of 34 wards in five columns, with the sum of their people", async ({ page }) => {
		await page.goto("/about/wards");
		const table = page.getByRole("table");
		await expect(table.getByRole("columnheader")).toHaveText([
			"Ward Number",
			"Ward Name",
			"Population",
			"Member Name",
			"Mobile Number",
		]);
		const rows = table.locator("tbody tr");
		await expect(rows).toHaveCount(demoCounts.wards);
		const cells = await rows.evaluateAll((all) =>
			all.map((row) => [...row.children].map((each) => each.textContent)),
		);
		expect(cells.map(([number]) => Number(number))).toEqual(
			Array.from({ length: demoCounts.wards }, (_, index) => index + 1),
		);
		const people = cells.reduce((sum, row) => sum + Number(row[2]?.replaceAll(",", "")), 0);
		const total = await table.locator("tfoot td").innerText();
		expect(Number(total.replaceAll(",", ""))).toBe(people);
	});

	test("a member's name finds the ward", async ({ page }) => {
		await page.goto("/about/wards");
		await scriptIsThere(page);
		const member = await page.locator("tbody tr").nth(4).locator("td").nth(2).innerText();
		await page
			.getByRole("searchbox", { name: "Find your mohalla, ward or member" })
			.fill(member.toLowerCase());
		await expect(page.locator("tbody tr")).toHaveCount(1);
		await expect(page.locator("tbody mark")).toHaveText(member);
	});

	test("a mohalla finds the ward, for people know their mohalla and not its number", async ({ page }) => {
		await page.goto("/about/wards");
		await scriptIsThere(page);
		const mohalla = await page.locator("tbody tr").nth(6).locator("small").innerText();
		const [, second = ""] = mohalla.split(", ");
		await page.getByRole("searchbox", { name: "Find your mohalla, ward or member" }).fill(second);
		await expect(page.locator("tbody tr")).toHaveCount(1);
		await expect(page.locator("tbody small mark")).toHaveText(second);
	});

	test("on a phone each ward is a card, and still a table to a screen reader", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/about/wards");
		const rows = page.getByRole("table").getByRole("row");
		await expect(rows.nth(1)).toHaveCSS("display", "flex");
		// The head, the wards, the sum.
		await expect(rows).toHaveCount(demoCounts.wards + 2);
	});
});
