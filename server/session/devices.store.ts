import { devices } from "#contract/people/limits.ts";
import type { Db } from "../db/tables.ts";

export async function isKnownDevice(db: Db, markHash: string, phone: string): Promise<boolean> {
	const found = await db
		.selectFrom("known_devices")
		.innerJoin("users", "users.id", "known_devices.user_id")
		.select("users.id")
		.where("mark_hash", "=", markHash)
		.where("users.phone", "=", phone)
		.executeTakeFirst();
	return found !== undefined;
}

export async function rememberDevice(db: Db, markHash: string, userId: number, now: number): Promise<void> {
	await db
		.insertInto("known_devices")
		.values({ mark_hash: markHash, user_id: userId, used_at: now })
		.onConflict((conflict) => conflict.columns(["mark_hash", "user_id"]).doUpdateSet({ used_at: now }))
		.execute();
	const surplus = await db
		.selectFrom("known_devices")
		.select("used_at")
		.where("user_id", "=", userId)
		.orderBy("used_at", "desc")
		.offset(devices.perUser)
		.limit(1)
		.executeTakeFirst();
	if (!surplus) return;
	await db
		.deleteFrom("known_devices")
		.where("user_id", "=", userId)
		.where("used_at", "<=", surplus.used_at)
		.execute();
}
