import { chmodSync, copyFileSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Counts } from "./counts.ts";
import { type MadeBy, versionOf } from "./engine.ts";
import { isBusy, isDamage } from "./errors.ts";
import { flush, momentName } from "./flush.ts";
import type { AppliedStep } from "./migrate.ts";
import { giveToFolderOwner, makeFolder } from "./rights.ts";
import { sqliteFile } from "./sqlite.ts";

/** Backups contain names and phones: only the server's own user may read them (requirement D6). */
const ownerOnly = 0o600;

/** How long a backup waits for the lock, in milliseconds; pages don't wait for it. */
const patience = 10_000;

/** More pages than a database can have: they are copied in one go. */
const everyPage = 0x7fff_ffff;

/** Copies the database as it is at one moment, while others write. @returns how many rows it has at that moment */
export async function copySqlite(dataDir: string, target: string): Promise<Counts> {
	const source = join(dataDir, sqliteFile);
	const file = new DatabaseSync(source, { timeout: patience });
	try {
		// Counts and copy use the snapshot of this transaction.
		file.exec("begin");
		const counts = countRows(file);
		await backup(file, target, { rate: everyPage });
		compact(target);
		return counts;
	} catch (error) {
		if (!isDamage(error)) throw error;
		throw new Error(`No backup was made: ${source} is damaged. Restore an earlier backup.`, { cause: error });
	} finally {
		file.close();
	}
}

/** Makes a copy one file without a write-ahead log and without remains of what was deleted. */
function compact(path: string): void {
	chmodSync(path, ownerOnly);
	const copy = new DatabaseSync(path);
	try {
		copy.exec("pragma journal_mode = delete; vacuum");
	} finally {
		copy.close();
	}
}

/** Checks a copy whole and counts its rows; undefined if it isn't sound. */
export function countsInCopy(path: string): Counts | undefined {
	const file = new DatabaseSync(path, { readOnly: true });
	try {
		const [check] = file.prepare("pragma integrity_check").all();
		return check?.integrity_check === "ok" ? countRows(file) : undefined;
	} catch {
		return undefined;
	} finally {
		file.close();
	}
}

/** The steps that the database of a sound copy has had, and the version that did the last. */
export function stepsInCopy(path: string): MadeBy {
	const file = new DatabaseSync(path, { readOnly: true });
	try {
		const steps = file.prepare("select name, checksum from migrations order by id").all();
		const { user_version = 0 } = file.prepare("pragma user_version").get() ?? {};
		return { steps: steps as unknown as AppliedStep[], program: versionOf(Number(user_version)) };
	} finally {
		file.close();
	}
}

function countRows(file: DatabaseSync): Counts {
	const tables = file
		.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
		.all();
	const rowsOf = (table: unknown) => file.prepare(`select count(*) as rows from "${table}"`).get()?.rows;
	return Object.fromEntries(tables.map(({ name }) => [String(name), Number(rowsOf(name))]));
}

/**
 * Puts a backup in the database's place. The former file is renamed, not deleted.
 *
 * @returns the path of the former database, if there was one
 * @throws {Error} if the server is running
 */
export function replaceSqlite(dataDir: string, from: string): string | undefined {
	makeFolder(dataDir);
	const target = join(dataDir, sqliteFile);
	const unfinished = `${target}.unfinished`;
	const former = existsSync(target) ? `${target}.before-${momentName()}` : undefined;
	if (former) refuseWhileOpen(target);
	copyFileSync(from, unfinished);
	chmodSync(unfinished, ownerOnly);
	giveToFolderOwner(unfinished);
	flush(unfinished);
	if (former) {
		// With its write-ahead log: left in place, SQLite would replay it into the restored backup.
		for (const ending of ["-wal", "-shm"]) {
			if (existsSync(target + ending)) renameSync(target + ending, former + ending);
		}
		renameSync(target, former);
	}
	renameSync(unfinished, target);
	flush(dataDir);
	return former;
}

/** Throws if the server is running: SQLite leaves WAL mode only if no other process has the database open. */
export function refuseWhileOpen(path: string): void {
	const file = new DatabaseSync(path);
	try {
		file.exec("pragma journal_mode = delete");
	} catch (error) {
		// Other errors are ignored: a damaged database is the very reason to restore.
		if (isBusy(error)) throw new Error("The server still runs. Stop it first, then try again.");
	} finally {
		file.close();
	}
}
