import { siteOutcomes } from "../../contract/site-outcomes.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, logIn, openAs, test } from "../support/staff.ts";

test.use({ viewport: { width: 1366, height: 768 } });

test("an error in a screen is said in its place; the menu stays and leads on", async ({
	page,
	office,
	complaints,
}) => {
	// A reply that no screen expects: the list of users holds something that is no user.
	await page.route("**/api/users/page?**", (route) =>
		route.fulfill({ json: { total: 1, all: 9, users: [null] } }),
	);
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText(siteOutcomes.unexpectedError.words.en);
	const menu = page.getByRole("navigation", { name: "Staff menu" });
	await page.unroute("**/api/users/page?**");
	await menu.getByRole("link", { name: "Assign Role" }).click();
	await expect(heading).toHaveText("Assign Role");
	await menu.getByRole("link", { name: "Manage Users" }).click();
	await expect(heading).toHaveText("Manage Users");
	// React and the router say on the console what broke.
	forgetRefusals(complaints);
});

test("Back and Forward lead between screens; a step begins at the new screen, whose name is in the tab", async ({
	page,
	office,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
	const heading = page.getByRole("heading", { level: 1 });
	await page
		.getByRole("navigation", { name: "Staff menu" })
		.getByRole("link", { name: "Manage Users" })
		.click();
	await expect(heading).toHaveText("Manage Users");
	await expect(page).toHaveTitle(/^Manage Users · /);
	await expect(heading, "what is new is read out").toBeFocused();
	await page.goBack();
	await expect(heading).toContainText("Namaste");
	await expect(page).toHaveTitle(/^Dashboard · /);
	await page.goForward();
	await expect(heading).toHaveText("Manage Users");
});

test("whoever leaves a form that is filled in is asked first, and may stay", async ({ page, office }) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users?add");
	const heading = page.getByRole("heading", { level: 1 });
	const name = page.getByLabel("Name", { exact: true });
	const elsewhere = page
		.getByRole("navigation", { name: "Staff menu" })
		.getByRole("link", { name: "Assign Role" });
	await name.fill("Half Typed");
	// A search in the list is no leaving.
	await page.getByRole("searchbox", { name: "Find in this list" }).fill("Administrator");
	await expect(page).toHaveURL(/q=Administrator/);
	await elsewhere.click();
	const question = page.getByRole("dialog", { name: "Leave without saving?" });
	await expect(question.getByRole("button", { name: "Stay here" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(question).toHaveCount(0);
	await expect(name).toHaveValue("Half Typed");
	await elsewhere.click();
	await question.getByRole("button", { name: "Leave", exact: true }).click();
	await expect(heading).toHaveText("Assign Role");
});

test("whoever stays keeps the highlight of the menu; the New password dialog asks too, and so does another role over unsaved ticks", async ({
	page,
	office,
}) => {
	const role = await office.role("view_dashboard");
	const clerk = await office.user(role.id);
	await openAs(page, await office.tokenOf(chairman), `/admin/assign-permissions?role=${role.id}`);
	const menu = page.getByRole("navigation", { name: "Staff menu" });
	const question = page.getByRole("dialog", { name: "Leave without saving?" });
	const settings = page.getByRole("checkbox", { name: "Settings" });
	await settings.check();
	await menu.getByRole("link", { name: "Manage Users" }).click();
	await question.getByRole("button", { name: "Stay here" }).click();
	await expect(menu.locator("[aria-current]")).toHaveText("Assign Permissions");
	await page.getByRole("combobox", { name: "Role" }).selectOption("it");
	await question.getByRole("button", { name: "Stay here" }).click();
	await expect(settings).toBeChecked();
	await expect(page.getByRole("combobox", { name: "Role" })).toHaveValue(String(role.id));
	await menu.getByRole("link", { name: "Manage Users" }).click();
	await question.getByRole("button", { name: "Leave", exact: true }).click();
	await page.getByRole("searchbox", { name: "Find in this list" }).fill(clerk.mobile);
	await expect(page).toHaveURL(`/admin/users?q=${clerk.mobile}`);
	await page.getByRole("row", { name: clerk.mobile }).getByRole("button", { name: "New password" }).click();
	const dialog = page.getByRole("dialog", { name: "New password" });
	await dialog.getByLabel("Password").fill("half a thought");
	await page.goBack();
	await question.getByRole("button", { name: "Stay here" }).click();
	await expect(dialog.getByLabel("Password")).toHaveValue("half a thought");
});

test("a session that ends leads the focus to the sign-in form, and back to the screen", async ({
	page,
	office,
	complaints,
}) => {
	const role = await office.role("manage_users");
	const clerk = await office.user(role.id);
	const token = await office.tokenOf(clerk);
	await openAs(page, token, "/admin/users?add");
	const add = page.getByRole("button", { name: "Add user" });
	await expect(add).toBeVisible();
	await office.end(token);
	await add.click();
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("ULB Login");
	await expect(heading).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Mobile"), "the next stop is the form").toBeFocused();
	await logIn(page, clerk);
	await expect(page.getByRole("heading", { level: 1, name: "Manage Users" })).toBeFocused();
	forgetRefusals(complaints);
});
