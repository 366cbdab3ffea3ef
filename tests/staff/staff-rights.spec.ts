import type { Page } from "@playwright/test";
import { permissionNames } from "../../contract/permissions.ts";
import { faults } from "../support/accessibility.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, openAs, onLentPage as test } from "../support/staff.ts";

/** Chooses a person under Assign Role: of many people only so many are offered before one types. */
async function choose(page: Page, { id, mobile }: { id: number; mobile: string }): Promise<void> {
	const user = page.getByRole("combobox", { name: "User" });
	const find = page.getByLabel("Find by name or phone");
	// Text typed before may find nobody any more.
	await expect(find.or(user.locator("option").nth(1)).first()).toBeAttached();
	if (await find.isVisible()) await find.fill(mobile);
	await user.selectOption(String(id));
}

test.describe("Assign Role", () => {
	test("both fields are needed, a role is given with what it changes told before, a refusal keeps the choice, and of ten thousand users any is found", async ({
		page,
		office,
		complaints,
	}) => {
		const [before, after] = [await office.role(), await office.role("view_dashboard")];
		const clerk = await office.holderOf(before);
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

		await test.step("what the server refuses is said in its words, and the choice stays", async () => {
			await user.selectOption(`Administrator (${chairman.mobile})`);
			await role.selectOption(before.name);
			await button.click();
			const question = page.getByRole("dialog", { name: "Change your own role?" });
			await expect(question).toContainText("You will lose: Dashboard, Manage Users, Assign Role");
			await expect(question.getByRole("button", { name: "Keep my role" })).toBeFocused();
			await question.getByRole("button", { name: "Change my role" }).click();
			await expect(page.getByRole("alert")).toContainText("This would leave nobody who can manage");
			await expect(role).toHaveValue(String(before.id));
			forgetRefusals(complaints);
		});

		await test.step("of ten thousand a hundred are offered at once, and typing finds any of them", async () => {
			const people = Array.from({ length: 10_000 }, (_, id) => ({
				id: id + 1000,
				name: `Clerk ${String(id).padStart(5, "0")}`,
				phone: String(7_000_000_000 + id),
			}));
			await page.route("**/api/fetch", (route) => route.fulfill({ json: people }));
			await page.reload();
			await expect(user.locator("option")).toHaveCount(101);
			const find = page.getByRole("searchbox", { name: "Find by name or phone" });
			await expect(find).toHaveAccessibleDescription(/^The first 100 of 10,000/);
			await find.fill("70000 09876");
			await expect(user.locator("option")).toHaveText(["Choose a user", "Clerk 09876 (7000009876)"]);
		});
	});
});

test("who changes their own role sees at once what is left", async ({ page, office, complaints }) => {
	const less = await office.role("view_dashboard");
	const clerk = await office.holderOf(await office.role("view_dashboard", "assign_role"));
	await openAs(page, await office.tokenOf(clerk), "/admin/assign-role");
	const _user = page.getByRole("combobox", { name: "User" });
	const role = page.getByRole("combobox", { name: "Role" });
	await role.selectOption(less.name);
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
		await office.holderOf(own),
		await office.clerk(),
		await office.holderOf(more),
	];
	await openAs(page, await office.tokenOf(clerk), "/admin/assign-role");
	const role = page.getByRole("combobox", { name: "Role" });
	const beyond = role.locator(`option[value="${more.id}"]`);
	await expect(beyond).toHaveText(`${more.name} (needs Dashboard, Settings)`);
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

test.describe("Assign Permissions", () => {
	test("a role is needed; the grid starts from what it has, marks each change and tells what saving makes of it; one's own role can only be read", async ({
		page,
		office,
	}) => {
		const role = await office.role();
		const clerk = await office.holderOf(role);
		const other = await office.role("assign_role");
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
		// Complaints are worked on by whoever sees them: one tick brings the other, and takes it away.
		await page.getByRole("checkbox", { name: "Handle Complaints" }).check();
		await expect(page.getByText("2 of 12 ticked · 2 added, 0 removed")).toBeVisible();
		await page.getByRole("checkbox", { name: /^Complaints/ }).uncheck();
		await page.getByRole("checkbox", { name: "Dashboard" }).check();
		await page.getByRole("checkbox", { name: "Settings" }).check();
		await expect(page.getByText(`After saving, ${role.name} may: Dashboard, Settings`)).toBeVisible();
		await expect(page.getByText("2 of 12 ticked · 2 added, 0 removed")).toBeVisible();
		await save.click();
		await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		await expect(page.getByRole("combobox", { name: "Role" })).toHaveValue("");
		await expect(page.locator("main").getByRole("checkbox", { checked: true })).toHaveCount(0);
		await expect.poll(() => office.permissionsOf(clerk)).toEqual(["view_dashboard", "edit_settings"]);
		await page.getByRole("combobox", { name: "Role" }).selectOption(role.name);
		await expect(page.getByRole("checkbox", { name: "Dashboard" })).toBeChecked();
		await page.getByRole("checkbox", { name: "Dashboard" }).uncheck();
		await page.getByRole("checkbox", { name: "Settings" }).uncheck();
		await expect(page.getByText("0 of 12 ticked · 0 added, 2 removed")).toBeVisible();
		await save.click();
		await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		await expect.poll(() => office.permissionsOf(clerk), "none at all is allowed (§5)").toEqual([]);

		await test.step("what is sent is exactly the payload of §7", async () => {
			await office.allow(role, "view_dashboard", "edit_settings");
			await page.reload();
			const choice = page.getByRole("combobox", { name: "Role" });
			const ticked = page.locator("main").getByRole("checkbox", { checked: true });
			await choice.selectOption(other.name);
			await expect(ticked).toHaveCount(1);
			await choice.selectOption(role.name);
			await expect(ticked).toHaveCount(2);
			await expect(page.getByText("2 of 12 ticked · no change yet")).toBeVisible();
			await page.getByRole("checkbox", { name: "Manage Users" }).check();
			await page.getByRole("checkbox", { name: "Settings" }).uncheck();
			await expect(page.getByRole("checkbox", { name: "Manage Users Added" })).toBeChecked();
			await expect(page.getByRole("checkbox", { name: "Settings Removed" })).not.toBeChecked();
			await expect(page.getByText("2 of 12 ticked · 1 added, 1 removed")).toBeVisible();
			const sent = page.waitForRequest("**/api/assign-permissions");
			await save.click();
			const permissionIds = await office.permissionIds("view_dashboard", "manage_users");
			expect((await sent).postDataJSON()).toEqual({ roleId: role.id, permissionIds });
			await expect(page.getByRole("alert")).toHaveText("Permissions updated");
		});

		await test.step("one's own role can be read, not changed; Add Role leads to Manage Roles", async () => {
			await page.getByRole("combobox", { name: "Role" }).selectOption("Chairman");
			await expect(page.getByRole("checkbox", { name: "Settings" })).toBeChecked();
			await expect(page.getByRole("checkbox", { name: "Settings" })).toBeDisabled();
			await expect(page.getByText("You can't change the permissions of the role that you hold")).toHaveCount(
				1,
			);
			await expect(save).toHaveCount(0);
			await page.getByRole("link", { name: "Add Role" }).click();
			await expect(page).toHaveURL(/\/addRole$/);
		});
	});

	test("what could not be loaded or saved is said with a Retry, ticks survive it, and what somebody else has changed is not overwritten unseen", async ({
		page,
		office,
		complaints,
	}) => {
		const clerk = await office.clerk("view_dashboard");
		const tick = (name: string) => page.getByRole("checkbox", { name });
		const save = page.getByRole("button", { name: "Save Permissions" });
		const retry = page.getByRole("button", { name: "Try again" });

		await test.step("nothing can be ticked until what the role has is there", async () => {
			await page.route("**/api/roles/*/permissions", (route) => route.abort());
			await openAs(page, await office.tokenOf(chairman), `/admin/assign-permissions?role=${clerk.role.id}`);
			await expect(page.getByRole("alert")).toContainText("The list of permissions could not be loaded.");
			await expect(tick("Settings")).toBeDisabled();
			await page.unroute("**/api/roles/*/permissions");
			await retry.click();
			await expect(tick("Dashboard")).toBeChecked();
			await expect(page.getByRole("alert")).toHaveCount(0);
		});

		await test.step("a role that a colleague has changed since", async () => {
			await tick("Settings").check();
			await office.allow(clerk.role, "assign_role");
			await save.click();
			await expect(page.getByRole("alert")).toContainText("Somebody else has changed this role");
			await expect.poll(() => office.permissionsOf(clerk)).toEqual(["assign_role"]);
			await expect(tick("Dashboard")).not.toBeChecked();
			await expect(page.getByText("2 of 12 ticked · 1 added, 0 removed")).toBeVisible();
		});

		await test.step("ticks survive a server that is away, and are saved by the Retry", async () => {
			await page.route("**/api/assign-permissions", (route) => route.fulfill({ status: 503, json: {} }));
			await save.click();
			await expect(page.getByRole("alert")).toContainText("The permissions could not be saved.");
			await expect(tick("Settings")).toBeChecked();
			await page.unroute("**/api/assign-permissions");
			await tick("Handle Complaints").check();
			await retry.click();
			await expect(page.getByRole("alert")).toHaveText("Permissions updated");
			const saved = ["assign_role", "view_complaints", "edit_settings", "handle_complaints"];
			await expect.poll(() => office.permissionsOf(clerk), "with what was ticked since").toEqual(saved);
		});
		forgetRefusals(complaints);
	});

	test("rights that are taken away while somebody works hold at their next click", async ({
		page,
		office,
		complaints,
	}) => {
		const role = await office.role("view_dashboard", "manage_users");
		await openAs(page, await office.tokenOf(await office.holderOf(role)), "/admin/users?add");
		await expect(page.getByRole("table")).toBeVisible();
		await office.allow(role, "view_dashboard");
		await page.getByRole("button", { name: "Add user" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Permission missing");
		await expect(page.getByRole("navigation", { name: "Staff menu" }).getByRole("listitem")).toHaveText([
			"Dashboard",
		]);
		forgetRefusals(complaints);
	});
});
