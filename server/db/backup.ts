import { execFileSync } from "node:child_process";
import {
	chmodSync,
	closeSync,
	copyFileSync,
	existsSync,
	fsyncSync,
	openSync,
	renameSync,
	rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./errors.ts";
import type { DatabaseSettings } from "./open.ts";
import { sqliteFile } from "./sqlite.ts";

/** Backups contain names and phones: only the server's own user may read them (requirement D6). */
const ownerOnly = 0o600;

/** How long a backup waits for the lock, in milliseconds; pages don't wait for it. */
const patience = 10_000;

/**
 * Backs up the database while the server goes on writing. The backup contains every change confirmed before it began.
 *
 * @throws {Error} if the target exists already, or the backup fails its integrity check
 */
export function backUp({ dataDir, databaseUrl }: DatabaseSettings, target: string): void {
	if (existsSync(target)) throw new Error(`${target} is there already; a backup never overwrites another.`);
	if (databaseUrl) {
		dump(databaseUrl, target);
		return;
	}
	const source = join(dataDir, sqliteFile);
	if (!existsSync(source)) throw new Error(`There is no database at ${source}.`);
	const unfinished = `${target}.unfinished`;
	rmSync(unfinished, { force: true });
	const file = new DatabaseSync(source, { timeout: patience });
	try {
		// A consistent snapshot, even if the server writes meanwhile.
		file.prepare("vacuum into ?").run(unfinished);
	} finally {
		file.close();
	}
	chmodSync(unfinished, ownerOnly);
	refuseUnsound(unfinished);
	makeLast(unfinished);
	renameSync(unfinished, target);
	makeLast(dirname(target));
}

/**
 * Replaces the database with a backup. The server must be stopped. The former SQLite file is renamed, not deleted, so that a
 * wrong backup can be undone.
 *
 * @returns the path of the former database, if there was one
 * @throws {Error} if the server is running, or the backup fails its integrity check
 */
export function restore({ dataDir, databaseUrl }: DatabaseSettings, from: string): string | undefined {
	if (!existsSync(from)) throw new Error(`There is no backup at ${from}.`);
	if (databaseUrl) {
		undump(databaseUrl, from);
		return undefined;
	}
	refuseUnsound(from);
	const target = join(dataDir, sqliteFile);
	const unfinished = `${target}.unfinished`;
	const former = existsSync(target)
		? `${target}.before-${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`
		: undefined;
	if (former) refuseWhileOpen(target);
	copyFileSync(from, unfinished);
	chmodSync(unfinished, ownerOnly);
	makeLast(unfinished);
	if (former) {
		// With its write-ahead log: left in place, SQLite would replay it into the restored backup.
		for (const ending of ["-wal", "-shm"]) {
			if (existsSync(target + ending)) renameSync(target + ending, former + ending);
		}
		renameSync(target, former);
	}
	renameSync(unfinished, target);
	makeLast(dataDir);
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

function refuseUnsound(path: string): void {
	const advice = `${path} is no sound backup of this product.`;
	const file = new DatabaseSync(path, { readOnly: true });
	try {
		const [check] = file.prepare("pragma integrity_check").all();
		const steps = file.prepare("select count(*) as steps from migrations").get();
		if (check?.integrity_check !== "ok" || !steps?.steps) throw new Error(advice);
	} catch (error) {
		throw new Error(advice, { cause: error });
	} finally {
		file.close();
	}
}

/** Flushes a file or folder to the disk, or a power cut could lose the backup. */
function makeLast(path: string): void {
	const opened = openSync(path, "r");
	fsyncSync(opened);
	closeSync(opened);
}

function dump(databaseUrl: string, target: string): void {
	const previous = process.umask(0o077);
	try {
		run("pg_dump", ["--format=custom", "--no-owner", `--file=${target}`], databaseUrl);
	} finally {
		process.umask(previous);
	}
}

function undump(databaseUrl: string, from: string): void {
	const { PGDATABASE: database } = connection(databaseUrl);
	const whole = ["--clean", "--if-exists", "--single-transaction", "--no-owner"];
	run("pg_restore", [...whole, `--dbname=${database}`, from], databaseUrl);
}

function run(program: string, parameters: readonly string[], databaseUrl: string): void {
	try {
		const env = { ...process.env, ...connection(databaseUrl) };
		execFileSync(program, parameters, { env, stdio: ["ignore", "ignore", "pipe"] });
	} catch (error) {
		const { code, stderr } = error as { code?: string; stderr?: Buffer };
		if (code === "ENOENT") throw new Error(`${program} is needed for PostgreSQL: install postgresql-client.`);
		throw new Error(`${program}: ${String(stderr).trim().split("\n").at(-1)}`);
	}
}

/** Environment variables, not arguments: every user of the machine could read a password in the process list. */
function connection(databaseUrl: string): Record<string, string> {
	const { hostname, port, username, password, pathname } = new URL(databaseUrl);
	return {
		PGHOST: hostname.replace(/^\[|\]$/g, ""),
		PGPORT: port || "5432",
		PGUSER: decodeURIComponent(username),
		PGPASSWORD: decodeURIComponent(password),
		PGDATABASE: decodeURIComponent(pathname.slice(1)),
	};
}
