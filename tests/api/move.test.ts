import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { complaintByNumber } from "#server/complaints/complaints.store.ts";
import { move } from "#server/db/move.ts";
import { type DatabaseSettings, openDatabase } from "#server/db/open.ts";
import { program } from "../support/command.ts";
import { aDrain, newId } from "../support/complaints.ts";
import { type Desk, openDesk } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { newDatabase } from "../support/postgres.ts";
import { upload } from "../support/tus.ts";
import { pdf } from "../support/uploaded-files.ts";

/** More than are copied at once. */
const auditLines = 2500;

const folder = newFolder("move");

const settingsOf = ({ dataDir, databaseUrl }: DatabaseSettings): Record<string, string> => ({
	DATA_DIR: dataDir,
	...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

/** A council with staff, open sessions, a long log, and a role that is gone. */
async function council(
	settings: DatabaseSettings,
): Promise<{ contents: unknown; gone: number; chief: Parameters<Desk["ask"]>[1] }> {
	const desk = await openDesk(settingsOf(settings));
	const chief = await desk.administrator();
	const gone = await desk.role("a role that is gone");
	const { db } = desk.database;
	await db.deleteFrom("roles").where("id", "=", gone).execute();
	await db.insertInto("test_users").values({ name: 'ज़ीनत ‘A’ \\ "B"', email: "z@example.org" }).execute();
	for (let done = 0; done < auditLines; done += 500) {
		const line = {
			at: Date.now(),
			actor_id: null,
			actor_name: "कविता",
			action: "login",
			subject_id: null,
			subject_name: "",
			detail: "{}",
		};
		await db
			.insertInto("audit_log")
			.values(Array.from({ length: 500 }, () => line))
			.execute();
	}
	await addComplaints(desk);
	const contents = await desk.contents();
	await desk.close();
	return { contents, gone, chief: { as: chief } };
}

/** More complaints than fit into one statement of SQLite, the first of them joined to the last. */
async function addComplaints(desk: Desk): Promise<void> {
	const { db } = desk.database;
	const body = { ...aDrain, form: newId(), latitude: "28.9", longitude: "77.5" };
	const { number } = (await desk.ask("reportComplaint", { body })).json;
	const { id, ...row } = (await complaintByNumber(db, number)) ?? { id: 0 };
	const copies = Array.from({ length: 1200 }, (_, at) => ({ ...row, number: `copy-${at}` }));
	for (let at = 0; at < copies.length; at += 300) {
		await db
			.insertInto("complaints")
			.values(copies.slice(at, at + 300) as never)
			.execute();
	}
	await db
		.updateTable("complaints")
		.set({ merged_into: id + copies.length })
		.where("id", "=", id)
		.execute();
}

test("a council moves from SQLite to PostgreSQL and back, whole: data, open sessions, and ids that are never given twice", async () => {
	const sqlite = { dataDir: join(folder, "first") };
	const there = { dataDir: sqlite.dataDir, databaseUrl: await newDatabase("empty") };
	const back = { dataDir: join(folder, "second") };
	const { contents, gone, chief } = await council(sqlite);
	for (const [from, to] of [
		[sqlite, there],
		[there, back],
	] as const) {
		const moved = await move(from, to);
		expect(moved.audit_log).toBeGreaterThanOrEqual(auditLines);
		const desk = await openDesk(settingsOf(to));
		expect(await desk.contents()).toEqual(contents);
		expect((await desk.ask("me", chief)).status).toBe(200);
		await desk.close();
	}
	const desk = await openDesk(settingsOf(back));
	expect(await desk.role("a new role")).toBeGreaterThan(gone);
	await desk.close();
});

test("the command says that uploaded files stay where they are, and which of them are missing", async () => {
	const dataDir = join(folder, "with-files");
	const desk = await openDesk({ DATA_DIR: dataDir });
	const { path } = (await upload(desk, await desk.person("edit_content"), "tender.pdf", pdf())).json;
	await desk.close();
	rmSync(join(dataDir, path));
	const settings = { DATA_DIR: dataDir, MOVE_TO: await newDatabase("empty") };
	const { code, said } = await program("move", ["postgres"], settings);
	expect(code, said).toBe(0);
	expect(said).toContain(`Uploaded files (1) stay in ${join(dataDir, "uploads")}`);
	expect(said).toContain(`1 uploaded file is missing or damaged: ${path} (tender.pdf)`);
});

test("nothing is overwritten, and a database in use isn't moved", async () => {
	const sqlite = { dataDir: join(folder, "third") };
	const taken = { dataDir: folder, databaseUrl: await newDatabase("empty") };
	const held = async (settings: DatabaseSettings) => {
		const desk = await openDesk(settingsOf(settings));
		const contents = await desk.contents();
		await desk.close();
		return contents;
	};
	const before = [(await council(sqlite)).contents, await held(taken)];
	await expect(move(sqlite, taken)).rejects.toThrow("isn't empty");
	await expect(move(taken, sqlite)).rejects.toThrow("is there already");
	await expect(move({ dataDir: join(folder, "nowhere") }, taken)).rejects.toThrow("No database is at");
	expect([await held(sqlite), await held(taken)]).toEqual(before);

	const running = await openDatabase(sqlite);
	const empty = { dataDir: folder, databaseUrl: await newDatabase("empty") };
	await expect(move(sqlite, empty)).rejects.toThrow("Stop it first");
	await running.close();
});

test("a move that fails leaves no half of a database", async () => {
	const dataDir = mkdtempSync(join(folder, "half-"));
	const from = { dataDir, databaseUrl: await newDatabase("empty") };
	const desk = await openDesk(settingsOf(from));
	const { db } = desk.database;
	await sql`alter table sessions drop constraint sessions_user_id_fkey`.execute(db);
	await db
		.insertInto("sessions")
		.values({ token_hash: "orphan", user_id: 999, started_at: 1, used_at: 1 })
		.execute();
	await desk.close();
	await expect(move(from, { dataDir })).rejects.toThrow("FOREIGN KEY");
	expect(readdirSync(dataDir).filter((name) => name.startsWith("palika.sqlite"))).toEqual([]);
});
