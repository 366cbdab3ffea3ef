import type { Insertable } from "kysely";
import { feedback as limits } from "#contract/site/limits.ts";
import type { Db, Tables, Tx } from "../db/tables.ts";

/** Adds what a reader says, unless it is there already: a form may be sent twice. */
export async function addFeedback(
	db: Db,
	{ page, wrong, words, at }: Insertable<Tables["feedback"]>,
): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const same = await tx
			.selectFrom("feedback")
			.select("id")
			.where("page", "=", page)
			.where("wrong", "=", wrong)
			.where("words", "=", words)
			.executeTakeFirst();
		if (!same) await tx.insertInto("feedback").values({ page, wrong, words, at }).execute();
	});
}

export async function listFeedback(db: Db | Tx) {
	return db.selectFrom("feedback").selectAll().orderBy("id", "desc").limit(limits.listed).execute();
}

export async function deleteFeedback(tx: Tx, ids: readonly number[]): Promise<void> {
	if (ids.length > 0) await tx.deleteFrom("feedback").where("id", "in", ids).execute();
}

export async function pruneFeedback(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom("feedback")
		.where((eb) =>
			eb.or([
				eb("at", "<", now - limits.keptFor),
				eb(
					"id",
					"not in",
					eb.selectFrom("feedback as kept").select("kept.id").orderBy("kept.id", "desc").limit(limits.kept),
				),
			]),
		)
		.execute();
}
