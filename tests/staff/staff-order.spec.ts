import type { Page } from "@playwright/test";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { tabTo } from "../support/keyboard.ts";
import { isLong } from "../support/long.ts";
import { expect } from "../support/site.ts";
import { goOn, openAs, readersSee, rowList, onLentPage as test, toast } from "../support/staff.ts";

const handle = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name}, now place` });
const rows = (page: Page) =>
	page.getByRole("group", { name: "Order in which readers see them" }).getByRole("listitem");
const [chairman, executive] = ["Sunita Tyagi", "Rakesh Chandra Verma"];

test("a clerk puts officers in order by keys, hears where each stands, and readers see it at once", async ({
	page,
	office,
	server,
}) => {
	const clerk = await office.clerk("edit_content", "publish_content");
	const inThisOrder = (path: string, one: string, other: string) =>
		readersSee(server, path).toMatch(new RegExp(`${one}.*${other}`, "s"));
	await inThisOrder("/content/employeesdirectory", chairman, executive);
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=officers");
	await page.getByRole("link", { name: "Put in order" }).click();
	await expect(page.getByRole("heading", { name: "Officers: order" })).toBeVisible();
	if (isLong) expect(await faults(page)).toEqual([]);

	const first = handle(page, chairman);
	await tabTo(page, first, "Shift+Tab");
	await page.keyboard.press("ArrowDown");
	const said = page.getByRole("status").filter({ hasText: "is number" });
	await expect(said).toHaveText(`“${chairman}” is number 2 of 13 now.`);
	await expect(first).toBeFocused();
	await page.keyboard.press("End");
	await expect(said).toHaveText(`“${chairman}” is number 13 of 13 now.`);
	await expect(rows(page).last()).toContainText(chairman);
	await expect(first).toBeFocused();
	await page.getByRole("button", { name: `Move up ${chairman}` }).press("Enter");
	await expect(page.getByRole("button", { name: `Move up ${chairman}` })).toBeFocused();
	const place = page.getByRole("textbox", { name: `Place ${chairman}` });
	await expect(place).toHaveValue("12");
	await place.fill("2");
	await place.press("Enter");
	await expect(place).toBeFocused();
	await expect(said).toHaveText(`“${chairman}” is number 2 of 13 now.`);
	await expect(rows(page).first()).toContainText(executive);

	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published");
	await inThisOrder("/content/employeesdirectory", executive, chairman);
	await inThisOrder("/hi/content/employeesdirectory", "राकेश चंद्र वर्मा", "सुनीता त्यागी");
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(toast(page)).toContainText("Undone");
	await inThisOrder("/content/employeesdirectory", chairman, executive);

	await goOn(page, "/admin");
	await expect(
		page
			.getByRole("region", { name: "Published last" })
			.getByRole("link", { name: "Officers: order" })
			.first(),
	).toBeVisible();

	await goOn(page, "/admin/content/history?kind=officers&key=%24order");
	await expect(page.getByText(`${executive}: from place 1 to place 2`)).toBeVisible();
	if (isLong) expect(await faults(page)).toEqual([]);

	// Several go at once and come back at once, and the list goes through a spreadsheet.
	await goOn(page, "/admin/content?kind=contractors");
	await page.getByRole("button", { name: "Choose several" }).press("Enter");
	const names = await rowList(page).getByRole("listitem").getByRole("link").allTextContents();
	for (const name of names.slice(0, 2)) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
	const gone = rowList(page).getByRole("link", { name: names[0] ?? "", exact: true });
	await page
		.getByRole("group", { name: "2 selected" })
		.getByRole("button", { name: "Take off the site" })
		.click();
	const asked = page.getByRole("dialog", { name: "Take off the site" });
	await expect(asked).toContainText(`${names[0]}, ${names[1]}`);
	await asked.getByRole("button", { name: "Take off the site" }).click();
	await expect(gone).toHaveCount(0);
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(gone).toHaveCount(1);
	await page.getByRole("link", { name: "As a table (CSV)" }).click();
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download as CSV" }).click();
	await page.getByLabel("File (CSV)").setInputFiles(await (await saved).path());
	await expect(page.getByLabel("Or paste the cells here")).toHaveValue(/Firm \(English\)/);
	await page.getByRole("button", { name: "Check the list" }).click();
	await expect(page.getByText("Nothing changes")).toBeVisible();
	await page.getByRole("button", { name: "Change the list or choose another" }).click();
	const cells = page.getByLabel("Or paste the cells here");
	await cells.fill((await cells.inputValue()).replace(`,${names[0]},`, ",Shri Balaji Works,"));
	await page.getByRole("button", { name: "Check the list" }).click();
	await expect(page.getByText("New: 0. Changed: 1. Taken off: 0.")).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(rowList(page).getByRole("link", { name: "Shri Balaji Works" })).toBeVisible();
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(gone).toHaveCount(1);
});

test("a photo is put first from its own form, in the order that readers see", async ({ page, office }) => {
	const clerk = await office.clerk("edit_content", "publish_content");
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=photos");
	// Rows that another test has taken off have no place.
	const out = rowList(page).getByRole("listitem").filter({ hasNotText: "Taken off the site" });
	const third = out.nth(2).getByRole("link");
	const name = await third.innerText();
	await third.click();
	await page.getByRole("link", { name: "Put it first" }).click();
	await expect(rows(page).first()).toContainText(name);
	await expect(handle(page, name)).toBeFocused();
	await page.getByRole("button", { name: `Move down ${name}` }).click();
	await expect(rows(page).nth(1)).toContainText(name);
	// The order since then stays after a reload.
	await expect(page.getByText(/Kept on the server/)).toBeVisible();
	await page.reload();
	await expect(rows(page).nth(1)).toContainText(name);
});

test("photos are dragged by mouse and by finger on a phone, where everything is large enough", async ({
	page,
	office,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const clerk = await office.clerk("edit_content", "publish_content");
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=photos&key=%24order");
	// The newest first, as the gallery shows them; fifty at once.
	await expect(rows(page)).toHaveCount(50);
	expect(await pixelsTooWide(page)).toBe(0);
	expect(await faults(page)).toEqual([]);
	const sizes = await rows(page)
		.nth(1)
		.locator("button, input")
		.evaluateAll((all) =>
			all.map((each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height)),
		);
	expect(sizes).toHaveLength(4);
	for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);

	const names = async () => rows(page).locator("[class*=name]").allInnerTexts();
	const before = await names();
	const handles = page.locator("[data-handle]");
	const middle = async (index: number) => {
		const box = await handles.nth(index).boundingBox();
		if (!box) throw new Error("No handle");
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	await handles.nth(2).scrollIntoViewIfNeeded();
	await handles.nth(0).scrollIntoViewIfNeeded();
	const [from, to] = [await middle(0), await middle(1)];
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y, { steps: 4 });
	await expect(rows(page).nth(1)).toHaveAttribute("data-drop", "after");
	// Escape lets all stay as it was.
	await page.keyboard.press("Escape");
	await page.mouse.up();
	expect(await names()).toEqual(before);
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y, { steps: 4 });
	await page.mouse.up();
	await expect.poll(async () => (await names()).slice(0, 2)).toEqual([before[1], before[0]]);
	await expect(page.locator("[data-drop]")).toHaveCount(0);

	// A finger on the handle doesn't scroll the page.
	const session = await page.context().newCDPSession(page);
	const touch = (type: string, points: readonly { x: number; y: number }[]) =>
		session.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: [...points] });
	const scrolled = await page.evaluate(() => scrollY);
	const [low, high] = [await middle(1), await middle(0)];
	await touch("touchStart", [low]);
	await touch("touchMove", [{ x: low.x, y: (low.y + high.y) / 2 }]);
	await touch("touchMove", [high]);
	await touch("touchEnd", []);
	await expect.poll(async () => (await names()).slice(0, 2)).toEqual(before.slice(0, 2));
	expect(await page.evaluate(() => scrollY)).toBe(scrolled);
	// By key, for the bar below grows when the draft is kept.
	await page.getByRole("button", { name: "Show 50 more" }).press("Enter");
	await expect(rows(page)).toHaveCount(100);
});
