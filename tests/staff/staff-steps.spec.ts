import { siteOutcomes } from "../../contract/site-outcomes.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, openAs, test } from "../support/staff.ts";

test.use({ viewport: { width: 1366, height: 768 } });

test("an error in a screen is said in its place; the menu stays and leads on", async ({
	page,
	office,
	complaints,
}) => {
	// A reply that no screen expects: the list of users holds something that is no user.
	await page.route("**/api/users", (route) => route.fulfill({ json: [null] }));
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText(siteOutcomes.unexpectedError.words.en);
	const menu = page.getByRole("navigation", { name: "Staff menu" });
	await menu.getByRole("link", { name: "Assign Role" }).click();
	await expect(heading).toHaveText("Assign Role");
	await page.unroute("**/api/users");
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
	await expect(page.locator("main")).toBeFocused();
	await page.goBack();
	await expect(heading).toContainText("Namaste");
	await expect(page).toHaveTitle(/^Dashboard · /);
	await page.goForward();
	await expect(heading).toHaveText("Manage Users");
});

test("whoever leaves a form that is filled in is asked first, and may stay", async ({ page, office }) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users");
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
