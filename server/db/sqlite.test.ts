import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "./sqlite.ts";

/** The same file opened twice, as two processes do. */
async function openedTwice() {
	const folder = mkdtempSync(join(tmpdir(), "palika-version-"));
	const [here, elsewhere] = [openSqlite(folder), openSqlite(folder)];
	onTestFinished(() => {
		for (const { file } of [here, elsewhere]) file.close();
		rmSync(folder, { recursive: true, force: true });
	});
	elsewhere.file.exec("create table notes (text text)");
	await nextTurn();
	return { here, elsewhere, ours: new Kysely<unknown>({ dialect: here.dialect }) };
}

const versions = ["version", "versionInTurn"] as const;

test.each(versions)(
	"%s stays as it is while nobody writes, and tells a change of ours at once",
	async (ask) => {
		const { here, ours } = await openedTwice();
		const before = here[ask]();
		await sql`select * from notes`.execute(ours);
		expect(here[ask]()).toBe(before);
		await sql`insert into notes values ('ours')`.execute(ours);
		expect(here[ask]()).not.toBe(before);
	},
);

test.each(versions)("%s tells another process's change in the next turn at the latest", async (ask) => {
	const { here, elsewhere } = await openedTwice();
	for (let change = 0; change < 3; change += 1) {
		const before = here[ask]();
		elsewhere.file.exec("insert into notes values ('theirs')");
		await nextTurn();
		expect(here[ask]()).not.toBe(before);
	}
});

test("version tells another process's change at once, also where versionInTurn was asked before", async () => {
	const { here, elsewhere } = await openedTwice();
	here.versionInTurn();
	const before = here.version();
	elsewhere.file.exec("insert into notes values ('theirs')");
	expect(here.version()).not.toBe(before);
});

test.each(versions)("%s can't be told while a change of ours is under way", async (ask) => {
	const { here } = await openedTwice();
	here[ask]();
	here.file.exec("begin immediate");
	expect(here[ask]()).toBeUndefined();
	here.file.exec("rollback");
	expect(here[ask]()).toBeDefined();
});
