import type { Db } from "../db/tables.ts";

export interface Window {
	readonly attempts: number;
	/** Milliseconds. */
	readonly within: number;
}

/** Counter of attempts. Each kind has its own room; one without kind is never pruned. */
export interface Counter {
	readonly kind?: string;
	readonly key: string;
	readonly window: Window;
}

/**
 * Counts an attempt. Windows that have ended, or end too late after a corrected clock, start again.
 * @returns the count; undefined if none is left, without a write
 */
export async function countAttempt(
	db: Db,
	{ key, window: { attempts, within }, kind = "" }: Counter,
	now: number,
): Promise<number | undefined> {
	const counted = await db
		.insertInto("tries")
		.values({ key, kind, count: 1, most: attempts, ends_at: now + within })
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
	return counted?.count;
}

/** @returns `ends_at` in milliseconds since 1970 */
export async function attemptsUnder(db: Db, key: string) {
	return db.selectFrom("tries").select(["count", "ends_at"]).where("key", "=", key).executeTakeFirst();
}

export async function undoAttempt(db: Db, key: string): Promise<void> {
	await db
		.updateTable("tries")
		.set((eb) => ({ count: eb("count", "-", 1) }))
		.where("key", "=", key)
		.where("count", ">", 0)
		.execute();
}

export async function deleteExpiredAttempts(db: Db, now: number): Promise<void> {
	await db.deleteFrom("tries").where("ends_at", "<=", now).execute();
}

/** Prunes kinds with too many windows, those farthest from their limit first. @returns kinds that stay full */
export async function pruneAttempts(db: Db, max: number): Promise<ReadonlySet<string>> {
	const full = new Set<string>();
	for (const { kind, rows } of await attemptsByKind(db)) {
		if (Number(rows) <= max || kind === "") continue;
		const ofKind = db.selectFrom("tries").select("key").where("kind", "=", kind);
		const low = ofKind.whereRef("count", "<", "most").orderBy("count").orderBy("ends_at");
		const surplus = low.limit(Number(rows) - max);
		const { numDeletedRows } = await db.deleteFrom("tries").where("key", "in", surplus).executeTakeFirst();
		if (Number(numDeletedRows) < Number(rows) - max) full.add(kind);
	}
	return full;
}

export async function attemptsByKind(db: Db) {
	const { countAll, sum } = db.fn;
	const columns = ["kind", countAll<number>().as("rows"), sum<number>("count").as("count")] as const;
	return db.selectFrom("tries").select(columns).groupBy("kind").execute();
}
