import { beforeEach, expect, test } from "vitest";
import { suspendUser } from "#server/staff/users/users.store.ts";
import { type Desk, onOneDatabase, type Person, password } from "../support/desk.ts";

/** Decision 31: what a new council's first days want, as long as it is true and only to those who can do it. */
onOneDatabase((openDesk) => {
	let desk: Desk;
	/** The administrator of the first start. */
	let first: Pick<Person, "id" | "token">;

	beforeEach(async () => {
		desk = await openDesk();
		const { json } = await desk.ask("login", { body: { mobile: "9000000001", password } });
		first = { id: (await desk.ask("me", { token: json.token })).json.id, token: json.token };
	});

	const open = async ({ token }: Pick<Person, "token">) => (await desk.ask("firstDays", { token })).json;
	const roleId = async (name: string) => {
		const { json } = await desk.ask("roles", { token: first.token });
		return json.find((role: { name: string }) => role.name === name).id;
	};

	test("at first all of it, to the first administrator", async () => {
		expect(await open(first)).toEqual([
			"firstPassword",
			"secondAdministrator",
			"secondFactor",
			"lookOverRoles",
		]);
		expect(await open(await desk.person("view_dashboard"))).toEqual([]);
		expect(await open(await desk.person("edit_settings"))).toEqual([]);
	});

	test("the first password, until it is changed", async () => {
		const body = { currentPassword: password, newPassword: "imli-taara-73-nadi" };
		expect((await desk.ask("changePassword", { token: first.token, body })).status).toBe(200);
		expect(await open(first)).not.toContain("firstPassword");
	});

	test("a second administrator, until there is one who stays", async () => {
		const second = await desk.administrator();
		expect(await open(first)).not.toContain("secondAdministrator");
		expect(await open(second)).toEqual(["secondFactor", "lookOverRoles"]);
		await suspendUser(desk.database.db, second.id, Date.now());
		expect(await open(first)).toContain("secondAdministrator");
	});

	test("a second factor, for whoever may change users, roles or rights, until they have one", async () => {
		for (const permission of ["manage_users", "assign_role", "assign_permissions"] as const) {
			const keeper = await desk.person(permission);
			expect(await open(keeper)).toContain("secondFactor");
			await desk.database.db
				.updateTable("users")
				.set({ second_factor_since: Date.now() })
				.where("id", "=", keeper.id)
				.execute();
			expect(await open(keeper)).not.toContain("secondFactor");
		}
	});

	test("the roles, until they are noted as right or one of them is changed", async () => {
		const dismissed = await desk.ask("lookedOverRoles", { token: first.token });
		expect(dismissed.status).toBe(200);
		expect(await open(first)).not.toContain("lookOverRoles");
		const [line] = (await desk.ask("auditLines", { token: first.token })).json;
		expect(line.action).toBe("look over roles");

		desk = await openDesk();
		const other = await desk.administrator();
		expect(await open(other)).toContain("lookOverRoles");
		const body = { roleId: await roleIdOf(other, "it"), permissionIds: [] };
		expect((await desk.ask("assignPermissions", { as: other, body })).status).toBe(200);
		expect(await open(other)).not.toContain("lookOverRoles");
	});

	const roleIdOf = async (as: Person, name: string) => {
		first = as;
		return roleId(name);
	};

	test("nothing of the first start once its line is no more in the log", async () => {
		await desk.database.db.deleteFrom("audit_log").where("action", "=", "first start").execute();
		expect(await open(first)).toEqual(["secondAdministrator", "secondFactor"]);
	});
});
