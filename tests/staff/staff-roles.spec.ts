import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, freshMobile, openAs, test, toast } from "../support/staff.ts";

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
	const [role, other] = [await office.role(), await office.role()];
	await openAs(page, await office.tokenOf(chairman), "/addRole");
	const row = page.getByRole("row", { name: other.name });
	const inUse = page.getByRole("row", { name: role.name });
	await expect(inUse).toContainText("Nobody holds it");
	await office.user(role.id);
	await inUse.getByRole("button", { name: "Delete" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(toast(page)).toContainText("it is held by users (1)");
	// The screen has loaded its lists anew, and offers what can be done: see who holds it.
	await expect(inUse.getByRole("button", { name: "Delete" })).toHaveCount(0);
	await expect(page.locator("tbody tr").first()).toHaveText(/^1admin.*Can't be deleted$/);
	await expect(inUse.getByRole("link", { name: "1 user holds it" })).toHaveAttribute(
		"href",
		`/admin/users?role=${encodeURIComponent(role.name)}`,
	);
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
