import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { database as limits, seconds } from "#contract/limits.ts";

/** PostgreSQL's number for the type bigint, which the driver would hand over as text. */
const bigint = 20;

const types: pg.CustomTypesConfig = {
	getTypeParser: (id, format) =>
		id === bigint ? (text: string) => Number(text) : pg.types.getTypeParser(id, format as "text"),
};

/** A call answers within six seconds, also when PostgreSQL stopped in the middle of it (requirement D7). */
const patience = {
	connectionTimeoutMillis: seconds(2),
	query_timeout: seconds(3),
	statement_timeout: seconds(3),
	lock_timeout: limits.retryFor,
	idle_in_transaction_session_timeout: seconds(10),
} as const;

/**
 * A pool of connections to PostgreSQL. None is opened before the first query.
 *
 * @param report hears of connections that break while nobody uses them
 */
export function postgresDialect(url: string, report: (error: Error) => void): PostgresDialect {
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		keepAlive: true,
		idleTimeoutMillis: seconds(30),
		types,
		...patience,
	});
	// Without a listener a server that goes away would end this process.
	pool.on("error", report);
	return new PostgresDialect({ pool: withoutBrokenClients(pool) });
}

/** A connection that failed to answer is thrown away, not handed to the next caller. */
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
						// What PostgreSQL itself refuses has a code of five letters; the rest is the line between us.
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
