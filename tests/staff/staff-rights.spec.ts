import type { Page } from "@playwright/test";
import { permissionNames } from "../../contract/permissions.ts";
import { faults } from "../support/accessibility.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, openAs, test } from "../support/staff.ts";

/** Chooses a person under Assign Role: of many people only so many are offered before one types. */
async function choose(page: Page, { id, mobile }: { id: number; mobile: string }): Promise<void> {
	const user = page.getByRole("combobox", { name: "User" });
	const find = page.getByLabel("Find by name or phone");
	// What was typed before may find nobody any more.
	await expect(find.or(user.locator("option").nth(1)).first()).toBeAttached();
	if (await find.isVisible()) await find.fill(mobile);
	await user.selectOption(String(id));
}

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
		await choose(page, clerk);
		await expect(user.locator("option:checked")).toHaveText(`${clerk.name} (${clerk.mobile})`);
		await expect(user).toHaveAccessibleDescription(`Role now: ${before.name}`);
		await button.click();
		await expect(page.getByRole("alert")).toHaveText("Please select both fields");
		await role.selectOption(after.name);
		const outlook = page.locator("main").getByRole("status").filter({ hasText: "Will gain" });
		await expect(outlook).toContainText(`${clerk.name}: ${before.name} → ${after.name}`);
		await expect(outlook).toContainText("Will gain: Dashboard");
		await expect(outlook).toContainText("Will lose nothing");
		await role.selectOption(before.name);
		await expect(page.getByText(`${clerk.name} has this role already.`)).toBeVisible();
		await role.selectOption(after.name);
		await button.click();
		await expect(page.getByRole("alert")).toHaveText("Role assigned successfully");
		await expect(page.getByText(`${clerk.name}: ${before.name} → ${after.name}`)).toBeVisible();
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
		const question = page.getByRole("dialog", { name: "Change your own role?" });
		await expect(question).toContainText("You will lose: Dashboard, Manage Users, Assign Role");
		await expect(question.getByRole("button", { name: "Keep my role" })).toBeFocused();
		await question.getByRole("button", { name: "Change my role" }).click();
		await expect(page.getByRole("alert")).toContainText("This would leave nobody who can manage");
		await expect(page.getByRole("combobox", { name: "Role" })).toHaveValue(String(role.id));
		forgetRefusals(complaints);
	});
});

test("who changes their own role sees at once what is left; a user who is gone meanwhile leaves the list", async ({
	page,
	office,
	complaints,
}) => {
	const [both, less] = [
		await office.role("view_dashboard", "assign_role"),
		await office.role("view_dashboard"),
	];
	const [clerk, other] = [await office.user(both.id), await office.user(less.id)];
	await openAs(page, await office.tokenOf(clerk), "/admin/assign-role");
	const user = page.getByRole("combobox", { name: "User" });
	const role = page.getByRole("combobox", { name: "Role" });
	await choose(page, other);
	await role.selectOption(less.name);
	await office.call("DELETE", `/api/users/${other.id}`);
	await page.getByRole("button", { name: "Assign Role" }).click();
	await expect(page.getByRole("alert")).toHaveText("This user doesn't exist any more. Choose another.");
	await expect(user.locator(`option[value="${other.id}"]`)).toHaveCount(0);
	await choose(page, clerk);
	await page.getByRole("button", { name: "Assign Role" }).click();
	const question = page.getByRole("dialog");
	await expect(question).toContainText("You will lose: Assign Role.");
	await question.getByRole("button", { name: "Change my role" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Permission missing");
	await expect(page.getByRole("navigation", { name: "Staff menu" }).getByRole("listitem")).toHaveText([
		"Dashboard",
	]);
	forgetRefusals(complaints);
});

test("roles that one can't give are shown with what they need, and whom one can't change is said", async ({
	page,
	office,
}) => {
	const own = await office.role("assign_role");
	const more = await office.role("assign_role", "view_dashboard", "edit_settings");
	const [clerk, less, above] = [
		await office.user(own.id),
		await office.user((await office.role()).id),
		await office.user(more.id),
	];
	await openAs(page, await office.tokenOf(clerk), "/admin/assign-role");
	const role = page.getByRole("combobox", { name: "Role" });
	const beyond = role.locator(`option[value="${more.id}"]`);
	await expect(beyond).toHaveText(`${more.name} – needs Dashboard, Settings`);
	await expect(beyond).toBeDisabled();
	await expect(role.locator(`option[value="${own.id}"]`)).toBeEnabled();
	const user = page.getByRole("combobox", { name: "User" });
	await choose(page, less);
	await role.selectOption(own.name);
	await expect(page.getByText("Will gain: Assign Role")).toBeVisible();
	await choose(page, above);
	await expect(user).toHaveAccessibleDescription(`Role now: ${more.name}`);
	await expect(page.getByText("You can't change this user, who holds a permission")).toBeVisible();
	await expect(page.getByText("Will gain")).toHaveCount(0);
	expect(await faults(page)).toEqual([]);
});

test("of ten thousand users a hundred are offered at once, and typing finds any of them", async ({
	page,
	office,
}) => {
	const people = Array.from({ length: 10_000 }, (_, id) => ({
		id: id + 1000,
		name: `Clerk ${String(id).padStart(5, "0")}`,
		phone: String(7_000_000_000 + id),
	}));
	await page.route("**/api/fetch", (route) => route.fulfill({ json: people }));
	await openAs(page, await office.tokenOf(chairman), "/admin/assign-role");
	const options = page.getByRole("combobox", { name: "User" }).locator("option");
	await expect(options).toHaveCount(101);
	const find = page.getByRole("searchbox", { name: "Find by name or phone" });
	await expect(find).toHaveAccessibleDescription(/^The first 100 of 10,000/);
	await find.fill("70000 09876");
	await expect(options).toHaveText(["Choose a user", "Clerk 09876 (7000009876)"]);
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
		await expect(page.getByText("2 of 10 ticked · 2 added, 0 removed")).toBeVisible();
		await save.click();
		await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		await expect(page.getByRole("combobox", { name: "Role" })).toHaveValue("");
		await expect(page.locator("main").getByRole("checkbox", { checked: true })).toHaveCount(0);
		expect(await office.permissionsOf(clerk)).toEqual(["view_dashboard", "edit_settings"]);
		await page.getByRole("combobox", { name: "Role" }).selectOption(role.name);
		await expect(page.getByRole("checkbox", { name: "Dashboard" })).toBeChecked();
		await page.getByRole("checkbox", { name: "Dashboard" }).uncheck();
		await page.getByRole("checkbox", { name: "Settings" }).uncheck();
		await expect(page.getByText("0 of 10 ticked · 0 added, 2 removed")).toBeVisible();
		await save.click();
		await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		expect(await office.permissionsOf(clerk), "none at all is allowed (§5)").toEqual([]);
	});

	test("the grid starts from what the role has, marks each change, and sends exactly the payload of §7", async ({
		page,
		office,
	}) => {
		const [role, other] = [
			await office.role("view_dashboard", "edit_settings"),
			await office.role("assign_role"),
		];
		await openAs(page, await office.tokenOf(chairman), "/admin/assign-permissions");
		const choice = page.getByRole("combobox", { name: "Role" });
		const ticked = page.locator("main").getByRole("checkbox", { checked: true });
		await choice.selectOption(other.name);
		await expect(ticked).toHaveCount(1);
		await choice.selectOption(role.name);
		await expect(ticked).toHaveCount(2);
		await expect(page.getByText("2 of 10 ticked · no change yet")).toBeVisible();
		await page.getByRole("checkbox", { name: "Manage Users" }).check();
		await page.getByRole("checkbox", { name: "Settings" }).uncheck();
		await expect(page.getByRole("checkbox", { name: "Manage Users Added" })).toBeChecked();
		await expect(page.getByRole("checkbox", { name: "Settings Removed" })).not.toBeChecked();
		await expect(page.getByText("2 of 10 ticked · 1 added, 1 removed")).toBeVisible();
		const sent = page.waitForRequest("**/api/assign-permissions");
		await page.getByRole("button", { name: "Save Permissions" }).click();
		const all = (await office.call("GET", "/api/permissions")).answer as { id: number; name: string }[];
		const wanted = all.filter(({ name }) => name === "view_dashboard" || name === "manage_users");
		expect((await sent).postDataJSON()).toEqual({
			roleId: role.id,
			permissionIds: wanted.map(({ id }) => id),
		});
		await expect(page.getByRole("alert")).toHaveText("Permissions updated");
	});

	test("a role that somebody else has changed meanwhile is not overwritten unseen", async ({
		page,
		office,
	}) => {
		const role = await office.role("view_dashboard");
		const clerk = await office.user(role.id);
		await openAs(page, await office.tokenOf(chairman), `/admin/assign-permissions?role=${role.id}`);
		await expect(page.getByRole("checkbox", { name: "Dashboard" })).toBeChecked();
		await page.getByRole("checkbox", { name: "Settings" }).check();
		const all = (await office.call("GET", "/api/permissions")).answer as { id: number; name: string }[];
		const theirs = all.filter(({ name }) => name === "assign_role").map(({ id }) => id);
		await office.call("POST", "/api/assign-permissions", { roleId: role.id, permissionIds: theirs });
		const save = page.getByRole("button", { name: "Save Permissions" });
		await save.click();
		await expect(page.getByRole("alert")).toContainText("Somebody else has changed this role");
		expect(await office.permissionsOf(clerk)).toEqual(["assign_role"]);
		await expect(page.getByRole("checkbox", { name: "Dashboard" })).not.toBeChecked();
		await expect(page.getByText("2 of 10 ticked · 1 added, 0 removed")).toBeVisible();
		await save.click();
		await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		expect(await office.permissionsOf(clerk)).toEqual(["assign_role", "edit_settings"]);
	});

	test("what the role has and could not be loaded is said, and nothing can be ticked until it is there", async ({
		page,
		office,
		complaints,
	}) => {
		const role = await office.role("view_dashboard");
		await page.route("**/api/roles/*/permissions", (route) => route.abort());
		await openAs(page, await office.tokenOf(chairman), `/admin/assign-permissions?role=${role.id}`);
		await expect(page.getByRole("alert")).toContainText("The list of permissions could not be loaded.");
		await expect(page.getByRole("checkbox", { name: "Settings" })).toBeDisabled();
		await page.unroute("**/api/roles/*/permissions");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("checkbox", { name: "Dashboard" })).toBeChecked();
		await expect(page.getByRole("alert")).toHaveCount(0);
		forgetRefusals(complaints);
	});

	test("one's own role can be read, not changed", async ({ page, office }) => {
		await openAs(page, await office.tokenOf(chairman), "/admin/assign-permissions");
		await page.getByRole("combobox", { name: "Role" }).selectOption("admin");
		await expect(page.getByRole("checkbox", { name: "Settings" })).toBeChecked();
		await expect(page.getByRole("checkbox", { name: "Settings" })).toBeDisabled();
		await expect(page.getByText("You can't change the permissions of the role that you hold")).toHaveCount(1);
		await expect(page.getByRole("button", { name: "Save Permissions" })).toHaveCount(0);
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
		await openAs(page, await office.tokenOf(await office.user(role.id)), "/admin/users?add");
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
