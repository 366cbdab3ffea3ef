import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "../api/call-context.ts";
import type { DeskRow } from "../content/overlay.ts";
import type { Db, Tx } from "../db/tables.ts";

/** The number of the latest publishing; 0 before the first. */
export async function contentSeq(db: Db): Promise<number> {
	const row = await db.selectFrom("content_clock").select("seq").where("id", "=", 1).executeTakeFirst();
	return Number(row?.seq ?? 0);
}

/** Counts one more publishing. Its row is a lock: of two that publish at once, one waits until the other has finished. */
export async function raiseContentSeq(tx: Tx): Promise<void> {
	await tx
		.insertInto("content_clock")
		.values({ id: 1, seq: 1 })
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet((eb) => ({ seq: eb("content_clock.seq", "+", 1) })),
		)
		.execute();
}

/** What the desk has published, the latest version of each row. */
export async function publishedRows(db: Db): Promise<DeskRow[]> {
	const rows = await latest(db).select(["kind", "key", "body"]).execute();
	return rows.map(({ kind, key, body }) => ({ kind: kind as DeskKind, key, raw: rowOf(body) }));
}

/** Who has published what of a kind, and when; the latest version of each row. */
export async function publishedOf(db: Db, kind: DeskKind) {
	const rows = await latest(db)
		.select(["key", "body", "number", "made_at", "made_name"])
		.where("kind", "=", kind)
		.orderBy("content_items.id")
		.execute();
	return rows.map(({ body, ...row }) => ({ ...row, row: rowOf(body) }));
}

function latest(db: Db) {
	return db
		.selectFrom("content_items")
		.innerJoin("content_versions", (join) =>
			join
				.onRef("content_versions.item_id", "=", "content_items.id")
				.onRef("content_versions.number", "=", "content_items.latest"),
		);
}

/** The latest version of a row: its number, and who has published it; undefined where the desk never has. */
export async function latestVersion(db: Db, kind: DeskKind, key: string) {
	return latest(db)
		.select(["number", "made_name"])
		.where("kind", "=", kind)
		.where("key", "=", key)
		.executeTakeFirst();
}

/** The keys of a kind that the desk has ever used: none of them may name another row. */
export async function keysEverUsed(db: Db, kind: DeskKind): Promise<string[]> {
	const rows = await db.selectFrom("content_items").select("key").where("kind", "=", kind).execute();
	return rows.map(({ key }) => key);
}

/** Every version of a row, the newest first. */
export async function versionsOf(db: Db, kind: DeskKind, key: string) {
	const rows = await db
		.selectFrom("content_versions")
		.innerJoin("content_items", "content_items.id", "content_versions.item_id")
		.select(["number", "body", "made_at", "made_name"])
		.where("kind", "=", kind)
		.where("key", "=", key)
		.orderBy("number", "desc")
		.execute();
	return rows.map(({ body, ...row }) => ({ ...row, row: rowOf(body) }));
}

/** What a row said before it was taken off; undefined where only the folder had it. */
export async function lastWords(db: Db, kind: DeskKind, key: string): Promise<Row | undefined> {
	const versions = await versionsOf(db, kind, key);
	return versions.find(({ row }) => row !== null)?.row ?? undefined;
}

/** Adds a version, which becomes a row's latest. */
export async function addVersion(
	tx: Tx,
	{ kind, key, raw }: DeskRow,
	number: number,
	by: { readonly id: number; readonly name: string },
	now: number,
): Promise<void> {
	const { id } = await tx
		.insertInto("content_items")
		.values({ kind, key, latest: number })
		.onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet({ latest: number }))
		.returning("id")
		.executeTakeFirstOrThrow();
	await tx
		.insertInto("content_versions")
		.values({
			item_id: id,
			number,
			body: raw === null ? null : JSON.stringify(raw),
			made_at: now,
			made_by: by.id,
			made_name: by.name,
		})
		.execute();
}

function rowOf(body: string | null): Row | null {
	return body === null ? null : JSON.parse(body);
}
