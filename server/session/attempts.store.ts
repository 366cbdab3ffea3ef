import type { Db } from "../db/tables.ts";

export interface Window {
	readonly attempts: number;
	/** Milliseconds. */
	readonly within: number;
}

/**
 * Counts an attempt under a key. A window that has ended, or that ends later than any could because the clock was set back,
 * starts again.
 *
 * @returns false where no attempt is left; nothing is written then
 */
export async function countAttempt(
	db: Db,
	key: string,
	{ attempts, within }: Window,
	now: number,
): Promise<boolean> {
	const counted = await db
		.insertInto("tries")
		.values({ key, count: 1, ends_at: now + within })
		.onConflict((conflict) =>
			conflict
				.column("key")
				.doUpdateSet((eb) => {
					const hasEnded = eb.or([eb("tries.ends_at", "<=", now), eb("tries.ends_at", ">", now + within)]);
					return {
						count: eb
							.case()
							.when(hasEnded)
							.then(1)
							.else(eb("tries.count", "+", 1))
							.end(),
						ends_at: eb
							.case()
							.when(hasEnded)
							.then(now + within)
							.else(eb.ref("tries.ends_at"))
							.end(),
					};
				})
				.where((eb) =>
					eb.or([
						eb("tries.count", "<", attempts),
						eb("tries.ends_at", "<=", now),
						eb("tries.ends_at", ">", now + within),
					]),
				),
		)
		.returning("count")
		.executeTakeFirst();
	return counted !== undefined;
}

/** When the window of a key ends, milliseconds since 1970. */
export async function windowEnd(db: Db, key: string): Promise<number | undefined> {
	const row = await db.selectFrom("tries").select("ends_at").where("key", "=", key).executeTakeFirst();
	return row?.ends_at;
}

/** Uncounts an attempt that succeeded. */
export async function undoAttempt(db: Db, key: string): Promise<void> {
	await db
		.updateTable("tries")
		.set((eb) => ({ count: eb("count", "-", 1) }))
		.where("key", "=", key)
		.where("count", ">", 0)
		.execute();
}

/** Deletes windows that have ended. */
export async function deleteExpiredAttempts(db: Db, now: number): Promise<void> {
	await db.deleteFrom("tries").where("ends_at", "<=", now).execute();
}

/** Deletes all but the newest windows. */
export async function pruneAttempts(db: Db, max: number): Promise<void> {
	const newestSurplus = await db
		.selectFrom("tries")
		.select("ends_at")
		.orderBy("ends_at", "desc")
		.offset(max)
		.limit(1)
		.executeTakeFirst();
	if (newestSurplus) await db.deleteFrom("tries").where("ends_at", "<=", newestSurplus.ends_at).execute();
}
