/** Names the address at which the services of the run are handed out (global-setup.ts). */
export const addressVariable = "PALIKA_TEST_SERVICES";

/**
 * Services that all tests of a run share, started when the first of them asks:
 * - `site`: the address of a server with the demo town, which tests only read
 * - `postgres`: the address of a PostgreSQL, without a database's name
 * - `seeded`: a folder with a SQLite database as a server leaves it at its first start, to be copied
 * - `template`: the name of a database on `postgres` in that state
 * - `prepared`: a folder with what servers make of the towns' photographs and documents, to be copied
 */
export type SharedService = "site" | "postgres" | "seeded" | "template" | "prepared";

/** Address of a shared service. @throws {Error} if it could not be started */
export async function shared(service: SharedService): Promise<string> {
	const response = await fetch(`${process.env[addressVariable]}/${service}`);
	const text = await response.text();
	if (!response.ok) throw new Error(text);
	return text;
}
