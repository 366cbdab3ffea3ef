import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { sql } from "kysely";
import type { Engine } from "./engine.ts";
import { type DatabaseSettings, openDatabase } from "./open.ts";
import { openServed, placeOf, refuseWithoutDatabase } from "./place.ts";
import { refuseWhileServersRun } from "./postgres-backup.ts";
import { refuseWhileOpen } from "./sqlite-backup.ts";
import type { Tables, Tx } from "./tables.ts";

type TableName = Exclude<keyof Tables, "migrations" | "servers">;

/** Referenced tables first, with the columns that order their rows. */
const tables: Readonly<Record<TableName, readonly string[]>> = {
	roles: ["id"],
	permissions: ["id"],
	role_permissions: ["role_id", "permission_id"],
	users: ["id"],
	sessions: ["token_hash"],
	password_requests: ["user_id"],
	known_devices: ["mark_hash", "user_id"],
	authenticators: ["user_id"],
	recovery_codes: ["user_id", "code_hash"],
	passkeys: ["id"],
	passkey_challenges: ["user_id", "purpose"],
	missed_searches: ["query"],
	feedback: ["id"],
	tries: ["key"],
	test_users: ["id"],
	audit_log: ["id"],
	reloads: ["id"],
	content_clock: ["id"],
	content_items: ["id"],
	content_versions: ["id"],
	content_drafts: ["id"],
	media_files: ["id"],
	media_uses: ["version_id", "path"],
	preview_tickets: ["token_hash"],
	settings: ["name"],
	complaint_serials: ["year"],
	complaint_staff: ["user_id", "department"],
	complaints: ["id"],
	complaint_events: ["id"],
	complaint_persons: ["id"],
	complaint_photos: ["id"],
	complaint_notes: ["id"],
	complaint_words: ["word", "complaint_id"],
	messages: ["id"],
	sent: ["id"],
};

const tableNames = Object.keys(tables) as TableName[];

const batch = 1000;

/** Limit of values in a statement: 32,766 for SQLite, twice as many for PostgreSQL. */
const mostValues = 32_000;

export type Moved = Readonly<Record<TableName, number>>;

interface Content {
	readonly rows: number;
	/** Order-independent hash of all rows, since databases sort letters differently. */
	readonly hash: bigint;
	readonly lastId: number;
}

/**
 * Copies all data to an empty database of the other kind in one transaction, and compares both.
 * @throws {Error} if the source is in use, the target isn't empty, or the copy differs; the target is then as before
 */
export async function move(from: DatabaseSettings, to: DatabaseSettings): Promise<Moved> {
	await refuseWithoutDatabase(from);
	if (from.databaseUrl) await refuseWhileServersRun(from.databaseUrl);
	else refuseWhileOpen(placeOf(from));
	const target = placeOf(to);
	if (!to.databaseUrl && existsSync(target)) {
		throw new Error(`${target} is there already: move it away first, nothing is overwritten.`);
	}
	try {
		return await copyBetween(from, to);
	} catch (error) {
		if (!to.databaseUrl) for (const ending of ["", "-wal", "-shm"]) rmSync(target + ending, { force: true });
		throw error;
	}
}

async function copyBetween(from: DatabaseSettings, to: DatabaseSettings): Promise<Moved> {
	const old = await openServed(from);
	try {
		const fresh = await openDatabase(to);
		try {
			return await old.db
				.transaction()
				.setIsolationLevel("repeatable read")
				.execute((reading) =>
					fresh.db
						.transaction()
						.execute((writing) =>
							copyAll({ tx: reading, engine: old.engine }, { tx: writing, engine: fresh.engine }),
						),
				);
		} finally {
			await fresh.close();
		}
	} finally {
		await old.close();
	}
}

interface Side {
	readonly tx: Tx;
	readonly engine: Engine;
}

async function copyAll(from: Side, to: Side): Promise<Moved> {
	for (const table of tableNames) {
		if (await to.tx.selectFrom(table).selectAll().limit(1).executeTakeFirst()) {
			throw new Error(`The new database isn't empty (${table}): a move overwrites nothing.`);
		}
	}
	const moved: Partial<Record<TableName, number>> = {};
	for (const table of tableNames) {
		for await (const rows of rowsOf(from.tx, table)) {
			const atOnce = Math.floor(mostValues / Object.keys(rows[0] ?? {}).length);
			for (let at = 0; at < rows.length; at += atOnce) {
				await to.tx
					.insertInto(table)
					.values(rows.slice(at, at + atOnce) as never)
					.execute();
			}
		}
		if (tables[table].includes("id")) await continueIds(to, table, await lastIdOf(from, table));
		const [was, is] = [await contentOf(from, table), await contentOf(to, table)];
		if (was.rows !== is.rows || was.hash !== is.hash || was.lastId !== is.lastId) {
			throw new Error(`The copy of ${table} differs (${is.rows} rows of ${was.rows}): nothing was moved.`);
		}
		moved[table] = is.rows;
	}
	return moved as Moved;
}

async function* rowsOf(tx: Tx, table: TableName): AsyncGenerator<readonly Record<string, unknown>[]> {
	for (let offset = 0; ; offset += batch) {
		const rows = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by ${sql.join(
			tables[table].map((column) => sql.ref(column)),
		)} limit ${batch} offset ${offset}`.execute(tx);
		if (rows.rows.length > 0) yield rows.rows;
		if (rows.rows.length < batch) return;
	}
}

async function contentOf(side: Side, table: TableName): Promise<Content> {
	let [rows, hash] = [0, 0n];
	for await (const some of rowsOf(side.tx, table)) {
		rows += some.length;
		for (const row of some) {
			const text = JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
			hash += BigInt(`0x${createHash("sha256").update(text).digest("hex")}`);
		}
	}
	return { rows, hash, lastId: tables[table].includes("id") ? await lastIdOf(side, table) : 0 };
}

async function lastIdOf({ tx, engine }: Side, table: TableName): Promise<number> {
	const { rows } =
		engine === "sqlite"
			? await sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`.execute(tx)
			: await sql<{
					last: number;
				}>`select last_value as last from pg_sequences where schemaname = current_schema() and sequencename = ${`${table}_id_seq`}`.execute(
					tx,
				);
	return rows[0]?.last ?? 0;
}

async function continueIds({ tx, engine }: Side, table: TableName, last: number): Promise<void> {
	if (last === 0) return;
	if (engine === "postgres") {
		await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(tx);
		return;
	}
	const { numAffectedRows } =
		await sql`update sqlite_sequence set seq = ${last} where name = ${table}`.execute(tx);
	if (!numAffectedRows)
		await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(tx);
}
