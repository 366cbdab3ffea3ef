// Takes a council's data from SQLite to PostgreSQL or back; stop the server first:
//   MOVE_TO=postgres://user:password@host/name npm run move -- postgres
//   DATABASE_URL=postgres://… npm run move -- sqlite
import { mkdirSync } from "node:fs";
import { move } from "#server/db/move.ts";
import { readEnv } from "#server/env.ts";

const usage = `Usage: move postgres   from DATA_DIR to the database that MOVE_TO names
       move sqlite     from the database that DATABASE_URL names to DATA_DIR`;

process.umask(0o077);
try {
	const { database } = readEnv();
	const { dataDir, databaseUrl } = database;
	const target = process.env.MOVE_TO;
	const kind = process.argv[2];
	if (kind === "postgres" && target && /^postgres(ql)?:\/\//.test(target)) {
		report(await move({ dataDir }, { dataDir, databaseUrl: target }));
		console.log("Set DATABASE_URL to the new address and start the server. The SQLite file is as it was.");
	} else if (kind === "sqlite" && databaseUrl) {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
		report(await move(database, { dataDir }));
		console.log(
			"Take DATABASE_URL out of the settings and start the server. The PostgreSQL database is as it was.",
		);
	} else throw new Error(usage);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}

function report(moved: Readonly<Record<string, number>>): void {
	for (const [table, rows] of Object.entries(moved)) console.log(`${String(rows).padStart(9)}  ${table}`);
	console.log("Moved: every row was counted and compared.");
}
