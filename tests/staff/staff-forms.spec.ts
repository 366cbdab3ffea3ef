import { sweep } from "../support/long.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, goOn, openAs, onLentPage as test, toast } from "../support/staff.ts";

/** Every form of the staff area: what is filled in, and the call that fails. */
const forms = [
	{
		path: "/admin/users?add",
		call: "**/api/users",
		send: "Add user",
		fill: { Name: "Half Typed", Phone: "98765", Password: "kabutar-tara-pul-91" },
		choose: { Role: "IT Department" },
	},
	{ path: "/addRole", call: "**/api/add-role", send: "Add", fill: { "Role Name": "press desk" }, choose: {} },
	{
		path: "/admin/assign-role",
		call: "**/api/assign-role",
		send: "Assign Role",
		fill: {},
		choose: { User: `Administrator (${chairman.mobile})`, Role: "IT Department" },
	},
	{
		path: "/admin/password",
		call: "**/api/me/password",
		send: "Change password",
		fill: { "Current password": "not this one", "New password": "saaf-shahar-sundar-19" },
		choose: {},
	},
] as const;

test("what was filled in survives a server that is away and a broken line", async ({
	page,
	office,
	complaints,
}) => {
	const token = await office.tokenOf(chairman);
	const main = page.locator("main");
	for (const { path, call, send, fill, choose } of sweep(forms, [forms[0], forms[2]])) {
		await test.step(path, async () => {
			await openAs(page, token, path);
			for (const [label, text] of Object.entries(fill)) {
				await main.getByLabel(label, { exact: true }).fill(text);
			}
			for (const [label, text] of Object.entries(choose)) {
				await main.getByRole("combobox", { name: label, exact: true }).selectOption(text);
			}
			for (const fail of ["broken", "away"] as const) {
				await page.route(call, (route) => {
					if (route.request().method() === "GET") return route.continue();
					return fail === "broken" ? route.abort() : route.fulfill({ status: 503, json: {} });
				});
				await main.getByRole("button", { name: send, exact: true }).click();
				// A change of one's own role is confirmed first.
				if (send === "Assign Role") await page.getByRole("button", { name: "Change my role" }).click();
				const said = main.getByRole("alert").or(toast(page).getByRole("listitem"));
				const unreached = "can't be reached";
				const own = said.filter(fail === "broken" ? { hasText: unreached } : { hasNotText: unreached });
				await expect(own.first()).toBeVisible();
				for (const [label, text] of Object.entries(fill)) {
					await expect(main.getByLabel(label, { exact: true })).toHaveValue(text);
				}
				for (const [label, text] of Object.entries(choose)) {
					const chosen = main.getByRole("combobox", { name: label, exact: true }).locator("option:checked");
					await expect(chosen).toHaveText(text);
				}
				await page.unroute(call);
			}
		});
	}
	forgetRefusals(complaints);
});

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

test("a refusal stays in the form when its toast is gone; the same toast comes once, and goes when the next attempt works", async ({
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
	await add.click();
	await expect(summary).toContainText("You can't give this role");
	await expect(roles).toHaveAccessibleDescription(/You can't give this role/);
	await expect(toast(page).getByText("can't be reached"), "the next attempt clears it").toHaveCount(0);
	forgetRefusals(complaints);
});
