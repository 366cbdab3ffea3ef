import { chmodSync, copyFileSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { seconds } from "#contract/limits.ts";
import type { Counts } from "./counts.ts";
import { type MadeBy, versionOf } from "./engine.ts";
import { isBusy, isDamage } from "./errors.ts";
import { flush, momentName } from "./flush.ts";
import type { AppliedStep } from "./migrate.ts";
import { giveToFolderOwner, makeFolder } from "./rights.ts";
import { sqliteFile } from "./sqlite.ts";
import { copySqliteFile, openSqliteFile, type SqliteFile } from "./sqlite-file.ts";

/** Backups contain names and phones (requirement D6). */
const ownerOnly = 0o600;

const patience = seconds(10);

export async function copySqlite(dataDir: string, target: string): Promise<Counts> {
	const source = join(dataDir, sqliteFile);
	const file = openSqliteFile(source, { timeout: patience });
	try {
		// Counts and copy share this transaction's snapshot.
		file.exec("begin");
		const counts = countRows(file);
		await copySqliteFile(file, target);
		compact(target);
		return counts;
	} catch (error) {
		if (!isDamage(error)) throw error;
		throw new Error(`No backup was made: ${source} is damaged. Restore an earlier backup.`, { cause: error });
	} finally {
		file.close();
	}
}

/** Removes deleted content and the write-ahead log from a copy. */
function compact(path: string): void {
	chmodSync(path, ownerOnly);
	const copy = openSqliteFile(path);
	try {
		copy.exec("pragma journal_mode = delete; vacuum");
	} finally {
		copy.close();
	}
}

export function countsInCopy(path: string): Counts | undefined {
	const file = openSqliteFile(path, { readOnly: true });
	try {
		const [check] = file.prepare("pragma integrity_check").all();
		return check?.integrity_check === "ok" ? countRows(file) : undefined;
	} catch {
		return undefined;
	} finally {
		file.close();
	}
}

export function stepsInCopy(path: string): MadeBy {
	const file = openSqliteFile(path, { readOnly: true });
	try {
		const steps = file.prepare("select name, checksum from migrations order by id").all();
		const { user_version = 0 } = file.prepare("pragma user_version").get() ?? {};
		return { steps: steps as unknown as AppliedStep[], program: versionOf(Number(user_version)) };
	} finally {
		file.close();
	}
}

function countRows(file: SqliteFile): Counts {
	const tables = file
		.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
		.all();
	const rowsOf = (table: unknown) => file.prepare(`select count(*) as rows from "${table}"`).get()?.rows;
	return Object.fromEntries(tables.map(({ name }) => [String(name), Number(rowsOf(name))]));
}

/**
 * Replaces the database by a backup, renaming the former file.
 * @returns the former database's new path, if there was one
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
		// SQLite would replay the old write-ahead log into the restored backup.
		for (const ending of ["-wal", "-shm"]) {
			if (existsSync(target + ending)) renameSync(target + ending, former + ending);
		}
		renameSync(target, former);
	}
	renameSync(unfinished, target);
	flush(dataDir);
	return former;
}

/** @throws {Error} if another process has the database open: then SQLite can't leave WAL mode */
export function refuseWhileOpen(path: string): void {
	const file = openSqliteFile(path);
	try {
		file.exec("pragma journal_mode = delete");
	} catch (error) {
		// A damaged database is the very reason to restore.
		if (isBusy(error)) throw new Error("The server still runs. Stop it first, then try again.");
	} finally {
		file.close();
	}
}
