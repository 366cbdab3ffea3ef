import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { seconds } from "#contract/limits.ts";
import { database as limits } from "#contract/site/limits.ts";
import { markAway, markPostgres } from "./errors.ts";

/** PostgreSQL's type id of bigint, which the driver would return as a string. */
const bigint = 20;

const types: pg.CustomTypesConfig = {
	getTypeParser: (id, format) =>
		id === bigint ? (text: string) => Number(text) : pg.types.getTypeParser(id, format as "text"),
};

/** Timeouts, so that nobody waits longer than six seconds for a call, even if PostgreSQL stops during it (requirement D7). */
const patience = {
	query_timeout: seconds(3),
	statement_timeout: seconds(3),
	lock_timeout: limits.retryFor,
	idle_in_transaction_session_timeout: seconds(10),
} as const;

/** How the connections of servers are named in pg_stat_activity: a restore finds by it whether one still runs. */
export const serverName = "palika";

/**
 * A connection pool to PostgreSQL, which connects at the first query.
 *
 * @param report called with the errors of idle connections
 * @param isPatient for one connection whose queries may take as long as they take: a migration waits for others and rewrites tables
 */
export function postgresDialect(
	url: string,
	report: (error: Error) => void,
	{ isPatient = false } = {},
): PostgresDialect {
	const pool = new pg.Pool({
		connectionString: url,
		application_name: serverName,
		connectionTimeoutMillis: seconds(2),
		keepAlive: true,
		idleTimeoutMillis: seconds(30),
		types,
		// A server at rest is still seen to run.
		...(isPatient ? { max: 1 } : { max: 10, min: 1, ...patience }),
	});
	pool.on("error", report);
	// The pool listens to idle connections alone: one that is lost while a call has it fails the call's next query, and without a
	// listener it would end this process.
	pool.on("connect", (client) => client.on("error", () => {}));
	return new PostgresDialect({ pool: watched(pool) });
}

/** Marks the errors that mean that the database is away, and closes a connection that is lost: back in the pool it would fail the next call too. */
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
						// A parameter that can't be sent is a mistake of ours; whatever else isn't PostgreSQL's own error is the connection's.
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
