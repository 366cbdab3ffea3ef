import { afterAll, beforeAll, expect, test } from "vitest";
import { firstSettings, signIn } from "../support/clerk.ts";
import { devgarh } from "../support/devgarh.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { restartUnderCallers } from "../support/postgres-restart.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Requirement D7: an unattended upgrade of PostgreSQL takes no server down. */
const [restarts, callers] = [20, 10];

let postgres: Postgres;
let database: string;
let server: ServerProcess;
beforeAll(async () => {
	postgres = await startPostgres();
	database = await postgres.newDatabase();
	server = await startServer({ ...firstSettings, TOWN: devgarh, DATABASE_URL: database, LOG_LEVEL: "fatal" });
});
afterAll(async () => {
	await server.stop();
	await postgres.remove();
});

test(`${restarts} restarts of PostgreSQL under ${callers} callers: no server ends, and each is well again by itself`, async () => {
	const token = await signIn(server.address);
	for (let restart = 0; restart < restarts; restart += 1) {
		const how = restart % 2 === 0 ? "fast" : "immediate";
		const statuses = await restartUnderCallers({
			postgres,
			database,
			server: server.address,
			token,
			callers,
			how,
		});
		console.log(`${restart + 1}, ${how}:`, Object.fromEntries(statuses));
	}
	expect(server.process.exitCode).toBeNull();
}, 900_000);
