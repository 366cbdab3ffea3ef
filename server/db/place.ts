import { existsSync } from "node:fs";
import { join } from "node:path";
import { type AppliedStep, appliedSteps } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { connect, type Database, type DatabaseSettings, openDatabase } from "./open.ts";
import { sqliteFile } from "./sqlite.ts";

export function placeOf({ dataDir, databaseUrl }: DatabaseSettings): string {
	if (!databaseUrl) return join(dataDir, sqliteFile);
	const url = new URL(databaseUrl);
	url.password = "";
	return url.href;
}

export async function findSteps(settings: DatabaseSettings): Promise<readonly AppliedStep[] | undefined> {
	if (!settings.databaseUrl && !existsSync(placeOf(settings))) return undefined;
	const { db } = await connect(settings);
	try {
		const applied = await appliedSteps(db);
		return applied?.length ? applied : undefined;
	} finally {
		await db.destroy();
	}
}

/** Keeps commands with a wrong setting from creating a database. @returns its steps @throws {Error} */
export async function refuseWithoutDatabase(settings: DatabaseSettings): Promise<readonly AppliedStep[]> {
	const steps = await findSteps(settings);
	if (steps) return steps;
	throw new Error(`No database is at ${placeOf(settings)}. Name the service's settings with --env-file.`);
}

/**
 * Opens a service's database for a command without migrating it, as the service may run an older program.
 * @throws {Error} if it is missing, older or newer than this program
 */
export async function openServed(settings: DatabaseSettings): Promise<Database> {
	const { length: steps } = await refuseWithoutDatabase(settings);
	if (steps < migrations.length) {
		throw new Error(
			`The database at ${placeOf(settings)} is older (step ${steps}) than this program (step ${migrations.length}), and was left as it is: use the commands of the program that the service runs, or start the service with this one first.`,
		);
	}
	return openDatabase(settings);
}
