import { audit } from "../../contract/limits.ts";
import { permissionNames } from "../../contract/permissions.ts";
import { expect } from "../support/site.ts";
import { chairman, forgetRefusals, openAs, test } from "../support/staff.ts";

test("asks three calls and shows the count of each", async ({ page, office }) => {
	await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
	const roles = ((await office.call("GET", "/api/roles")).answer as unknown[]).length;
	const stones = page.locator("main li");
	await expect(stones.nth(0)).toHaveText(/^\d+Total users$/);
	await expect(stones.nth(1)).toHaveText(/^\d+Total roles$/);
	expect(Number.parseInt((await stones.nth(1).textContent()) ?? "", 10)).toBeGreaterThanOrEqual(roles - 5);
	await expect(stones.nth(2)).toHaveText(`${permissionNames.length}Total permissions`);
	await expect(
		page.getByRole("table", { name: "Users by role" }).getByRole("row", { name: /^admin/ }),
	).toBeVisible();
});

test("a figure that could not be loaded is said, with a Retry", async ({ page, office, complaints }) => {
	await page.route("**/api/roles", (route) => route.fulfill({ status: 503, json: { error: "Away" } }));
	await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
	await expect(page.getByRole("alert")).toContainText("The figures of the dashboard could not be loaded.");
	await page.unroute("**/api/roles");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.locator("main li").nth(1)).toHaveText(/^\d+Total roles$/);
	forgetRefusals(complaints);
});

test("the roles that most have come first, eight at most, each with a way to its holders", async ({
	page,
	office,
}) => {
	const roles = Array.from({ length: 12 }, (_, id) => ({ id: id + 1, name: `role ${id + 1}` }));
	const users = roles.flatMap(({ id, name }) =>
		Array.from({ length: id }, (_, index) => ({ id: id * 100 + index, name: "Clerk", role: name })),
	);
	await page.route("**/api/roles", (route) => route.fulfill({ json: roles }));
	await page.route("**/api/users", (route) => route.fulfill({ json: users }));
	await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
	const table = page.getByRole("table", { name: "Users by role" });
	await expect(table.locator("tbody tr")).toHaveCount(8);
	await expect(table.locator("tbody tr").first()).toHaveText("role 1212");
	await expect(page.getByRole("link", { name: "4 more roles" })).toHaveAttribute("href", "/addRole");
	await table.getByRole("link", { name: "role 11" }).click();
	await expect(page).toHaveURL("/admin/users?role=role%2011");
});

test("whoever may make some of the changes reads of them without the dashboard too", async ({
	page,
	office,
}) => {
	const role = await office.role("assign_role");
	const clerk = await office.user(role.id);
	await office.call("POST", "/api/assign-role", { userId: clerk.id, roleId: role.id });
	await openAs(page, await office.tokenOf(clerk), "/admin");
	await page.locator("main").getByRole("link", { name: "Changes" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changes");
	await expect(page.getByRole("row", { name: clerk.name })).toContainText("Role given to a user");
});

test.describe("Recent changes", () => {
	test("are sentences in the reader's language with Indian time, and older ones come when asked for", async ({
		page,
		office,
	}) => {
		for (let number = 0; number < audit.page; number += 1) await office.role("view_dashboard");
		const role = await office.role();
		await page.clock.setFixedTime(new Date());
		await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
		const told = page.locator("main ol li");
		await expect(told).toHaveCount(audit.page);
		await expect(told.first()).toHaveText(
			new RegExp(
				`^(Today|Yesterday), \\d\\d:\\d\\dAdministrator saved the permissions of the role ${role.name}: none$`,
			),
		);
		await expect(told.nth(2)).toContainText(": Dashboard");
		await page.getByRole("button", { name: "Older changes" }).click();
		await expect(told).toHaveCount(2 * audit.page);
		await page.getByRole("button", { name: "हिन्दी" }).click();
		await expect(told.first()).toContainText("Administrator ने भूमिका");
		await expect(told.first()).toHaveText(/^(आज|कल), /);
	});

	test("tell only of what the reader may change, and nobody else hears of them", async ({ page, office }) => {
		const role = await office.role("view_dashboard", "assign_role");
		const clerk = await office.user(role.id);
		await office.call("POST", "/api/assign-role", { userId: clerk.id, roleId: role.id });
		await openAs(page, await office.tokenOf(clerk), "/admin/dashboard");
		await expect(page.getByText("Recent changes")).toBeVisible();
		await expect(page.locator("main ol")).toContainText(clerk.name);
		for (const line of await page.locator("main ol li").allTextContents()) {
			expect(line).toContain("changed the role of");
		}
		const viewer = await office.user((await office.role("view_dashboard")).id);
		await page.evaluate((token) => localStorage.setItem("ulbToken", token), await office.tokenOf(viewer));
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Namaste, ${viewer.name}`);
		await expect(page.getByText("Recent changes")).toHaveCount(0);
	});

	test("that could not be loaded are said, with a Retry", async ({ page, office, complaints }) => {
		await page.route("**/api/audit*", (route) => route.fulfill({ status: 503, json: { error: "Away" } }));
		await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");
		await expect(page.getByRole("alert")).toContainText("The latest changes could not be loaded.");
		await page.unroute("**/api/audit*");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.locator("main ol li").first()).toBeVisible();
		forgetRefusals(complaints);
	});
});
