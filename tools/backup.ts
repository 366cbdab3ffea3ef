// Copies the data into one file, and what staff have uploaded beside it, also while the server runs: npm run backup -- [--env-file FILE] [file]
import { resolve } from "node:path";
import { backupPath } from "#server/db/backup.ts";
import { sayCounts } from "#server/db/counts.ts";
import { backUpSite, filesBeside, sayFiles, storesOf } from "#server/media/files-backup.ts";
import { type Command, runPrivately } from "./command.ts";
import { readCall, sayExistingDatabase } from "./settings.ts";

export const main: Command = async (terminal) => {
	const { say, warn } = terminal;
	const call = readCall(terminal, {
		usage: "Usage: npm run backup -- [--env-file FILE] [file]",
		words: [0, 1],
	});
	await sayExistingDatabase(call, warn);
	const [file] = call.words;
	const target = file ? resolve(file) : backupPath(call.env);
	const { counts, files } = await backUpSite(
		call.env.database,
		storesOf(call.env, ({ message }) => warn(message)),
		target,
	);
	say(`Backed up to ${target} (${sayCounts(counts)}; opened and compared)`);
	for (const line of sayFiles(files, filesBeside(target))) say(line);
	return files.lost.length === 0;
};

if (import.meta.main) await runPrivately(main);
