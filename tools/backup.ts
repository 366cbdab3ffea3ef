// Copies the data into one file, and what staff have uploaded beside it, also while the server runs: npm run backup -- [--env-file FILE] [file]
import { resolve } from "node:path";
import { backupPath } from "#server/db/backup.ts";
import { sayCounts } from "#server/db/counts.ts";
import { reasonOf } from "#server/db/errors.ts";
import { backUpSite, filesBeside, sayFiles } from "#server/media/files-backup.ts";
import { readCall, sayExistingDatabase, storeOf } from "./settings.ts";

process.umask(0o077);
try {
	const call = readCall();
	await sayExistingDatabase(call);
	const [file] = call.words;
	const target = file ? resolve(file) : backupPath(call.env);
	const { counts, files } = await backUpSite(call.env.database, storeOf(call.env), target);
	console.log(`Backed up to ${target} (${sayCounts(counts)}; opened and compared)`);
	for (const line of sayFiles(files, filesBeside(target))) console.log(line);
	// The backup is made; whoever watches the command learns that something is gone which it should hold.
	if (files.lost.length > 0) process.exitCode = 1;
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
