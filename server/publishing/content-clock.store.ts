import type { Db, Tx } from "../db/tables.ts";

export async function contentSeq(db: Db): Promise<number> {
	const row = await db.selectFrom("content_clock").select("seq").where("id", "=", 1).executeTakeFirst();
	return Number(row?.seq ?? 0);
}

/** Raises the clock's number. The clock's row is locked until the commit, so that numbers follow the order of commits. */
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

/** Binds the database to a town if nothing is published for another. @returns the other town, if there is one */
export async function rememberCouncil(db: Db, town: string): Promise<string | undefined> {
	return db.transaction().execute(async (tx) => {
		const other = await otherCouncil(tx, town);
		if (other === undefined && (await councilOf(tx)) !== town) await nameCouncil(tx, town);
		return other;
	});
}

export async function otherCouncil(db: Db | Tx, town: string): Promise<string | undefined> {
	const known = (await councilOf(db)) ?? town;
	if (known === town) return undefined;
	return (await db.selectFrom("content_items").select("id").limit(1).executeTakeFirst()) && known;
}

async function councilOf(db: Db | Tx): Promise<string | undefined> {
	const clock = await db.selectFrom("content_clock").select("council").where("id", "=", 1).executeTakeFirst();
	return clock?.council ?? undefined;
}

export function sayOtherCouncil(other: string, town: string, folder: string): string {
	return `it holds what the staff of ${other} have published, and TOWN (${folder}) is the folder of ${town}. Set TOWN to the folder of ${other}, or DATA_DIR or DATABASE_URL to a database for ${town}; if only the town's name has changed, run npm run content -- renamed.`;
}

export async function nameCouncil(db: Db, town: string): Promise<void> {
	await db
		.insertInto("content_clock")
		.values({ id: 1, seq: 0, council: town })
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ council: town }))
		.execute();
}
