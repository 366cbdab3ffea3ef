import { passwordRequests } from "#contract/people/limits.ts";
import type { Permission } from "#contract/permissions.ts";
import type { Db } from "../../db/tables.ts";

/** @returns false if there is a request already; its moment stays */
export async function addPasswordRequest(db: Db, userId: number, now: number): Promise<boolean> {
	const added = await db
		.insertInto("password_requests")
		.values({ user_id: userId, asked_at: now })
		.onConflict((conflict) =>
			conflict
				.column("user_id")
				.doUpdateSet({ asked_at: now })
				.where("password_requests.asked_at", "<=", now - passwordRequests.kept),
		)
		.returning("user_id")
		.executeTakeFirst();
	return added !== undefined;
}

export async function listPasswordRequests(db: Db, now: number) {
	return db
		.selectFrom("password_requests")
		.innerJoin("users", "users.id", "password_requests.user_id")
		.innerJoin("roles", "roles.id", "users.role_id")
		.select([
			"users.id",
			"users.name",
			"users.phone",
			"users.role_id",
			"roles.name as role",
			"password_requests.asked_at",
		])
		.where("password_requests.asked_at", ">", now - passwordRequests.kept)
		.orderBy("password_requests.asked_at")
		.orderBy("users.id")
		.execute();
}

export async function closePasswordRequest(db: Db, userId: number): Promise<boolean> {
	const closed = await db
		.deleteFrom("password_requests")
		.where("user_id", "=", userId)
		.returning("user_id")
		.executeTakeFirst();
	return closed !== undefined;
}

export async function deleteOldPasswordRequests(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom("password_requests")
		.where("asked_at", "<=", now - passwordRequests.kept)
		.execute();
}

export async function rolesThatGivePasswords(db: Db) {
	return db
		.selectFrom("roles")
		.innerJoin("role_permissions", "role_permissions.role_id", "roles.id")
		.innerJoin("permissions", "permissions.id", "role_permissions.permission_id")
		.select(["roles.name", "roles.title_en", "roles.title_hi"])
		.where("permissions.name", "=", "manage_users" satisfies Permission)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("users")
					.select("users.id")
					.whereRef("users.role_id", "=", "roles.id")
					.where("users.suspended_at", "is", null)
					.where("users.last_day", "is", null),
			),
		)
		.orderBy("roles.id")
		.execute();
}
