import type { Db, Tx } from "../db/tables.ts";

export async function addMissed(tx: Tx, counts: ReadonlyMap<string, number>, now: number): Promise<void> {
	for (const [query, count] of counts) {
		await tx
			.insertInto("missed_searches")
			.values({ query, count, asked_at: now })
			.onConflict((conflict) =>
				conflict
					.column("query")
					.doUpdateSet((eb) => ({ count: eb("missed_searches.count", "+", count), asked_at: now })),
			)
			.execute();
	}
}

export async function pruneMissed(tx: Tx, since: number, most: number): Promise<void> {
	await tx.deleteFrom("missed_searches").where("asked_at", "<", since).execute();
	await tx
		.deleteFrom("missed_searches")
		.where("query", "not in", (eb) =>
			eb
				.selectFrom("missed_searches as kept")
				.select("kept.query")
				.orderBy("kept.count", "desc")
				.orderBy("kept.asked_at", "desc")
				.orderBy("kept.query")
				.limit(most),
		)
		.execute();
}

export async function putMissedAway(tx: Tx, queries: readonly string[]): Promise<void> {
	if (queries.length === 0) return;
	await tx.updateTable("missed_searches").set({ is_away: 1 }).where("query", "in", queries).execute();
}

export async function oftenMissed(db: Db, atLeast: number, most: number) {
	const rows = await db
		.selectFrom("missed_searches")
		.select(["query", "count"])
		.where("count", ">=", atLeast)
		.where("is_away", "=", 0)
		.orderBy("count", "desc")
		.orderBy("query")
		.limit(most)
		.execute();
	return rows.map(({ query, count }) => ({ query, count: Number(count) }));
}
