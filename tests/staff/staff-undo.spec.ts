import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { faults } from "../support/accessibility.ts";
import { alert as row } from "../support/alert.ts";
import { expect } from "../support/site.ts";
import { openAs, rowList, test, toast } from "../support/staff.ts";
import { film } from "../support/uploaded-files.ts";

const town = mkdtempSync(join(tmpdir(), "palika-undo-"));
cpSync(fileURLToPath(new URL("../../town", import.meta.url)), town, { recursive: true });
test.use({ settings: { TOWN: town } });
test.afterAll(() => rmSync(town, { recursive: true, force: true }));

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("what was just published, taken off or brought back is undone from its toast, with the mouse and by key", async ({
	page,
	browser,
	office,
	server,
}) => {
	const clerk = await office.user((await office.role("publish_alerts")).id);
	const { answer } = await office.call("POST", "/api/content/alerts", { basedOn: 0, row });
	const form = `/admin/content?kind=alerts&key=${answer.key}`;
	const reader = await (await browser.newContext()).newPage();
	const readersSee = async (text: string, count = 1) => {
		await reader.goto(server.address);
		await expect(reader.locator("[data-alert]", { hasText: text })).toHaveCount(count);
	};
	await openAs(page, await office.tokenOf(clerk), form);
	await page.getByLabel("English", { exact: true }).fill("No water in Ward 9 today.");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published");
	expect(await faults(page)).toEqual([]);
	await readersSee("Ward 9");
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(toast(page)).toContainText("Undone. Readers see what was there before.");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(rowList(page).getByRole("link", { name: row.text.en })).toBeVisible();
	await readersSee("Ward 7");

	// Taken off within the form, and back by the key; in a field the key is the field's.
	await page.goto(server.address + form);
	await expect(page.getByText("Shown now, until")).toBeVisible();
	await page.getByRole("button", { name: "Take off the site" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Take off the site" }).click();
	await expect(toast(page)).toContainText("Taken off the site");
	await expect(page).toHaveURL(/kind=alerts$/);
	await readersSee("Ward 7", 0);
	await page.getByLabel("Search in Alerts").press("Control+z");
	await expect(toast(page)).toContainText("Taken off the site");
	await page.getByRole("heading", { level: 1 }).focus();
	await page.keyboard.press("Control+z");
	await expect(toast(page)).toContainText("Undone");
	await readersSee("Ward 7");

	// Something new is gone again.
	await page.goto(`${server.address}/admin/content?kind=alerts&key=`);
	await page.getByLabel("How urgent").selectOption("Information");
	await page.getByLabel("Hindi", { exact: true }).fill("पुल खुल गया है।");
	await page.getByLabel("English", { exact: true }).fill("The bridge is open.");
	await page.getByLabel("Shown until").fill("2040-01-01T10:00");
	await page.getByRole("button", { name: "Publish now" }).click();
	await readersSee("The bridge is open.");
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(toast(page)).toContainText("Undone");
	await readersSee("The bridge is open.", 0);

	await page.getByLabel("Which").selectOption("Taken off");
	await page.getByRole("button", { name: "Show", exact: true }).click();
	await expect(page).toHaveURL(/state=off/);
	await expect(rowList(page).getByRole("link", { name: "The bridge is open." })).toBeVisible();
	await expect(rowList(page).getByRole("link", { name: row.text.en })).toHaveCount(0);
	expect(await faults(page)).toEqual([]);

	await page.goto(`${server.address}/admin/content/history?kind=alerts&key=${answer.key}`);
	await page.getByRole("radio", { name: /From.*Version 2/ }).check();
	await page.getByRole("button", { name: "Bring version 2 back" }).click();
	await readersSee("Ward 9");
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(toast(page)).toContainText("Undone");
	await readersSee("Ward 7");
});

test("what was just planned or sent for review is taken back from its toast, and later from its form, and its words are still there", async ({
	page,
	office,
	server,
}) => {
	test.setTimeout(120_000);
	const clerk = await office.user((await office.role("publish_alerts")).id);
	const key = (await office.call("POST", "/api/content/alerts", { basedOn: 0, row })).answer.key;
	const form = `/admin/content?kind=alerts&key=${key}`;
	const open = () => page.goto(server.address + form);
	const english = page.getByLabel("English", { exact: true });
	const inList = page.locator("main section li", { has: page.locator(`a[href$="key=${key}"]`) }).last();
	const plan = async () => {
		await page.getByText("At a set time", { exact: true }).click();
		await page.getByLabel("Readers see it from").fill("2039-01-01T10:00");
		await page.getByRole("button", { name: "Publish at the set time" }).click();
		await expect(toast(page)).toContainText("Planned.");
		await expect(inList).toContainText("Comes out");
	};
	await openAs(page, await office.tokenOf(clerk), form);
	await english.fill("No water in Ward 9 on New Year’s day.");
	await plan();
	expect(await faults(page)).toEqual([]);
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(toast(page)).toContainText("Taken back. Your words are kept.");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(inList).toContainText("Taken back, not sent");
	await expect(page.getByText("taken back, not sent", { exact: true })).toBeVisible();

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
	await expect(page.getByText("These words come out by themselves at the set time.")).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await english.fill("No water in Ward 9 on New Year’s day and the day after.");
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(inList, "what was planned before is still to come").toContainText("Comes out");
	await open();
	await expect(page.getByText(`Older words of ${clerk.name} are still planned`)).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await page.getByRole("button", { name: "Take it back" }).click();
	await expect(toast(page)).toContainText("Taken back.");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.getByRole("button", { name: "Take it back" })).toHaveCount(0);
	await expect(english).toHaveValue("No water in Ward 9 on New Year’s day and the day after.");
	await page.getByRole("link", { name: "All versions" }).click();
	await expect(page.getByText(`Taken back by ${clerk.name}`).first()).toBeVisible();
});

test("where the council's folder changes beneath what was published, the list and the form say so and its text can be taken", async ({
	page,
	office,
	server,
	browser,
}) => {
	const clerk = await office.user((await office.role("edit_content", "publish_content")).id);
	const list = "/api/content/helplines";
	const [own] = (await office.call("GET", list)).answer.rows;
	const name = { en: "Fire brigade, night", hi: "अग्निशमन, रात" };
	expect(
		(await office.call("POST", list, { key: own.key, basedOn: 0, row: { ...own.row, name } })).status,
	).toBe(200);
	const file = join(town, "tables/helplines.csv");
	const before = readFileSync(file, "utf8");
	const { en } = own.row.name as { en: string };
	writeFileSync(file, before.replace(en, "Police, fire and ambulance of the new office"));
	server.process.kill("SIGHUP");
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=helplines");
	await expect(async () => {
		await page.reload();
		await expect(page.getByText("Folder says something else", { exact: true })).toBeVisible({
			timeout: 1000,
		});
	}).toPass();
	await page.getByRole("link", { name: name.en }).last().click();
	await expect(page.getByText("The council’s folder has come to say something else here.")).toBeVisible();
	await page.getByText("What differs from the form").click();
	await expect(page.locator("main ins", { hasText: "office" }).first()).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await page.getByRole("button", { name: "Put the folder’s text into the form" }).click();
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published");
	await expect(page.getByText("Folder says something else", { exact: true })).toHaveCount(0);
	const reader = await (await browser.newContext()).newPage();
	await reader.goto(`${server.address}/contact-helpline`);
	await expect(reader.getByText("of the new office").first()).toBeVisible();
});

test("a film is uploaded in the form of a film, and readers can play it", async ({
	page,
	office,
	server,
}) => {
	const clerk = await office.user((await office.role("edit_content", "publish_content")).id);
	await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=videos&key=");
	const title = page.getByRole("group", { name: "Title", exact: true });
	await title.getByLabel("Hindi", { exact: true }).fill("मेले की फ़िल्म");
	await title.getByLabel("English", { exact: true }).fill("A film of the fair");
	await page.getByRole("button", { name: /Upload or search.*video/i }).click();
	const dialog = page.getByRole("dialog", { name: "Choose a video" });
	const chosen = page.waitForEvent("filechooser");
	await dialog.getByRole("button", { name: "Upload a file" }).click();
	await (await chosen).setFiles({ name: "fair.mp4", mimeType: "video/mp4", buffer: film() });
	await expect(page.getByLabel("Address of the video")).toHaveValue(/^uploads\/.*\.mp4$/);
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(toast(page)).toContainText("Published");
	await page.goto(`${server.address}/explore/VideoGallery`);
	await expect(page.getByText("A film of the fair").first()).toBeVisible();
});
