import { existsSync } from "node:fs";
import { join } from "node:path";
import { type AppliedStep, appliedSteps } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { connect, type Database, type DatabaseSettings, openDatabase } from "./open.ts";
import { sqliteFile } from "./sqlite.ts";

/**
 * Describes the database for a technician: path of the file, or PostgreSQL's address without the
 * password.
 */
export function placeOf({ dataDir, databaseUrl }: DatabaseSettings): string {
	if (!databaseUrl) return join(dataDir, sqliteFile);
	const url = new URL(databaseUrl);
	url.password = "";
	return url.href;
}

/** The migrations that the database has had; undefined if no database of this product is there. Makes none. */
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

/** For commands: a wrong setting must not make an empty database and call it the council's. @returns its steps @throws {Error} */
export async function refuseWithoutDatabase(settings: DatabaseSettings): Promise<readonly AppliedStep[]> {
	const steps = await findSteps(settings);
	if (steps) return steps;
	throw new Error(`No database is at ${placeOf(settings)}. Name the service's settings with --env-file.`);
}

/**
 * Opens the database of a service for a command, and never brings its tables up to date: the service may run an older program, which
 * would write into tables that it doesn't know.
 *
 * @throws {Error} if none is there, or it is older or newer than this program
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
