import type { DeskKind } from "#contract/content/desk.ts";
import type { VersionState } from "#contract/content/versions.ts";
import type { Text } from "#contract/language.ts";
import { uploadsNamedIn } from "#contract/uploads.ts";
import type { DeskRow } from "../content/overlay.ts";
import type { Tables, Tx } from "../db/tables.ts";
import { rowOf, withItems } from "./content.store.ts";

export async function reserveKey(tx: Tx, kind: DeskKind, key: string, seq: number): Promise<void> {
	await tx
		.insertInto("content_items")
		.values({ kind, key, latest: 0, seq })
		.onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
		.execute();
}

export interface NewVersion extends DeskRow {
	readonly basedOn: number;
	readonly state: VersionState;
	readonly liveFrom: number | null;
	readonly liveUntil: number | null;
	readonly note: string;
	readonly publicNote?: Text | undefined;
	readonly base: string;
}

export async function addVersion(
	tx: Tx,
	{ kind, key, raw, basedOn, state, liveFrom, liveUntil, note, publicNote, base }: NewVersion,
	by: { readonly id: number; readonly name: string },
	now: number,
	seq: number,
): Promise<void> {
	const number = basedOn + 1;
	const { id } = await tx
		.insertInto("content_items")
		.values({
			kind,
			key,
			latest: number,
			seq,
			base_hash: base,
		})
		.onConflict((conflict) =>
			conflict.columns(["kind", "key"]).doUpdateSet({
				latest: number,
				seq,
				base_hash: base,
				...(state === "approved" && { remarks: null }),
			}),
		)
		.returning("id")
		.executeTakeFirstOrThrow();
	const body = raw === null ? null : JSON.stringify(raw);
	const version = await tx
		.insertInto("content_versions")
		.values({
			item_id: id,
			number,
			body,
			based_on: basedOn,
			state,
			live_from: liveFrom,
			live_until: liveUntil,
			note,
			public_note: publicNote ? JSON.stringify(publicNote) : null,
			made_at: now,
			made_by: by.id,
			made_name: by.name,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const files = uploadsNamedIn(body ?? "");
	if (files.length === 0) return;
	await tx
		.insertInto("media_uses")
		.values(files.map((path) => ({ version_id: version.id, path })))
		.execute();
}

/** Marks a row as changed, so that every server reads it again. @returns the row's id */
export async function markChanged(tx: Tx, kind: DeskKind, key: string, seq: number): Promise<number> {
	const { id } = await tx
		.updateTable("content_items")
		.set({ seq })
		.where("kind", "=", kind)
		.where("key", "=", key)
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

export async function forgetRemarks(tx: Tx, id: number): Promise<void> {
	await tx.updateTable("content_items").set({ remarks: null }).where("id", "=", id).execute();
}

export interface VersionName extends Pick<DeskRow, "key"> {
	readonly kind: DeskKind;
	readonly number: number;
}

export async function decideVersion(
	tx: Tx,
	{ kind, key, number }: VersionName,
	decision: Pick<Tables["content_versions"], "live_from" | "live_until"> & {
		readonly state: VersionState;
		readonly reason: string;
	},
	by: { readonly id: number; readonly name: string },
	now: number,
	seq: number,
): Promise<void> {
	const id = await markChanged(tx, kind, key, seq);
	if (decision.state === "approved") await forgetRemarks(tx, id);
	await tx
		.updateTable("content_versions")
		.set({ ...decision, decided_by: by.id, decided_name: by.name, decided_at: now })
		.where("item_id", "=", id)
		.where("number", "=", number)
		.execute();
}

/** Withdraws a row's plan; called whenever another version is approved. @returns its version; undefined if none was planned */
export async function withdrawPlan(
	tx: Tx,
	{ kind, key }: Pick<DeskRow, "kind" | "key">,
	by: { readonly id: number; readonly name: string },
	now: number,
) {
	const planned = await withItems(tx)
		.select(["content_versions.id", "number", "live_from", "live_until", "body"])
		.where("kind", "=", kind)
		.where("key", "=", key)
		.where("state", "=", "approved")
		.where("live_from", ">", now)
		.orderBy("number", "desc")
		.execute();
	if (planned.length === 0) return undefined;
	await tx
		.updateTable("content_versions")
		.set({
			state: "withdrawn",
			live_from: null,
			live_until: null,
			decided_by: by.id,
			decided_name: by.name,
			decided_at: now,
		})
		.where(
			"id",
			"in",
			planned.map(({ id }) => id),
		)
		.execute();
	const [last] = planned;
	return last && { ...last, row: rowOf(last.body) };
}
