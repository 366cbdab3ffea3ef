import { Kysely, sql } from "kysely";
import { type Engine, lockRights } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";
import type { Db, Tables, Tx } from "./tables.ts";

export interface DatabaseSettings {
	/** The folder of the SQLite database. */
	readonly dataDir: string;
	/** postgres://…, to use PostgreSQL instead of SQLite. */
	readonly databaseUrl?: string | undefined;
}

export interface Database {
	readonly db: Db;
	readonly engine: Engine;
	/** Runs a transaction during which nobody else can change users, roles or rights. */
	change<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
	/** Throws if the database doesn't respond. */
	ping(): Promise<void>;
	close(): Promise<void>;
}

/**
 * Opens the database and migrates it.
 *
 * @throws {Error} with one sentence that a technician can act on
 */
export async function openDatabase(
	settings: DatabaseSettings,
	report: (error: Error) => void = () => {},
): Promise<Database> {
	const { db, engine } = await connect(settings, report);
	try {
		await migrate(db, engine);
	} catch (error) {
		await db.destroy();
		throw error;
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

/** Connects to the database as it is. */
export async function connect(
	{ dataDir, databaseUrl }: DatabaseSettings,
	report: (error: Error) => void = () => {},
): Promise<Pick<Database, "db" | "engine">> {
	if (databaseUrl) {
		// Imported only here, so that servers with SQLite don't load the driver.
		const { postgresDialect } = await import("./postgres.ts");
		return { db: new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, report) }), engine: "postgres" };
	}
	return { db: new Kysely<Tables>({ dialect: openSqlite(dataDir).dialect }), engine: "sqlite" };
}
