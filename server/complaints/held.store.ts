import type { Insertable } from "kysely";
import type { Db, Tables, Tx } from "../db/tables.ts";
import type { ComplaintRow } from "./complaints.store.ts";

export async function countAlike(db: Db, row: ComplaintRow): Promise<number> {
	if (row.network === null) return 0;
	const { count } = await alikeOf(db, row)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

const alikeOf = (db: Db | Tx, { id, network }: Pick<ComplaintRow, "id" | "network">) =>
	db
		.selectFrom("complaints")
		.where("network", "=", network)
		.where("state", "=", "held")
		.where("discarded_at", "is", null)
		.where("id", "!=", id);

export async function discardAlike(
	tx: Tx,
	row: ComplaintRow,
	event: Omit<Insertable<Tables["complaint_events"]>, "complaint_id">,
): Promise<void> {
	const rows = await alikeOf(tx, row).select("id").orderBy("id").limit(mostAlike).execute();
	if (rows.length === 0) return;
	const discarded = await tx
		.updateTable("complaints")
		.set((eb) => ({ discarded_at: event.at, version: eb("version", "+", 1) }))
		.where(
			"id",
			"in",
			rows.map(({ id }) => id),
		)
		.where("state", "=", "held")
		.where("discarded_at", "is", null)
		.returning("id")
		.execute();
	if (discarded.length === 0) return;
	const events = discarded.map(({ id }) => ({ complaint_id: id, ...event }));
	await tx.insertInto("complaint_events").values(events).execute();
	await discardAlike(tx, row, event);
}

const mostAlike = 1000;

export async function forgetNetworks(db: Db, before: number): Promise<void> {
	await db
		.updateTable("complaints")
		.set({ network: null })
		.where("network", "is not", null)
		.where("arrived_at", "<", before)
		.execute();
}
