import { mayOpen } from "../../contract/navigation.ts";
import { descriptions } from "../../contract/page-descriptions.ts";
import { pages } from "../../contract/pages.ts";
import { faults } from "../support/accessibility.ts";
import { layOnPaper, sheetsOf } from "../support/paper.ts";
import { expect } from "../support/site.ts";
import { chairman, goOn, onLentPage, openAs, test, toast } from "../support/staff.ts";

const staffPages = pages.filter(({ audience }) => audience === "staff");

test("what the first days want stands on the first screen, leads to where it is done, and goes when it is done", async ({
	elsewhere,
}) => {
	const { page, office } = await elsewhere({});
	await openAs(page, await office.tokenOf(chairman), "/admin");
	const list = page.locator("details", { has: page.getByRole("heading", { name: "First days" }) });
	const line = list.locator("summary");
	await expect(line, "folded, it says what is left").toContainText(
		"Left: Change your first password · Add a",
	);
	await line.click();
	await expect(list.getByRole("listitem")).toHaveCount(6);
	await expect(list).toContainText("sample: false");
	expect(await faults(page)).toEqual([]);

	await list.getByRole("button", { name: "They are right" }).click();
	await expect(toast(page)).toContainText("Noted");
	await expect(list.getByRole("listitem")).toHaveCount(5);

	await list.getByRole("link", { name: "Turn on a second factor" }).click();
	await expect(page).toHaveURL(/\/admin\/password$/);
	await page.goBack();
	await line.click();
	await list.getByRole("link", { name: "Add a second administrator" }).click();
	await expect(page).toHaveURL(/\/admin\/users\?add$/);
	await page.goBack();
	await line.click();

	await expect(list.getByRole("link", { name: "Say who works on complaints" })).toHaveAttribute(
		"href",
		"/admin/settings",
	);
	await expect(list).toContainText("Nobody yet in: ");

	await list.getByRole("link", { name: "Change your first password" }).click();
	await page.getByLabel("Current password", { exact: true }).fill(chairman.password);
	await page.getByLabel("New password", { exact: true }).fill("imli-taara-neel-chaand-64");
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(toast(page)).toContainText("Your password is changed");
	await goOn(page, "/admin");
	await line.click();
	await expect(list.getByRole("listitem")).toHaveCount(4);
});

onLentPage(
	"the help of a form begins with how its work is done, and tells nobody what they may not do",
	async ({ page, office }) => {
		const alerts = await office.clerk("publish_alerts");
		await openAs(page, await office.tokenOf(alerts), "/admin/content?kind=alerts");
		await page.getByRole("button", { name: "Help", exact: true }).click();
		const sheet = page.locator("aside[popover]");
		await expect(sheet.locator("details")).toHaveCount(1);
		await expect(sheet.locator("details[open] summary")).toHaveText("Put up a warning, and end it");
		await expect(sheet.getByText("choose “Alerts”, then “New alert”.")).toBeVisible();
		await goOn(page, "/admin/help");
		await expect(page.locator("main #recipes h3")).toHaveText([
			"Put up a warning, and end it",
			"Approve, or return with a reason",
		]);
	},
);

onLentPage(
	"the help of all screens is one manual, in either language, that fits few sheets of paper",
	async ({ page, office }) => {
		await openAs(page, await office.tokenOf(await office.clerk()), "/admin");
		await page.getByRole("button", { name: "Help", exact: true }).click();
		await page.getByRole("link", { name: "Help for all screens, to print" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help for Staff");
		for (const lang of ["en", "hi"] as const) {
			await expect(page.getByText(descriptions.staffHelp[lang])).toBeVisible();
			const contents = page.locator("nav[aria-labelledby=contents] a");
			await expect(contents, "the screens that this person may open").toHaveText(
				staffPages.filter(({ name }) => mayOpen(name, [])).map(({ title }) => title[lang]),
			);
			if (lang === "en") await page.locator("main summary").click();
			for (const { name, title } of staffPages) {
				await expect(page.locator(`main section#${name} h2`)).toBeVisible();
				await expect(page.locator(`main section#${name} h2`)).toContainText(title[lang]);
				await expect(page.locator(`main section#${name} h3`)).toHaveCount(3);
			}
			if (lang === "en") await page.locator("main").getByRole("link", { name: "हिन्दी" }).click();
		}
		await expect(page.locator("main #recipes"), "who may do nothing has no recipe").toHaveCount(0);
		await layOnPaper(page);
		await expect(page.locator("main :is(button, [popover])").filter({ visible: true })).toHaveCount(0);
		expect(await sheetsOf(page)).toBeLessThanOrEqual(8);
	},
);
