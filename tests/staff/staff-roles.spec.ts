import type { Locator } from "@playwright/test";
import { permissionPurposes } from "../../contract/permissions.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { expect } from "../support/site.ts";
import {
	chairman,
	forgetRefusals,
	freshMobile,
	goOn,
	openAs,
	onLentPage as test,
	toast,
} from "../support/staff.ts";

test("a role is added and deleted, with the exact words; a name that exists is refused; a role in use stays, and why is said", async ({
	page,
	office,
	complaints,
}) => {
	const [role, other] = [await office.role(), await office.role()];
	const name = `press ${freshMobile()}`;
	await openAs(page, await office.tokenOf(chairman), "/addRole");
	const question = page.getByRole("dialog", { name: "Delete role" });
	const remove = async (row: Locator) => {
		await row.getByRole("button", { name: "Delete" }).click();
		await question.getByRole("button", { name: "Delete" }).click();
	};

	await test.step("adding", async () => {
		await expect(page.locator("thead th")).toHaveText(["#", "Role Name", "Delete"]);
		const add = page.getByRole("button", { name: "Add", exact: true });
		const field = page.getByLabel("Role Name");
		await add.click();
		await expect(page.getByRole("alert")).toHaveText("Role name is required");
		await field.fill("ADMIN");
		await add.click();
		await expect(page.getByRole("alert")).toHaveText("A role with this name already exists.");
		await expect(field).toHaveValue("ADMIN");
		await field.fill(name);
		await add.click();
		await expect(page.getByRole("alert")).toHaveText("Role added successfully");
		await expect(field).toHaveValue("");
	});

	await test.step("deleting", async () => {
		const row = page.getByRole("row", { name });
		await row.getByRole("button", { name: "Delete" }).click();
		await expect(question).toContainText("Are you sure you want to delete this role?");
		await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
		await question.getByRole("button", { name: "Delete" }).click();
		await expect(toast(page)).toContainText("Role deleted successfully");
		await expect(row).toHaveCount(0);
	});

	await test.step("a role that somebody has been given since", async () => {
		const inUse = page.getByRole("row", { name: role.name });
		await expect(inUse).toContainText("Nobody holds it");
		await office.holderOf(role);
		await remove(inUse);
		await expect(toast(page)).toContainText("it is held by users (1)");
		// The screen has loaded its lists anew, and offers what can be done: see who holds it.
		await expect(inUse.getByRole("button", { name: "Delete" })).toBeDisabled();
		await expect(inUse).toContainText("In use");
		await expect(inUse.getByRole("link", { name: "1 user holds it" })).toHaveAttribute(
			"href",
			`/admin/users?role=${encodeURIComponent(role.name)}`,
		);
		const first = page.locator("tbody tr").first();
		await expect(first).toHaveText(/^1Chairman admin.*Can't be deleted$/);
		await expect(first.getByRole("button")).toHaveCount(0);
	});

	await test.step("without the server's word it is “Failed to delete role”", async () => {
		const row = page.getByRole("row", { name: other.name });
		await page.route("**/api/roles/*", (route) => route.fulfill({ status: 500, json: {} }));
		await remove(row);
		await expect(toast(page)).toContainText("Failed to delete role");
		await expect(row).toBeVisible();
	});
	forgetRefusals(complaints);
});

test.describe("The page of a role", () => {
	test("has an address of its own, says what the role may do and who holds it, makes a copy that is deleted there; admin keeps its name and stays", async ({
		page,
		office,
	}) => {
		const role = await office.role("view_dashboard", "manage_users");
		await office.holderOf(role);
		await openAs(page, await office.tokenOf(chairman), "/addRole");
		await page.getByRole("link", { name: role.name }).click();
		await expect(page).toHaveURL(`/addRole?role=${role.id}`);
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText(role.name);
		await expect(heading, "what is new is read out").toBeFocused();
		const main = page.locator("main");
		for (const name of ["view_dashboard", "manage_users"] as const)
			await expect(main.getByText(permissionPurposes[name].en)).toBeVisible();
		await expect(main.getByText(permissionPurposes.assign_role.en)).toHaveCount(0);
		await expect(main.getByRole("link", { name: "1 user holds it" })).toHaveAttribute(
			"href",
			`/admin/users?role=${encodeURIComponent(role.name)}`,
		);
		await expect(main.getByRole("link", { name: "Change what it may do" })).toHaveAttribute(
			"href",
			`/admin/assign-permissions?role=${role.id}`,
		);
		await expect(main.getByRole("button", { name: "Delete role" })).toBeDisabled();
		await expect(main).toContainText("In use: give its users another role first");
		await page.goBack();
		await expect(heading).toHaveText("Manage Roles");
		await page.goForward();
		await expect(heading).toHaveText(role.name);

		await main.getByRole("button", { name: "Duplicate" }).click();
		await expect(main.getByRole("alert")).toHaveText("Role name is required");
		const copy = `copy ${freshMobile()}`;
		await main.getByLabel("Name of the new role").fill(copy);
		await main.getByRole("button", { name: "Duplicate" }).click();
		await expect(heading).toHaveText(copy);
		await expect(main.getByText(permissionPurposes.manage_users.en)).toBeVisible();
		await main.getByRole("button", { name: "Delete role" }).click();
		await page.getByRole("dialog", { name: "Delete role" }).getByRole("button", { name: "Delete" }).click();
		await expect(toast(page)).toContainText("Role deleted successfully");
		await expect(page).toHaveURL("/addRole");
		await expect(page.getByRole("link", { name: copy })).toHaveCount(0);
		await page.getByRole("link", { name: "Chairman" }).click();
		await expect(heading).toHaveText("Chairman");
		await expect(main.getByLabel("Role Name")).toHaveJSProperty("readOnly", true);
		await expect(main.getByRole("button", { name: "Delete role" })).toHaveCount(0);
		await expect(main).toContainText("This role can't be deleted");
		await expect(main.getByRole("link", { name: "Change what it may do" })).toHaveCount(0);
	});

	test("is where it is named: what is wrong stands at each field at once, and what is saved is shown in both languages", async ({
		page,
		office,
		complaints,
	}) => {
		const role = await office.role("view_dashboard");
		await openAs(page, await office.tokenOf(chairman), `/addRole?role=${role.id}`);
		const main = page.locator("main");
		const title = main.getByLabel("Title in English");
		const hindi = main.getByLabel("Title in Hindi");
		const name = main.getByLabel("Role Name");
		const save = main.getByRole("button", { name: "Save" });
		await title.fill("Chairman");
		await main.getByLabel("Purpose in one English sentence").fill("Keeps the register.");
		await name.fill("admiń");
		await save.click();
		const summary = main.getByRole("group", { name: "There is a problem" });
		await expect(summary.getByRole("link")).toHaveCount(4);
		await expect(title).toHaveAccessibleDescription(/already exists/);
		await expect(name).toHaveAccessibleDescription(/already exists/);
		await expect(hindi).toHaveAccessibleDescription(/in English and in Hindi/);
		await expect(main.getByLabel("Purpose in one Hindi sentence")).toHaveAccessibleDescription(/in Hindi/);
		await expect(main.getByLabel("Purpose in one English sentence")).toHaveValue("Keeps the register.");
		expect(await faults(page)).toEqual([]);
		const clerk = `Registrar ${freshMobile().slice(5)}`;
		await title.fill(clerk);
		await hindi.fill("पंजीयक");
		await main.getByLabel("Purpose in one Hindi sentence").fill("रजिस्टर रखते हैं।");
		await name.fill(`registrar ${role.id}`);
		await save.click();
		await expect(toast(page)).toContainText("The role is saved");
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText(clerk);
		await expect(main).toContainText("Keeps the register.");
		await expect(main.locator("code")).toHaveText(`registrar ${role.id}`);
		// Nothing is unsaved, so nobody asks.
		await page.getByRole("button", { name: "हिन्दी" }).click();
		await expect(heading).toHaveText("पंजीयक");
		await expect(main).toContainText("रजिस्टर रखते हैं।");
		await expect(main.locator("code")).toHaveCount(0);
		await main.getByRole("link", { name: "सभी भूमिकाएँ" }).click();
		await expect(page.getByRole("row", { name: "पंजीयक" })).toBeVisible();
		forgetRefusals(complaints);
	});

	test("of a role beyond one's own rights can be read alone; one that is gone is said", async ({
		page,
		office,
	}) => {
		const clerk = await office.clerk("assign_permissions");
		const other = await office.role("edit_settings");
		await openAs(page, await office.tokenOf(clerk), `/addRole?role=${other.id}`);
		const main = page.locator("main");
		await expect(main).toContainText("permissions that you don't have (Settings)");
		await expect(main.getByRole("textbox")).toHaveCount(0);
		await expect(main.getByRole("button")).toHaveText(["Help"]);
		await goOn(page, "/addRole?role=987654321");
		await expect(main).toContainText("There is no such role");
		await main.getByRole("link", { name: "All roles" }).click();
		await expect(page.getByRole("row", { name: other.name })).toBeVisible();
	});
});

test("roles are compared in a grid whose heads stay, and on a phone nothing but the grid scrolls sideways", async ({
	page,
	office,
}) => {
	const role = await office.role("view_dashboard", "assign_role");
	await page.setViewportSize({ width: 360, height: 740 });
	await openAs(page, await office.tokenOf(chairman), "/addRole");
	// The first is the head.
	await expect(page.locator("main").getByRole("row").nth(5), "the fifth role").toBeInViewport({ ratio: 0.9 });
	await page.getByRole("link", { name: "Compare roles" }).click();
	await expect(page).toHaveURL("/addRole?view=compare");
	const box = page.getByRole("region", { name: "Compare roles" });
	await expect(box.getByRole("columnheader")).toHaveText([
		"Role",
		"Dashboard",
		"Manage Users",
		"Assign Role",
		"Assign Permissions",
		"Complaints",
		"Settings",
		"Website Content",
		"Text of Pages",
		"Review",
		"Alerts",
		"Handle Complaints",
		"Assign Complaints",
	]);
	const row = box.getByRole("row", { name: role.name });
	await expect(row.getByRole("cell")).toHaveText(["Yes", "–No", "Yes", ...Array(9).fill("–No")]);
	expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
	await row.getByRole("cell").last().scrollIntoViewIfNeeded();
	// The box fits the screen; the page may have been scrolled past its top.
	await box.evaluate((element) => element.scrollIntoView({ block: "center" }));
	await expect(box.getByRole("columnheader", { name: "Assign Complaints" })).toBeInViewport();
	await expect(box.getByRole("rowheader", { name: role.name })).toBeInViewport();
	expect(await faults(page)).toEqual([]);
	await row.getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(role.name);
});
