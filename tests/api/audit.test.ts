import { beforeAll, describe, expect, test } from "vitest";
import { auditActionNames, auditActions, auditSentence } from "#contract/audit.ts";
import { fieldLabels } from "#contract/field-labels.ts";
import { days, throttles } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { recordedCounter, Throttle } from "#server/session/throttle.ts";
import { listAuditLines, pruneAudit, writeAuditLine } from "#server/staff/audit/audit.store.ts";
import { type Desk, onEachDatabase, type Person, password } from "../support/desk.ts";
import { storedPassword } from "../support/seeded.ts";

test.each([
	["publish content", "officer 5", "A published: S (officer 5)", "A ने प्रकाशित किया: S (अधिकारी 5)"],
	[
		"take content off",
		"off 2: 1, 2",
		"A took off the site: S (taken off 2: 1, 2)",
		"A ने साइट से हटाया: S (हटाई 2: 1, 2)",
	],
	["describe file", "uploads/a1/x.webp", "A described the file S", "A ने फ़ाइल S का शीर्षक और वर्णन लिखा"],
] as const)("“%s” of “%s” is told in the reader's words", (action, detail, en, hi) => {
	const line = { actor: "A", action, subject: "S", detail };
	expect([auditSentence(line, "en"), auditSentence(line, "hi")]).toEqual([en, hi]);
});

/** Every change made in the staff area says who did what on whom, and when (requirements, Who may call what). */
onEachDatabase((openDesk) => {
	let desk: Desk;
	let chief: Person;
	let other: Person;

	beforeAll(async () => {
		desk = await openDesk();
		chief = await desk.administrator();
		other = await desk.person();
	});

	const newest = async () =>
		(await listAuditLines(desk.database.db, { actions: auditActionNames, limit: 1 }))[0];

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
			["exportUsers", { body: {} }, "export users", "", "4"],
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

	test("a list that is taken along is a file with its day in the name, in the reader's language", async () => {
		const as = await desk.administrator();
		const before = indianDay(Date.now());
		const answer = await desk.ask("exportUsers", { as, body: {}, headers: { "accept-language": "hi" } });
		expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
		// A day may begin meanwhile.
		const names = [before, indianDay(Date.now())].map((day) => `attachment; filename="users-${day}.csv"`);
		expect(names).toContain(answer.headers["content-disposition"]);
		const [head, ...rows] = answer.text.replace("\uFEFF", "").trimEnd().split("\r\n");
		expect(head).toBe([fieldLabels.name, fieldLabels.role, fieldLabels.phone].map(({ hi }) => hi).join());
		expect(rows).toContain(`${as.name},${as.role},${as.phone}`);
		expect(answer.text).not.toMatch(storedPassword);
	});

	test("no line tells a password", async () => {
		const secret = "patang-neela-23-dhaaga";
		const { id, roleId } = await desk.person();
		const reset = await desk.ask("resetPassword", { as: chief, id, body: { password: secret } });
		expect(reset.status).toBe(200);
		const body = { name: "गीता", phone: "9877777778", role: roleId, password: secret };
		expect((await desk.ask("addUser", { as: chief, body })).status).toBe(201);
		const { text } = await desk.ask("auditLines", { as: chief, query: { limit: 100 } });
		expect(text).toContain("गीता");
		expect(text).not.toContain(secret);
		expect(text).not.toMatch(storedPassword);
	});

	describe("comings and goings", () => {
		const entries = async (query: Record<string, string> = {}) =>
			(await desk.ask("auditLines", { as: chief, query: { kind: "entries", limit: 20, ...query } })).json;
		const login = (mobile: string, typed: string, from = "192.0.2.44") =>
			desk.ask("login", {
				body: { mobile, password: typed },
				from,
				headers: { "user-agent": "Firefox/145" },
			});

		test("are in it with their address, and not among the changes unless asked for", async () => {
			const person = await desk.person();
			await login(person.phone, "wrong");
			const { token } = (await login(person.phone, password)).json;
			await desk.ask("logout", { token, from: "192.0.2.45" });
			await login("6000000009", "wrong");
			const [stranger, out, entered, failed] = await entries();
			const sentences = [failed, entered, out, stranger].map((line) => auditSentence(line, "en"));
			expect(sentences).toEqual([
				`Somebody tried to log in as ${person.name}, in vain`,
				`${person.name} logged in (Firefox)`,
				`${person.name} logged out`,
				"Somebody tried to log in as 6000000009, in vain",
			]);
			expect([failed.address, out.address]).toEqual(["192.0.2.44", "192.0.2.45"]);
			expect(failed.actor).toBeNull();
			const changes = (await desk.ask("auditLines", { as: chief, query: { limit: 100 } })).json;
			expect(changes.map(({ action }: { action: string }) => action)).not.toContain("sign in");
		});

		test("a lock is there once, and of a flood of unknown numbers only so many lines", async () => {
			const person = await desk.person();
			for (let attempt = 0; attempt < 14; attempt += 1) await login(person.phone, "wrong", "192.0.2.46");
			const locks = await entries({ action: "sign in locked" });
			expect(locks.map(({ subject }: { subject: string }) => subject)).toEqual([person.name]);
			const throttle = new Throttle(desk.database, Date.now);
			const { attempts } = throttles.login.recorded;
			for (let used = 0; used < attempts - 3; used += 1) await throttle.allows(recordedCounter);
			const { db } = desk.database;
			for (let number = 0; number < 5; number += 1) {
				await login(`610000000${number}`, "wrong", `2001:db8:${number}::1`);
			}
			const lines = await db
				.selectFrom("audit_log")
				.select("id")
				.where("subject_name", "like", "61%")
				.execute();
			expect(lines.length).toBeLessThanOrEqual(3);
			// A known number's are all there, flood or not.
			await login(person.phone, "wrong", "192.0.2.47");
			expect((await entries())[0]).toMatchObject({ subject: person.name, address: "192.0.2.47" });
		});
	});

	test("it is asked by who, what, on whom and when, and taken along as a file, which leaves a line", async () => {
		const subject = await desk.person();
		const edit = { name: "50 % रवि_कुमार", phone: subject.phone };
		await desk.ask("editUser", { as: chief, id: subject.id, body: edit });
		const { db } = desk.database;
		const old = Date.parse("2026-01-31T23:30:00+05:30");
		await db
			.insertInto("audit_log")
			.values({
				at: old,
				actor_id: 1,
				actor_name: "Old 50 % Hand",
				action: "add role",
				subject_id: 1,
				subject_name: "tax_clerk",
				detail: "",
			})
			.execute();
		const found = async (query: Record<string, string>) =>
			(await desk.ask("auditLines", { as: chief, query: { limit: 100, ...query } })).json.map(
				(line: { subject: string }) => line.subject,
			);
		expect(await found({ who: "old 50 % h" })).toEqual(["tax_clerk"]);
		expect(await found({ subject: "X_CLERK" })).toEqual(["tax_clerk"]);
		expect(await found({ subject: "xxclerk" })).toEqual([]);
		expect(await found({ from: "2026-01-31", to: "2026-01-31" })).toEqual(["tax_clerk"]);
		expect(await found({ to: "2026-01-30" })).toEqual([]);
		expect(await found({ action: "edit user" })).toEqual([subject.name]);
		expect(await found({ who: "", subject: "", action: "", from: "", to: "2026-01-31" })).toEqual([
			"tax_clerk",
		]);

		const body = { to: "2026-01-31", kind: "all" };
		const file = await desk.ask("exportAudit", { as: chief, body });
		expect(file.headers["content-disposition"]).toMatch(/filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
		expect(file.text).toBe(
			"\uFEFFWhen,Who,What,About whom,Address\r\n2026-01-31 23:30:00,Old 50 % Hand,Old 50 % Hand added the role tax_clerk,tax_clerk,\r\n",
		);
		expect((await found({ action: "export audit log" })).length).toBe(1);
		// A clerk who may read of roles alone exports no other lines.
		const clerk = await desk.person("assign_role");
		const theirs = await desk.ask("exportAudit", { as: clerk, body: { kind: "all" } });
		expect(theirs.text).not.toContain("logged in");
	});

	test("the file calls roles by their titles", async () => {
		const [subject, moved] = [await desk.person(), await desk.person()];
		const body = { name: "lekhpal", titleEn: "Land Clerk", titleHi: "लेखपाल", aboutEn: "", aboutHi: "" };
		await desk.ask("editRole", { as: chief, id: subject.roleId, body });
		const change = { userId: moved.id, roleId: subject.roleId };
		expect((await desk.ask("assignRole", { as: chief, body: change })).status).toBe(200);
		const file = async (lang: string) =>
			(
				await desk.ask("exportAudit", {
					as: chief,
					body: { subject: moved.name, action: "assign role" },
					headers: { "accept-language": lang },
				})
			).text;
		expect(await file("hi")).toContain("→ लेखपाल");
		expect(await file("hi")).not.toContain("lekhpal");
		expect(await file("en")).toContain("→ Land Clerk");
	});

	test("a refused change leaves none", async () => {
		const before = await newest();
		expect((await desk.ask("addRole", { as: chief, body: { name: "ward clerk" } })).status).toBe(409);
		expect((await desk.ask("deleteUser", { as: chief, id: chief.id })).status).toBe(403);
		expect(await newest()).toEqual(before);
	});

	test("whoever may make a change reads who made it; of other changes nobody hears", async () => {
		const subject = { id: other.id, name: other.name };
		for (const action of auditActionNames) await writeAuditLine(desk.database.db, { action, subject });
		for (const permission of ["manage_users", "assign_role", "assign_permissions"] as const) {
			const { json } = await desk.ask("auditLines", {
				as: await desk.person(permission, "view_dashboard"),
				query: { limit: 100, kind: "all" },
			});
			const read = new Set(json.map(({ action }: { action: string }) => action));
			const theirs = auditActionNames.filter((action) => auditActions[action] === permission);
			expect([...read].sort()).toEqual(theirs.sort());
		}
	});

	test("the log is read page by page, newest first, with who, what, on whom and when", async () => {
		const begun = new Date().toISOString();
		for (const name of ["Page 1", "Page 2", "Page 3"]) {
			expect((await desk.ask("addRole", { as: chief, body: { name } })).status).toBe(201);
		}
		const page = async (query: Record<string, number>) =>
			(await desk.ask("auditLines", { as: chief, query })).json;
		const [third, second] = await page({ limit: 2 });
		const [first] = await page({ before: second.id, limit: 1 });
		expect([third.subject, second.subject, first.subject]).toEqual(["Page 3", "Page 2", "Page 1"]);
		const { id, at, ...rest } = third;
		expect(rest).toEqual({
			actor: chief.name,
			action: "add role",
			subject: "Page 3",
			detail: "",
			address: "127.0.0.1",
		});
		expect(id).toBeGreaterThan(second.id);
		expect(at >= begun && at <= new Date().toISOString()).toBe(true);
		expect(await page({ before: 1 })).toEqual([]);
	});

	test("where the server itself acted, nobody is named", async () => {
		const subject = { id: other.id, name: other.name };
		await writeAuditLine(desk.database.db, { action: "reset password from the console", subject });
		const [line] = (await desk.ask("auditLines", { as: chief, query: { limit: 1 } })).json;
		expect(line).toMatchObject({ actor: null, subject: other.name });
	});

	test("lines older than the council keeps them are gone, younger ones stay", async () => {
		const { db } = desk.database;
		const count = async () => (await db.selectFrom("audit_log").select("id").execute()).length;
		await db
			.updateTable("audit_log")
			.set({ at: Date.now() - days(399) })
			.execute();
		const before = await count();
		await pruneAudit(db, Date.now() - days(400));
		expect(await count()).toBe(before);
		await pruneAudit(db, Date.now() - days(398));
		expect(await count()).toBe(0);
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
