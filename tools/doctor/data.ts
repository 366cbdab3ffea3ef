import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { days, seconds } from "#contract/limits.ts";
import { openTown } from "#server/content/from-files.ts";
import { checkBackup, newestBackup } from "#server/db/backup.ts";
import { sayCounts } from "#server/db/counts.ts";
import { reasonOf } from "#server/db/errors.ts";
import { faultOfSteps } from "#server/db/migrate.ts";
import { migrations } from "#server/db/migrations.ts";
import { connect, type DatabaseSettings } from "#server/db/open.ts";
import { findSteps, placeOf } from "#server/db/place.ts";
import type { Env } from "#server/env.ts";
import { filesBeside, filesOf, missingFiles, sayLost, storesOf } from "#server/media/files-backup.ts";
import { otherCouncil, sayOtherCouncil } from "#server/publishing/content-clock.store.ts";
import { firstPasswordFile } from "#server/staff/first-start.ts";
import { type Finding, sayAge, well, wrong } from "./finding.ts";

export async function databaseFindings(env: Env): Promise<Finding[]> {
	const { database } = env;
	let steps: Awaited<ReturnType<typeof findSteps>>;
	try {
		steps = await findSteps(database);
	} catch (error) {
		if (!database.databaseUrl) throw error;
		return [wrong("database", `${reasonOf(error)}: ${adviceOn(error)}`)];
	}
	if (steps === undefined) {
		return [
			wrong(
				"database",
				`None is at ${placeOf(database)}: start the service once, or correct DATA_DIR or DATABASE_URL.`,
			),
		];
	}
	const fault = faultOfSteps(steps);
	if (fault) return [wrong("database", fault)];
	if (steps.length < migrations.length) {
		return [
			wrong(
				"database",
				`It is older (step ${steps.length}) than this program (step ${migrations.length}): restart the service.`,
			),
		];
	}
	const other = await councilFinding(env);
	if (other) return [other];
	return database.databaseUrl
		? postgresFindings(database)
		: [well("database", `${placeOf(database)} is sound, step ${steps.length}`)];
}

function adviceOn(error: unknown): string {
	const { code = "" } = error as { readonly code?: string };
	if (code === "3D000")
		return "make it (createdb --owner=palika palika), or correct the name in DATABASE_URL.";
	if (code.startsWith("28")) {
		return "correct user and password in DATABASE_URL, or give that user this password (ALTER ROLE … PASSWORD).";
	}
	return "start PostgreSQL (systemctl status postgresql), or correct host and port in DATABASE_URL.";
}

async function councilFinding({ database, town: folder }: Env): Promise<Finding | undefined> {
	let town: string;
	try {
		town = openTown(folder).written.council.town.en;
	} catch {
		return undefined;
	}
	const { db } = await connect(database);
	try {
		const other = await otherCouncil(db, town);
		return other === undefined
			? undefined
			: wrong("database", `${placeOf(database)}: ${sayOtherCouncil(other, town, folder)}`);
	} finally {
		await db.destroy();
	}
}

async function postgresFindings(settings: DatabaseSettings): Promise<Finding[]> {
	const { db } = await connect(settings);
	try {
		const { rows } = await sql<{ version: string; now: number }>`
			select current_setting('server_version') as version, extract(epoch from now())::float as now`.execute(
			db,
		);
		const { version = "", now = 0 } = rows[0] ?? {};
		const found: Finding[] = [];
		const client = versionOfDump();
		if (client === undefined || client < Number.parseInt(version, 10)) {
			found.push(
				wrong(
					"database",
					`PostgreSQL is ${version} and pg_dump ${client ?? "missing"}, so no backup can be made: install the package postgresql-client of that version.`,
				),
			);
		}
		const ahead = Math.abs(Date.now() - now * 1000);
		if (ahead > seconds(30)) {
			found.push(
				wrong("clock", `PostgreSQL's differs by ${sayAge(ahead)}: switch NTP on, on both machines.`),
			);
		}
		return [...found, well("database", `${placeOf(settings)}, PostgreSQL ${version}`)];
	} finally {
		await db.destroy();
	}
}

function versionOfDump(): number | undefined {
	try {
		const said = execFileSync("pg_dump", ["--version"], { encoding: "utf8" });
		return Number(/(\d+)(\.\d+)?/.exec(said)?.[1]);
	} catch {
		return undefined;
	}
}

const oldestBackup = days(2);

export async function backupFinding({ database, backupDir }: Env): Promise<Finding> {
	const advice = "npm run backup, and one every night as docs/running.md says";
	const newest = newestBackup(backupDir);
	if (!newest) return wrong("backup", `None is in ${backupDir}: ${advice}.`);
	const age = Date.now() - statSync(newest).mtimeMs;
	if (age > oldestBackup) return wrong("backup", `The newest, ${newest}, is ${sayAge(age)} old: ${advice}.`);
	const made = statSync(newest).mtimeMs;
	const due = (await knownFiles(database)).filter(({ uploadedAt }) => uploadedAt < made);
	const missing = await missingFiles(due, filesBeside(newest));
	if (missing.length > 0) {
		return wrong("backup", `Beside ${newest}, ${sayLost(missing)}: npm run backup puts them there.`);
	}
	return well("backup", `${newest}, ${sayAge(age)} old, sound (${sayCounts(await checkBackup(newest))})`);
}

/** None if unreadable, which has its own finding. */
const knownFiles = (database: DatabaseSettings) => filesOf(database).catch(() => []);

export async function uploadsFindings(env: Env): Promise<Finding[]> {
	const files = await knownFiles(env.database);
	const stores = storesOf(env);
	const missing = await missingFiles(files, stores).catch(() => undefined);
	if (!missing) return [];
	if (missing.length > 0) {
		const says = `In ${stores.shelf.name}, ${sayLost(missing)}: copy them there from uploads/ beside the newest backup, or upload the very same files again; if all are missing, correct MEDIA_STORE.`;
		return [wrong("uploads", says)];
	}
	return [well("uploads", `${files.length} in ${stores.shelf.name}`)];
}

export function firstPasswordFindings({ database: { dataDir } }: Env): Finding[] {
	const file = join(dataDir, firstPasswordFile);
	if (!existsSync(file) || Date.now() - statSync(file).mtimeMs < days(1)) return [];
	return [
		wrong(
			"password",
			`The first one is still in ${file}: log in with it at this server, change it, and see that the file is gone.`,
		),
	];
}
