import { readFile } from "node:fs/promises";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, openAs, test } from "../support/staff.ts";

test("the filter stands in the address: it is kept by Back and by a reload, and finds who, what, on whom and when", async ({
	page,
	office,
}) => {
	const role = await office.role("view_dashboard");
	const clerk = await office.user(role.id);
	await office.call("POST", "/api/login", { mobile: clerk.mobile, password: "wrong" });
	await openAs(page, await office.tokenOf(chairman), "/admin/changes");
	const rows = page.getByRole("table").locator("tbody tr:has(td)");
	await expect(page.getByRole("columnheader")).toHaveText([
		"When",
		"Who",
		"What",
		"On whom",
		"From which address",
	]);
	await expect(page.getByRole("table")).not.toContainText("Tried to log in");
	const main = page.locator("main");
	await main.getByLabel("On whom").fill(clerk.name);
	await main.getByRole("button", { name: "Show" }).click();
	await expect(page).toHaveURL(/\/admin\/changes\?subject=Clerk/);
	await expect(rows).toHaveCount(2);
	await expect(rows.first()).toContainText("Own password changed");
	await expect(rows.last()).toHaveText(/^\d\d:\d\dAdministratorUser added desk \w+Clerk \d+127\.0\.0\.1$/);
	await main.getByLabel("What", { exact: true }).selectOption("Log-ins, failures and locks");
	await main.getByRole("button", { name: "Show" }).click();
	await expect(rows.first()).toContainText("SomebodyTried to log in, in vain");
	await expect(page.getByRole("table")).not.toContainText("User added");
	await main.getByLabel("What", { exact: true }).selectOption("Own password changed");
	await main.getByLabel("On whom").fill("");
	await main.getByLabel("Who", { exact: true }).fill(clerk.name);
	await main.getByRole("button", { name: "Show" }).click();
	await expect(rows).toHaveText(/Own password changed/);
	await page.goBack();
	await expect(rows.first()).toContainText("Tried to log in");
	await expect(main.getByLabel("On whom")).toHaveValue(clerk.name);
	await page.reload();
	await expect(rows.first()).toContainText("Tried to log in");
	await main.getByLabel("From", { exact: true }).fill("2020-02-01");
	await main.getByLabel("To", { exact: true }).fill("2020-01-01");
	await main.getByRole("button", { name: "Show" }).click();
	await expect(main.getByRole("status")).toHaveText(/“From” is later than “To”/);
	await main.getByLabel("From", { exact: true }).fill("2020-01-01");
	await main.getByRole("button", { name: "Show" }).click();
	await expect(main.getByRole("status")).toHaveText("Nothing fits this filter.");
	expect(await faults(page)).toEqual([]);
	await main.getByRole("link", { name: "Clear the filter" }).first().click();
	await expect(page).toHaveURL("/admin/changes");
	await expect(rows.first()).toBeVisible();
});

test("older lines are on pages of their own, under their days, and the newest are one step away", async ({
	page,
	office,
}) => {
	for (let number = 0; number < 14; number += 1) await office.role();
	await page.clock.setFixedTime(new Date());
	await openAs(page, await office.tokenOf(chairman), "/admin/changes");
	const rows = page.getByRole("table").locator("tbody tr:has(td)");
	await expect(rows).toHaveCount(25);
	await expect(page.getByRole("rowheader").first()).toHaveText(/^(Today|Yesterday), \d+ [A-Z][a-z]+ 20\d\d$/);
	const newest = await rows.first().textContent();
	await page.getByRole("link", { name: "Older" }).click();
	await expect(page).toHaveURL(/before=\d+/);
	await expect(rows.first()).not.toHaveText(newest ?? "");
	await page.getByRole("link", { name: "Newest" }).click();
	await expect(rows.first()).toHaveText(newest ?? "");
	await page.getByRole("button", { name: "हिन्दी" }).click();
	await expect(page.getByRole("rowheader").first()).toHaveText(/^(आज|कल), \d+ \S+ 20\d\d$/);
	await page.setViewportSize({ width: 320, height: 800 });
	expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
	expect(await faults(page)).toEqual([]);
});

test("the same lines are downloaded as a file with its day in the name, which leaves a line", async ({
	page,
	office,
	complaints,
}) => {
	const role = await office.role();
	await openAs(
		page,
		await office.tokenOf(chairman),
		`/admin/changes?what=add+role&subject=${encodeURIComponent(role.name)}`,
	);
	const download = page.waitForEvent("download");
	const button = page.getByRole("button", { name: "Download as CSV" });
	await button.click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
	const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
	expect(lines).toHaveLength(2);
	expect(lines[1]).toContain(`Administrator added the role ${role.name}`);
	await page.goto("/admin/changes?what=export+audit+log");
	await expect(page.getByRole("table")).toContainText("Audit log saved as a file 1");
	await page.route("**/api/audit/export", (route) => route.abort());
	await button.click();
	await expect(page.getByRole("alert")).toContainText("The file could not be downloaded.");
	await page.unroute("**/api/audit/export");
	const again = page.waitForEvent("download");
	await page.getByRole("button", { name: "Try again" }).click();
	expect((await again).suggestedFilename()).toMatch(/^audit-/);
	forgetRefusals(complaints);
});

test("whoever has one of the three rights over people finds there what they may read, and no kind that they may not", async ({
	page,
	office,
}) => {
	const clerk = await office.user((await office.role("assign_permissions")).id);
	await openAs(page, await office.tokenOf(clerk), "/admin");
	await page.getByRole("navigation", { name: "More" }).getByRole("link", { name: "Changes" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changes");
	await expect(page.getByLabel("What", { exact: true }).locator("optgroup option")).toHaveText([
		"Role added",
		"Role deleted",
		"Role renamed or described",
		"Role duplicated",
		"Permissions of a role changed",
		"Roles looked over",
	]);
	await expect(
		page.getByLabel("What", { exact: true }).locator("option", { hasText: "Log-ins" }),
	).toHaveCount(0);
	await expect(page.locator("main")).not.toContainText("User added");
});
