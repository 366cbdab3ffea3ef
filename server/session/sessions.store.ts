import type { CompiledQuery } from "kysely";
import type { Permission } from "#contract/permissions.ts";
import type { Db } from "../db/tables.ts";

/** Whose session it is, and since when. */
export interface SessionRow {
	readonly started_at: number;
	readonly used_at: number;
	readonly user_id: number;
	readonly name: string;
	readonly phone: string;
	readonly role_id: number;
	readonly role: string;
	readonly permission: Permission | null;
}

/** The question that every call asks is written once for each database, not at every call: that is half its cost. */
const written = new WeakMap<Db, CompiledQuery<SessionRow>>();

/** A session with its user, role and rights as they are at this moment (requirement A6): one row a permission. */
export async function sessionRows(db: Db, tokenHash: string): Promise<SessionRow[]> {
	const query = written.get(db) ?? sessionQuery(db);
	written.set(db, query);
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

/** Begins a session. */
export async function beginSession(db: Db, tokenHash: string, userId: number, now: number): Promise<void> {
	await db
		.insertInto("sessions")
		.values({ token_hash: tokenHash, user_id: userId, started_at: now, used_at: now })
		.execute();
}

/** Notes that a session was used. */
export async function noteUse(db: Db, tokenHash: string, now: number): Promise<void> {
	await db.updateTable("sessions").set({ used_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** Ends one session. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
	await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Ends all sessions of a user, but for one where that is named. */
export async function endSessionsOf(db: Db, userId: number, exceptTokenHash = ""): Promise<void> {
	await db
		.deleteFrom("sessions")
		.where("user_id", "=", userId)
		.where("token_hash", "!=", exceptTokenHash)
		.execute();
}

/** Forgets sessions that began or were used too long ago. */
export async function forgetEndedSessions(db: Db, startedBefore: number, usedBefore: number): Promise<void> {
	await db
		.deleteFrom("sessions")
		.where((eb) => eb.or([eb("started_at", "<=", startedBefore), eb("used_at", "<=", usedBefore)]))
		.execute();
}
