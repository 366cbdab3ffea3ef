// Replaces the data by a backup, and puts back the uploaded files beside it. Stop the server first: npm run restore -- [--env-file FILE] [--new] <file>
import { resolve } from "node:path";
import { restore } from "#server/db/backup.ts";
import { sayCounts } from "#server/db/counts.ts";
import { ownerAndMode } from "#server/db/rights.ts";
import { copyFiles, filesBeside, filesOf, sayFiles, storesOf } from "#server/media/files-backup.ts";
import { type Command, runPrivately } from "./command.ts";
import { readCall, sayDatabase } from "./settings.ts";

export const main: Command = async (terminal) => {
	const { say, warn } = terminal;
	const { env, place, words, options } = readCall(terminal, {
		usage: "Usage: npm run restore -- [--env-file FILE] [--new] <file>",
		words: [1, 1],
		options: { new: { type: "boolean" } },
	});
	const [from = ""] = words;
	sayDatabase({ env, place }, warn);
	const backup = resolve(from);
	const { former, counts } = await restore(env, backup, Boolean(options.new));
	say(`Restored (${sayCounts(counts)}).`);
	if (former) say(`The former data are kept at ${former}`);
	const stores = storesOf(env, ({ message }) => warn(message));
	const files = await copyFiles(await filesOf(env.database), filesBeside(backup), stores);
	for (const line of sayFiles(files, stores)) say(line);
	if (!env.database.databaseUrl) say(`${env.database.dataDir} ${ownerAndMode(env.database.dataDir)}`);
	return files.lost.length === 0;
};

if (import.meta.main) await runPrivately(main);
