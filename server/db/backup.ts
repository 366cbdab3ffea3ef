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
	/** Folder of backups unless a path is given. */
	readonly backupDir: string;
}

/** The path of a new backup, with the moment in its name. */
export function backupPath({ database, backupDir }: BackupSettings, name = "palika"): string {
	return join(backupDir, `${name}-${momentName()}.${database.databaseUrl ? "dump" : "sqlite"}`);
}

export function newestBackup(folder: string): string | undefined {
	if (!existsSync(folder)) return undefined;
	const backups = readdirSync(folder).filter((name) => /^palika-.*\.(sqlite|dump)$/.test(name));
	// Their names have the moment in them.
	const newest = backups.sort().at(-1);
	return newest && join(folder, newest);
}

/**
 * Backs up the database while the server goes on writing. The backup contains every change confirmed before it began; it is
 * opened, checked and compared before it gets its name.
 *
 * @returns how many rows of each table it has
 * @throws {Error} if the target exists already, or the backup doesn't hold what the database does
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

/** Opens a backup, checks it whole and counts its rows. @throws {Error} if it isn't sound */
export async function checkBackup(path: string): Promise<Counts> {
	if (!existsSync(path)) throw new Error(`There is no backup at ${path}.`);
	const counts = isDump(path) ? await countsInDump(path) : countsInCopy(path);
	if (!counts?.migrations) throw new Error(`${path} is no sound backup of this product.`);
	return counts;
}

/**
 * Replaces the database with a backup. All servers must be stopped. The former data are kept, so that a wrong backup can be
 * undone.
 *
 * @param isNew that no database is there yet; whoever restores must say so, for a wrong setting leads to an empty place too
 * @throws {Error} if a server is running, the backup fails its check, or this version couldn't open it
 */
export async function restore(
	settings: BackupSettings,
	from: string,
	isNew = false,
): Promise<{ readonly former?: string; readonly counts: Counts }> {
	const { database } = settings;
	const { dataDir, databaseUrl } = database;
	const counts = await checkBackup(from);
	if (isDump(from) !== Boolean(databaseUrl)) {
		throw new Error(
			`${from} is a backup of ${isDump(from) ? "PostgreSQL" : "SQLite"}, ${placeOf(database)} is not.`,
		);
	}
	await refuseOtherSteps(from);
	// A damaged SQLite file is there, though it can't be asked anything: it may be the very reason to restore.
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

/** @throws {Error} if this version couldn't open what a backup holds */
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

/** The first letters of every file of pg_dump. */
const dumpMark = "PGDMP";

/** Whether it is a backup of PostgreSQL. */
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
