import { keeperPermissions, type Permission } from "#contract/permissions.ts";
import type { Db, Tx } from "../../db/tables.ts";
import { searchKeysOf } from "./users-page.store.ts";

export async function countUsers(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom("users")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

export async function listUsers(db: Db) {
	return db
		.selectFrom("users")
		.innerJoin("roles", "roles.id", "users.role_id")
		.select(["users.id", "users.name", "users.phone", "roles.name as role"])
		.orderBy("users.id")
		.execute();
}

/** §7 `GET /api/fetch`, for Assign Role. */
export async function listUsersToAssign(db: Db) {
	return db.selectFrom("users").select(["id", "name", "phone"]).orderBy("id").execute();
}

export async function findUser(db: Db, id: number) {
	return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findUserByPhone(db: Db, phone: string) {
	return db.selectFrom("users").selectAll().where("phone", "=", phone).executeTakeFirst();
}

export interface NewUser {
	readonly name: string;
	readonly phone: string;
	readonly passwordHash: string;
	readonly roleId: number;
	/** Undefined on the server's console. */
	readonly addedBy?: string;
	/** Undefined if the password is the user's own. */
	readonly temporaryUntil?: number;
}

/** Fails with a duplicate (`isDuplicate`) if the phone is taken. */
export async function addUser(
	db: Db,
	{ name, phone, passwordHash, roleId, addedBy, temporaryUntil }: NewUser,
): Promise<number> {
	const { id } = await db
		.insertInto("users")
		.values({
			name,
			phone,
			password_hash: passwordHash,
			role_id: roleId,
			created_at: Date.now(),
			added_by: addedBy ?? null,
			search_keys: searchKeysOf(name),
			temporary_until: temporaryUntil ?? null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

export async function deleteUser(db: Db, id: number): Promise<void> {
	await db.deleteFrom("users").where("id", "=", id).execute();
}

export async function renameUser(
	db: Db,
	userId: number,
	person: { readonly name: string; readonly phone: string; readonly email: string | null },
): Promise<void> {
	await db
		.updateTable("users")
		.set({ ...person, search_keys: searchKeysOf(person.name) })
		.where("id", "=", userId)
		.execute();
}

export async function suspendUser(db: Db, userId: number, at: number): Promise<void> {
	await db.updateTable("users").set({ suspended_at: at }).where("id", "=", userId).execute();
}

/** Also deletes a last day, which would end the account again. */
export async function reinstateUser(db: Db, userId: number): Promise<void> {
	await db
		.updateTable("users")
		.set({ suspended_at: null, last_day: null })
		.where("id", "=", userId)
		.execute();
}

export async function setLastDay(db: Db, userId: number, lastDay: string | null): Promise<void> {
	await db.updateTable("users").set({ last_day: lastDay }).where("id", "=", userId).execute();
}

export async function recordSignIn(db: Db, userId: number, at: number): Promise<void> {
	await db.updateTable("users").set({ last_sign_in_at: at }).where("id", "=", userId).execute();
}

export async function giveRole(db: Db, userId: number, roleId: number): Promise<void> {
	await db.updateTable("users").set({ role_id: roleId }).where("id", "=", userId).execute();
}

/** @param temporaryUntil end of a password set by another person, else null */
export async function givePassword(
	db: Db,
	userId: number,
	passwordHash: string,
	temporaryUntil: number | null,
): Promise<void> {
	await db
		.updateTable("users")
		.set({ password_hash: passwordHash, temporary_until: temporaryUntil })
		.where("id", "=", userId)
		.execute();
}

export async function setPasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
	await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
}

export async function holdersOfRole(db: Db, roleId: number): Promise<number> {
	const { count } = await db
		.selectFrom("users")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("role_id", "=", roleId)
		.executeTakeFirstOrThrow();
	return count;
}

/** Counts, up to `most`, the users who stay and hold all essential permissions. */
export async function countKeepers(db: Db, most: number): Promise<number> {
	const keepers = await db
		.selectFrom("users")
		.innerJoin("role_permissions", "role_permissions.role_id", "users.role_id")
		.innerJoin("permissions", "permissions.id", "role_permissions.permission_id")
		.select("users.id")
		.where("permissions.name", "in", keeperPermissions)
		.where("users.suspended_at", "is", null)
		.where("users.last_day", "is", null)
		.groupBy("users.id")
		.having((eb) => eb.fn.countAll<number>(), "=", keeperPermissions.length)
		.limit(most)
		.execute();
	return keepers.length;
}

/** Users with one of these permissions, by name; also those who are suspended. */
export async function holdersOf(db: Db | Tx, permissions: readonly Permission[]) {
	return db
		.selectFrom("users")
		.innerJoin("role_permissions", "role_permissions.role_id", "users.role_id")
		.innerJoin("permissions", "permissions.id", "role_permissions.permission_id")
		.select(["users.id", "users.name", "users.phone", "users.suspended_at"])
		.distinct()
		.where("permissions.name", "in", permissions)
		.orderBy("users.name")
		.execute();
}
