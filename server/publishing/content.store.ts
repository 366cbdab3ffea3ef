import { publicNoteField } from "#contract/content/beside-row.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { seenFrom, type VersionState } from "#contract/content/versions.ts";
import type { Db } from "../db/tables.ts";

/** Rows that the desk has overridden, with the hash of the folder's row at that time. */
export async function basesOf(db: Db, kinds: readonly DeskKind[]) {
	const rows = await db
		.selectFrom("content_items")
		.select(["kind", "key", "base_hash", "latest"])
		.where("kind", "in", [...kinds])
		.where("base_hash", "is not", null)
		.orderBy("id")
		.execute();
	return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as DeskKind }));
}

export async function baseOf(db: Db, kind: DeskKind, key: string): Promise<string | null | undefined> {
	const row = await db
		.selectFrom("content_items")
		.select("base_hash")
		.where("kind", "=", kind)
		.where("key", "=", key)
		.executeTakeFirst();
	return row?.base_hash;
}

export async function versionsToCome(db: Db, now: number) {
	return withItems(db)
		.select(["kind", "key", "number", "state", "live_from", "live_until", "made_name"])
		.where((eb) =>
			eb.or([
				eb.and([eb("state", "=", "waiting"), eb("number", "=", eb.ref("content_items.latest"))]),
				eb("live_from", ">", now),
				eb("live_until", ">", now),
			]),
		)
		.orderBy("content_versions.id")
		.execute();
}

/** Items changed since a number of the clock: a line for each approved version, or one without a version if none is left. */
export async function approvedSince(db: Db, seq: number) {
	return db
		.selectFrom("content_items")
		.leftJoin("content_versions", (join) =>
			join
				.onRef("content_versions.item_id", "=", "content_items.id")
				.on("content_versions.state", "=", "approved")
				// An ended version stays when its row is erased, so that older words don't come back.
				.on((eb) => eb.or([eb("erased_at", "is", null), eb("live_until", "is not", null)]))
				.onRef("content_versions.number", ">", "content_items.adopted"),
		)
		.select([
			"content_items.id as item",
			(eb) => eb.ref("kind").$castTo<DeskKind>().as("kind"),
			"key",
			"number",
			"body",
			"live_from as liveFrom",
			"live_until as liveUntil",
			"public_note as publicNote",
			"made_at as madeAt",
			"decided_at as decidedAt",
		])
		.where("content_items.seq", ">", seq)
		.execute();
}

/** Tells, by item and number, whether readers see a version now or later. */
export async function seenVersions(db: Db, items: readonly number[], now: number) {
	const rows =
		items.length === 0
			? []
			: await withItems(db)
					.select(["item_id", "number", "live_from", "live_until"])
					.where("item_id", "in", [...new Set(items)])
					.where("state", "=", "approved")
					.where("erased_at", "is", null)
					.whereRef("number", ">", "adopted")
					.execute();
	const versions = rows.map(({ item_id, number, live_from, live_until }) => ({
		item: item_id,
		number,
		liveFrom: live_from,
		liveUntil: live_until,
	}));
	const byItem = Map.groupBy(versions, ({ item }) => item);
	const seen = new Map([...byItem].map(([item, own]) => [item, seenFrom(own, now)]));
	return (item: number, number: number) =>
		seen.get(item)?.some((version) => version.number === number) ?? false;
}

export function withItems(db: Db) {
	return db
		.selectFrom("content_versions")
		.innerJoin("content_items", "content_items.id", "content_versions.item_id");
}

export async function latestSince(db: Db, kind: DeskKind, seq: number) {
	return withItems(db)
		.select(["key", "number", "state", "erased_at", "made_at", "made_name", "decided_name", "base_hash"])
		.whereRef("content_versions.number", "=", "content_items.latest")
		.where("kind", "=", kind)
		.where("content_items.seq", ">", seq)
		.orderBy("content_items.id")
		.execute();
}

/** Begin of each row's planned version, by key, in milliseconds since 1970. */
export async function plannedByKey(db: Db, kind: DeskKind, now: number) {
	const rows = await withItems(db)
		.select(["key", (eb) => eb.fn.min("live_from").as("from")])
		.where("kind", "=", kind)
		.where("state", "=", "approved")
		.where("live_from", ">", now)
		.groupBy("key")
		.execute();
	return new Map(rows.map(({ key, from }) => [key, Number(from)]));
}

export async function plannedVersions(db: Db, now: number) {
	const rows = await withItems(db)
		.select([(eb) => eb.ref("kind").$castTo<DeskKind>().as("kind"), "key", "body"])
		.where("state", "=", "approved")
		.where("live_from", ">", now)
		.execute();
	return rows.map(({ kind, key, body }) => ({ kind, key, raw: rowOf(body) }));
}

export async function latestVersion(db: Db, kind: DeskKind, key: string) {
	return withItems(db)
		.select(["number", "state", "made_name"])
		.whereRef("content_versions.number", "=", "content_items.latest")
		.where("kind", "=", kind)
		.where("key", "=", key)
		.executeTakeFirst();
}

export async function findVersion(db: Db, kind: DeskKind, key: string, number: number) {
	const found = await withItems(db)
		.select(["number", "latest", "state", "live_from", "made_by", "body"])
		.where("kind", "=", kind)
		.where("key", "=", key)
		.where("number", "=", number)
		.executeTakeFirst();
	return found && { ...found, row: rowOf(found.body) };
}

export async function isKeyUsed(db: Db, kind: DeskKind, key: string): Promise<boolean> {
	const found = await db
		.selectFrom("content_items")
		.select("id")
		.where("kind", "=", kind)
		.where("key", "=", key)
		.executeTakeFirst();
	return found !== undefined;
}

export async function highestKeyUsed(db: Db, kind: DeskKind): Promise<number> {
	const found = await db
		.selectFrom("content_items")
		.select("key")
		.where("kind", "=", kind)
		.where("key", "!=", orderKey)
		.orderBy((eb) => eb.fn<number>("length", ["key"]), "desc")
		.orderBy("key", "desc")
		.limit(1)
		.executeTakeFirst();
	return Number(found?.key ?? 0);
}

export async function versionsOf(db: Db, kind: DeskKind, key: string) {
	const rows = await withItems(db)
		.select([
			"number",
			"body",
			"state",
			"live_from",
			"live_until",
			"note",
			"reason",
			"made_at",
			"made_by",
			"made_name",
			"decided_name",
			"decided_at",
			"public_note",
			"erased_at",
		])
		.where("kind", "=", kind)
		.where("key", "=", key)
		.orderBy("number", "desc")
		.execute();
	return rows.map(({ body, public_note, ...row }) => ({
		...row,
		row: withNote(rowOf(body), row.state, public_note),
	}));
}

export async function lastWords(db: Db, kind: DeskKind, keys: readonly string[]) {
	if (keys.length === 0) return new Map();
	const rows = await withItems(db)
		.select(["key", "body", "state", "public_note"])
		.where("kind", "=", kind)
		.where("key", "in", keys)
		.where("number", "=", (eb) =>
			eb
				.selectFrom("content_versions as other")
				.select((version) => version.fn.max("other.number").as("number"))
				.whereRef("other.item_id", "=", "content_items.id")
				.where("other.body", "is not", null),
		)
		.execute();
	return new Map(
		rows.flatMap(({ key, body, state, public_note }) => {
			const row = withNote(rowOf(body), state, public_note);
			return row ? [[key, row] as const] : [];
		}),
	);
}

export async function countVersionsBy(db: Db, userId: number, since: number): Promise<number> {
	const { count } = await db
		.selectFrom("content_versions")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("made_by", "=", userId)
		.where("made_at", ">", since)
		.executeTakeFirstOrThrow();
	return Number(count);
}

export async function openVersions(db: Db, kinds: readonly DeskKind[], now: number) {
	const rows = await withItems(db)
		.select([
			"item_id",
			"kind",
			"key",
			"number",
			"latest",
			"state",
			"body",
			"live_from",
			"live_until",
			"note",
			"reason",
			"made_name",
			"made_by",
			"made_at",
			"public_note",
		])
		.where("kind", "in", [...kinds])
		.where((eb) =>
			eb.or([
				eb.and([
					eb("state", "!=", "approved"),
					eb("erased_at", "is", null),
					eb("number", "=", eb.ref("content_items.latest")),
				]),
				eb("live_from", ">", now),
				eb("live_until", ">", now),
			]),
		)
		.orderBy("content_versions.id", "desc")
		.execute();
	return rows.map(({ body, kind, public_note, ...row }) => ({
		...row,
		kind: kind as DeskKind,
		row: withNote(rowOf(body), row.state, public_note),
	}));
}

export async function countUndecided(db: Db) {
	const rows = await withItems(db)
		.select(["kind", "state", "made_by", (eb) => eb.fn.countAll<number>().as("count")])
		.whereRef("number", "=", "content_items.latest")
		.where("erased_at", "is", null)
		.where("state", "!=", "approved")
		.groupBy(["kind", "state", "made_by"])
		.execute();
	return rows.map(({ kind, count, ...row }) => ({ ...row, kind: kind as DeskKind, count: Number(count) }));
}

/** Published versions, the latest first; only the `most` written last are considered. */
export async function lastPublished(db: Db, kinds: readonly DeskKind[], now: number, most: number) {
	if (kinds.length === 0) return [];
	const rows = await withItems(db)
		.select(["item_id", "kind", "key", "number", "body", "live_from", "made_at", "made_by", "made_name"])
		.select(["decided_at", "decided_by", "decided_name"])
		.where("kind", "in", [...kinds])
		.where("state", "=", "approved")
		.where("body", "is not", null)
		.where((eb) => eb.or([eb("live_from", "is", null), eb("live_from", "<=", now)]))
		.orderBy("content_versions.id", "desc")
		.limit(most)
		.execute();
	return rows
		.map(({ kind, body, ...row }) => ({
			item: row.item_id,
			kind: kind as DeskKind,
			key: row.key,
			number: row.number,
			row: rowOf(body),
			by: row.decided_name ?? row.made_name,
			byId: row.decided_by ?? row.made_by,
			at: row.live_from ?? row.decided_at ?? row.made_at,
		}))
		.sort((one, other) => other.at - one.at);
}

function withNote(row: Row | null, state: VersionState, note: string | null): Row | null {
	if (row === null || note === null || state === "approved") return row;
	return { ...row, [publicNoteField]: JSON.parse(note) };
}

export function rowOf(body: string | null): Row | null {
	return body === null ? null : JSON.parse(body);
}
