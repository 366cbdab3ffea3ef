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
		path: "/admin/users",
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
	await page.getByRole("row", { name: clerk.mobile }).getByRole("button", { name: "Reset" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await kinds("dialog[open] form")).toEqual(["username", "new-password"]);
	await expect(page.locator("dialog[open] form [autocomplete=username]")).toHaveValue(clerk.mobile);
});
