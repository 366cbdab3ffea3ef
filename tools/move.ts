// Takes a council's data from SQLite to PostgreSQL or back; stop the server first:
//   MOVE_TO=postgres://user:password@host/name npm run move -- postgres [--env-file FILE]
//   npm run move -- sqlite [--env-file FILE], where the settings have DATABASE_URL
import { move } from "#server/db/move.ts";
import { placeOf } from "#server/db/place.ts";
import { filesOf, missingFiles, sayLost, storesOf } from "#server/media/files-backup.ts";
import { type Command, runPrivately } from "./command.ts";
import { readCall, sayExistingDatabase } from "./settings.ts";

const usage = `Usage: move postgres   from the SQLite file of the settings to the database that MOVE_TO names
       move sqlite     from the PostgreSQL database of the settings to a new file in DATA_DIR`;

export const main: Command = async (terminal) => {
	const { say, warn } = terminal;
	const call = readCall(terminal, { usage, words: [1, 1] });
	const [kind] = call.words;
	const { dataDir, databaseUrl } = call.env.database;
	// In the environment, as the process list is public.
	const target = terminal.environment.MOVE_TO;
	const isKnown =
		kind === "postgres"
			? !databaseUrl && /^postgres(ql)?:\/\//.test(target ?? "")
			: kind === "sqlite" && databaseUrl;
	if (!isKnown) throw new Error(usage);
	await sayExistingDatabase(call, warn);
	const to = { dataDir, databaseUrl: kind === "postgres" ? target : undefined };
	for (const [table, rows] of Object.entries(await move(call.env.database, to)))
		say(`${String(rows).padStart(9)}  ${table}`);
	say(`Moved to ${placeOf(to)}: every row was counted and compared. What was there before is as it was.
Now ${kind === "postgres" ? "set DATABASE_URL to that address" : "take DATABASE_URL out of the settings"}, and start the server.`);
	const files = await filesOf(to);
	const stores = storesOf(call.env, ({ message }) => warn(message));
	say(`Uploaded files (${files.length}) stay in ${stores.shelf.name}, where they are looked for as before.`);
	const lost = await missingFiles(files, stores);
	if (lost.length > 0) say(`${sayLost(lost)}.`);
	return true;
};

if (import.meta.main) await runPrivately(main);
