import { readFile } from "node:fs/promises";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { isLong } from "../support/long.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, freshMobile, goOn, onLentPage, openAs, test } from "../support/staff.ts";

onLentPage(
	"the filter stands in the address: it is kept by Back and by a reload, and finds who, what, on whom and when",
	async ({ page, office }) => {
		const { id: role } = await office.role("view_dashboard");
		const mobile = freshMobile();
		const clerk = { name: `Clerk ${mobile}`, password: "gulab-tara-seb-dal-moti-82" };
		const added = await office.call("POST", "/api/users", { ...clerk, role, phone: mobile });
		expect(added.status).toBe(201);
		const own = { currentPassword: clerk.password, newPassword: "imli-taara-neel-chaand-64" };
		const changed = await office.call("POST", "/api/me/password", own, await office.tokenOf({ mobile }));
		expect(changed.status).toBe(200);
		expect((await office.call("POST", "/api/login", { mobile, password: "wrong" })).status).toBe(401);
		await openAs(page, await office.tokenOf(chairman), "/admin/changes");
		const rows = page.getByRole("table").locator("tbody tr:has(td)");
		await expect(page.getByRole("columnheader")).toHaveText([
			"When",
			"Who",
			"What",
			"About whom",
			"From which address",
		]);
		await expect(page.getByRole("table")).not.toContainText("Tried to log in");
		const main = page.locator("main");
		const filter = main.locator("summary", { hasText: /^Filter/ });
		await filter.press("Enter");
		await main.getByLabel("About whom").fill(clerk.name);
		await main.getByRole("button", { name: "Show" }).click();
		await expect(page).toHaveURL(/\/admin\/changes\?subject=Clerk/);
		await expect(rows).toHaveCount(2);
		await expect(rows.first()).toContainText("Own password changed");
		await expect(rows.last()).toHaveText(/^\d\d:\d\dAdministratorUser added desk \w+Clerk \d+127\.0\.0\.1$/);
		await filter.click();
		await main.getByLabel("What", { exact: true }).selectOption("Logins, failures and locks");
		await main.getByRole("button", { name: "Show" }).click();
		await expect(rows.first()).toContainText("SomebodyTried to log in, in vain");
		await expect(page.getByRole("table")).not.toContainText("User added");
		await expect(filter).toHaveText("Filter (2)");
		await filter.click();
		await main.getByLabel("What", { exact: true }).selectOption("Own password changed");
		await main.getByLabel("About whom").fill("");
		await main.getByLabel("Who", { exact: true }).fill(clerk.name);
		await main.getByRole("button", { name: "Show" }).click();
		await expect(rows).toHaveText(/Own password changed/);
		await page.goBack();
		await expect(rows.first()).toContainText("Tried to log in");
		await expect(main.getByLabel("About whom")).toHaveValue(clerk.name);
		await page.reload();
		await expect(rows.first()).toContainText("Tried to log in");
		await filter.click();
		await main.getByLabel("From", { exact: true }).fill("2020-02-01");
		await main.getByLabel("To", { exact: true }).fill("2020-01-01");
		await main.getByRole("button", { name: "Show" }).click();
		await expect(main.getByRole("status")).toHaveText(/“From” is later than “To”/);
		await filter.click();
		await main.getByLabel("From", { exact: true }).fill("2020-01-01");
		await main.getByRole("button", { name: "Show" }).click();
		await expect(main.getByRole("status")).toHaveText("Nothing fits this filter.");
		if (isLong) expect(await faults(page)).toEqual([]);
		await main.getByRole("link", { name: "Clear the filter" }).filter({ visible: true }).click();
		await expect(page).toHaveURL("/admin/changes");
		await expect(rows.first()).toBeVisible();
	},
);

test("older lines are on pages of their own, under their days, and the newest are one step away; what is found is downloaded as a file, which leaves a line", async ({
	page,
	office,
	complaints,
}) => {
	const name = `desk ${freshMobile()}`;
	for (let number = 0; number <= 25; number += 1) {
		expect((await office.call("POST", "/api/add-role", { name: `${name} ${number}` })).status).toBe(201);
	}
	await page.clock.setFixedTime(new Date());
	await openAs(page, await office.tokenOf(chairman), "/admin/changes");
	const rows = page.getByRole("table").locator("tbody tr:has(td)");
	const newest = rows.first();

	await test.step("pages", async () => {
		await expect(rows).toHaveCount(25);
		await expect(page.getByRole("rowheader").first()).toHaveText(
			/^(Today|Yesterday), \d+ [A-Z][a-z]+ 20\d\d$/,
		);
		await expect(newest).toContainText(`${name} 25`);
		await page.getByRole("link", { name: "Older" }).click();
		await expect(page).toHaveURL(/before=\d+/);
		await expect(newest).toContainText(`${name} 0`);
		await page.getByRole("link", { name: "Newest" }).click();
		await expect(newest).toContainText(`${name} 25`);
	});

	await test.step("in Hindi, on a phone", async () => {
		await page.getByRole("button", { name: "हिन्दी" }).click();
		await expect(page.getByRole("rowheader").first()).toHaveText(/^(आज|कल), \d+ \S+ 20\d\d$/);
		await page.setViewportSize({ width: 320, height: 800 });
		expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
		expect(await faults(page)).toEqual([]);
		await page.setViewportSize({ width: 1280, height: 720 });
		await page.getByRole("button", { name: "English" }).click();
	});

	await test.step("the file has its day in the name", async () => {
		await goOn(page, `/admin/changes?what=add+role&subject=${encodeURIComponent(`${name} 7`)}`);
		await expect(rows).toHaveCount(1);
		const button = page.getByRole("button", { name: "Download as CSV" });
		const download = page.waitForEvent("download");
		await button.click();
		const file = await download;
		expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
		const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
		expect(lines).toHaveLength(2);
		expect(lines[1]).toContain(`Administrator added the role ${name} 7`);
		await goOn(page, "/admin/changes?what=export+audit+log");
		await expect(page.getByRole("table")).toContainText("Changes saved as a file 1");
		await page.route("**/api/audit/export", (route) => route.abort());
		await button.click();
		await expect(page.getByRole("alert")).toContainText("The file could not be downloaded.");
		await page.unroute("**/api/audit/export");
		const again = page.waitForEvent("download");
		await page.getByRole("button", { name: "Try again" }).click();
		expect((await again).suggestedFilename()).toMatch(/^audit-/);
	});
	forgetRefusals(complaints);
});

onLentPage(
	"whoever has one of the three rights over people finds there what they may read, and no kind that they may not",
	async ({ page, office }) => {
		const clerk = await office.clerk("assign_permissions");
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
			page.getByLabel("What", { exact: true }).locator("option", { hasText: "Logins" }),
		).toHaveCount(0);
		await expect(page.locator("main")).not.toContainText("User added");
	},
);
