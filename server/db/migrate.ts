import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { database as limits } from "#contract/site/limits.ts";
import { version } from "../kit/version.ts";
import { type Engine, idColumn, jsonItems, lockForMigration, noteVersion } from "./engine.ts";
import { isAway, isBusy, isUnwritable, reasonOf } from "./errors.ts";
import { migrations } from "./migrations.ts";
import type { Db, Tables, Tx } from "./tables.ts";

export type AppliedStep = Pick<Tables["migrations"], "name" | "checksum">;

export function checksumOf({ sql: statements }: (typeof migrations)[number]): string {
	return createHash("sha256").update(statements.join(";\n")).digest("hex");
}

/**
 * Reason why this program can't use a database with these steps, and the remedy; undefined if it can.
 * @param applied in their order
 */
export function faultOfSteps(applied: readonly AppliedStep[]): string | undefined {
	if (applied.length > migrations.length) {
		return `The database is newer than this version of the product (step ${applied.length}, known are ${migrations.length}). Install the newer version, or restore a backup made before the upgrade.`;
	}
	const other = migrations.findIndex((step, index) => {
		const known = applied[index];
		return known && known.checksum !== checksumOf(step);
	});
	if (other < 0) return undefined;
	return `Step ${other + 1} of the database ("${applied[other]?.name}") is not the one that this version knows: a program from between two releases made it. Nothing was changed, and that program still opens it. Restore a backup from before that step; or let that program write what is published as a folder (npm run content -- export DIR), name it in TOWN, and start this version with a new DATA_DIR or DATABASE_URL.`;
}

/** Steps of a database in order; undefined if it isn't this product's. */
export async function appliedSteps(db: Db | Tx): Promise<readonly AppliedStep[] | undefined> {
	const tables = await db.introspection.getTables();
	if (!tables.some(({ name }) => name === "migrations")) return undefined;
	return db.selectFrom("migrations").selectAll().orderBy("id").execute();
}

/**
 * Applies missing migrations; simultaneous ones wait. Without any, nothing is locked or written.
 * @param say reports progress, a sentence each
 * @returns names of the applied migrations
 * @throws {Error} if the database belongs to a newer version, or was migrated by other steps
 */
export async function migrate(db: Db, engine: Engine, say: (line: string) => void = () => {}) {
	const applied = (await appliedSteps(db)) ?? [];
	const fault = faultOfSteps(applied);
	if (fault) throw new Error(fault);
	if (applied.length === migrations.length) return [];
	const givesUpAt = performance.now() + limits.restartsWithin;
	let said = "";
	for (;;) {
		try {
			return await db.transaction().execute((tx) => migrateIn(tx, engine, say));
		} catch (error) {
			if (isUnwritable(error)) {
				throw new Error(
					"Its tables must be brought up to date, and its file can't be written: make room on the disk of DATA_DIR (df -h), and start again.",
					{ cause: error },
				);
			}
			const isLocked = isBusy(error);
			if (!isLocked && (!isAway(error) || performance.now() > givesUpAt)) throw error;
			const line = isLocked
				? "The database's tables are brought up to date as soon as another process lets go of the file."
				: `The database went away while its tables were brought up to date, and is tried again: ${reasonOf(error)}`;
			if (line !== said) say(line);
			said = line;
			await wait(limits.betweenTries);
		}
	}
}

async function migrateIn(tx: Tx, engine: Engine, say: (line: string) => void): Promise<string[]> {
	await lockForMigration(tx, engine, () =>
		say("Waits until another server has brought the database's tables up to date."),
	);
	await sql`create table if not exists migrations (id bigint primary key, name text not null, checksum text not null, applied_at bigint not null)`.execute(
		tx,
	);
	// Another server may have been quicker.
	const applied = (await appliedSteps(tx)) ?? [];
	const fault = faultOfSteps(applied);
	if (fault) throw new Error(fault);
	const missing = migrations.slice(applied.length);
	if (applied.length > 0 && missing.length > 0) {
		say(`Brings the database's tables up to date: steps ${applied.length + 1} to ${migrations.length}.`);
	}
	for (const [index, step] of missing.entries()) {
		await run(tx, engine, step.sql);
		await step.code?.(tx);
		await tx
			.insertInto("migrations")
			.values({
				id: applied.length + index + 1,
				name: step.name,
				checksum: checksumOf(step),
				applied_at: Date.now(),
			})
			.execute();
	}
	if (missing.length > 0) await noteVersion(tx, engine, version);
	return missing.map(({ name }) => name);
}

async function run(tx: Tx, engine: Engine, statements: readonly string[]): Promise<void> {
	for (const statement of statements) {
		const own = statement
			.replace("{id}", idColumn[engine])
			.replace(/\{items (\S+) (\w+)\}/, (_, column, name) => jsonItems[engine](column, name));
		await sql.raw(own).execute(tx);
	}
}
