import type { Db, Tx } from "../db/tables.ts";

/** The number of the latest publishing; 0 before the first. */
export async function contentSeq(db: Db): Promise<number> {
	const row = await db.selectFrom("content_clock").select("seq").where("id", "=", 1).executeTakeFirst();
	return Number(row?.seq ?? 0);
}

/**
 * Counts one more publishing. Its row is a lock: of two that publish at once, one waits until the other has finished, so the
 * numbers are in the order in which they become visible.
 *
 * @returns the new number
 */
export async function raiseContentSeq(tx: Tx): Promise<number> {
	const { seq } = await tx
		.insertInto("content_clock")
		.values({ id: 1, seq: 1 })
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet((eb) => ({ seq: eb("content_clock.seq", "+", 1) })),
		)
		.returning("seq")
		.executeTakeFirstOrThrow();
	return Number(seq);
}

/**
 * Notes for which town the desk publishes, where nothing is published yet or it isn't known.
 *
 * @returns the town for whose council something is published already, where it is another
 */
export async function rememberCouncil(db: Db, town: string): Promise<string | undefined> {
	return db.transaction().execute(async (tx) => {
		const other = await otherCouncil(tx, town);
		if (other === undefined && (await councilOf(tx)) !== town) await nameCouncil(tx, town);
		return other;
	});
}

/** The town for which the desk has published, if it isn't this one. */
export async function otherCouncil(db: Db | Tx, town: string): Promise<string | undefined> {
	const known = (await councilOf(db)) ?? town;
	if (known === town) return undefined;
	return (await db.selectFrom("content_items").select("id").limit(1).executeTakeFirst()) && known;
}

async function councilOf(db: Db | Tx): Promise<string | undefined> {
	const clock = await db.selectFrom("content_clock").select("council").where("id", "=", 1).executeTakeFirst();
	return clock?.council ?? undefined;
}

/** Startup error for a database that holds another council's content, and its remedy. */
export function sayOtherCouncil(other: string, town: string, folder: string): string {
	return `it holds what the staff of ${other} have published, and TOWN (${folder}) is the folder of ${town}. Set TOWN to the folder of ${other}, or DATA_DIR or DATABASE_URL to a database for ${town}; if only the town's name has changed, run npm run content -- renamed.`;
}

/** Notes that the desk publishes for this town from now on. */
export async function nameCouncil(db: Db, town: string): Promise<void> {
	await db
		.insertInto("content_clock")
		.values({ id: 1, seq: 0, council: town })
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ council: town }))
		.execute();
}
