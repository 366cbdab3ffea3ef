import { expect, scriptIsThere } from "../support/site.ts";
import { chairman, forgetRefusals, logIn, openAs, test, toast } from "../support/staff.ts";

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

/** Every form of the staff area: what is filled in, and the call that fails. */
const forms = [
	{
		path: "/admin/users?add",
		call: "**/api/users",
		send: "Add user",
		fill: { Name: "Half Typed", Phone: "98765", Password: "kabutar-tara-pul-91" },
		choose: { Role: "it" },
	},
	{ path: "/addRole", call: "**/api/add-role", send: "Add", fill: { "Role Name": "press desk" }, choose: {} },
	{
		path: "/admin/assign-role",
		call: "**/api/assign-role",
		send: "Assign Role",
		fill: {},
		choose: { User: `Administrator (${chairman.mobile})`, Role: "it" },
	},
	{
		path: "/admin/password",
		call: "**/api/me/password",
		send: "Change password",
		fill: { "Current password": "not this one", "New password": "saaf-shahar-sundar-19" },
		choose: {},
	},
] as const;

for (const { path, call, send, fill, choose } of forms) {
	for (const [what, status] of [
		["a server that is away", 503],
		["a broken line", 0],
	] as const) {
		test(`${path}: what was filled in survives ${what}`, async ({ page, office, complaints }) => {
			await openAs(page, await office.tokenOf(chairman), path);
			await page.route(call, (route) => {
				if (route.request().method() === "GET") return route.continue();
				return status === 0 ? route.abort() : route.fulfill({ status, json: {} });
			});
			const main = page.locator("main");
			for (const [label, text] of Object.entries(fill)) {
				await main.getByLabel(label, { exact: true }).fill(text);
			}
			for (const [label, text] of Object.entries(choose)) {
				await main.getByRole("combobox", { name: label, exact: true }).selectOption(text);
			}
			await main.getByRole("button", { name: send, exact: true }).click();
			// Whoever changes their own role is asked first.
			if (send === "Assign Role") await page.getByRole("button", { name: "Change my role" }).click();
			await expect(
				main
					.getByRole("alert")
					.or(toast(page).getByText(/Failed/))
					.first(),
			).toBeVisible();
			for (const [label, text] of Object.entries(fill)) {
				await expect(main.getByLabel(label, { exact: true })).toHaveValue(text);
			}
			for (const [label, text] of Object.entries(choose)) {
				const chosen = main.getByRole("combobox", { name: label, exact: true }).locator("option:checked");
				await expect(chosen).toHaveText(text);
			}
			forgetRefusals(complaints);
		});
	}
}

test("ticks survive an error while they are saved, and are saved by the Retry", async ({
	page,
	office,
	complaints,
}) => {
	const role = await office.role("view_dashboard");
	await openAs(page, await office.tokenOf(chairman), `/admin/assign-permissions?role=${role.id}`);
	await page.getByRole("checkbox", { name: "Settings" }).check();
	await page.route("**/api/assign-permissions", (route) => route.fulfill({ status: 503, json: {} }));
	await page.getByRole("button", { name: "Save Permissions" }).click();
	await expect(page.getByRole("alert")).toContainText("The permissions could not be saved.");
	await expect(page.getByRole("checkbox", { name: "Settings" })).toBeChecked();
	await page.unroute("**/api/assign-permissions");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("alert")).toHaveText("Permissions updated");
	forgetRefusals(complaints);
});

test("a password manager knows whose password it fills in, and which is the new one", async ({
	page,
	office,
}) => {
	const kinds = (scope: string) =>
		page
			.locator(`${scope} [autocomplete]`)
			.evaluateAll((all) =>
				all.map((each) => each.getAttribute("autocomplete")).filter((each) => each !== "off"),
			);
	await page.goto("/admin");
	await scriptIsThere(page);
	expect(await kinds("main form")).toEqual(["username", "current-password"]);
	await logIn(page, chairman);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, admin");
	await openAs(page, await office.tokenOf(chairman), "/admin/password");
	await expect(page.getByLabel("Current password", { exact: true })).toBeVisible();
	expect(await kinds("main form")).toEqual(["username", "current-password", "new-password"]);
	await expect(page.locator("main form [autocomplete=username]")).toHaveValue(chairman.mobile);
	const clerk = await office.user((await office.role()).id);
	await page.goto(`/admin/users?q=${clerk.mobile}`);
	await scriptIsThere(page);
	await page.getByRole("row", { name: clerk.mobile }).getByRole("button", { name: "New password" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await kinds("dialog[open] form")).toEqual(["username", "new-password"]);
	await expect(page.locator("dialog[open] form [autocomplete=username]")).toHaveValue(clerk.mobile);
});

test("what is mended is no error any more, in the field and in the summary; a suggestion mends too", async ({
	page,
	office,
	complaints,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/assign-role");
	const main = page.locator("main");
	const summary = main.getByRole("group", { name: "There is a problem" });
	await main.getByRole("button", { name: "Assign Role" }).click();
	await expect(summary.getByRole("link")).toHaveCount(2);
	await main.getByRole("combobox", { name: "Role", exact: true }).selectOption("it");
	await expect(summary.getByRole("link")).toHaveText(["User is required"]);
	await expect(main.getByRole("combobox", { name: "Role", exact: true })).not.toHaveAttribute("aria-invalid");
	await main.getByRole("combobox", { name: "User" }).selectOption({ index: 1 });
	await expect(summary).toHaveCount(0);
	await main.getByRole("combobox", { name: "Role", exact: true }).selectOption("");
	await page.goto("/admin/password");
	await scriptIsThere(page);
	await main.getByRole("button", { name: "Change password" }).click();
	await expect(summary.getByRole("link")).toHaveCount(2);
	await main.getByRole("button", { name: "Suggest" }).click();
	await expect(summary.getByRole("link")).toHaveText(["Current password is required"]);
	forgetRefusals(complaints);
});

test("a refusal stays in the form when its toast is gone; the same toast comes once, and goes when the next attempt works", async ({
	page,
	office,
	complaints,
}) => {
	const clerk = await office.user((await office.role("manage_users")).id);
	await openAs(page, await office.tokenOf(clerk), "/admin/users?add");
	const main = page.locator("main");
	const roles = main.getByLabel("Role", { exact: true });
	await expect(roles.locator("option[value=admin]"), "what will be refused can't be chosen").toBeDisabled();
	await expect(roles.locator("option[value=admin]")).toHaveText(/^admin \(needs Dashboard, Assign Role, /);
	const growing = await office.role();
	await page.reload();
	await scriptIsThere(page);
	await main.getByLabel("Name", { exact: true }).fill("Renu Chaudhary");
	await roles.selectOption(growing.name);
	// Since then the role has come to hold more than the clerk.
	await office.allow(growing.id, "view_dashboard");
	await main.getByLabel("Phone", { exact: true }).fill(clerk.mobile);
	await main.getByRole("button", { name: "Suggest" }).click();
	const add = main.getByRole("button", { name: "Add user" });
	await page.route("**/api/users", (route) =>
		route.request().method() === "POST" ? route.abort() : route.continue(),
	);
	await add.click();
	await expect(main.getByRole("group", { name: "There is a problem" })).toContainText("can't be reached");
	await add.click();
	await expect(toast(page).getByRole("listitem")).toHaveCount(1);
	await page.unroute("**/api/users");
	await add.click();
	await expect(main.getByRole("group", { name: "There is a problem" })).toContainText(
		"You can't give this role",
	);
	await expect(main.getByLabel("Role", { exact: true })).toHaveAccessibleDescription(
		/You can't give this role/,
	);
	await expect(toast(page).getByText("can't be reached"), "the next attempt clears it").toHaveCount(0);
	forgetRefusals(complaints);
});

test("lists that can't be loaded have one Retry, and no select waits for ever", async ({
	page,
	office,
	complaints,
}) => {
	await page.route(/api\/(fetch|roles|users)$/, (route) => route.abort());
	await openAs(page, await office.tokenOf(chairman), "/admin/assign-role");
	const main = page.locator("main");
	await expect(main.getByRole("button", { name: "Try again" })).toHaveCount(1);
	await expect(main.getByRole("alert")).toContainText(/users could not be loaded.*roles could not be loaded/);
	await expect(main.getByRole("combobox", { name: "User" })).toHaveText("Could not be loaded");
	await page.unrouteAll();
	await main.getByRole("button", { name: "Try again" }).click();
	await expect(main.getByRole("combobox", { name: "User" })).toContainText("Choose a user");
	forgetRefusals(complaints);
});

test("every field that the server names is shown at once, in the order of the form", async ({
	page,
	office,
	complaints,
}) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/users?add");
	const main = page.locator("main");
	await page.route("**/api/users", (route) =>
		route.request().method() === "GET"
			? route.continue()
			: route.fulfill({
					status: 422,
					headers: { "error-field": "phone" },
					json: {
						error: "The phone is wrong.",
						fieldErrors: {
							phone: "The phone is wrong.",
							name: "The name is empty.",
							unknown: "Not of this form.",
						},
					},
				}),
	);
	await main.getByRole("button", { name: "Add user" }).click();
	const summary = main.getByRole("group", { name: "There is a problem" });
	await expect(summary.getByRole("link")).toHaveText(["The name is empty.", "The phone is wrong."]);
	await expect(main.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/The name is empty/);
	forgetRefusals(complaints);
});
