// Copies the staff area's data into one file, also while the server runs: npm run backup -- [--env-file FILE] [file]
import { resolve } from "node:path";
import { backUp, backupPath } from "#server/db/backup.ts";
import { sayCounts } from "#server/db/counts.ts";
import { reasonOf } from "#server/db/errors.ts";
import { readCall, sayExistingDatabase } from "./settings.ts";

process.umask(0o077);
try {
	const call = readCall();
	await sayExistingDatabase(call);
	const [file] = call.words;
	const target = file ? resolve(file) : backupPath(call.env);
	const counts = await backUp(call.env.database, target);
	console.log(`Backed up to ${target} (${sayCounts(counts)}; opened and compared)`);
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
