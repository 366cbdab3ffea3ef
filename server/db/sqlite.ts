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
	/** Another text after every change to the file, whoever made it; undefined while a change of ours is under way. */
	readonly version: () => string | undefined;
	/** The same, and cheaper where many ask: another process's changes are looked for once in a turn of the event loop. */
	readonly versionInTurn: () => string | undefined;
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
	const connection = new SqliteFileConnection(file);
	const dataVersion = file.prepare("pragma data_version");
	// Asked at every call of the staff: a row without names is the cheaper one.
	dataVersion.setReturnArrays(true);
	const ofOthers = () => String(dataVersion.get());
	const versionBy = (others: () => string) => () => {
		if (file.isTransaction) return undefined;
		try {
			return `${others()} ${connection.writes}`;
		} catch {
			// What is wrong with the file is told by the question itself, which is asked again where that may help.
			return undefined;
		}
	};
	return {
		file,
		dialect: dialectOf(file, connection),
		version: versionBy(ofOthers),
		versionInTurn: versionBy(onceInTurn(ofOthers)),
	};
}

/** The same question, asked once in a turn of the event loop. */
function onceInTurn(ask: () => string): () => string {
	let answer: string | undefined;
	return () => {
		if (answer === undefined) {
			answer = ask();
			setImmediate(() => {
				answer = undefined;
			});
		}
		return answer;
	};
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

function dialectOf(file: DatabaseSync, connection: SqliteFileConnection): Dialect {
	return {
		createAdapter: () => new SqliteAdapter(),
		createDriver: () => new SqliteFileDriver(file, connection),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

/** One connection for everything; Kysely lets one transaction at a time use it. */
class SqliteFileDriver implements Driver {
	readonly #file: DatabaseSync;
	readonly #connection: SqliteFileConnection;

	constructor(file: DatabaseSync, connection: SqliteFileConnection) {
		this.#file = file;
		this.#connection = connection;
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
	/** Whether it may change something; a question that begins otherwise is taken for a change, never the other way round. */
	readonly writes: boolean;
}

class SqliteFileConnection implements DatabaseConnection {
	readonly #file: DatabaseSync;
	readonly #prepared = new Map<string, Prepared>();
	#gaveUpAt = Number.NEGATIVE_INFINITY;
	#writes = 0;

	constructor(file: DatabaseSync) {
		this.#file = file;
	}

	/** How many statements that may change something have run. */
	get writes(): number {
		return this.#writes;
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
		const { statement, reads, writes } = this.#prepare(query.sql);
		if (writes) this.#writes += 1;
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
		const prepared = {
			statement,
			reads: statement.columns().length > 0,
			writes: !/^\s*select\b/i.test(sql),
		};
		this.#prepared.set(sql, prepared);
		return prepared;
	}
}
