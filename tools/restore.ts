// Replaces the staff area's data by a backup. Stop the server first: npm run restore -- <file>
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { restore } from "#server/db/backup.ts";
import { readEnv } from "#server/env.ts";

process.umask(0o077);
try {
	const from = process.argv[2];
	if (!from) throw new Error("Usage: restore <file>");
	const { database } = readEnv();
	if (!database.databaseUrl) mkdirSync(database.dataDir, { recursive: true, mode: 0o700 });
	const former = restore(database, resolve(from));
	console.log(former ? `Restored. The former data are kept at ${former}` : "Restored.");
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
