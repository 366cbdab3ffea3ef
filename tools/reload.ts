// Checks the council's folder and tells every server on this database to read it again: npm run reload -- [--env-file FILE]
import { openTown } from "#server/content/from-files.ts";
import { askForReload } from "#server/content/reloads.store.ts";
import { reasonOf } from "#server/db/errors.ts";
import { openServed } from "#server/db/place.ts";
import { readCall, sayDatabase } from "./settings.ts";

process.umask(0o077);
try {
	const call = readCall();
	sayDatabase(call);
	openTown(call.env.town);
	const database = await openServed(call.env.database);
	await askForReload(database.db, Date.now());
	await database.close();
	console.log(
		`${call.env.town} has no mistakes; every server on this database reads it again now. Each says so in its log.`,
	);
} catch (error) {
	console.error(reasonOf(error));
	process.exitCode = 1;
}
