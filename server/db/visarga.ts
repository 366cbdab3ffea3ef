import { sql } from "kysely";
import { keysIn } from "#contract/phonetic-key.ts";
import type { Db, Tx } from "./tables.ts";

/** Adds phonetic keys without the visarga to complaints that have one, or a colon typed for one. */
export async function addKeysWithoutVisarga(db: Db | Tx): Promise<void> {
	const all = sql<string>`landmark || ' ' || spot || ' ' || words`;
	const complaints = await db
		.selectFrom("complaints")
		.select(["id", all.as("all")])
		.where((eb) => eb.or([eb(all, "like", "%ः%"), eb(all, "like", "%:%")]))
		.execute();
	for (const { id, all } of complaints) {
		const words = [...new Set(keysIn(all))].map((word) => ({ word, complaint_id: id }));
		if (words.length === 0) continue;
		const add = db.insertInto("complaint_words").values(words);
		await add.onConflict((conflict) => conflict.columns(["word", "complaint_id"]).doNothing()).execute();
	}
}
