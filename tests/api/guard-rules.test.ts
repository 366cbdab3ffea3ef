import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Call, type CallName, callByName, calls } from "#contract/api.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import { type Permission, permissionNames } from "#contract/permissions.ts";
import { shapes } from "#contract/shapes.ts";
import { findRoleByName } from "#server/staff/roles/roles.store.ts";
import {
	type Desk,
	type OpenDesk,
	onEachDatabase,
	onOneDatabase,
	type Person,
	password,
	type Sending,
	words,
} from "../support/desk.ts";

/** requirements, Who may call what: nobody rises above their own rights, and somebody always keeps them. */
onOneDatabase((openDesk) => {
	describe("nobody grants what they don't hold", () => {
		let desk: Desk;
		let chief: Person;
		let clerk: Person;
		let small: number;

		beforeAll(async () => {
			desk = await openDesk();
		});
		beforeEach(async () => {
			chief = await desk.administrator();
			clerk = await desk.person("manage_users", "assign_role", "assign_permissions");
			small = await desk.role(`small ${clerk.id}`, "manage_users");
		});

		test("a user can't be created with a role that holds more", async () => {
			const body = { name: "मोहन", phone: "9811111111", password, role: chief.roleId };
			const answer = await desk.ask("addUser", { as: clerk, body });
			expect(answer.status).toBe(403);
			expect(answer.json.error).toContain("Dashboard (view_dashboard)");
			expect(answer.json.fieldErrors, "the form marks the role").toEqual({ role: answer.json.error });
			expect((await desk.ask("addUser", { as: clerk, body: { ...body, role: small } })).status).toBe(201);
		});

		test("a role that holds more can't be assigned, not even to oneself", async () => {
			const other = await desk.holderOf(small);
			for (const userId of [other.id, clerk.id]) {
				const answer = await desk.ask("assignRole", { as: clerk, body: { userId, roleId: chief.roleId } });
				expect(answer.status).toBe(403);
			}
		});

		test("a role can't be given a permission that the giver lacks", async () => {
			const permissionIds = [await desk.permissionId("edit_settings")];
			const body = { roleId: small, permissionIds };
			expect((await desk.ask("assignPermissions", { as: clerk, body })).status).toBe(403);
			expect((await desk.ask("assignPermissions", { as: chief, body })).status).toBe(200);
		});

		test("a permission that one lacks can't be taken from a role either", async () => {
			const able = await desk.role("abler", "edit_settings");
			const answer = await desk.ask("assignPermissions", {
				as: clerk,
				body: { roleId: able, permissionIds: [] },
			});
			expect(answer.status).toBe(403);
		});

		test("the role that one holds stays as it is", async () => {
			const body = { roleId: clerk.roleId, permissionIds: [] };
			const answer = await desk.ask("assignPermissions", { as: clerk, body });
			expect(answer.status).toBe(403);
			expect(answer.json.error).toBe("You can't change the permissions of the role that you hold yourself.");
		});

		test("whoever holds more can't be deleted, demoted or given another password", async () => {
			const before = await desk.contents();
			const attempts = [
				await desk.ask("deleteUser", { as: clerk, id: chief.id }),
				await desk.ask("resetPassword", { as: clerk, id: chief.id, body: { password } }),
				await desk.ask("resetSecondFactor", { as: clerk, id: chief.id }),
				await desk.ask("assignRole", { as: clerk, body: { userId: chief.id, roleId: small } }),
			];
			for (const answer of attempts) {
				expect(answer.status).toBe(403);
				expect(answer.json.error).toContain("who holds a permission that you don't have");
			}
			expect(await desk.contents()).toEqual(before);
		});

		test("a role that holds more can't be deleted", async () => {
			const able = await desk.role("able", "edit_settings");
			expect((await desk.ask("deleteRole", { as: clerk, id: able })).status).toBe(403);
			expect((await desk.ask("deleteRole", { as: chief, id: able })).status).toBe(200);
		});

		test("whoever acts on a user meets the rules for oneself", async () => {
			/** Calls that act on a user, with oneself as the user, and their replies. */
			const toOneself: Partial<Record<CallName, [sending: Sending, status: number, refusal?: OutcomeName]>> =
				{
					user: [{}, 200],
					userRole: [{}, 200],
					userSessions: [{}, 200],
					endUserSessions: [{}, 200],
					deleteUser: [{}, 403, "deletingOneself"],
					editUser: [{ body: { name: "Somebody", phone: "9800000001" } }, 403, "editingOneself"],
					setLastDay: [{ body: { lastDay: "2020-01-31" } }, 403, "suspendingOneself"],
					suspendUsers: [{ body: { userIds: [clerk.id, chief.id] } }, 403, "suspendingOneself"],
					reinstateUsers: [{ body: { userIds: [chief.id] } }, 200],
					assignRoles: [{ body: { userIds: [chief.id], roleId: chief.roleId } }, 200],
					resetPassword: [{ body: { password: `${password}-52` } }, 403, "resettingOneself"],
					resetSecondFactor: [{}, 403, "resettingOwnFactor"],
					// The last holder of the rights can't; others may give them up.
					assignRole: [{ body: { userId: chief.id, roleId: chief.roleId } }, 200],
				};
			const onUsers = (calls as readonly Call[]).filter(({ path, body }) => {
				const schema = body ? shapes[body] : undefined;
				const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
				return path.startsWith("/api/users/{id}") || keys.some((key) => /^userIds?$/.test(key));
			});
			expect(onUsers.map(({ name }) => name).sort()).toEqual(Object.keys(toOneself).sort());
			for (const [name, [sending, status, refusal]] of Object.entries(toOneself)) {
				const before = await desk.contents();
				const id = callByName(name as CallName).path.includes("{") ? { id: chief.id } : {};
				const answer = await desk.ask(name as CallName, { as: chief, ...id, ...sending });
				expect(answer.status, `${name}: ${answer.text}`).toBe(status);
				if (!refusal) continue;
				expect(answer.json.error, name).toBe(words(refusal));
				expect(await desk.contents(), name).toEqual(before);
			}
			expect((await desk.ask("login", { body: { mobile: chief.phone, password } })).status).toBe(200);
		});

		test("a role in use can't be deleted, and the refusal says by how many it is held", async () => {
			await desk.holderOf(small);
			await desk.holderOf(small);
			const answer = await desk.ask("deleteRole", { as: clerk, id: small });
			expect(answer.status).toBe(409);
			expect(answer.json.error).toContain("(2)");
		});

		test("the admin role can't be deleted, nobody holding it or not", async () => {
			const admin = await findRoleByName(desk.database.db, "admin");
			const answer = await desk.ask("deleteRole", { as: chief, id: admin?.id ?? 0 });
			expect(answer.status).toBe(409);
		});

		test("what doesn't exist is 422 in a body and 404 in an address", async () => {
			const nobody = 987_654_321;
			const asked = [
				["assignRole", { userId: nobody, roleId: small }, 422],
				["assignRole", { userId: clerk.id, roleId: nobody }, 422],
				["addUser", { name: "A", phone: "9811111112", password, role: nobody }, 422],
				["assignPermissions", { roleId: nobody, permissionIds: [] }, 422],
				["assignPermissions", { roleId: small, permissionIds: [nobody] }, 422],
			] as const;
			for (const [name, body, status] of asked) {
				expect((await desk.ask(name, { as: chief, body })).status, name).toBe(status);
			}
			expect((await desk.ask("deleteUser", { as: chief, id: nobody })).status).toBe(404);
			expect((await desk.ask("deleteRole", { as: chief, id: nobody })).status).toBe(404);
			expect((await desk.ask("resetPassword", { as: chief, id: nobody, body: { password } })).status).toBe(
				404,
			);
		});
	});

	test("the last keeper can't demote themselves", async () => {
		const { desk, chief, small } = await withOneKeeper(openDesk);
		const body = { userId: chief.id, roleId: small };
		const answer = await desk.ask("assignRole", { as: chief, body });
		expect(answer.status).toBe(409);
		await desk.holderOf(chief.roleId);
		expect((await desk.ask("assignRole", { as: chief, body })).status).toBe(200);
	});

	describe("a change of rights holds at the next request", () => {
		test("a permission that is taken away is gone, one that is given is there", async () => {
			const desk = await openDesk();
			const chief = await desk.administrator();
			const clerk = await desk.person("view_dashboard");
			const give = async (...names: Permission[]) => {
				const permissionIds = await Promise.all(names.map((name) => desk.permissionId(name)));
				await desk.ask("assignPermissions", { as: chief, body: { roleId: clerk.roleId, permissionIds } });
			};
			expect((await desk.ask("users", { as: clerk })).status).toBe(200);
			await give("assign_role");
			expect((await desk.ask("users", { as: clerk })).status).toBe(403);
			expect((await desk.ask("assignableUsers", { as: clerk })).status).toBe(200);
			expect((await desk.ask("me", { as: clerk })).json.permissions).toEqual(["assign_role"]);
		});
	});
});

onEachDatabase((openDesk) => {
	describe("somebody always keeps the rights", () => {
		test("two keepers who demote each other in the same instant don't both succeed", async () => {
			const { desk, chief, small } = await withOneKeeper(openDesk);
			const other = await desk.holderOf(chief.roleId);
			for (let round = 0; round < 5; round += 1) {
				await desk.database.db
					.updateTable("users")
					.set({ role_id: chief.roleId })
					.where("id", "in", [chief.id, other.id])
					.execute();
				const answers = await Promise.all([
					desk.ask("assignRole", { as: chief, body: { userId: other.id, roleId: small } }),
					desk.ask("assignRole", { as: other, body: { userId: chief.id, roleId: small } }),
				]);
				const statuses = answers.map(({ status }) => status).sort();
				expect(statuses[0]).toBe(200);
				// The loser is told 403, for by then they may no longer assign roles.
				expect([403, 409]).toContain(statuses[1]);
			}
		});

		test("two servers on one database don't both let their keeper delete the other", async () => {
			const { desk, chief } = await withOneKeeper(openDesk);
			const second = await openDesk({ sharing: desk });
			const other = await desk.holderOf(chief.roleId);
			const answers = await Promise.all([
				desk.ask("deleteUser", { as: chief, id: other.id }),
				second.ask("deleteUser", { as: other, id: chief.id }),
			]);
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
		});

		test("of two clerks who add the same mobile number at once, one is told of the other", async () => {
			const { desk, chief, small } = await withOneKeeper(openDesk);
			const second = await openDesk({ sharing: desk });
			const add = (at: Desk, phone: string) =>
				at.ask("addUser", { as: chief, body: { name: "सीता", role: small, phone, password } });
			const answers = await Promise.all([add(desk, "9822222222"), add(second, "+91 98222 22222")]);
			expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		});
	});
});

/** A desk where one person alone holds all that is needed to mend rights. */
async function withOneKeeper(openDesk: OpenDesk) {
	const desk = await openDesk();
	const chief = await desk.person(...permissionNames);
	await desk.database.db.deleteFrom("users").where("phone", "=", "9000000001").execute();
	return { desk, chief, small: await desk.role("small") };
}
