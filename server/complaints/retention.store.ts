import { openStates } from "#contract/complaints/moves.ts";
import type { Db } from "../db/tables.ts";
import type { ComplaintRow } from "./complaints.store.ts";

const batch = 200;

/** Complaints closed before a moment and not erased; a merged one closes with its target, a held one counts from arrival. */
export async function longOver(db: Db, before: number): Promise<ComplaintRow[]> {
	return db
		.selectFrom("complaints")
		.selectAll()
		.where("erased_at", "is", null)
		.where((eb) =>
			eb.or([
				eb.and([
					eb("state", "in", ["resolved", "closed", "declined", "withdrawn"]),
					eb(eb.fn.coalesce("closes_at", "ended_at"), "<", before),
				]),
				eb.and([
					eb("state", "=", "merged"),
					eb("merged_into", "in", (others) =>
						others
							.selectFrom("complaints")
							.select("id")
							.where("erased_at", "is not", null)
							.where("state", "not in", openStates),
					),
				]),
				eb.and([eb("state", "=", "held"), eb("arrived_at", "<", before)]),
			]),
		)
		.limit(batch)
		.execute();
}

export async function discardedBefore(db: Db, before: number): Promise<ComplaintRow[]> {
	return db
		.selectFrom("complaints")
		.selectAll()
		.where("state", "=", "held")
		.where("discarded_at", "<", before)
		.limit(batch)
		.execute();
}

export async function deleteComplaint(db: Db, id: number): Promise<void> {
	await db.deleteFrom("complaints").where("id", "=", id).execute();
}
