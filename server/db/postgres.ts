import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { database as limits, seconds } from "#contract/limits.ts";

/** PostgreSQL's type id of bigint, which the driver would return as a string. */
const bigint = 20;

const types: pg.CustomTypesConfig = {
	getTypeParser: (id, format) =>
		id === bigint ? (text: string) => Number(text) : pg.types.getTypeParser(id, format as "text"),
};

/** Timeouts, so that nobody waits longer than six seconds for a call, even if PostgreSQL stops during it (requirement D7). */
const patience = {
	connectionTimeoutMillis: seconds(2),
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
 */
export function postgresDialect(url: string, report: (error: Error) => void): PostgresDialect {
	const pool = new pg.Pool({
		connectionString: url,
		application_name: serverName,
		max: 10,
		// A server at rest is still seen to run.
		min: 1,
		keepAlive: true,
		idleTimeoutMillis: seconds(30),
		types,
		...patience,
	});
	pool.on("error", report);
	// The pool listens to idle connections alone: one that is lost while a call has it fails the call's next query, and without a
	// listener it would end this process.
	pool.on("connect", (client) => client.on("error", () => {}));
	return new PostgresDialect({ pool: withoutBrokenClients(pool) });
}

/** Closes a connection that failed, instead of returning it to the pool, where it would fail the next call too. */
function withoutBrokenClients(pool: pg.Pool): PostgresPool {
	return {
		options: pool.options,
		connect: async () => {
			const client = await pool.connect();
			let broken: Error | undefined;
			const wrapped: PostgresPoolClient = {
				query: (async (sql: string, parameters: readonly unknown[]) => {
					if (broken) throw broken;
					try {
						return await client.query(sql, [...parameters]);
					} catch (error) {
						// PostgreSQL's own errors have a code of five characters; all others mean a broken connection.
						if (!/^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? "")) broken = error as Error;
						throw error;
					}
				}) as unknown as PostgresPoolClient["query"],
				release: () => client.release(broken),
			};
			return wrapped;
		},
		end: () => pool.end(),
	};
}
