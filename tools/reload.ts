// Checks the council's folder and tells every server on this database to read it again: npm run reload
import { openTown } from "#server/content/from-files.ts";
import { askForReload } from "#server/content/reloads.store.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnv } from "#server/env.ts";

process.umask(0o077);
try {
	const env = readEnv();
	openTown(env.town);
	const database = await openDatabase(env.database);
	await askForReload(database.db, Date.now());
	await database.close();
	console.log(
		`${env.town} has no mistakes; every server on this database reads it again now. Each says so in its log.`,
	);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
