import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { seconds } from "#contract/limits.ts";
import { isAway } from "./errors.ts";
import type { Database } from "./open.ts";

/** How long a running server may keep the journal from being emptied, and how often that is tried again, ms. */
const patience = seconds(5);
const betweenTries = 100;

/**
 * Takes out of the database's own files whatever was deleted or written over in it: a database only forgets where such words stand, and
 * keeps copies in the free space of its pages. Servers go on meanwhile; what they write waits for a moment.
 *
 * @returns whether all of it is gone; false where others used the database for too long, or there was no room for its copy
 */
export async function purgeDeleted({ db, engine }: Pick<Database, "db" | "engine">): Promise<boolean> {
	try {
		if (engine === "sqlite") {
			await sql`vacuum`.execute(db);
			return await emptyJournal(db);
		}
		const own = await sql<{ name: string }>`
			select tablename as name from pg_tables
			where schemaname = current_schema() and tableowner = current_user`.execute(db);
		// Without `full` PostgreSQL leaves the words in the file until their place is needed.
		for (const { name } of own.rows) {
			await sql`vacuum (full, analyze) ${sql.table(name)}`.execute(db);
		}
		// Its statistics quote the commonest cells; who doesn't own the cluster is told that this table is left out.
		await sql`vacuum full pg_statistic`.execute(db);
		return true;
	} catch (error) {
		if (isAway(error)) return false;
		throw error;
	}
}

/** Empties SQLite's journal, which holds what was there before. @returns whether it is empty */
export async function emptyJournal(db: Database["db"]): Promise<boolean> {
	for (const begun = performance.now(); ; await wait(betweenTries)) {
		const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
		if (rows[0]?.busy === 0) return true;
		if (performance.now() - begun > patience) return false;
	}
}
