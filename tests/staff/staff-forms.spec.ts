import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, goOn, openAs, onLentPage as test, toast } from "../support/staff.ts";

test("lists that can't be loaded have one Retry; what is mended is no error any more, in the field and in the summary; a suggestion mends too", async ({
	page,
	office,
	complaints,
}) => {
	await page.route(/api\/(fetch|roles|users)$/, (route) => route.abort());
	await openAs(page, await office.tokenOf(chairman), "/admin/assign-role");
	const main = page.locator("main");
	const user = main.getByRole("combobox", { name: "User" });
	const role = main.getByRole("combobox", { name: "Role", exact: true });
	await expect(main.getByRole("button", { name: "Try again" })).toHaveCount(1);
	await expect(main.getByRole("alert")).toContainText(/users could not be loaded.*roles could not be loaded/);
	await expect(user, "no select waits for ever").toHaveText("Could not be loaded");
	await page.unrouteAll();
	await main.getByRole("button", { name: "Try again" }).click();
	await expect(user).toContainText("Choose a user");

	const summary = main.getByRole("group", { name: "There is a problem" });
	await main.getByRole("button", { name: "Assign Role" }).click();
	await expect(summary.getByRole("link")).toHaveCount(2);
	await role.selectOption("IT Department");
	await expect(summary.getByRole("link")).toHaveText(["User is required"]);
	await expect(role).not.toHaveAttribute("aria-invalid");
	await user.selectOption({ index: 1 });
	await expect(summary).toHaveCount(0);
	await role.selectOption("");
	await goOn(page, "/admin/password");
	await main.getByRole("button", { name: "Change password" }).click();
	await expect(summary.getByRole("link")).toHaveCount(2);
	await main.getByRole("button", { name: "Suggest" }).click();
	await expect(summary.getByRole("link")).toHaveText(["Current password is required"]);
	forgetRefusals(complaints);
});

test("a refusal stays in the form when its toast is gone, and what was filled in survives a broken line and a server that is away; the same toast comes once, and goes when the next attempt works", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.clerk("manage_users");
	const growing = await office.role();
	await openAs(page, await office.tokenOf(clerk), "/admin/users?add");
	const main = page.locator("main");
	const roles = main.getByLabel("Role", { exact: true });
	const admin = roles.locator("option").filter({ hasText: /^Chairman/ });
	await expect(admin, "what will be refused can't be chosen").toBeDisabled();
	await expect(admin).toHaveText(/^Chairman \(needs Dashboard, Assign Role, /);
	await main.getByLabel("Name", { exact: true }).fill("Renu Chaudhary");
	await roles.selectOption(growing.name);
	// Since then the role has come to hold more than the clerk.
	await office.allow(growing, "view_dashboard");
	await main.getByLabel("Phone", { exact: true }).fill(clerk.mobile);
	await main.getByRole("button", { name: "Suggest" }).click();
	const add = main.getByRole("button", { name: "Add user" });
	const summary = main.getByRole("group", { name: "There is a problem" });
	await page.route("**/api/users", (route) =>
		route.request().method() === "POST" ? route.abort() : route.continue(),
	);
	await add.click();
	await expect(summary).toContainText("can't be reached");
	const again = page.waitForEvent("requestfailed");
	await add.click();
	await again;
	await expect(toast(page).getByRole("listitem")).toHaveCount(1);
	await page.unroute("**/api/users");
	await page.route("**/api/users", (route) =>
		route.request().method() === "POST" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
	);
	await add.click();
	await expect(summary).not.toContainText("can't be reached");
	await expect(main.getByLabel("Name", { exact: true })).toHaveValue("Renu Chaudhary");
	await expect(main.getByLabel("Phone", { exact: true })).toHaveValue(clerk.mobile);
	await expect(roles.locator("option:checked")).toHaveText(growing.name);
	await page.unroute("**/api/users");
	await add.click();
	await expect(summary).toContainText("You can't give this role");
	await expect(roles).toHaveAccessibleDescription(/You can't give this role/);
	await expect(toast(page).getByText("can't be reached"), "the next attempt clears it").toHaveCount(0);
	forgetRefusals(complaints);
});
