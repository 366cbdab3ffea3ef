import { fileURLToPath } from "node:url";
import { policyIds } from "../../contract/content/reading-pages.ts";
import { languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { openTown } from "../../server/content/from-files.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

const town = openTown(fileURLToPath(new URL("../../town", import.meta.url)));

test.describe("Website Policy", () => {
	for (const lang of languages) {
		test(`each policy has its own address and stands in the list of contents (${lang})`, async ({ page }) => {
			await page.goto(pagePath("websitePolicy", lang));
			await scriptIsThere(page);
			for (const id of policyIds) {
				const title =
					town.read("websitePolicyPage", lang).sections.find((each) => each.id === id)?.title ?? "";
				await page.locator("main nav").getByRole("link", { name: title, exact: true }).click();
				await expect(page).toHaveURL(new RegExp(`#${id}$`));
				await expect(
					page.locator("main").getByRole("heading", { level: 2, name: title, exact: true }),
				).toBeInViewport();
			}
		});
	}

	test("what the privacy policy says is so: no cookies, and nothing kept but the reader's own choices", async ({
		page,
		context,
	}) => {
		await page.goto("/website-policy#privacy");
		await expect(page.locator("#privacy")).toContainText("sets no cookies");
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

	test("the accessibility statement says what is not met, how it was tested and whom to ask next", async ({
		page,
	}) => {
		await page.goto("/website-policy#accessibility");
		const statement = page.locator("#accessibility");
		await expect(statement).toContainText("WCAG) 2.2");
		await expect(statement).toContainText("GIGW) 3.0");
		await expect(statement.getByRole("heading", { level: 3 })).toHaveText([
			"How it was tested",
			"What we know is not good enough yet",
			"If something keeps you out",
		]);
		await expect(statement).toContainText("State Commissioner for Persons with Disabilities");
	});
});

test.describe("Help", () => {
	test("names the officer who answers for the website, with phone and e-mail", async ({ page }) => {
		await page.goto("/hi/help");
		const { webInformationManager: manager } = town.read("council", "hi");
		const card = page.getByRole("region", { name: "वेब सूचना प्रबंधक" });
		await expect(card).toContainText(manager.name);
		await expect(card.getByRole("link", { name: manager.email })).toHaveAttribute(
			"href",
			`mailto:${manager.email}`,
		);
	});

	test("what it says of the keyboard is so: the first Tab offers the main content, Escape closes a menu", async ({
		page,
	}) => {
		await page.goto("/help");
		await scriptIsThere(page);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
		const menu = page.getByRole("navigation", { name: "Main menu" }).locator("summary").nth(1);
		await menu.focus();
		await page.keyboard.press("Enter");
		await expect(menu.locator("..")).toHaveAttribute("open");
		await page.keyboard.press("Escape");
		await expect(menu.locator("..")).not.toHaveAttribute("open");
	});

	test("each screen reader leads to its maker, in a new tab", async ({ page }) => {
		await page.goto("/help#screen-readers");
		const names = page.locator("#screen-readers").getByRole("rowheader");
		await expect(names).toHaveCount(6);
		for (const name of await names.all()) {
			await expect(name.getByRole("link")).toHaveAttribute("target", "_blank");
		}
	});
});

test.describe("Right to Information", () => {
	for (const lang of languages) {
		const path = pagePath("rightToInformation", lang);

		test(`${path} has the seventeen heads, each with a link or a counter to ask at`, async ({ page }) => {
			await page.goto(path);
			const rows = page.locator("#published").locator("tbody").getByRole("row");
			await expect(rows).toHaveCount(17);
			const heads = town.read("rightToInformationPage", lang).heads;
			for (const [index, head] of heads.entries()) {
				await expect(rows.nth(index)).toContainText(head.title);
				await expect(rows.nth(index).getByRole("link")).toHaveCount(head.links?.length ?? 0);
			}
		});

		test(`${path} names the officers as the town's table has them, the fee and the days`, async ({
			page,
		}) => {
			await page.goto(path);
			const { officers } = town.read("rightToInformationPage", lang);
			for (const { office, officer } of officers) {
				const person = town.read("officers", lang).find(({ id }) => id === officer);
				const card = page.locator("#officers").getByRole("listitem").filter({ hasText: office });
				await expect(card).toContainText(`${person?.name}, ${person?.designation}`);
			}
			const { rtiFee, rtiDays } = town.read("facts", lang);
			await expect(page.locator("#fee-and-time")).toContainText(String(rtiFee?.value));
			await expect(page.locator("#fee-and-time")).toContainText(String(rtiDays?.value));
		});
	}
});
