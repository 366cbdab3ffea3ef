import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { seconds } from "#contract/limits.ts";
import { isAway } from "./errors.ts";
import type { Database } from "./open.ts";

const longestWait = seconds(30);
const betweenTries = seconds(0.1);

/**
 * Removes deleted content from the database's files, in whose free space it would stay; writing servers wait a moment.
 * @param patience longest wait for others, ms
 * @returns false if others used the database for too long, or there was no room for its copy
 */
export async function purgeDeleted({ db, engine }: Pick<Database, "db" | "engine">, patience = longestWait) {
	try {
		if (engine === "sqlite") {
			await sql`vacuum`.execute(db);
			return await emptyJournal(db, patience);
		}
		const own = await sql<{ name: string }>`
			select tablename as name from pg_tables
			where schemaname = current_schema() and tableowner = current_user`.execute(db);
		if (!(await earlierReadersEnded(db, patience))) return false;
		// Without `full` PostgreSQL leaves the words in the file until their place is needed.
		for (const { name } of own.rows) {
			await sql`vacuum (full, analyze) ${sql.table(name)}`.execute(db);
		}
		// Statistics quote common values, and open transactions may still see the former statistics.
		if (!(await earlierReadersEnded(db, patience))) return false;
		// PostgreSQL warns and skips this table for anyone but the cluster's owner.
		await sql`vacuum full pg_statistic`.execute(db);
		return true;
	} catch (error) {
		if (isAway(error)) return false;
		throw error;
	}
}

/**
 * Waits for transactions that may see deleted rows, as PostgreSQL would copy such rows; writers in any database of
 * the cluster count. A second round covers transactions begun during the first, whose snapshots may reach back as
 * far.
 * @returns whether they ended in time
 */
async function earlierReadersEnded(db: Database["db"], patience: number): Promise<boolean> {
	const running = async () => {
		const { rows } = await sql<{ id: string }>`
			select distinct virtualtransaction as id from pg_locks left join pg_stat_activity using (pid)
			where pid is distinct from pg_backend_pid() and granted and mode = 'ExclusiveLock' and
				(locktype = 'transactionid' or locktype = 'virtualxid' and datname = current_database())`.execute(db);
		return rows.map(({ id }) => id);
	};
	const begun = performance.now();
	for (let round = 0; round < 2; round += 1) {
		for (let earlier = await running(); earlier.length > 0; ) {
			if (performance.now() - begun > patience) return false;
			await wait(betweenTries);
			const now = new Set(await running());
			earlier = earlier.filter((id) => now.has(id));
		}
	}
	return true;
}

/** Empties SQLite's journal, which holds former content. @returns whether it is empty */
export async function emptyJournal(db: Database["db"], patience = longestWait): Promise<boolean> {
	for (const begun = performance.now(); ; await wait(betweenTries)) {
		const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
		if (rows[0]?.busy === 0) return true;
		if (performance.now() - begun > patience) return false;
	}
}
