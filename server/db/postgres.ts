import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { seconds } from "#contract/limits.ts";
import { database as limits } from "#contract/site/limits.ts";
import { markAway, markPostgres } from "./errors.ts";

/** Type id of bigint, which the driver would return as a string. */
const bigint = 20;

const types: pg.CustomTypesConfig = {
	getTypeParser: (id, format) =>
		id === bigint ? (text: string) => Number(text) : pg.types.getTypeParser(id, format as "text"),
};

/** Timeouts that keep calls below six seconds, even if PostgreSQL stops (requirement D7). */
const patience = {
	query_timeout: seconds(3),
	statement_timeout: seconds(3),
	lock_timeout: limits.retryFor,
	idle_in_transaction_session_timeout: seconds(10),
} as const;

export const serverName = "palika";

/**
 * A connection pool, connected at the first query.
 * @param report receives errors of idle connections
 * @param isPatient one connection without time limits, for migrations
 */
export function postgresDialect(url: string, report: (error: Error) => void, { isPatient = false } = {}) {
	const pool = new pg.Pool({
		connectionString: url,
		application_name: serverName,
		connectionTimeoutMillis: seconds(2),
		keepAlive: true,
		idleTimeoutMillis: seconds(30),
		types,
		// Keeps one connection, by which an idle server is seen to run.
		...(isPatient ? { max: 1 } : { max: 10, min: 1, ...patience }),
	});
	pool.on("error", report);
	// The pool listens to idle connections alone; a busy one's unhandled error event would end this process.
	pool.on("connect", (client) => client.on("error", () => {}));
	return new PostgresDialect({ pool: watched(pool) });
}

/** Marks errors of a lost database, and closes its connection, which would fail the next call. */
function watched(pool: pg.Pool): PostgresPool {
	return {
		options: pool.options,
		connect: async () => {
			const client = await pool.connect().catch((error) => {
				throw markAway(error);
			});
			let lost: Error | undefined;
			const wrapped: PostgresPoolClient = {
				query: (async (sql: string, parameters: readonly unknown[]) => {
					if (lost) throw lost;
					try {
						return await client.query(sql, [...parameters]);
					} catch (error) {
						if (error instanceof pg.DatabaseError) throw markPostgres(error);
						// A TypeError is our mistake; all others that aren't PostgreSQL's are the connection's.
						if (error instanceof TypeError) throw error;
						lost = error as Error;
						throw markAway(error);
					}
				}) as unknown as PostgresPoolClient["query"],
				release: () => client.release(lost),
			};
			return wrapped;
		},
		end: () => pool.end(),
	};
}
