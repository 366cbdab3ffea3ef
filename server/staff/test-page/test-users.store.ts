import type { Db } from "../../db/tables.ts";

export async function listTestUsers(db: Db, max: number) {
	const newest = await db.selectFrom("test_users").selectAll().orderBy("id", "desc").limit(max).execute();
	return newest.reverse();
}

export async function addTestUser(db: Db, name: string, email: string): Promise<void> {
	await db.insertInto("test_users").values({ name, email }).execute();
}

export async function pruneTestUsers(db: Db, max: number): Promise<void> {
	const newestSurplus = await db
		.selectFrom("test_users")
		.select("id")
		.orderBy("id", "desc")
		.offset(max)
		.limit(1)
		.executeTakeFirst();
	if (newestSurplus) await db.deleteFrom("test_users").where("id", "<=", newestSurplus.id).execute();
}
