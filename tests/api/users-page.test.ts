import { CompiledQuery } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { indianDay } from "#contract/moments.ts";
import { addUser, findUser, setLastDay, suspendUser } from "#server/staff/users/users.store.ts";
import { countUsersBy, fillSearchKeys, searchKeysOf, usersBy } from "#server/staff/users/users-page.store.ts";
import { type Desk, onEachDatabase, type Person } from "../support/desk.ts";
import { isLong } from "../support/long.ts";
import { plansOf } from "../support/plans.ts";

/** Issue of a council with 10,000 people: one page of rows a call, found as people search. */
const many = isLong ? 10_000 : 2500;
/** Milliseconds for a call of test:long, in which something else may have the cores. */
const soonEnough = 500;

onEachDatabase((openDesk) => {
	let desk: Desk;
	let chief: Person;
	let roleId: number;

	beforeAll(async () => {
		desk = await openDesk();
		chief = await desk.administrator();
		roleId = await desk.role("Tax Clerk");
		const { db } = desk.database;
		const add = (name: string, phone: string) => addUser(db, { name, phone, passwordHash: "x", roleId });
		await add("कविता रानी", "9876543210");
		await add("Kavita Sharma", "9876500000");
		await add("Suresh 50% Gupta", "9811112222");
		const left = await add("लक्ष्मी देवी", "9822223333");
		await setLastDay(db, left, "2020-03-31");
		const away = await add("Laxmi Narayan", "9833334444");
		await suspendUser(db, away, Date.now());
	});

	const ask = async (query: Record<string, string | number>, as = chief) =>
		(await desk.ask("usersPage", { as, query })).json;
	const names = async (query: Record<string, string | number>) =>
		(await ask(query)).users.map(({ name }: { name: string }) => name);

	test("a name is found in both scripts, in part and by its sound", async () => {
		for (const q of ["kavita", "KAVI", "कविता", "kawita", "कवित"])
			expect(await names({ q }), q).toEqual(["Kavita Sharma", "कविता रानी"]);
		expect(await names({ q: "rani kavita" })).toEqual(["कविता रानी"]);
		expect(await names({ q: "lakshmi" })).toContain("लक्ष्मी देवी");
		expect(await names({ q: "50%" })).toEqual(["Suresh 50% Gupta"]);
		expect(await names({ q: "0_%" })).toEqual([]);
		expect(await names({ q: "'; drop table users" })).toEqual([]);
	});

	test("a phone is found as it is shown and however it is written", async () => {
		for (const q of [
			"98765 43210",
			"+91 98765-43210",
			"9876543210",
			"९८७६५ ४३२१०",
			"0091 9876543210",
			"43210",
		])
			expect(await names({ q }), q).toEqual(["कविता रानी"]);
		expect(await names({ q: "98765" })).toEqual(["Kavita Sharma", "कविता रानी"]);
	});

	test("by role and state, which count only by the clock", async () => {
		expect((await ask({ role: roleId })).total).toBe(5);
		expect(await ask({ roleName: "Tax Clerk" }), "by the name in a link too").toEqual(
			await ask({ role: roleId }),
		);
		expect(await ask({ roleName: "No Such Desk" })).toEqual({ total: 0, all: 7, users: [] });
		expect(await names({ state: "suspended" })).toEqual(["Laxmi Narayan"]);
		expect(await names({ state: "left" })).toEqual(["लक्ष्मी देवी"]);
		expect(await names({ state: "active", role: roleId, q: "" })).toHaveLength(3);
	});

	test("in the order that is asked for, page by page, with how many there are", async () => {
		const first = await ask({ role: roleId, limit: 2 });
		expect(first.total).toBe(5);
		const all = await names({ role: roleId });
		expect(first.users.map(({ name }: { name: string }) => name)).toEqual(all.slice(0, 2));
		expect(await names({ role: roleId, limit: 2, page: 3 })).toEqual(all.slice(4));
		expect(await names({ role: roleId, page: 9 })).toEqual([]);
		const phones = (await ask({ role: roleId, sort: "phone", order: "desc" })).users;
		expect(phones.map(({ phone }: { phone: string }) => phone)[0]).toBe("9876543210");
		for (const sort of ["name", "role", "lastSignIn", "added"]) expect(await names({ sort })).toHaveLength(7);
	});

	test("a new name is found, the old one isn't; names of an earlier version are found after a start", async () => {
		const { db } = desk.database;
		const [found] = (await ask({ q: "suresh" })).users;
		const edit = { name: "Ramesh Gupta", phone: found.phone };
		await desk.ask("editUser", { as: chief, id: found.id, body: edit });
		for (const q of ["रमेश", "Shri Ramesh", "श्री रमेश", "Dr.Ramesh"])
			expect(await names({ q }), q).toEqual(["Ramesh Gupta"]);
		expect(await names({ q: "suresh" })).toEqual([]);
		await db.updateTable("users").set({ search_keys: "" }).execute();
		expect(await names({ q: "रमेश" })).toEqual([]);
		await fillSearchKeys(db);
		expect(await names({ q: "रमेश" })).toEqual(["Ramesh Gupta"]);
		expect((await findUser(db, found.id))?.search_keys).not.toBe("");
	});

	test("the file holds whom the list shows", async () => {
		const body = { q: "kavita", role: roleId, state: "active" };
		const { text } = await desk.ask("exportUsers", { as: chief, body });
		expect(text.trimEnd().split("\r\n")).toHaveLength(3);
		expect(text).toContain("कविता रानी,Tax Clerk,9876543210");
	});

	describe(`of ${many} people`, () => {
		beforeAll(async () => {
			const { db } = desk.database;
			const given = ["Asha", "Ravi", "सीता", "मोहन", "Imran", "Farah", "गीता", "Vijay"];
			const family = ["Sharma", "वर्मा", "Khan", "यादव", "Gupta", "Singh", "चौधरी"];
			const people = Array.from({ length: many }, (_, number) => {
				const name = `${given[number % given.length]} ${family[number % family.length]} ${number}`;
				const phone = `6${String(number).padStart(9, "0")}`;
				const keys = { search_keys: searchKeysOf(name), created_at: 0 };
				return { name, phone, password_hash: "x", role_id: roleId, ...keys };
			});
			for (let at = 0; at < many; at += 500) {
				await db
					.insertInto("users")
					.values(people.slice(at, at + 500))
					.execute();
			}
			await db.executeQuery(CompiledQuery.raw("analyze"));
		});

		test("the file holds all", async () => {
			const { text } = await desk.ask("exportUsers", { as: chief, body: {} });
			expect(text.trimEnd().split("\r\n")).toHaveLength(many + 7 + 1);
		});

		test("a page is found by an index, and none of the others is put in order for it", async () => {
			const today = indianDay(Date.now());
			const page = { limit: 25, offset: 0 };
			const [ids, rows] = await plansOf(desk.database, (db) => usersBy(db, { sort: "name" }, today, page));
			expect(ids).toContain("users_by_name");
			expect(ids).not.toMatch(/temp b-tree|sort/i);
			expect(rows).toMatch(/users using integer primary key|users_pkey/i);
			const [counted] = await plansOf(desk.database, (db) => countUsersBy(db, { role: chief.roleId }, today));
			expect(counted).toContain("users_by_role");
		});

		test.each([
			{},
			{ page: 90 },
			{ q: "sita" },
			{ q: "चौधरी" },
			{ q: "60000 02" },
			{ q: "nobody at all" },
			{ state: "active", sort: "lastSignIn", order: "desc" },
			{ sort: "role", q: "khan" },
		] as Record<string, string | number>[])("of %o a page comes", async (query) => {
			const begun = performance.now();
			const { users } = await ask(query);
			if (isLong) expect(performance.now() - begun).toBeLessThan(soonEnough);
			expect(users.length).toBe(query.q === "nobody at all" ? 0 : 25);
		});
	});
});
