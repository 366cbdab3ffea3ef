import type { Locator } from "@playwright/test";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { expect } from "../support/site.ts";
import { forgetRefusals, goOn, openAs, onLentPage as test } from "../support/staff.ts";

// Too narrow for the page beside the form, which staff-publishing looks at.
test.use({ viewport: { width: 1024, height: 768 } });

test("what differs inside a folded part is said in its head, and a mistake there opens it and is named with its text; a text that nobody has begun is missing at its field", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.clerk("edit_pages", "edit_content", "publish_content");
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=birthCertificatePage&key=all");
	const part = page.locator("main details", { has: page.locator("> summary", { hasText: "Steps" }) });
	const head = part.locator("> summary");
	await expect(head).toHaveText("Steps 4");
	await head.click();
	const step = part.locator("li").first();
	if (await step.locator("> details").count()) await step.locator("> details > summary").click();
	const hindi = step.getByLabel("Hindi", { exact: true }).first();
	await hindi.fill("Form 4 दिन में दें।");
	await step.getByLabel("English", { exact: true }).first().fill("Hand in the form within 5 days.");
	await expect(step.getByRole("status").filter({ hasText: "Only the English has 5" })).toBeVisible();
	await head.click();
	await expect(hindi).toBeHidden();
	await expect(head).toHaveText("Steps 4 To look at again: 3");

	await head.click();
	await hindi.fill("");
	await head.click();
	await page.getByRole("button", { name: "Check", exact: true }).click();
	await expect(hindi).toBeVisible();
	await expect(head).toContainText("Mistakes: 1");
	const summary = page.getByRole("group", { name: "There is a problem" });
	await expect(summary.getByRole("link")).toHaveText([/^.+ › .+, Hindi: Write this in both languages\.$/]);
	expect(await faults(page)).toEqual([]);
	await page.setViewportSize({ width: 360, height: 800 });
	expect(await pixelsTooWide(page)).toBe(0);

	await goOn(page, "/admin/content?kind=officers&key=");
	await expect(page.getByLabel("Portrait", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(summary.getByRole("link")).toHaveText([
		"Name, Hindi: Write this in both languages.",
		"Designation, Hindi: Write this in both languages.",
		"Portrait: Choose a file of the council.",
	]);
	await summary.getByRole("link").first().click();
	await expect(page.getByLabel("Hindi", { exact: true }).first()).toBeFocused();
	forgetRefusals(complaints);
});

test("paragraphs are moved by key and say where they are now, and one that was removed by mistake comes back with its words", async ({
	page,
	office,
}) => {
	const clerk = await office.clerk("edit_content", "publish_content");
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=stories&key=health-camp");
	const texts = page.getByRole("group", { name: /^Paragraphs \d+$/ });
	const words = () =>
		texts
			.getByLabel("English", { exact: true })
			.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value));
	await expect(texts).not.toHaveCount(0);
	const before = await words();
	await page.getByRole("button", { name: "Move down 1", exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(
		page.getByRole("status").filter({ hasText: `is number 2 of ${before.length} now.` }),
	).toHaveCount(1);
	const moved = [before[1], before[0], ...before.slice(2)];
	expect(await words()).toEqual(moved);
	await page.getByRole("button", { name: "Remove 1", exact: true }).click();
	expect(await words()).toEqual(moved.slice(1));
	const putBack = page.getByRole("button", { name: "Put it back" });
	await expect(putBack).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await putBack.click();
	expect(await words()).toEqual(moved);
	await expect(putBack).toHaveCount(0);
});

test("a table from Word or a sheet fills the cells from the box into which it is pasted, in one language after the other, and readers on a phone have its heads", async ({
	page,
	office,
	server,
}) => {
	const clerk = await office.clerk("edit_pages", "publish_content");
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=ownPages&key=tender-awards");
	const folded = (label: string | RegExp) =>
		page.locator("main details > summary").filter({ has: page.locator("[data-label]", { hasText: label }) });
	await folded("1. Roads, drains and buildings").click();
	await folded(/^Table/)
		.first()
		.click();
	const head = (number: number) => page.getByRole("group", { name: `Head of column ${number}`, exact: true });
	const pasteInto = (box: Locator, type: string, copied: string) =>
		box.evaluate(
			(element, [type, copied]) => {
				const clipboardData = new DataTransfer();
				clipboardData.setData(String(type), String(copied));
				element.dispatchEvent(
					new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
				);
			},
			[type, copied],
		);
	const cell = (text: string) => `<td><p class="MsoNormal"><b>${text}</b><o:p></o:p></p></td>`;
	const line = (...cells: string[]) => `<tr>${cells.map(cell).join("")}</tr>`;
	const word = `<html><body><table>${line("काम", "फ़र्म", "राशि")}${line("नई सड़क", "बंसल", "₹5,000")}</table></body></html>`;
	await pasteInto(head(1).getByLabel("Hindi", { exact: true }), "text/html", word);
	await expect(page.getByRole("status").filter({ hasText: "Rows: 2, columns: 3." })).toBeVisible();
	await pasteInto(
		head(1).getByLabel("English", { exact: true }),
		"text/plain",
		"Work\tFirm\tAmount\r\nNew road\tBansal\t₹5,000\r\n",
	);
	await expect(head(3).getByLabel("English", { exact: true })).toHaveValue("Amount");
	await expect(head(3).getByLabel("Hindi", { exact: true })).toHaveValue("राशि");
	await folded("1. New road").click();
	const amount = page.getByRole("group", { name: "Amount", exact: true }).first();
	// A figure has one box for both languages.
	await expect(amount.getByLabel("In both languages", { exact: true })).toHaveValue("₹5,000");
	expect(await faults(page)).toEqual([]);
	await page.setViewportSize({ width: 360, height: 800 });
	expect(await pixelsTooWide(page)).toBe(0);

	await page.getByRole("button", { name: "Remove the column “Amount”" }).click();
	await expect(head(3)).toHaveCount(0);
	await page.getByRole("button", { name: "Put it back" }).click();
	const english = head(3).getByLabel("English", { exact: true });
	await expect(english).toHaveValue("Amount");
	// Pasted text is undone as if it had been typed.
	await pasteInto(english, "text/plain", "✓\t●");
	await expect(english).toHaveValue("✓");
	await english.press("Control+z");
	await expect(english).toHaveValue("Amount");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(page.getByText("Published. Readers see it now.")).toBeVisible();

	await page.goto(`${server.address}/info/tender-awards`);
	const row = page.getByRole("row").filter({ hasText: "New road" });
	const heads = await row
		.getByRole("cell")
		.evaluateAll((cells) => cells.map((each) => getComputedStyle(each, "::before").content));
	expect(heads.map((head) => head.replace(/ "$/, '"'))).toEqual(['"Firm"', '"Amount"']);
	expect(await pixelsTooWide(page)).toBe(0);
});
