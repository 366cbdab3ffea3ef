import type { Db } from "../db/tables.ts";

export interface Window {
	readonly tries: number;
	/** Milliseconds. */
	readonly within: number;
}

/**
 * Counts one more try under a key, unless all are used up. A window that has ended, or that ends later than any could
 * (the clock was set back), begins anew.
 *
 * @returns false where no try is left; nothing is written then
 */
export async function countTry(
	db: Db,
	key: string,
	{ tries, within }: Window,
	now: number,
): Promise<boolean> {
	const counted = await db
		.insertInto("tries")
		.values({ key, count: 1, ends_at: now + within })
		.onConflict((conflict) =>
			conflict
				.column("key")
				.doUpdateSet((eb) => {
					const over = eb.or([eb("tries.ends_at", "<=", now), eb("tries.ends_at", ">", now + within)]);
					return {
						count: eb
							.case()
							.when(over)
							.then(1)
							.else(eb("tries.count", "+", 1))
							.end(),
						ends_at: eb
							.case()
							.when(over)
							.then(now + within)
							.else(eb.ref("tries.ends_at"))
							.end(),
					};
				})
				.where((eb) =>
					eb.or([
						eb("tries.count", "<", tries),
						eb("tries.ends_at", "<=", now),
						eb("tries.ends_at", ">", now + within),
					]),
				),
		)
		.returning("count")
		.executeTakeFirst();
	return counted !== undefined;
}

/** When the window of a key ends. */
export async function windowEnd(db: Db, key: string): Promise<number | undefined> {
	const row = await db.selectFrom("tries").select("ends_at").where("key", "=", key).executeTakeFirst();
	return row?.ends_at;
}

/** Takes a counted try back, for it succeeded. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
	await db
		.updateTable("tries")
		.set((eb) => ({ count: eb("count", "-", 1) }))
		.where("key", "=", key)
		.where("count", ">", 0)
		.execute();
}

/** Forgets windows that have ended. */
export async function forgetEndedTries(db: Db, now: number): Promise<void> {
	await db.deleteFrom("tries").where("ends_at", "<=", now).execute();
}

/** Keeps the newest windows only. */
export async function keepNewestTries(db: Db, kept: number): Promise<void> {
	const oldestKept = await db
		.selectFrom("tries")
		.select("ends_at")
		.orderBy("ends_at", "desc")
		.offset(kept)
		.limit(1)
		.executeTakeFirst();
	if (oldestKept) await db.deleteFrom("tries").where("ends_at", "<=", oldestKept.ends_at).execute();
}
