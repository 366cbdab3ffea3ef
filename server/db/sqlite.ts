import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type QueryResult,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";
import { seconds } from "#contract/limits.ts";
import { database as limits } from "#contract/site/limits.ts";
import { isBusy, isDamage, isUnwritable, markSqlite } from "./errors.ts";
import { giveToFolderOwner, makeFolder, rightsFault } from "./rights.ts";
import { openSqliteFile, type SqliteFile, type SqliteValue } from "./sqlite-file.ts";

export const sqliteFile = "palika.sqlite";

/** Earlier versions can corrupt a database in WAL mode. */
const oldestSafe = "3.51.3";

const betweenTries = seconds(0.015);
/** Time without retries after a timeout on the lock, or waits would add up. */
const busyCooldown = seconds(1);

const betweenReopenings = seconds(1);

/** Cached prepared statements, more than this server has. */
const statementsKept = 300;

export interface SqliteDatabase {
	readonly file: SqliteFile;
	readonly dialect: Dialect;
}

/**
 * Opens the SQLite database, and creates it if missing. On a full disk it opens read-only until there is room.
 * @param say reports that
 * @throws {Error} with one sentence if the file is damaged or foreign, or SQLite is too old; the file is not changed
 */
export function openSqlite(folder: string, say: (line: string) => void = () => {}): SqliteDatabase {
	makeFolder(folder);
	const path = join(folder, sqliteFile);
	// SQLite's own error names neither file nor cause.
	const fault = rightsFault([folder, path, `${path}-wal`, `${path}-shm`]);
	if (fault) throw new Error(fault);
	const isNew = !existsSync(path);
	let opened: OpenedFile;
	try {
		opened = openFile(path);
	} catch (error) {
		if (isDamage(error)) throw damaged(path, error);
		if (isNew && isUnwritable(error))
			throw new Error(`${path} can't be made: make room on its disk (df -h ${folder}).`);
		throw error;
	}
	// Private to the server's user (requirement D15).
	chmodSync(path, 0o600);
	if (isNew) giveToFolderOwner(path);
	if (opened.isConfined) {
		say(
			`${path} can't be written: the site shows its pages and takes no changes. Make room on its disk (df -h ${folder}); it goes on by itself then.`,
		);
	}
	return { file: opened.file, dialect: dialectOf(path, opened) };
}

interface OpenedFile {
	readonly file: SqliteFile;
	/** Read-only for this process, because SQLite can't create the shared index. */
	readonly isConfined: boolean;
}

function openFile(path: string): OpenedFile {
	const isThere = existsSync(path);
	try {
		return { file: openAs(path, "normal"), isConfined: false };
	} catch (error) {
		if (!isThere || !isUnwritable(error)) throw error;
		return { file: openAs(path, "exclusive"), isConfined: true };
	}
}

/** @param locking exclusive keeps the log's index in memory, for this process alone */
function openAs(path: string, locking: "normal" | "exclusive"): SqliteFile {
	const file = openSqliteFile(path, { timeout: limits.busyTimeout });
	try {
		// The locking mode must be set before the first read.
		file.exec(`pragma locking_mode = ${locking}`);
		refuseOldSqlite(file);
		refuseDamage(file, path);
		file.exec("pragma journal_mode = wal");
		// Requirement D1: a confirmed change must survive a power failure.
		file.exec("pragma synchronous = full");
		// Overwrites deleted content, so that it can't be read from the file.
		file.exec("pragma secure_delete = on");
		return file;
	} catch (error) {
		file.close();
		throw error;
	}
}

function damaged(path: string, cause?: unknown): Error {
	return new Error(`The database file ${path} is damaged; it was left as it is. Restore a backup.`, {
		cause,
	});
}

function refuseOldSqlite(file: SqliteFile): void {
	const { version } = file.prepare("select sqlite_version() as version").get() as { version: string };
	if (version.localeCompare(oldestSafe, "en", { numeric: true }) < 0) {
		throw new Error(`SQLite ${version} can damage data; ${oldestSafe} or newer is needed.`);
	}
}

/** Requirement D5: a damaged file is never written to. */
function refuseDamage(file: SqliteFile, path: string): void {
	const [found] = file.prepare("pragma quick_check").all();
	if (found?.quick_check !== "ok") throw damaged(path);
}

function dialectOf(path: string, opened: OpenedFile): Dialect {
	return {
		createAdapter: () => new SqliteAdapter(),
		createDriver: () => driverOf(new SqliteFileConnection(path, opened)),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

function driverOf(own: SqliteFileConnection): Driver {
	const run = async (sql: string) => void (await own.executeQuery(CompiledQuery.raw(sql)));
	return {
		init: async () => {},
		acquireConnection: async () => own,
		// Locks at once, or what a guard rule has read could change before the write.
		beginTransaction: async () => {
			own.unconfine();
			await run("begin immediate");
		},
		commitTransaction: () => run("commit"),
		// On a full disk SQLite rolls back by itself, and a second rollback would hide the error.
		rollbackTransaction: async () => {
			if (own.isInTransaction) await run("rollback");
		},
		releaseConnection: async () => {},
		destroy: async () => own.close(),
	};
}

interface Prepared {
	readonly statement: ReturnType<SqliteFile["prepare"]>;
	readonly reads: boolean;
}

class SqliteFileConnection implements DatabaseConnection {
	readonly #path: string;
	#opened: OpenedFile;
	readonly #prepared = new Map<string, Prepared>();
	#gaveUpAt = Number.NEGATIVE_INFINITY;
	#reopenedAt = performance.now();

	constructor(path: string, opened: OpenedFile) {
		this.#path = path;
		this.#opened = opened;
	}

	get isInTransaction(): boolean {
		return this.#opened.file.isTransaction;
	}

	close(): void {
		this.#opened.file.close();
	}

	/** Reopens an unwritable file before a change, as there may be room by now. */
	unconfine(): void {
		if (!this.#opened.isConfined || performance.now() - this.#reopenedAt < betweenReopenings) return;
		this.#prepared.clear();
		this.#opened.file.close();
		this.#opened = openFile(this.#path);
		this.#reopenedAt = performance.now();
	}

	async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		// Requirement D3: a backup may hold the lock; asynchronous retries don't block pages.
		const begun = performance.now();
		const patience = begun - this.#gaveUpAt < busyCooldown ? 0 : limits.retryFor;
		for (;;) {
			try {
				return this.#run<Row>(query);
			} catch (error) {
				if (!isBusy(error)) throw markSqlite(error);
				if (performance.now() - begun > patience) {
					this.#gaveUpAt = performance.now();
					throw markSqlite(error);
				}
				await wait(betweenTries);
			}
		}
	}

	// biome-ignore lint/correctness/useYield: Kysely's interface requires it, but no query is streamed
	async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
		throw new Error("Nothing is streamed from the database");
	}

	#run<Row>(query: CompiledQuery): QueryResult<Row> {
		const { statement, reads } = this.#prepare(query.sql);
		const parameters = query.parameters as SqliteValue[];
		if (reads) return { rows: statement.all(...parameters) as Row[] };
		const { changes } = statement.run(...parameters);
		return { rows: [], numAffectedRows: BigInt(changes) };
	}

	#prepare(sql: string): Prepared {
		const known = this.#prepared.get(sql);
		if (known) return known;
		if (this.#prepared.size >= statementsKept) this.#prepared.clear();
		const statement = this.#opened.file.prepare(sql);
		const prepared = { statement, reads: statement.columns().length > 0 };
		this.#prepared.set(sql, prepared);
		return prepared;
	}
}
