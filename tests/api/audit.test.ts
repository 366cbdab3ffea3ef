import { beforeAll, expect, test } from "vitest";
import { newestAuditLines } from "#server/audit/audit.store.ts";
import { type Desk, onEachDatabase, type Person, password } from "./desk.ts";

/** Every change made in the staff area says who did what on whom, and when (decisions.md). */
onEachDatabase((openDesk) => {
	let desk: Desk;
	let chief: Person;
	let other: Person;

	beforeAll(async () => {
		desk = await openDesk();
		chief = await desk.administrator();
		other = await desk.person();
	});

	const newest = async () => (await newestAuditLines(desk.database.db, 1))[0];

	test("each kind of change leaves a line", async () => {
		const begun = Date.now();
		const permissionIds = [await desk.permissionId("view_dashboard"), await desk.permissionId("assign_role")];
		const unused = await desk.role("unused");
		const { id, name, roleId, role } = other;
		const steps = [
			["addRole", { body: { name: "Ward Clerk" } }, "add role", "Ward Clerk", ""],
			["deleteRole", { id: unused }, "delete role", "unused", ""],
			[
				"assignPermissions",
				{ body: { roleId, permissionIds } },
				"assign permissions",
				role,
				"view_dashboard, assign_role",
			],
			[
				"assignRole",
				{ body: { userId: id, roleId: chief.roleId } },
				"assign role",
				name,
				`${role} → ${chief.role}`,
			],
			[
				"addUser",
				{ body: { name: "सीता", phone: "9877777777", role: roleId, password } },
				"add user",
				"सीता",
				role,
			],
			["resetPassword", { id, body: { password } }, "reset password", name, ""],
			["deleteUser", { id }, "delete user", name, other.phone],
			[
				"changePassword",
				{ body: { currentPassword: password, newPassword: "imli-taara-73-nadi" } },
				"change own password",
				chief.name,
				"",
			],
		] as const;
		for (const [call, sending, action, subject_name, detail] of steps) {
			const answer = await desk.ask(call, { as: chief, ...sending });
			expect(answer.status, `${call}: ${answer.text}`).toBeLessThan(300);
			const line = await newest();
			expect(line).toMatchObject({
				actor_id: chief.id,
				actor_name: chief.name,
				action,
				subject_name,
				detail,
			});
			expect(line?.at).toBeGreaterThanOrEqual(begun);
		}
	});

	test("a refused change leaves none", async () => {
		const before = await newest();
		expect((await desk.ask("addRole", { as: chief, body: { name: "ward clerk" } })).status).toBe(409);
		expect((await desk.ask("deleteUser", { as: chief, id: chief.id })).status).toBe(403);
		expect(await newest()).toEqual(before);
	});

	test("a change whose line can't be written isn't made", async () => {
		const broken = await openDesk();
		const as = await broken.administrator();
		await broken.database.db.schema.dropTable("audit_log").execute();
		const answer = await broken.ask("addRole", { as, body: { name: "Ward Clerk" } });
		expect(answer.status).toBe(500);
		expect(answer.json.error).toMatch(/^Something went wrong on the server\. .*: [a-z0-9-]+$/);
		const names = (await broken.ask("roles", { as })).json.map((each: { name: string }) => each.name);
		expect(names).not.toContain("Ward Clerk");
	});
});
