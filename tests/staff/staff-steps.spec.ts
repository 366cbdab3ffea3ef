import { siteOutcomes } from "../../contract/site-outcomes.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, goOn, openAs, rowList, onLentPage as test } from "../support/staff.ts";

test.use({ viewport: { width: 1366, height: 768 } });

test("Back and Forward lead between screens, a step begins at the new screen, and an error in a screen is said in its place while the menu leads on", async ({
	page,
	office,
	complaints,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
	const heading = page.getByRole("heading", { level: 1 });
	const menu = page.getByRole("navigation", { name: "Staff menu" });
	await menu.getByRole("link", { name: "Manage Users" }).click();
	await expect(heading).toHaveText("Manage Users");
	await expect(page, "its name is in the tab").toHaveTitle(/^Manage Users · /);
	await expect(heading, "what is new is read out").toBeFocused();
	await page.goBack();
	await expect(heading).toContainText("Namaste");
	await expect(page).toHaveTitle(/^Dashboard · /);
	await page.goForward();
	await expect(heading).toHaveText("Manage Users");

	await goOn(page, "/admin/content?kind=notices");
	const third = rowList(page).getByRole("link").nth(2);
	await third.press("Enter");
	await expect(page).toHaveURL(/key=/);
	await page.goBack();
	await expect(third, "the keyboard goes on where the list was left").toBeFocused();

	// A reply that no screen expects: the list of users holds something that is no user.
	await page.route("**/api/users/page?**", (route) =>
		route.fulfill({ json: { total: 1, all: 9, users: [null] } }),
	);
	await page.goto("/admin/users");
	await expect(heading).toHaveText(siteOutcomes.unexpectedError.words.en);
	await page.unroute("**/api/users/page?**");
	await menu.getByRole("link", { name: "Assign Role" }).click();
	await expect(heading).toHaveText("Assign Role");
	await menu.getByRole("link", { name: "Manage Users" }).click();
	await expect(heading).toHaveText("Manage Users");
	// React and the router say on the console what broke.
	forgetRefusals(complaints);
});

test("whoever leaves a form that is filled in, unsaved ticks or a dialog is asked first, may stay, and stays where the menu says", async ({
	page,
	office,
}) => {
	const clerk = await office.clerk("view_dashboard");
	await openAs(page, await office.tokenOf(chairman), "/admin/users?add");
	const menu = page.getByRole("navigation", { name: "Staff menu" });
	const question = page.getByRole("dialog", { name: "Leave without saving?" });
	const find = page.getByRole("searchbox", { name: "Find in this list" });

	await test.step("a form", async () => {
		const name = page.getByLabel("Name", { exact: true });
		await name.fill("Half Typed");
		// A search in the list is no leaving.
		await find.fill("Administrator");
		await expect(page).toHaveURL(/q=Administrator/);
		await menu.getByRole("link", { name: "Assign Permissions" }).click();
		await expect(question.getByRole("button", { name: "Stay here" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(question).toHaveCount(0);
		await expect(name).toHaveValue("Half Typed");
		await menu.getByRole("link", { name: "Assign Permissions" }).click();
		await question.getByRole("button", { name: "Leave", exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Assign Permissions");
	});

	await test.step("ticks, also for those of another role", async () => {
		const role = page.getByRole("combobox", { name: "Role" });
		const settings = page.getByRole("checkbox", { name: "Settings" });
		await role.selectOption(clerk.role.name);
		await settings.check();
		await menu.getByRole("link", { name: "Manage Users" }).click();
		await question.getByRole("button", { name: "Stay here" }).click();
		await expect(menu.locator("[aria-current]")).toHaveText("Assign Permissions");
		await role.selectOption("IT Department");
		await question.getByRole("button", { name: "Stay here" }).click();
		await expect(settings).toBeChecked();
		await expect(role).toHaveValue(String(clerk.role.id));
		await menu.getByRole("link", { name: "Manage Users" }).click();
		await question.getByRole("button", { name: "Leave", exact: true }).click();
	});

	await test.step("a dialog", async () => {
		await find.fill(clerk.mobile);
		await expect(page).toHaveURL(`/admin/users?q=${clerk.mobile}`);
		await page.getByRole("row", { name: clerk.mobile }).getByRole("button", { name: "New password" }).click();
		const dialog = page.getByRole("dialog", { name: "New password" });
		await dialog.getByLabel("Password").fill("half a thought");
		await page.goBack();
		await question.getByRole("button", { name: "Stay here" }).click();
		await expect(dialog.getByLabel("Password")).toHaveValue("half a thought");
	});
});
