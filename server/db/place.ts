import { existsSync } from "node:fs";
import { join } from "node:path";
import { connect, type DatabaseSettings } from "./open.ts";
import { sqliteFile } from "./sqlite.ts";

/** Where the data are, for a technician to recognise: the path of the file, or PostgreSQL's address without the password. */
export function placeOf({ dataDir, databaseUrl }: DatabaseSettings): string {
	if (!databaseUrl) return join(dataDir, sqliteFile);
	const url = new URL(databaseUrl);
	url.password = "";
	return url.href;
}

/** How many migrations the database has had; undefined if no database of this product is there. Makes none. */
export async function findSteps(settings: DatabaseSettings): Promise<number | undefined> {
	if (!settings.databaseUrl && !existsSync(placeOf(settings))) return undefined;
	const { db } = await connect(settings);
	try {
		const tables = await db.introspection.getTables();
		if (!tables.some(({ name }) => name === "migrations")) return undefined;
		const applied = await db.selectFrom("migrations").select("id").execute();
		return applied.length || undefined;
	} finally {
		await db.destroy();
	}
}

/** For commands: a wrong setting must not make an empty database and call it the council's. @throws {Error} */
export async function refuseWithoutDatabase(settings: DatabaseSettings): Promise<void> {
	if ((await findSteps(settings)) !== undefined) return;
	throw new Error(`No database is at ${placeOf(settings)}. Name the service's settings with --env-file.`);
}
