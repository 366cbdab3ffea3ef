// Replaces the data by a backup, and puts back the uploaded files beside it. Stop the server first: npm run restore -- [--env-file FILE] [--new] <file>
import { resolve } from "node:path";
import { restore } from "#server/db/backup.ts";
import { sayCounts } from "#server/db/counts.ts";
import { reasonOf } from "#server/db/errors.ts";
import { ownerAndMode } from "#server/db/rights.ts";
import { copyFiles, filesBeside, filesOf, sayFiles } from "#server/media/files-backup.ts";
import { readCall, sayDatabase, storeOf } from "./settings.ts";

process.umask(0o077);
try {
	const { env, place, words, options } = readCall({ new: { type: "boolean" } });
	const [from] = words;
	if (!from) throw new Error("Usage: npm run restore -- [--env-file FILE] [--new] <file>");
	sayDatabase({ env, place });
	const backup = resolve(from);
	const { former, counts } = await restore(env, backup, Boolean(options.new));
	console.log(`Restored (${sayCounts(counts)}).`);
	if (former) console.log(`The former data are kept at ${former}`);
	const store = storeOf(env);
	const files = await copyFiles(await filesOf(env.database), filesBeside(backup), store);
	for (const line of sayFiles(files, store)) console.log(line);
	if (files.lost.length > 0) process.exitCode = 1;
	if (!env.database.databaseUrl) console.log(`${env.database.dataDir} ${ownerAndMode(env.database.dataDir)}`);
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
