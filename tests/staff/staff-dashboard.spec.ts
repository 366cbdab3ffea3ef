import { audit } from "../../contract/people/limits.ts";
import { permissionNames } from "../../contract/permissions.ts";
import { expect } from "../support/site.ts";
import { chairman, onLentPage, openAs, test } from "../support/staff.ts";

test("the dashboard counts users, roles and permissions, and tells recent changes as sentences in the reader's language with Indian time; older ones come when asked for", async ({
	page,
	office,
}) => {
	const give = async (roleId: number, ...names: Parameters<typeof office.permissionIds>) =>
		office.call("POST", "/api/assign-permissions", {
			roleId,
			permissionIds: await office.permissionIds(...names),
		});
	const role = await office.role();
	for (let number = 0; number <= 2 * audit.page; number += 1) await give(role.id, "view_dashboard");
	await give(role.id);
	await page.clock.setFixedTime(new Date());
	await openAs(page, await office.tokenOf(chairman), "/admin/dashboard");

	const roles = ((await office.call("GET", "/api/roles")).answer as unknown[]).length;
	const stones = page.locator("main li");
	await expect(stones.nth(0)).toHaveText(/^\d+Total users$/);
	await expect(stones.nth(1)).toHaveText(`${roles}Total roles`);
	await expect(stones.nth(2)).toHaveText(`${permissionNames.length}Total permissions`);
	await expect(
		page.getByRole("table", { name: "Users by role" }).getByRole("row", { name: /^Chairman/ }),
	).toBeVisible();

	const told = page.locator("main ol li");
	await expect(told).toHaveCount(audit.page);
	await expect(told.first()).toHaveText(
		new RegExp(
			`^(Today|Yesterday), \\d\\d:\\d\\dAdministrator saved the permissions of the role ${role.name}: none$`,
		),
	);
	await expect(told.nth(1)).toContainText(": Dashboard");
	await page.getByRole("button", { name: "Older changes" }).click();
	await expect(told).toHaveCount(2 * audit.page);
	await page.getByRole("button", { name: "हिन्दी" }).click();
	await expect(told.first()).toContainText("Administrator ने भूमिका");
	await expect(told.first()).toHaveText(/^(आज|कल), /);
});

onLentPage(
	"the roles that most have come first, eight at most, each with a way to its holders",
	async ({ page, office }) => {
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
	},
);
