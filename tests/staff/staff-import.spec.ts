import { writeFile } from "node:fs/promises";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { employees, listOf } from "../support/employees.ts";
import { isLong, sweep } from "../support/long.ts";
import { layOnPaper } from "../support/paper.ts";
import { expect } from "../support/site.ts";
import { chairman, firstLogIn, forgetRefusals, openAs, onLentPage as test } from "../support/staff.ts";

test("the employees of the town are added from a file: mistakes are told by row, slips are printed, and each lets its person in", async ({
	page,
	office,
	complaints,
	browser,
	server,
}, testInfo) => {
	const staff = sweep(employees(), employees().slice(0, 12));
	const count = staff.length;
	const lastPhone = new RegExp(staff.at(-1)?.phone ?? "?");
	const role = (await office.role("view_dashboard")).name;
	const file = testInfo.outputPath("employees.csv");
	await openAs(page, await office.tokenOf(chairman), "/admin/users?add");
	await page.getByRole("link", { name: "Add Many Users" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add Many Users");

	const example = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download an example file" }).click();
	expect((await example).suggestedFilename()).toBe("users.csv");

	const chooseFile = async () => {
		const chooser = page.waitForEvent("filechooser");
		await page.getByLabel("File (CSV)").click();
		await (await chooser).setFiles(file);
	};
	const check = page.getByRole("button", { name: "Check the list" });
	const pasted = page.getByLabel("Or paste the cells here");
	await check.click();
	await expect(pasted).toHaveAccessibleDescription(/paste the cells here/i);
	await writeFile(file, Buffer.from(`\ufeff${listOf(staff.slice(0, 3), role)}`, "utf16le").swap16());
	await chooseFile();
	await expect(page.getByLabel("File (CSV)")).toHaveAccessibleDescription(/CSV UTF-8.*can't be read/);
	await pasted.fill("Name,Phone\nKavita,9412000001");
	await check.click();
	await expect(pasted).toHaveAccessibleDescription(/The column “Role” is missing/);

	const [first, second] = staff;
	const wrong = staff.map((person, index) =>
		index === 1 ? { ...person, phone: first?.phone ?? "" } : person,
	);
	await writeFile(file, `\ufeff${listOf(wrong, role)}`);
	await chooseFile();
	await expect(pasted).toHaveValue(lastPhone);
	await check.click();
	const answer = page.getByRole("heading", { name: "What will change" });
	await expect(answer).toBeFocused();
	await expect(page.getByText(/^Mistakes: \d+\./)).toHaveText(/^Mistakes: 1\./);
	const mistake = page.getByRole("listitem").filter({ hasText: "has this mobile number already" });
	await expect(mistake).toHaveText("Row 3, Phone: Row 2 of this list has this mobile number already.");
	await expect(page.getByRole("button", { name: /^Add \d+ people/ })).toHaveCount(0);
	expect(await faults(page)).toEqual([]);

	// An empty row counts, here as in the spreadsheet.
	await writeFile(file, `\ufeff${listOf(wrong, role, "Name,Phone,Role\r\n")}`);
	await chooseFile();
	await expect(pasted).toHaveValue(/^Name,Phone,Role\s*\n\s*\n/);
	await check.click();
	await expect(mistake).toHaveText(/^Row 4, Phone: Row 3/);
	const mended = (await pasted.inputValue()).replace(
		`${second?.name},${first?.phone}`,
		`${second?.name},${second?.phone}`,
	);
	await pasted.fill(mended);
	await check.press("Enter");
	const rows = page.getByRole("table", { name: "People in the list" }).locator("tbody tr");
	await expect(rows).toHaveCount(count);
	await expect(answer).toBeFocused();
	await expect(rows.nth(1)).toContainText(second?.name ?? "?");
	await expect(page.getByText(`${count} people, no mistake found.`)).toBeVisible();
	await page.getByRole("button", { name: "Change the list or choose another" }).click();
	await expect(pasted, "nothing is lost on the way back").toHaveValue(lastPhone);
	await check.click();
	await page.getByRole("button", { name: `Add ${count} people` }).click();
	await expect(page.getByRole("heading", { name: `${count} people are added` })).toBeFocused();
	const passwords = page.getByRole("table", { name: "Temporary passwords" }).locator("tbody tr");
	await expect(passwords).toHaveCount(count);
	const password = (await passwords.first().locator("code").textContent()) ?? "";
	for (const width of [1366, 320]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
		if (isLong || width === 320) expect(await faults(page)).toEqual([]);
	}
	await page.setViewportSize({ width: 1366, height: 800 });

	await page.getByRole("link", { name: "Dashboard" }).first().click();
	const question = page.getByRole("dialog", { name: "Leave without saving?" });
	await question.getByRole("button", { name: "Stay here" }).click();
	await page.evaluate(() => {
		window.print = () => {};
	});
	await page.getByRole("button", { name: `Print ${count} slips` }).click();
	await layOnPaper(page);
	const slips = page.locator("body > div article");
	await expect(slips).toHaveCount(count);
	await expect(slips.first()).toContainText(password);
	await expect(slips.first()).toContainText("7 days");
	await expect(slips.first()).toContainText(`${server.address}/admin`);
	await page.emulateMedia({ media: "screen" });
	await page.evaluate(() => dispatchEvent(new Event("afterprint")));
	await page.getByRole("button", { name: "They are printed" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Users");

	const context = await browser.newContext({ baseURL: server.address });
	const theirs = await context.newPage();
	await theirs.goto("/admin");
	await firstLogIn(theirs, { mobile: first?.phone ?? "", password }, "imli-taara-neel-chaand-64");
	await context.close();
	forgetRefusals(complaints);
});
