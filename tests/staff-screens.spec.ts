import { permissionNames } from "../contract/permissions.ts";
import { expect, scriptIsThere } from "./site.ts";
import { chairman, forgetRefusals, freshMobile, openAs, test, toast } from "./staff.ts";

test.describe("Dashboard", () => {
	test("asks three calls and shows the count of each", async ({ page, office }) => {
		await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
		const roles = ((await office.call("GET", "/api/roles")).answer as unknown[]).length;
		const stones = page.locator("main li");
		await expect(stones.nth(0)).toHaveText(/^\d+Total users$/);
		await expect(stones.nth(1)).toHaveText(/^\d+Total roles$/);
		expect(Number.parseInt((await stones.nth(1).textContent()) ?? "", 10)).toBeGreaterThanOrEqual(roles - 5);
		await expect(stones.nth(2)).toHaveText(`${permissionNames.length}Total permissions`);
		await expect(
			page.getByRole("table", { name: "Users by role" }).getByRole("row", { name: /^admin/ }),
		).toBeVisible();
	});

	test("a figure that could not be loaded is said, with a Retry", async ({ page, office, complaints }) => {
		await page.route("**/api/roles", (route) => route.fulfill({ status: 503, json: { error: "Away" } }));
		await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
		await expect(page.getByRole("alert")).toContainText("The figures of the dashboard could not be loaded.");
		await page.unroute("**/api/roles");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("alert")).toHaveCount(0);
		await expect(page.locator("main li").nth(1)).toHaveText(/^\d+Total roles$/);
		forgetRefusals(complaints);
	});
});

test.describe("Manage Users", () => {
	test("a clerk adds a user and hands the password over; it is gone with the page", async ({
		page,
		office,
		context,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		const role = await office.role("view_dashboard");
		const phone = freshMobile();
		await openAs(page, await office.tokenOf(chairman), "/admin/users");
		await page.getByLabel("Name", { exact: true }).fill("Renu Chaudhary");
		await page.getByLabel("Role", { exact: true }).selectOption(role.name);
		await page.getByLabel("Phone", { exact: true }).fill(`+91 ${phone}`);
		await page.getByRole("button", { name: "Suggest" }).click();
		const password = await page.getByLabel("Password", { exact: true }).inputValue();
		expect(password).toMatch(/^([a-z]+-){5}\d\d$/);
		await page.getByRole("button", { name: "Add user" }).click();
		await expect(toast(page)).toContainText("User added successfully");
		for (const label of ["Name", "Role", "Phone", "Password"]) {
			await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
		}
		const row = page.getByRole("row", { name: phone });
		await expect(row).toContainText("Renu Chaudhary");
		await expect(row).toContainText(role.name);
		await expect(row).toContainText(password);
		await row.getByRole("button", { name: "Copy" }).click();
		await expect(toast(page)).toContainText("Password copied");
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
		expect((await office.call("POST", "/api/login", { mobile: phone, password })).status).toBe(200);
		await page.reload();
		await scriptIsThere(page);
		await page.getByRole("searchbox", { name: "Find in this list" }).fill(phone);
		await expect(row).toContainText("••••••••");
		await expect(row).not.toContainText(password);
	});

	test("the table has the columns of the specification and no password but its mask", async ({
		page,
		office,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/admin/users");
		const heads = page.locator("thead th");
		await expect(heads).toHaveText(["#", "Name", "Role", "Phone", "Password", "Action"]);
		const own = page.getByRole("row", { name: chairman.mobile });
		await expect(own).toContainText("••••••••");
		await expect(own).toContainText("You");
		await expect(own.getByRole("button")).toHaveCount(0);
	});

	test("what the server refuses is said in its words, and what was typed stays", async ({
		page,
		office,
		complaints,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/admin/users");
		await page.getByLabel("Name", { exact: true }).fill("Second Chairman");
		await page.getByLabel("Role", { exact: true }).selectOption("it");
		await page.getByLabel("Phone", { exact: true }).fill(chairman.mobile);
		await page.getByLabel("Password", { exact: true }).fill("kabutar-tara-pul-91");
		await page.getByRole("button", { name: "Add user" }).click();
		await expect(toast(page)).toContainText("Another user already has this mobile number.");
		await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Second Chairman");
		await page.route("**/api/users", (route) => route.fulfill({ status: 500, body: "" }));
		await page.getByRole("button", { name: "Add user" }).click();
		await expect(toast(page)).toContainText("Failed to add user");
		forgetRefusals(complaints);
	});

	test("deleting asks the exact question with the focus on Keep; Keep keeps, Delete deletes", async ({
		page,
		office,
	}) => {
		const role = await office.role();
		const clerk = await office.user(role.id);
		await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
		const row = page.getByRole("row", { name: clerk.mobile });
		await row.getByRole("button", { name: "Delete" }).click();
		const question = page.getByRole("dialog", { name: "Delete user" });
		await expect(question).toContainText("Are you sure you want to delete this user?");
		await expect(question).toContainText(clerk.name);
		await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(question).toHaveCount(0);
		await expect(row).toBeVisible();
		await expect(row.getByRole("button", { name: "Delete" })).toBeFocused();
		await row.getByRole("button", { name: "Delete" }).click();
		await question.getByRole("button", { name: "Delete" }).click();
		await expect(toast(page)).toContainText("User deleted successfully");
		await expect(row).toHaveCount(0);
	});

	test("a deletion that failed is said in the page, with a Retry", async ({ page, office, complaints }) => {
		const role = await office.role();
		const clerk = await office.user(role.id);
		await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
		await page.route(`**/api/users/${clerk.id}`, (route) => route.abort());
		const row = page.getByRole("row", { name: clerk.mobile });
		await row.getByRole("button", { name: "Delete" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
		await expect(page.getByRole("alert")).toContainText("The user could not be deleted.");
		await page.unroute(`**/api/users/${clerk.id}`);
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(row).toHaveCount(0);
		forgetRefusals(complaints);
	});

	test("a password is reset and shown until the page is left; a weak one is refused and stays", async ({
		page,
		office,
		complaints,
	}) => {
		const role = await office.role();
		const clerk = await office.user(role.id);
		await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
		const row = page.getByRole("row", { name: clerk.mobile });
		await row.getByRole("button", { name: "Reset" }).click();
		const dialog = page.getByRole("dialog", { name: "New password" });
		await dialog.getByLabel("Password").fill("short");
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription(/at least 12 characters/);
		await expect(dialog.getByLabel("Password")).toHaveValue("short");
		await dialog.getByRole("button", { name: "Suggest" }).click();
		const password = await dialog.getByLabel("Password").inputValue();
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(row).toContainText(password);
		expect((await office.call("POST", "/api/login", { mobile: clerk.mobile, password })).status).toBe(200);
		forgetRefusals(complaints);
	});

	test("ten thousand users are found, put in order and paged at once, and saved without a password", async ({
		page,
		office,
	}) => {
		const users = Array.from({ length: 10_000 }, (_, index) => ({
			id: index + 1,
			name: `Clerk ${String((index * 7919) % 10_000).padStart(5, "0")}`,
			role: index % 3 ? "it" : "subadmin",
			phone: String(7_000_000_000 + index),
			password: "••••••••",
		}));
		await page.route("**/api/users", (route) => route.fulfill({ json: users }));
		await openAs(page, await office.tokenOf(chairman), "/admin/users");
		await expect(page.getByText("10000 of 10000 users")).toBeVisible();
		await expect(page.locator("tbody tr")).toHaveCount(25);
		const started = Date.now();
		await page.locator("thead").getByRole("link", { name: "Name" }).click();
		await expect(page.locator("tbody tr").first()).toContainText("Clerk 00000");
		await page.getByRole("link", { name: "Page 400" }).click();
		await expect(page.locator("tbody tr").last()).toContainText("Clerk 09999");
		await page.getByRole("searchbox", { name: "Find in this list" }).fill("clerk 0432");
		await expect(page.getByText("10 of 10000 users")).toBeVisible();
		await page.getByLabel("Show only").selectOption("subadmin");
		await expect(page.locator("tbody tr")).not.toHaveCount(10);
		expect(Date.now() - started, "milliseconds for four steps").toBeLessThan(6000);
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download as CSV" }).click();
		const stream = await (await download).createReadStream();
		const text = (await stream.toArray()).join("");
		expect(text).toContain("Name,Role,Phone");
		expect(text).not.toContain("•");
		expect(text.trim().split("\r\n").length).toBeLessThan(11);
	});
});

test.describe("Assign Role", () => {
	test("both fields are needed; users are name and phone; afterwards the choice is empty and the role is given", async ({
		page,
		office,
	}) => {
		const [before, after] = [await office.role(), await office.role("view_dashboard")];
		const clerk = await office.user(before.id);
		await openAs(page, await office.tokenOf(chairman), "/admin/assign-role");
		const user = page.getByRole("combobox", { name: "User" });
		const role = page.getByRole("combobox", { name: "Role" });
		const button = page.getByRole("button", { name: "Assign Role" });
		await button.click();
		await expect(page.getByRole("alert")).toHaveText("Please select both fields");
		await user.selectOption(`${clerk.name} (${clerk.mobile})`);
		await button.click();
		await expect(page.getByRole("alert")).toHaveText("Please select both fields");
		await role.selectOption(after.name);
		await button.click();
		await expect(page.getByRole("alert")).toHaveText("Role assigned successfully");
		await expect(user).toHaveValue("");
		await expect(role).toHaveValue("");
		const users = (await office.call("GET", "/api/users")).answer as { phone: string; role: string }[];
		expect(users.find(({ phone }) => phone === clerk.mobile)?.role).toBe(after.name);
	});

	test("what the server refuses is said in its words, and the choice stays", async ({
		page,
		office,
		complaints,
	}) => {
		const role = await office.role();
		await openAs(page, await office.tokenOf(chairman), "/admin/assign-role");
		await page.getByRole("combobox", { name: "User" }).selectOption(`Administrator (${chairman.mobile})`);
		await page.getByRole("combobox", { name: "Role" }).selectOption(role.name);
		await page.getByRole("button", { name: "Assign Role" }).click();
		await expect(page.getByRole("alert")).toContainText("This would leave nobody who can manage");
		await expect(page.getByRole("combobox", { name: "Role" })).toHaveValue(String(role.id));
		forgetRefusals(complaints);
	});
});

test.describe("Assign Permissions", () => {
	test("a role is needed; what saving makes of it is shown before; afterwards the choice is empty", async ({
		page,
		office,
	}) => {
		const role = await office.role();
		const clerk = await office.user(role.id);
		await openAs(page, await office.tokenOf(chairman), "/admin");
		await page
			.getByRole("navigation", { name: "On this page" })
			.getByRole("link", { name: "Assign Permissions" })
			.click();
		await expect(page.locator("main").getByRole("checkbox")).toHaveCount(permissionNames.length);
		const save = page.getByRole("button", { name: "Save Permissions" });
		await save.click();
		await expect(page.getByRole("alert")).toHaveText("Please select a role");
		await page.getByRole("combobox", { name: "Role" }).selectOption(role.name);
		await expect(page.getByText("Users with this role: 1.")).toBeVisible();
		await expect(page.getByText(`After saving, ${role.name} may do nothing`)).toBeVisible();
		await page.getByRole("checkbox", { name: "Dashboard" }).check();
		await page.getByRole("checkbox", { name: "Settings" }).check();
		await expect(page.getByText(`After saving, ${role.name} may: Dashboard, Settings`)).toBeVisible();
		await save.click();
		await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		await expect(page.getByRole("combobox", { name: "Role" })).toHaveValue("");
		await expect(page.locator("main").getByRole("checkbox", { checked: true })).toHaveCount(0);
		expect(await office.permissionsOf(clerk)).toEqual(["view_dashboard", "edit_settings"]);
		await page.getByRole("combobox", { name: "Role" }).selectOption(role.name);
		await save.click();
		await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		expect(await office.permissionsOf(clerk)).toEqual([]);
	});

	test("Add Role leads to Manage Roles", async ({ page, office }) => {
		await openAs(page, await office.tokenOf(chairman), "/admin/assign-permissions");
		await page.getByRole("link", { name: "Add Role" }).click();
		await expect(page).toHaveURL(/\/addRole$/);
	});

	test("rights that are taken away while somebody works hold at their next click", async ({
		page,
		office,
		complaints,
	}) => {
		const role = await office.role("view_dashboard", "manage_users");
		await openAs(page, await office.tokenOf(await office.user(role.id)), "/admin/users");
		await expect(page.getByRole("table")).toBeVisible();
		const all = (await office.call("GET", "/api/permissions")).answer as { id: number; name: string }[];
		const kept = all.filter(({ name }) => name === "view_dashboard").map(({ id }) => id);
		await office.call("POST", "/api/assign-permissions", { roleId: role.id, permissionIds: kept });
		await page.getByRole("button", { name: "Add user" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Permission missing");
		await expect(page.getByRole("navigation", { name: "Staff menu" }).getByRole("listitem")).toHaveText([
			"Dashboard",
		]);
		forgetRefusals(complaints);
	});
});

test.describe("Manage Roles", () => {
	test("a role is added and deleted, with the exact words", async ({ page, office }) => {
		const name = `press ${freshMobile()}`;
		await openAs(page, await office.tokenOf(chairman), "/addRole");
		await expect(page.locator("thead th")).toHaveText(["#", "Role Name", "Delete"]);
		const add = page.getByRole("button", { name: "Add", exact: true });
		await add.click();
		await expect(page.getByRole("alert")).toHaveText("Role name is required");
		await page.getByLabel("Role Name").fill(name);
		await add.click();
		await expect(page.getByRole("alert")).toHaveText("Role added successfully");
		await expect(page.getByLabel("Role Name")).toHaveValue("");
		const row = page.getByRole("row", { name });
		await row.getByRole("button", { name: "Delete" }).click();
		const question = page.getByRole("dialog", { name: "Delete role" });
		await expect(question).toContainText("Are you sure you want to delete this role?");
		await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
		await question.getByRole("button", { name: "Delete" }).click();
		await expect(toast(page)).toContainText("Role deleted successfully");
		await expect(row).toHaveCount(0);
	});

	test("a role in use stays, and the server says why; without its word it is “Failed to delete role”", async ({
		page,
		office,
		complaints,
	}) => {
		const role = await office.role();
		await office.user(role.id);
		await openAs(page, await office.tokenOf(chairman), "/addRole");
		const row = page.getByRole("row", { name: role.name });
		await row.getByRole("button", { name: "Delete" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
		await expect(toast(page)).toContainText("it is held by users (1)");
		await page.route("**/api/roles/*", (route) => route.fulfill({ status: 500, json: {} }));
		await row.getByRole("button", { name: "Delete" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
		await expect(toast(page)).toContainText("Failed to delete role");
		await expect(row).toBeVisible();
		forgetRefusals(complaints);
	});

	test("a name that exists already is refused in the page and stays in the field", async ({
		page,
		office,
		complaints,
	}) => {
		await openAs(page, await office.tokenOf(chairman), "/addRole");
		await page.getByLabel("Role Name").fill("ADMIN");
		await page.getByRole("button", { name: "Add", exact: true }).click();
		await expect(page.getByRole("alert")).toHaveText("A role with this name already exists.");
		await expect(page.getByLabel("Role Name")).toHaveValue("ADMIN");
		forgetRefusals(complaints);
	});
});

test("a clerk changes the own password; a wrong current one is said and nothing is lost", async ({
	page,
	office,
	complaints,
}) => {
	const role = await office.role();
	const clerk = await office.user(role.id);
	await openAs(page, await office.tokenOf(clerk), "/admin/password");
	const change = page.getByRole("button", { name: "Change password" });
	await page.getByLabel("Current password", { exact: true }).fill("not this one");
	await page.getByLabel("New password", { exact: true }).fill("saaf-shahar-sundar-19");
	await change.click();
	await expect(page.getByRole("alert")).toHaveText("Your current password is wrong.");
	await expect(page.getByLabel("New password", { exact: true })).toHaveValue("saaf-shahar-sundar-19");
	await page.getByLabel("Current password", { exact: true }).fill(clerk.password);
	await change.click();
	await expect(toast(page)).toContainText("Your password is changed.");
	const again = await office.call("POST", "/api/login", {
		mobile: clerk.mobile,
		password: "saaf-shahar-sundar-19",
	});
	expect(again.status).toBe(200);
	forgetRefusals(complaints);
});
