import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
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
import { database as limits } from "#contract/limits.ts";
import { isBusy, isDamage } from "./errors.ts";

/** Name of the file below DATA_DIR. */
export const sqliteFile = "palika.sqlite";

/** Earlier ones can damage a database in WAL mode when its log is reset. */
const oldestSafe = "3.51.3";

/** How long to leave the way free for others between two tries at a locked database, milliseconds. */
const betweenTries = 15;

/** Once a caller has waited in vain, those behind try once each for so long: their waits would add up. Milliseconds. */
const hopeless = 1000;

/** Prepared statements kept; the queries of this server are fewer. */
const statementsKept = 300;

export interface SqliteDatabase {
	readonly file: DatabaseSync;
	readonly dialect: Dialect;
}

/**
 * Opens the embedded database, making its folder and file where there are none.
 *
 * @throws {Error} with one sentence where the file is damaged or SQLite is too old; the file is left as it is
 */
export function openSqlite(folder: string): SqliteDatabase {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const path = join(folder, sqliteFile);
	const file = new DatabaseSync(path, { timeout: limits.busyTimeout, enableForeignKeyConstraints: true });
	try {
		refuseOldSqlite(file);
		// Requirement D15: nobody else on this machine reads names and phones.
		chmodSync(path, 0o600);
		refuseDamage(file, path);
		file.exec("pragma journal_mode = wal");
		// Requirement D1: answered means written, also when the power fails.
		file.exec("pragma synchronous = full");
	} catch (error) {
		file.close();
		throw isDamage(error) ? damaged(path, error) : error;
	}
	return { file, dialect: dialectOf(file) };
}

function damaged(path: string, cause?: unknown): Error {
	return new Error(`The database file ${path} is damaged; it was left as it is. Restore a backup.`, {
		cause,
	});
}

function refuseOldSqlite(file: DatabaseSync): void {
	const { version } = file.prepare("select sqlite_version() as version").get() as { version: string };
	if (version.localeCompare(oldestSafe, "en", { numeric: true }) < 0) {
		throw new Error(`SQLite ${version} can damage data; ${oldestSafe} or newer is needed.`);
	}
}

/** Requirement D5: a damaged file is never written to. */
function refuseDamage(file: DatabaseSync, path: string): void {
	const [found] = file.prepare("pragma quick_check").all();
	if (found?.quick_check !== "ok") throw damaged(path);
}

function dialectOf(file: DatabaseSync): Dialect {
	return {
		createAdapter: () => new SqliteAdapter(),
		createDriver: () => new SqliteFileDriver(file),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

/** One connection for everything; Kysely lets one transaction at a time use it. */
class SqliteFileDriver implements Driver {
	readonly #file: DatabaseSync;
	readonly #connection: SqliteFileConnection;

	constructor(file: DatabaseSync) {
		this.#file = file;
		this.#connection = new SqliteFileConnection(file);
	}

	async init() {}

	async acquireConnection() {
		return this.#connection;
	}

	async beginTransaction(connection: DatabaseConnection) {
		// Takes the right to write at once: what a guard rule has read can't change before the write.
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	async commitTransaction(connection: DatabaseConnection) {
		await connection.executeQuery(CompiledQuery.raw("commit"));
	}

	async rollbackTransaction(connection: DatabaseConnection) {
		// A full disk makes SQLite roll back by itself; a second time would be an error.
		if (this.#file.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
	}

	async releaseConnection() {}

	async destroy() {
		this.#file.close();
	}
}

interface Prepared {
	readonly statement: StatementSync;
	/** Whether it gives rows back. */
	readonly reads: boolean;
}

class SqliteFileConnection implements DatabaseConnection {
	readonly #file: DatabaseSync;
	readonly #prepared = new Map<string, Prepared>();
	#gaveUpAt = Number.NEGATIVE_INFINITY;

	constructor(file: DatabaseSync) {
		this.#file = file;
	}

	async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		// Requirement D3: another process may hold the lock (a backup, a command). Pages go on meanwhile.
		const begun = performance.now();
		const patience = begun - this.#gaveUpAt < hopeless ? 0 : limits.retryFor;
		for (;;) {
			try {
				return this.#run<Row>(query);
			} catch (error) {
				if (!isBusy(error)) throw error;
				if (performance.now() - begun > patience) {
					this.#gaveUpAt = performance.now();
					throw error;
				}
				await wait(betweenTries);
			}
		}
	}

	// biome-ignore lint/correctness/useYield: the interface wants it, and nothing of ours streams
	async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
		throw new Error("Nothing is streamed from the database");
	}

	#run<Row>(query: CompiledQuery): QueryResult<Row> {
		const { statement, reads } = this.#prepare(query.sql);
		const parameters = query.parameters as SQLInputValue[];
		if (reads) return { rows: statement.all(...parameters) as Row[] };
		const { changes } = statement.run(...parameters);
		return { rows: [], numAffectedRows: BigInt(changes) };
	}

	#prepare(sql: string): Prepared {
		const known = this.#prepared.get(sql);
		if (known) return known;
		if (this.#prepared.size >= statementsKept) this.#prepared.clear();
		const statement = this.#file.prepare(sql);
		const prepared = { statement, reads: statement.columns().length > 0 };
		this.#prepared.set(sql, prepared);
		return prepared;
	}
}
