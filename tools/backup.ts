// Copies the staff area's data into one file, also while the server runs: npm run backup -- [file]
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backUp } from "#server/db/backup.ts";
import { readEnv } from "#server/env.ts";

process.umask(0o077);
try {
	const { database } = readEnv();
	const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
	const ending = database.databaseUrl ? "dump" : "sqlite";
	const target = resolve(process.argv[2] ?? join(database.dataDir, "backups", `palika-${moment}.${ending}`));
	mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
	backUp(database, target);
	console.log(`Backed up to ${target}`);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
