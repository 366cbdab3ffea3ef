import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { passwords } from "#contract/people/limits.ts";
import { PasswordRules } from "#server/session/password-rules.ts";
import { seedFirstStart } from "#server/staff/first-start.ts";
import { findUser } from "#server/staff/users/users.store.ts";
import { type Desk, onOneDatabase, type Person, password, words } from "../support/desk.ts";

/** Decision 25: an account is changed, suspended and ended without losing who it was. */
onOneDatabase((openDesk) => {
	let desk: Desk;
	let chief: Person;
	let clerk: Person;
	let now: number;

	beforeAll(async () => {
		desk = await openDesk({ now: () => now });
	});
	beforeEach(async () => {
		now = Date.now();
		chief = await desk.administrator();
		clerk = await desk.person("view_dashboard");
	});

	const login = (mobile: string, typed = password) =>
		desk.ask("login", { body: { mobile, password: typed } });
	const about = async (id: number) => (await desk.ask("user", { as: chief, id })).json;
	const isIn = async (person: Person) => (await desk.ask("me", { as: person })).status === 200;
	const change = async (name: "suspendUsers" | "reinstateUsers", ...people: Person[]) =>
		desk.ask(name, { as: chief, body: { userIds: people.map(({ id }) => id) } });

	describe("a person is changed", () => {
		const edit = (person: Person, name: string, phone: string) =>
			desk.ask("editUser", { as: chief, id: person.id, body: { name, phone } });

		test("by a new name, which ends no session; id, role and password stay", async () => {
			expect((await edit(clerk, "कविता रानी", clerk.phone)).json).toEqual({ message: "Changes saved" });
			expect(await isIn(clerk)).toBe(true);
			expect(await about(clerk.id)).toMatchObject({ id: clerk.id, name: "कविता रानी", role: clerk.role });
			const [line] = (await desk.ask("auditLines", { as: chief, query: { limit: 1 } })).json;
			expect(line).toMatchObject({ action: "edit user", detail: `${clerk.name} → कविता रानी` });
		});

		test("by a new number, which alone signs in from then on, and the sessions end", async () => {
			expect((await edit(clerk, clerk.name, "98111-11111")).status).toBe(200);
			expect(await isIn(clerk)).toBe(false);
			expect((await login(clerk.phone)).status).toBe(401);
			expect((await login("9811111111")).status).toBe(200);
			const [line] = (await desk.ask("auditLines", { as: chief, query: { limit: 1 } })).json;
			expect(line).toMatchObject({ detail: `${clerk.phone} → 9811111111`, subject: clerk.name });
		});

		test("not to the number of somebody else, and what is the same leaves no line", async () => {
			const before = await desk.contents();
			const taken = await edit(clerk, "कविता", chief.phone);
			expect([taken.status, taken.json.fieldErrors]).toEqual([409, { phone: words("duplicatePhone") }]);
			expect((await edit(clerk, clerk.name, clerk.phone)).status).toBe(200);
			expect(await desk.contents()).toEqual(before);
		});

		test("with who added them and when, and when they signed in last", async () => {
			const body = { name: "सीता", phone: "9822222222", role: clerk.roleId, password };
			const since = (text: string) => expect(Date.parse(text)).toBeGreaterThanOrEqual(now);
			await desk.ask("addUser", { as: chief, body });
			const { json } = await desk.ask("users", { as: chief });
			const { id } = json.find((each: { phone: string }) => each.phone === body.phone);
			const added = await about(id);
			expect(added).toMatchObject({ addedBy: chief.name, lastSignIn: null, state: "active" });
			since(added.addedAt);
			await login(body.phone);
			since((await about(id)).lastSignIn);
		});
	});

	describe("a password that somebody else has set", () => {
		const given = "saaf-shahar-sundar-19";
		const own = "imli-taara-73-nadi";
		const reset = () => desk.ask("resetPassword", { as: chief, id: clerk.id, body: { password: given } });

		test("lets its owner in to change it, and to nothing else until then", async () => {
			await reset();
			const { token } = (await login(clerk.phone, given)).json;
			expect((await desk.ask("me", { token })).json).toEqual({
				id: clerk.id,
				name: clerk.name,
				phone: clerk.phone,
				role: clerk.role,
				permissions: [],
				passwordChangeRequired: true,
			});
			const refused = await desk.ask("users", { token });
			expect([refused.status, refused.json.error]).toEqual([403, words("passwordChangeRequired")]);
			const change = { currentPassword: given, newPassword: own };
			expect((await desk.ask("changePassword", { token, body: change })).status).toBe(200);
			expect((await desk.ask("users", { token })).status).toBe(200);
			expect((await desk.ask("me", { token })).json.permissions).toEqual(["view_dashboard"]);
			expect((await about(clerk.id)).temporaryUntil).toBeNull();
		});

		test("works for seven days, and is then refused in words; whoever doesn't know it learns nothing", async () => {
			await reset();
			expect((await about(clerk.id)).temporaryUntil).toBe(new Date(now + passwords.temporary).toISOString());
			now += passwords.temporary - 1;
			expect((await login(clerk.phone, given)).status).toBe(200);
			now += 1;
			const over = await login(clerk.phone, given);
			expect([over.status, over.json.error]).toEqual([403, words("temporaryPasswordOver")]);
			expect((await login(clerk.phone, "wrong")).status).toBe(401);
		});

		test("is that of an added person too, and of a first start that made it, where it waits", async () => {
			const body = { name: "सीता", phone: "9833333333", role: clerk.roleId, password: given };
			await desk.ask("addUser", { as: chief, body });
			const { token } = (await login(body.phone, given)).json;
			expect((await desk.ask("me", { token })).json.passwordChangeRequired).toBe(true);

			const fresh = await openDesk({ now: () => now });
			await fresh.database.db.deleteFrom("users").execute();
			const first = await seedFirstStart(fresh.database, { mobile: "9876500001" }, new PasswordRules());
			now += days(400);
			const entered = await fresh.ask("login", {
				body: { mobile: "9876500001", password: first?.password },
			});
			expect((await fresh.ask("me", { token: entered.json.token })).json).toMatchObject({
				role: "admin",
				passwordChangeRequired: true,
			});
		});

		test("is none where ADMIN_PASSWORD or oneself chose it", async () => {
			const { token } = (await login("9000000001")).json;
			expect((await desk.ask("me", { token })).json).not.toHaveProperty("passwordChangeRequired");
		});
	});

	describe("a suspended person", () => {
		test("is out at once, is answered like a wrong password, and is back with everything", async () => {
			expect((await change("suspendUsers", clerk)).status).toBe(200);
			expect(await isIn(clerk)).toBe(false);
			const refused = await login(clerk.phone);
			const wrong = await login(chief.phone, "wrong");
			expect([refused.status, refused.json]).toEqual([401, wrong.json]);
			expect((await about(clerk.id)).state).toBe("suspended");

			expect((await change("reinstateUsers", clerk)).status).toBe(200);
			expect((await login(clerk.phone)).status).toBe(200);
			// The sessions from before stay ended.
			expect(await isIn(clerk)).toBe(false);
			expect(await about(clerk.id)).toMatchObject({ state: "active", role: clerk.role });
		});

		test("can't get in by a session that another server begins meanwhile", async () => {
			const token = await desk.session(clerk.id, now);
			await desk.database.db
				.updateTable("users")
				.set({ suspended_at: now })
				.where("id", "=", clerk.id)
				.execute();
			expect((await desk.ask("me", { token })).status).toBe(401);
		});
	});

	describe("a last day", () => {
		const lastDay = (person: Person, day: string | null) =>
			desk.ask("setLastDay", { as: chief, id: person.id, body: { lastDay: day } });

		test("lets the person work until its midnight in India, and then nobody by that account", async () => {
			const today = indianDay(now);
			expect((await lastDay(clerk, today)).status).toBe(200);
			now = Date.parse(`${today}T23:59:00+05:30`);
			const late = await login(clerk.phone);
			expect(late.status).toBe(200);
			now += 2 * 60_000;
			expect((await desk.ask("me", { token: late.json.token })).status).toBe(401);
			expect((await login(clerk.phone)).status).toBe(401);
			// Also in a new session of the chief, whose own has ended meanwhile.
			const as = { ...chief, token: await desk.session(chief.id, now) };
			expect((await desk.ask("user", { as, id: clerk.id })).json).toMatchObject({
				state: "left",
				lastDay: today,
			});
			await desk.ask("reinstateUsers", { as, body: { userIds: [clerk.id] } });
			expect((await login(clerk.phone)).status).toBe(200);
		});

		test("is taken back", async () => {
			await lastDay(clerk, indianDay(now - days(2)));
			expect(await isIn(clerk)).toBe(false);
			await lastDay(clerk, null);
			expect((await login(clerk.phone)).status).toBe(200);
			const query = { action: "set last day", subject: clerk.name };
			const found = (await desk.ask("auditLines", { as: chief, query })).json;
			const day = indianDay(now - days(2));
			expect(found.map(({ detail }: { detail: string }) => detail)).toEqual([`${day} → –`, `– → ${day}`]);
		});
	});

	describe("many at once", () => {
		test("get a role or are suspended, each with a line of their own", async () => {
			const others = [clerk, await desk.person(), await desk.person("manage_users")];
			const roleId = await desk.role("given", "view_complaints");
			const body = { userIds: others.map(({ id }) => id), roleId };
			expect((await desk.ask("assignRoles", { as: chief, body })).status).toBe(200);
			for (const { id } of others) expect((await findUser(desk.database.db, id))?.role_id).toBe(roleId);
			const lines = (await desk.ask("auditLines", { as: chief, query: { limit: 3 } })).json;
			expect(lines.map(({ subject }: { subject: string }) => subject).sort()).toEqual(
				others.map(({ name }) => name).sort(),
			);
			expect((await change("suspendUsers", ...others)).status).toBe(200);
			for (const other of others) expect(await isIn(other)).toBe(false);
		});

		test("or nobody: one who is beyond the caller's rights, gone or oneself stops all", async () => {
			const keeper = await desk.person("manage_users", "assign_role");
			const small = await desk.person();
			const roleId = await desk.role("small");
			const before = await desk.contents();
			const attempt = async (call: "suspendUsers" | "assignRoles", ...userIds: number[]) =>
				desk.ask(call, { as: keeper, body: { userIds, roleId } });
			for (const call of ["suspendUsers", "assignRoles"] as const) {
				const beyond = await attempt(call, small.id, chief.id);
				expect(beyond.status).toBe(403);
				expect(beyond.json.error).toContain(`Nothing was changed: ${chief.name} holds a permission`);
				expect((await attempt(call, small.id, 987_654_321)).status).toBe(422);
				expect((await attempt(call)).json.error).toBe(words("selectPeople"));
			}
			expect((await attempt("suspendUsers", small.id, keeper.id)).status).toBe(403);
			expect(await desk.contents()).toEqual(before);
		});
	});

	test("who is suspended, or has a last day, is no administrator on whom the council can count", async () => {
		const second = await desk.holderOf(chief.roleId);
		await desk.database.db
			.deleteFrom("users")
			.where("id", "not in", [chief.id, clerk.id, second.id])
			.execute();
		const demote = { userId: chief.id, roleId: clerk.roleId };
		const day = (id: number, as: Person, lastDay: string | null) =>
			desk.ask("setLastDay", { as, id, body: { lastDay } });

		// With a last day ahead the chief still works, but nobody may rely on them.
		expect((await day(chief.id, second, "2040-01-01")).status).toBe(200);
		expect((await day(second.id, chief, "2040-01-01")).status).toBe(409);
		expect((await change("suspendUsers", second)).status).toBe(409);
		expect((await desk.ask("deleteUser", { as: chief, id: second.id })).status).toBe(409);
		const both = { userIds: [second.id], roleId: clerk.roleId };
		expect((await desk.ask("assignRoles", { as: chief, body: both })).status).toBe(409);

		expect((await day(chief.id, second, null)).status).toBe(200);
		expect((await change("suspendUsers", second)).status).toBe(200);
		expect((await desk.ask("assignRole", { as: chief, body: demote })).status).toBe(409);
		expect((await change("reinstateUsers", second)).status).toBe(200);
		expect((await desk.ask("assignRole", { as: chief, body: demote })).status).toBe(200);
	});
});
