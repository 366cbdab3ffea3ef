import type { CompiledQuery } from "kysely";
import type { Permission } from "#contract/permissions.ts";
import type { Db } from "../db/tables.ts";

/** One row for each permission of the user, or one with null. */
export interface SessionRow {
	readonly started_at: number;
	readonly used_at: number;
	readonly suspended_at: number | null;
	readonly last_day: string | null;
	readonly temporary_until: number | null;
	readonly second_factor_since: number | null;
	readonly user_id: number;
	readonly name: string;
	readonly phone: string;
	readonly role_id: number;
	readonly role: string;
	readonly permission: Permission | null;
}

/** Compiled once a database, because every call runs this query. */
const compiled = new WeakMap<Db, CompiledQuery<SessionRow>>();

/** A session with its user, role and permissions as of now (requirement A6). */
export async function sessionRows(db: Db, tokenHash: string): Promise<SessionRow[]> {
	const query = compiled.get(db) ?? sessionQuery(db);
	compiled.set(db, query);
	const { rows } = await db.executeQuery<SessionRow>({ ...query, parameters: [tokenHash] });
	return rows;
}

function sessionQuery(db: Db): CompiledQuery<SessionRow> {
	return db
		.selectFrom("sessions")
		.innerJoin("users", "users.id", "sessions.user_id")
		.innerJoin("roles", "roles.id", "users.role_id")
		.leftJoin("role_permissions", "role_permissions.role_id", "roles.id")
		.leftJoin("permissions", "permissions.id", "role_permissions.permission_id")
		.select([
			"sessions.started_at",
			"sessions.used_at",
			"users.suspended_at",
			"users.last_day",
			"users.temporary_until",
			"users.second_factor_since",
			"users.id as user_id",
			"users.name",
			"users.phone",
			"roles.id as role_id",
			"roles.name as role",
			(eb) => eb.ref("permissions.name").$castTo<Permission | null>().as("permission"),
		])
		.where("sessions.token_hash", "=", "")
		.orderBy("permissions.id")
		.compile();
}

export interface Place {
	readonly device: string;
	readonly address: string;
}

export async function beginSession(
	db: Db,
	tokenHash: string,
	userId: number,
	now: number,
	place: Place = { device: "", address: "" },
): Promise<void> {
	await db
		.insertInto("sessions")
		.values({ token_hash: tokenHash, user_id: userId, started_at: now, used_at: now, ...place })
		.execute();
}

export async function sessionsOf(db: Db, userId: number) {
	return db
		.selectFrom("sessions")
		.select(["token_hash", "started_at", "used_at", "device", "address"])
		.where("user_id", "=", userId)
		.orderBy("used_at", "desc")
		.orderBy("token_hash")
		.execute();
}

export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
	await db.updateTable("sessions").set({ used_at: now }).where("token_hash", "=", tokenHash).execute();
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
	await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends a user's sessions but one, and the previews shared from them. */
export async function endSessionsOf(db: Db, userId: number, exceptTokenHash = ""): Promise<void> {
	await db
		.deleteFrom("preview_tickets")
		.where("user_id", "=", userId)
		.where("session_hash", "is", null)
		.execute();
	await db
		.deleteFrom("sessions")
		.where("user_id", "=", userId)
		.where("token_hash", "!=", exceptTokenHash)
		.execute();
}

export async function deleteExpiredSessions(db: Db, startedBefore: number, usedBefore: number) {
	await db
		.deleteFrom("sessions")
		.where((eb) => eb.or([eb("started_at", "<=", startedBefore), eb("used_at", "<=", usedBefore)]))
		.execute();
}
