import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { migrations } from "#server/db/migrations.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnv } from "#server/env.ts";
import { command } from "../support/command.ts";
import { onEachDatabase } from "../support/desk.ts";
import { devgarh } from "../support/devgarh.ts";
import { startAndFail } from "../support/server-process.ts";

/** The first version's only step, as it is in every database: a change of it locks all councils out. */
const firstRelease = "6672d6ba4fdc807eca788db3b45aecc208571202bccdfa4d3388f74416a31a49";

/** What a later version adds: a column with a value for the rows that are there, and a table. */
const later = {
	name: "when a user signed in last",
	sql: [
		"alter table users add column signed_in_at bigint not null default 0",
		"create table devices (id {id}, user_id bigint not null references users (id) on delete cascade)",
	],
};
const steps = migrations as { name: string; sql: string[] }[];
const known = steps.length;
afterEach(() => {
	steps.length = known;
});

const open = (settings: Record<string, string>) => openDatabase(readEnv({ ...settings }).database);

test("the first released step is the one that stands in the councils' databases", () => {
	const text = migrations[0]?.sql.join(";\n") ?? "";
	expect(createHash("sha256").update(text).digest("hex")).toBe(firstRelease);
});

onEachDatabase((openDesk, engine) => {
	test("a newer program brings the tables up to date, and users, sessions and audit log stay", async () => {
		const desk = await openDesk();
		const chief = await desk.administrator();
		await desk.ask("addRole", { as: chief, body: { name: "before the upgrade" } });
		const before = await desk.contents();
		await desk.app.close();

		steps.push(later);
		const upgraded = await open(desk.settings);
		const users = await sql<{ signed_in_at: number }>`select signed_in_at from users`.execute(upgraded.db);
		expect(users.rows.length).toBeGreaterThan(0);
		expect(users.rows.every(({ signed_in_at }) => Number(signed_in_at) === 0)).toBe(true);
		await sql`insert into devices (user_id) values (${chief.id})`.execute(upgraded.db);
		const applied = await upgraded.db.selectFrom("migrations").select("name").orderBy("id").execute();
		expect(applied.at(-1)).toEqual({ name: later.name });
		await upgraded.close();

		const again = await openDesk({ sharing: desk });
		expect((await again.ask("me", { as: chief })).status).toBe(200);
		const { users: people, ...others } = before as { users: object[] };
		expect(await again.contents()).toEqual({
			...others,
			users: people.map((user) => ({ ...user, signed_in_at: 0 })),
		});
	});

	test("a step that fails leaves the tables as they were, and the older program still opens them", async () => {
		const desk = await openDesk();
		const before = await desk.contents();
		steps.push(later, { name: "a mistake", sql: ["alter table nosuch add column a bigint"] });
		await expect(open(desk.settings)).rejects.toThrow();
		steps.length = known;
		const older = await open(desk.settings);
		await older.close();
		expect(await desk.contents()).toEqual(before);
	});

	test("a command of a newer program refuses the older database in words, and leaves it as it is", async () => {
		const desk = await openDesk();
		const before = await desk.contents();
		await desk.database.db.deleteFrom("migrations").where("id", "=", known).execute();
		const places = { DATA_DIR: desk.settings.DATA_DIR ?? "", DATABASE_URL: desk.settings.DATABASE_URL ?? "" };
		for (const [name, ...words] of [
			["staff", "list"],
			["staff", "reset", "9876543210"],
			["reload"],
		] as const) {
			const { code, said } = await command(name, words, { ...places, TOWN: devgarh });
			expect([name, code]).toEqual([name, 1]);
			expect(said).toContain(`is older (step ${known - 1}) than this program (step ${known}), and was left`);
			expect(said).toContain("use the commands of the program that the service runs");
		}
		const applied = await desk.database.db.selectFrom("migrations").select("id").execute();
		expect(applied).toHaveLength(known - 1);
		expect(await desk.contents()).toEqual(before);
	});

	test("an older program refuses the newer database in words, and leaves it as it is", async () => {
		const desk = await openDesk();
		steps.push(later);
		await (await open(desk.settings)).close();
		steps.length = known;
		const before = await desk.contents();
		const newer = `newer than this version of the product (step ${known + 1}, known are ${known})`;
		await expect(open(desk.settings)).rejects.toThrow(newer);
		if (engine === "the embedded database") {
			const { code, printed } = await startAndFail(desk.settings);
			expect(code).toBe(1);
			expect(printed).toContain(newer);
			expect(printed).toContain("Install the newer version, or restore a backup made before the upgrade.");
			expect(printed).not.toContain("    at ");
		}
		expect(await desk.contents()).toEqual(before);
	});
});
