import { faults } from "../support/accessibility.ts";
import { alert } from "../support/alert.ts";
import { isLong } from "../support/long.ts";
import { expect } from "../support/site.ts";
import { freshMobile, openAs, readersSee, rowList, onLentPage as test, toast } from "../support/staff.ts";

// Too narrow for the page beside the form, which staff-publishing looks at.
test.use({ viewport: { width: 1024, height: 768 } });

test("what was just published or taken off is undone from its toast, with the mouse and by key", async ({
	page,
	office,
	server,
}) => {
	const clerk = await office.clerk("publish_alerts");
	// Other tests leave alerts on the same site.
	const lane = freshMobile().slice(5);
	const row = { ...alert, text: { en: `No water in lane ${lane}.`, hi: `गली ${lane} में पानी नहीं है।` } };
	const { answer } = await office.call("POST", "/api/content/alerts", { basedOn: 0, row });
	const form = `/admin/content?kind=alerts&key=${answer.key}`;
	const undo = async () => {
		await toast(page).getByRole("button", { name: "Undo" }).click();
		await expect(toast(page)).toContainText("Undone");
	};

	await test.step("what was published", async () => {
		await openAs(page, await office.tokenOf(clerk), form);
		await page.getByLabel("English", { exact: true }).fill(`Water is back in lane ${lane}.`);
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(toast(page)).toContainText("Published");
		expect(await faults(page)).toEqual([]);
		await readersSee(server, "/").toContain(`Water is back in lane ${lane}.`);
		await undo();
		await expect(toast(page)).toContainText("Readers see what was there before.");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await expect(rowList(page).getByRole("link", { name: row.text.en })).toBeVisible();
		await readersSee(server, "/").toContain(row.text.en);
	});

	await test.step("what was taken off within the form, by the key, which in a field is the field's", async () => {
		await rowList(page).getByRole("link", { name: row.text.en, exact: true }).click();
		await expect(page.getByLabel("English", { exact: true })).toHaveValue(row.text.en);
		await expect(page.getByText("Shown now, until")).toBeVisible();
		await page.getByRole("button", { name: "Take off the site" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Take off the site" }).click();
		await expect(toast(page)).toContainText("Taken off the site");
		await expect(page).toHaveURL(/kind=alerts$/);
		await readersSee(server, "/").not.toContain(row.text.en);
		await page.getByLabel("Search in Alerts").press("Control+z");
		await expect(toast(page)).toContainText("Taken off the site");
		await page.getByRole("heading", { level: 1 }).focus();
		await page.keyboard.press("Control+z");
		await expect(toast(page)).toContainText("Undone");
		await readersSee(server, "/").toContain(row.text.en);
	});

	await test.step("something new, which is gone again and found among what was taken off", async () => {
		await page.getByRole("link", { name: "New alert" }).click();
		await page.getByLabel("How urgent").selectOption("Information");
		await page.getByLabel("Hindi", { exact: true }).fill(`गली ${lane} का पुल खुल गया है।`);
		await page.getByLabel("English", { exact: true }).fill(`The bridge of lane ${lane} is open.`);
		await page.getByLabel("Shown until").fill("2040-01-01T10:00");
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(toast(page)).toContainText("Published");
		await readersSee(server, "/").toContain(`The bridge of lane ${lane} is open.`);
		await undo();
		await readersSee(server, "/").not.toContain(`The bridge of lane ${lane} is open.`);
		await page.locator("summary", { hasText: "Filter" }).click();
		await page.getByLabel("Which").selectOption("Taken off");
		await page.getByRole("button", { name: "Show", exact: true }).click();
		await expect(page).toHaveURL(/state=off/);
		await expect(
			rowList(page).getByRole("link", { name: `The bridge of lane ${lane} is open.` }),
		).toBeVisible();
		await expect(rowList(page).getByRole("link", { name: row.text.en })).toHaveCount(0);
		if (isLong) expect(await faults(page)).toEqual([]);
	});
});

test("what was just planned or sent for review is taken back from its toast, and later from its form, and its words are still there", async ({
	page,
	office,
}) => {
	const clerk = await office.clerk("publish_alerts");
	const key = (await office.call("POST", "/api/content/alerts", { basedOn: 0, row: alert })).answer.key;
	const english = page.getByLabel("English", { exact: true });
	const inList = page.locator("main section li", { has: page.locator(`a[href$="key=${key}"]`) }).last();
	const open = () => inList.getByRole("link").first().click();
	const plan = async () => {
		await page.getByText("At a set time", { exact: true }).click();
		await page.getByLabel("Readers see it from").fill("2039-01-01T10:00");
		await page.getByRole("button", { name: "Publish at the set time" }).click();
		await expect(toast(page)).toContainText("Planned. It is published 1 Jan 2039, 10:00.");
		await expect(inList).toContainText("Planned for");
	};
	await openAs(page, await office.tokenOf(clerk), `/admin/content?kind=alerts&key=${key}`);
	await english.fill("No water in Ward 9 on New Year’s day.");
	await plan();
	if (isLong) expect(await faults(page)).toEqual([]);
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(toast(page)).toContainText("Taken back. What you wrote is kept.");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(inList).toContainText("Taken back, not sent");

	await open();
	await expect(english).toHaveValue("No water in Ward 9 on New Year’s day.");
	await page.getByText("Let somebody look at it first").click();
	await page.getByRole("button", { name: "Send for review" }).click();
	await expect(toast(page)).toContainText("Sent for review");
	await expect(inList).toContainText("Waits for review");
	await page.getByRole("heading", { level: 1 }).focus();
	await page.keyboard.press("Control+z");
	await expect(toast(page)).toContainText("Taken back.");
	await expect(inList).toContainText("Taken back, not sent");

	await open();
	await plan();
	await open();
	await expect(page.getByText("This text is published at the set time.")).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await english.fill("No water in Ward 9 on New Year’s day and the day after.");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("It takes the place of what was planned for");
	if (isLong) expect(await faults(page)).toEqual([]);
	await expect(inList).not.toContainText("Planned for");
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(toast(page)).toContainText("Undone.");
	await expect(inList, "what was planned before comes all the same").toContainText("Planned for");

	await open();
	await expect(english).toHaveValue("No water in Ward 9 on New Year’s day.");
	await page.getByRole("button", { name: "Take it back" }).click();
	await expect(toast(page)).toContainText("Taken back.");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.getByRole("button", { name: "Take it back" })).toHaveCount(0);
	await expect(english).toHaveValue("No water in Ward 9 on New Year’s day.");
	await page.getByRole("link", { name: "All versions" }).click();
	await expect(page.getByText(`Taken back by ${clerk.name}`).first()).toBeVisible();
});
