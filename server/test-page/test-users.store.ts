import type { Db } from "../db/tables.ts";

/** The newest entries, oldest of them first (§2.16). */
export async function listTestUsers(db: Db, most: number) {
	const newest = await db.selectFrom("test_users").selectAll().orderBy("id", "desc").limit(most).execute();
	return newest.reverse();
}

/** Adds an entry. */
export async function addTestUser(db: Db, name: string, email: string): Promise<void> {
	await db.insertInto("test_users").values({ name, email }).execute();
}

/** Keeps the newest entries only. */
export async function keepNewestTestUsers(db: Db, kept: number): Promise<void> {
	const oldest = await db
		.selectFrom("test_users")
		.select("id")
		.orderBy("id", "desc")
		.offset(kept)
		.limit(1)
		.executeTakeFirst();
	if (oldest) await db.deleteFrom("test_users").where("id", "<=", oldest.id).execute();
}
