import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { permissionNames, readyRoles, seedRoles } from "#contract/permissions.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { sqliteFile } from "#server/db/sqlite.ts";
import { readEnv } from "#server/env.ts";
import { PasswordRules } from "#server/session/password-rules.ts";
import { seedFirstStart } from "#server/staff/first-start.ts";
import { permissionsOfRole } from "#server/staff/roles/roles.store.ts";
import { type Desk, onEachDatabase, onOneDatabase, password } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";

const rules = new PasswordRules(["Nagar Palika Parishad Devgarh"]);

onEachDatabase((openDesk) => {
	test("makes the three roles and those that are ready for content, with their permissions, and one administrator", async () => {
		const desk = await openDesk();
		const { token } = (await desk.ask("login", { body: { mobile: "9000000001", password } })).json;
		const me = (await desk.ask("me", { token })).json;
		expect(me).toMatchObject({ role: "admin", permissions: [...permissionNames] });
		const roles = (await desk.ask("roles", { token })).json;
		const all = [...seedRoles, ...readyRoles];
		expect(roles.map(({ name }: { name: string }) => name)).toEqual(all.map(({ name }) => name));
		for (const [index, { id }] of roles.entries()) {
			expect(await permissionsOfRole(desk.database.db, id)).toEqual(all[index]?.permissions);
		}
		const cards = (await desk.ask("roleCards", { token })).json;
		expect(cards.find(({ name }: { name: string }) => name === "reviewer")).toMatchObject({
			title: { en: "Reviewer", hi: "अनुमोदन अधिकारी" },
			about: readyRoles[1].about,
		});
	});

	test("a second start changes nothing, whatever the settings say", async () => {
		const desk = await openDesk();
		// The council's to delete: no start makes it again.
		await desk.database.db.deleteFrom("roles").where("name", "=", "alerts").execute();
		const before = await desk.contents();
		expect(await migrate(desk.database.db, desk.database.engine)).toEqual([]);
		expect(await seedFirstStart(desk.database, { mobile: "9876500002", password }, rules)).toBeUndefined();
		expect(await desk.contents()).toEqual(before);
	});

	test("two servers that start at once make one administrator", async () => {
		const desk = await openDesk();
		await desk.database.db.deleteFrom("users").execute();
		const second = await openDatabase(readEnv({ ...desk.settings }).database);
		const made = await Promise.all(
			[desk.database, second].map((database) => seedFirstStart(database, { mobile: "9876500001" }, rules)),
		);
		await second.close();
		expect(made.filter(Boolean)).toHaveLength(1);
	});

	test("a database with another history of steps is refused", async () => {
		const desk = await openDesk();
		await desk.database.db.updateTable("migrations").set({ checksum: "another" }).execute();
		await expect(openDatabase(readEnv({ ...desk.settings }).database)).rejects.toThrow("is not the one");
	});
});

onOneDatabase((openDesk) => {
	let desk: Desk;
	beforeAll(async () => {
		desk = await openDesk();
	});
	beforeEach(() => desk.database.db.deleteFrom("users").execute());

	test("a password that isn't set is made, and is in clear nowhere in the database", async () => {
		const first = await seedFirstStart(desk.database, { mobile: "9876500001" }, rules);
		const made = first?.password ?? "";
		expect(made).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
		expect(JSON.stringify(await desk.contents())).not.toContain(made);
		expect((await desk.ask("login", { body: { mobile: "9876500001", password: made } })).status).toBe(200);
	});

	test("nobody is made where the password can't be kept for whoever should sign in with it", async () => {
		const start = seedFirstStart(desk.database, { mobile: "9876500001" }, rules, () => {
			throw new Error("no space left");
		});
		await expect(start).rejects.toThrow("no space left");
		expect(await desk.contents()).toMatchObject({ users: [] });
	});

	test.each(["short", "password1234", "devgarh@2026", "9876500001", "administrator"])(
		"the password %s of the settings is refused, and nobody is made",
		async (weak) => {
			const start = seedFirstStart(desk.database, { mobile: "9876500001", password: weak }, rules);
			await expect(start).rejects.toThrow("ADMIN_PASSWORD: ");
			expect((await desk.ask("login", { body: { mobile: "9876500001", password: weak } })).status).toBe(401);
		},
	);
});

describe("the embedded database's file", () => {
	let dataDir: string;
	beforeEach(() => {
		dataDir = join(newFolder("data"), "data");
	});

	test("is readable by the server's own user alone", async () => {
		const previous = process.umask(0);
		const database = await openDatabase({ dataDir });
		process.umask(previous);
		for (const file of readdirSync(dataDir)) {
			expect((statSync(join(dataDir, file)).mode & 0o777).toString(8), file).toBe("600");
		}
		expect((statSync(dataDir).mode & 0o777).toString(8)).toBe("700");
		await database.close();
	});

	test.each([
		[
			"something else",
			"this is no database at all, but a text that is long enough to look like one".repeat(20),
		],
		["a database with its middle torn out", undefined],
	])("is refused and left as it is when it holds %s", async (_, text) => {
		const database = await openDatabase({ dataDir });
		await seedFirstStart(database, { mobile: "9876500001" }, rules);
		await database.close();
		const path = join(dataDir, sqliteFile);
		const torn =
			text === undefined ? Buffer.from(readFileSync(path)).fill(0xaa, 4096, 40_960) : Buffer.from(text);
		writeFileSync(path, torn);
		await expect(openDatabase({ dataDir })).rejects.toThrow("is damaged; it was left as it is");
		expect(readFileSync(path).equals(torn)).toBe(true);
	});
});
