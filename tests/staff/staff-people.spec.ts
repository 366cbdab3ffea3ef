import { faults } from "../support/accessibility.ts";
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

test("a person has a page of their own: name and phone are changed in place, what is wrong stands at its field, and Back leads to their row", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.clerk("view_dashboard");
	const name = page.getByLabel("Name", { exact: true });
	const phone = page.getByLabel("Phone", { exact: true });
	const save = page.getByRole("button", { name: "Save", exact: true });
	const heading = page.getByRole("heading", { level: 1 });
	await openAs(page, await office.tokenOf(chairman), `/admin/users?q=${clerk.mobile}`);
	const row = page.getByRole("row", { name: clerk.mobile });
	await row.getByRole("link", { name: `Edit ${clerk.name}` }).click();
	await expect(page).toHaveURL(`/admin/users?q=${clerk.mobile}&user=${clerk.id}`);
	await expect(heading).toHaveText(clerk.name);
	await expect(heading).toBeFocused();

	await test.step("all that is wrong is said at once, and nothing typed is lost", async () => {
		await name.fill(" ");
		await phone.fill("123");
		await save.click();
		const summary = page.getByRole("group", { name: "There is a problem" });
		await expect(summary.getByRole("link")).toHaveCount(2);
		await expect(phone).toHaveAccessibleDescription(/ten digits/);
		await name.fill("Renu");
		await phone.fill(chairman.mobile);
		await save.click();
		await expect(summary.getByRole("link")).toHaveText(["Another user already has this mobile number."]);
		await expect(name).toHaveValue("Renu");
		expect(await faults(page, { within: "main" })).toEqual([]);
		forgetRefusals(complaints);
	});

	const number = freshMobile();
	await name.fill(`Renu ${number}`);
	await phone.fill(`+91 ${number}`);
	await save.click();
	await expect(toast(page)).toContainText("Changes saved");
	await expect(heading).toHaveText(`Renu ${number}`);
	await expect(phone, "as the server has it").toHaveValue(number);
	const person = { mobile: number, password: clerk.password };
	expect((await office.call("POST", "/api/login", person)).status).toBe(200);
	await page.getByRole("link", { name: "All users" }).click();
	await page.getByRole("searchbox", { name: "Find in this list" }).fill(`renu ${number}`);
	await expect(page.getByRole("row", { name: number })).toBeVisible();
});

test("a person is suspended, taken up again, given a last day and another role; the sessions are ended; a deletion says what goes and what stays", async ({
	page,
	office,
}) => {
	const clerk = await office.clerk();
	const other = await office.role("view_dashboard");
	const mayLogIn = async () => (await office.call("POST", "/api/login", clerk)).status;
	for (let count = 0; count < 3; count += 1) await office.tokenOf(clerk);
	await openAs(page, await office.tokenOf(chairman), `/admin/users?user=${clerk.id}`);
	const question = page.getByRole("dialog", { name: "Delete user" });

	await test.step("a deletion would end the open sessions; they are ended without it", async () => {
		await page.getByRole("button", { name: "Delete user" }).click();
		await expect(question).toContainText("Are you sure you want to delete this user?");
		await expect(question).toContainText("the sessions that are open now: 3. The name stays in Changes.");
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "End all" }).click();
		await expect(page.getByText("Nowhere at the moment.")).toBeVisible();
	});

	await test.step("each change is said, and holds", async () => {
		await expect(page.getByText("Can log in.", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Suspend", exact: true }).click();
		await expect(page.getByText("Suspended: can't log in until reinstated.")).toBeVisible();
		expect(await mayLogIn()).toBe(401);
		await page.getByRole("button", { name: "Reinstate" }).click();
		await expect(page.getByText("Can log in.", { exact: true })).toBeVisible();
		expect(await mayLogIn()).toBe(200);
		await page.getByLabel("Last day").fill("2040-03-31");
		await expect(page.getByLabel("Last day")).toHaveAccessibleDescription(/^Saturday, 31 March 2040/);
		await page.getByRole("button", { name: "Save last day" }).click();
		await expect(page.getByText("Can log in until the end of 31 March 2040.")).toBeVisible();
		await page.getByRole("button", { name: "No last day" }).click();
		await expect(page.getByText("Can log in.", { exact: true })).toBeVisible();
	});

	await test.step("another role is given under Assign Role, where the person is chosen already", async () => {
		await page.getByRole("link", { name: "Give another role" }).click();
		await expect(page.getByRole("combobox", { name: "User" })).toHaveValue(String(clerk.id));
		await page.getByRole("combobox", { name: "Role" }).selectOption(other.name);
		await expect(page.getByText("Will gain: Dashboard")).toBeVisible();
		await page.getByRole("button", { name: "Assign Role" }).click();
		await expect(page.getByRole("alert")).toHaveText("Role assigned successfully");
		await page.goBack();
		await expect(page.getByText(`Role now: ${other.name}`)).toBeVisible();
		await expect.poll(() => office.permissionsOf(clerk)).toEqual(["view_dashboard"]);
	});

	await test.step("once deleted, one is back at the list", async () => {
		await page.getByRole("button", { name: "Delete user" }).click();
		await question.getByRole("button", { name: "Delete", exact: true }).click();
		await expect(toast(page)).toContainText("User deleted successfully");
		await expect(page).toHaveURL("/admin/users");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage Users");
	});
});

test("one's own page leads to My Password; of somebody with more rights no session is shown", async ({
	page,
	office,
}) => {
	const clerk = await office.clerk("manage_users");
	await openAs(page, await office.tokenOf(clerk), `/admin/users?user=${clerk.id}`);
	const main = page.locator("main");
	await expect(main).toContainText("This is your own account.");
	await expect(main.getByRole("link", { name: "My Password" })).toBeVisible();
	await expect(main.getByRole("button")).toHaveCount(0);
	const chief = (await office.call("GET", `/api/users/page?q=${chairman.mobile}`)).answer.users[0].id;
	await goOn(page, `/admin/users?user=${chief}`);
	await expect(main).toContainText("may do more than you (Dashboard, Assign Role,");
	await expect(main).not.toContainText("Where this person is logged in");
	await expect(main.getByRole("button")).toHaveCount(0);
	// A clerk who may not give roles reads who may.
	const other = await office.clerk("manage_users");
	await goOn(page, `/admin/users?user=${other.id}`);
	await expect(main).toContainText("Roles are given by whoever holds Assign Role.");
	await goOn(page, "/admin/users");
	await expect(page.getByRole("table")).toBeVisible();
	await expect(page.getByRole("checkbox", { name: "Select" }), "it would serve nothing").toHaveCount(0);
});

test("many are selected by keyboard, across pages, and given a role after one question", async ({
	page,
	office,
}) => {
	const [role, other] = [await office.role(), await office.role()];
	const clerks = [await office.holderOf(role), await office.holderOf(role), await office.holderOf(role)];
	await openAs(page, await office.tokenOf(chairman), `/admin/users?role=${encodeURIComponent(role.name)}`);
	await expect(page.getByText(/^3 of \d+ users$/)).toBeVisible();
	await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
	await page.keyboard.press("Space");
	const bar = page.getByRole("group", { name: "3 selected" });
	await expect(bar).toBeVisible();
	const last = clerks[2] as (typeof clerks)[number];
	await page.getByRole("checkbox", { name: `Select ${last.name}` }).press("Space");
	await expect(page.getByRole("group", { name: "2 selected" })).toBeVisible();
	const give = page.getByRole("button", { name: "Give role" });
	await expect(give).toBeDisabled();
	await page.getByLabel("New role").selectOption(other.name);
	await give.press("Enter");
	const question = page.getByRole("dialog");
	await expect(question).toContainText(`Give the role ${other.name} to all of them: 2?`);
	await expect(question).toContainText(clerks[0]?.name ?? "");
	await expect(question).toContainText("for all of them or for none");
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
	await question.getByRole("button", { name: "Give role" }).press("Enter");
	await expect(toast(page)).toContainText("The role is assigned to all of them");
	await expect(page.getByText(/^1 of \d+ users$/)).toBeVisible();
	await expect(bar, "nobody is selected any more").toHaveCount(0);
});

test("what somebody else has changed meanwhile is said in words, and the list shows it by itself", async ({
	page,
	office,
	complaints,
}) => {
	const [role, other] = [await office.role(), await office.role()];
	const [gone, stays] = [await office.holderOf(role), await office.holderOf(role)];
	await openAs(page, await office.tokenOf(chairman), `/admin/users?role=${encodeURIComponent(role.name)}`);
	await expect(page.getByRole("row", { name: gone.mobile })).toBeVisible();
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	await office.call("DELETE", `/api/users/${gone.id}`);
	await page.getByLabel("New role").selectOption(other.name);
	await page.getByRole("button", { name: "Give role" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Give role" }).click();
	await expect(page.getByRole("alert")).toContainText("This user doesn't exist any more.");
	await expect(page.getByRole("row", { name: gone.mobile })).toHaveCount(0);
	await expect(page.getByRole("row", { name: stays.mobile }), "for all or for none").toContainText(role.name);
	// A page of somebody who is deleted while it is open.
	await page.getByRole("row", { name: stays.mobile }).getByRole("link", { name: "Edit" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(stays.name);
	await office.call("DELETE", `/api/users/${stays.id}`);
	await page.getByRole("button", { name: "Suspend", exact: true }).click();
	await expect(page.getByText("There is no such user.")).toBeVisible();
	await page.getByRole("link", { name: "All users" }).click();
	await expect(page.getByText(/^0 of \d+ users$/)).toBeVisible();
	forgetRefusals(complaints);
});
