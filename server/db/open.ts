import { Kysely, type LogEvent, sql } from "kysely";
import { type Engine, lockRights } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";
import type { Db, Tables, Tx } from "./tables.ts";

export interface DatabaseSettings {
	readonly dataDir: string;
	/** postgres://… selects PostgreSQL instead of SQLite. */
	readonly databaseUrl?: string | undefined;
}

export interface Database {
	readonly db: Db;
	readonly engine: Engine;
	/** Runs a transaction that locks users, roles and rights. */
	change<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
	ping(): Promise<void>;
	close(): Promise<void>;
}

export interface Watchers {
	readonly report?: (error: Error) => void;
	readonly say?: (line: string) => void;
	readonly watch?: ((event: LogEvent) => void) | undefined;
}

/** Opens the database and migrates it. @throws {Error} with one sentence that a technician can act on */
export async function openDatabase(settings: DatabaseSettings, watchers: Watchers = {}): Promise<Database> {
	const { db, engine } = await connect(settings, watchers);
	const patient = engine === "postgres" ? (await connect(settings, {}, { isPatient: true })).db : db;
	try {
		await migrate(patient, engine, watchers.say);
	} catch (error) {
		await db.destroy();
		throw error;
	} finally {
		if (patient !== db) await patient.destroy();
	}
	return {
		db,
		engine,
		change: (work) =>
			db.transaction().execute(async (tx) => {
				await lockRights(tx, engine);
				return work(tx);
			}),
		ping: async () => {
			await sql`select 1`.execute(db);
		},
		close: () => db.destroy(),
	};
}

export async function connect(
	{ dataDir, databaseUrl }: DatabaseSettings,
	{ report = () => {}, say, watch }: Watchers = {},
	{ isPatient = false } = {},
): Promise<Pick<Database, "db" | "engine">> {
	if (databaseUrl) {
		const { postgresDialect } = await import("./postgres.ts");
		return {
			db: new Kysely<Tables>({
				dialect: postgresDialect(databaseUrl, report, { isPatient }),
				...(watch && { log: watch }),
			}),
			engine: "postgres",
		};
	}
	return {
		db: new Kysely<Tables>({ dialect: openSqlite(dataDir, say).dialect, ...(watch && { log: watch }) }),
		engine: "sqlite",
	};
}
