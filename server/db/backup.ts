import { closeSync, existsSync, openSync, readdirSync, readSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { version } from "../kit/version.ts";
import { type Counts, refuseDifference } from "./counts.ts";
import { flush, momentName } from "./flush.ts";
import { faultOfSteps } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import type { DatabaseSettings } from "./open.ts";
import { findSteps, placeOf } from "./place.ts";
import { countsInDump, dump, refuseWhileServersRun, stepsInDump, undump } from "./postgres-backup.ts";
import { giveToFolderOwner, makeFolder } from "./rights.ts";
import { copySqlite, countsInCopy, replaceSqlite, stepsInCopy } from "./sqlite-backup.ts";

export interface BackupSettings {
	readonly database: DatabaseSettings;
	readonly backupDir: string;
}

export function backupPath({ database, backupDir }: BackupSettings, name = "palika"): string {
	return join(backupDir, `${name}-${momentName()}.${database.databaseUrl ? "dump" : "sqlite"}`);
}

export function newestBackup(folder: string): string | undefined {
	if (!existsSync(folder)) return undefined;
	const backups = readdirSync(folder).filter((name) => /^palika-.*\.(sqlite|dump)$/.test(name));
	const newest = backups.sort().at(-1);
	return newest && join(folder, newest);
}

/**
 * Backs up a database in use, with every change confirmed before; the backup is verified before it gets its name.
 * @returns rows by table
 * @throws {Error} if the target exists, or the backup differs from the database
 */
export async function backUp({ dataDir, databaseUrl }: DatabaseSettings, target: string): Promise<Counts> {
	if (existsSync(target)) throw new Error(`${target} is there already; a backup never overwrites another.`);
	makeFolder(dirname(target));
	const unfinished = `${target}.unfinished`;
	rmSync(unfinished, { force: true });
	try {
		const original = databaseUrl
			? await dump(databaseUrl, unfinished)
			: await copySqlite(dataDir, unfinished);
		const copy = await checkBackup(unfinished);
		refuseDifference(original, copy);
		giveToFolderOwner(unfinished);
		flush(unfinished);
		renameSync(unfinished, target);
		flush(dirname(target));
		return copy;
	} finally {
		rmSync(unfinished, { force: true });
	}
}

export async function checkBackup(path: string): Promise<Counts> {
	if (!existsSync(path)) throw new Error(`There is no backup at ${path}.`);
	const counts = isDump(path) ? await countsInDump(path) : countsInCopy(path);
	if (!counts?.migrations) throw new Error(`${path} is no sound backup of this product.`);
	return counts;
}

/**
 * Replaces the database with a backup while all servers are stopped; the former data are kept.
 * @param isNew confirms that no database is expected, as a wrong setting also leads to an empty place
 * @throws {Error} if a server is running, the backup is damaged, or this version couldn't open it
 */
export async function restore(settings: BackupSettings, from: string, isNew = false) {
	const { database } = settings;
	const { dataDir, databaseUrl } = database;
	const counts = await checkBackup(from);
	if (isDump(from) !== Boolean(databaseUrl)) {
		throw new Error(
			`${from} is a backup of ${isDump(from) ? "PostgreSQL" : "SQLite"}, ${placeOf(database)} is not.`,
		);
	}
	await refuseOtherSteps(from);
	// A damaged SQLite file can't be queried, and may be why somebody restores.
	const isThere = databaseUrl ? (await findSteps(database)) !== undefined : existsSync(placeOf(database));
	if (isThere && isNew) {
		throw new Error(
			`A database is at ${placeOf(database)} already. Leave out --new, and its data are kept beside.`,
		);
	}
	if (!isThere && !isNew) {
		throw new Error(
			`No database is at ${placeOf(database)}. If the data belong there, say so with --new; else name the service's settings with --env-file.`,
		);
	}
	if (!databaseUrl) return { former: replaceSqlite(dataDir, from), counts };
	await refuseWhileServersRun(databaseUrl);
	const former = isThere ? backupPath(settings, "before-restore") : undefined;
	if (former) await backUp(database, former);
	await undump(databaseUrl, from);
	return { former, counts };
}

async function refuseOtherSteps(from: string): Promise<void> {
	const { steps, program } = isDump(from) ? await stepsInDump(from) : stepsInCopy(from);
	if (steps.length > migrations.length) {
		const maker = program ? `version ${program} or a newer one` : "the version that made it, or a newer one,";
		throw new Error(
			`${from} is newer than this version of the product, ${version}: it has had step ${steps.length}, known are ${migrations.length}. Nothing was replaced. Install ${maker} and restore it with that.`,
		);
	}
	const fault = faultOfSteps(steps);
	if (fault) throw new Error(`${from}: ${fault}`);
}

const dumpMark = "PGDMP";

function isDump(path: string): boolean {
	const opened = openSync(path, "r");
	try {
		const first = Buffer.alloc(dumpMark.length);
		readSync(opened, first);
		return first.toString("latin1") === dumpMark;
	} finally {
		closeSync(opened);
	}
}
