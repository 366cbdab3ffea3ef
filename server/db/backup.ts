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

/** Nobody but the server's own user reads a copy either (requirement D6). */
const ownerOnly = 0o600;

/** How long a copy waits for the lock, milliseconds; no page waits for it. */
const patience = 10_000;

/**
 * Copies the data into a file while the server goes on writing. The copy holds everything that was answered before it
 * began.
 *
 * @throws {Error} where the target is there already, or the copy doesn't pass its check
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
		// One moment of the data, whatever is written meanwhile.
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
 * Puts a backup in the place of the data. The server must be stopped; what was there is kept beside it.
 *
 * @returns where the former data are, where there were any
 * @throws {Error} where the server still runs, or the backup doesn't pass its check
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
		// With its log, which may hold what the file doesn't yet; left in place it would be read into the backup.
		for (const ending of ["-wal", "-shm"]) {
			if (existsSync(target + ending)) renameSync(target + ending, former + ending);
		}
		renameSync(target, former);
	}
	renameSync(unfinished, target);
	makeLast(dataDir);
	return former;
}

/** Leaving WAL mode is possible only for whoever has the database alone. */
function refuseWhileOpen(path: string): void {
	const file = new DatabaseSync(path);
	try {
		file.exec("pragma journal_mode = delete");
	} catch (error) {
		// A damaged file is what a backup is for.
		if (isBusy(error)) throw new Error("The server still runs. Stop it first, then restore.");
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

/** Waits until it is on the disk: a copy that a power cut takes away is none. */
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

/** As settings of the environment: a password among the parameters could be read by every user of the machine. */
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
