import type { DeskKind } from "#contract/content/desk.ts";
import type { DeskRow } from "../content/overlay.ts";
import type { Db, Tx } from "../db/tables.ts";
import { rowOf, seenVersions, withItems } from "./content.store.ts";
import { forgetRemarks, markChanged } from "./version-changes.store.ts";

export async function versionsToErase(db: Db, kind: DeskKind, key: string, now: number) {
	const rows = await withItems(db)
		.select(["item_id", "number", "state", "latest", "body", "public_note", "made_name", "made_at"])
		.where("kind", "=", kind)
		.where("key", "=", key)
		.orderBy("number")
		.execute();
	const isSeen = await seenVersions(
		db,
		rows.map(({ item_id }) => item_id),
		now,
	);
	return rows.map(({ item_id, number, state, latest, body, public_note, made_name, made_at }) => ({
		number,
		row: rowOf(body),
		by: made_name,
		at: Number(made_at),
		/** Published corrections stay readable for good. */
		isTold: public_note !== null && state === "approved",
		isSeen: body !== null && isSeen(item_id, number),
		isWaiting: state === "waiting" && number === latest,
	}));
}

export async function countDraftsOf(db: Db, kind: DeskKind, key: string): Promise<number> {
	const { count } = await db
		.selectFrom("content_drafts")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("kind", "=", kind)
		.where("key", "=", key)
		.where("body", "!=", "{}")
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Erases versions' words for good, and with them the previews, which hold copies. */
export async function eraseWords(
	tx: Tx,
	{
		kind,
		key,
		numbers,
	}: { readonly kind: DeskKind; readonly key: string; readonly numbers: readonly number[] },
	now: number,
	seq: number,
): Promise<void> {
	const id = await markChanged(tx, kind, key, seq);
	await forgetRemarks(tx, id);
	const versions = await tx
		.updateTable("content_versions")
		.set({
			body: null,
			public_note: null,
			note: "",
			reason: "",
			erased_at: now,
		})
		.where("item_id", "=", id)
		.where("number", "in", numbers)
		.returning("id")
		.execute();
	const ids = versions.map((version) => version.id);
	await tx.deleteFrom("media_uses").where("version_id", "in", ids).execute();
	for (const { token_hash, body } of await tx.selectFrom("preview_tickets").selectAll().execute()) {
		const shown: readonly Pick<DeskRow, "kind" | "key">[] = JSON.parse(body);
		if (!shown.some((row) => row.kind === kind && row.key === key)) continue;
		await tx.deleteFrom("preview_tickets").where("token_hash", "=", token_hash).execute();
	}
}
