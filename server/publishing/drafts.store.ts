import type { DeskKind } from "#contract/content/desk.ts";
import type { Db } from "../db/tables.ts";

export interface Draft {
	readonly kind: DeskKind;
	readonly key: string;
	readonly draft: string;
	readonly rev: number;
	readonly basedOn: number;
	readonly body: string;
}

/** Above every revision, so that a late request doesn't revive a dropped draft. */
const dropped = Number.MAX_SAFE_INTEGER;

/**
 * Saves a draft unless it was dropped or changed since the writer's revision; a retry with the same words succeeds.
 * @returns the new revision; undefined if another window's words are there
 */
export async function putDraft(
	db: Db,
	userId: number,
	{ kind, key, draft, rev, basedOn, body }: Draft,
	now: number,
): Promise<number | undefined> {
	const written = { rev: rev + 1, based_on: basedOn, body, saved_at: now };
	const saved = await db
		.insertInto("content_drafts")
		.values({ user_id: userId, kind, key, draft, ...written })
		.onConflict((conflict) =>
			conflict
				.columns(["user_id", "kind", "key", "draft"])
				.doUpdateSet(written)
				.where((eb) =>
					eb.or([
						eb("content_drafts.rev", "<=", rev),
						eb.and([eb("content_drafts.rev", "=", rev + 1), eb("content_drafts.body", "=", body)]),
					]),
				),
		)
		.returning("rev")
		.executeTakeFirst();
	return saved && Number(saved.rev);
}

export async function countOtherDrafts(db: Db, userId: number, { kind, key, draft }: Draft): Promise<number> {
	const { count } = await db
		.selectFrom("content_drafts")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("user_id", "=", userId)
		.where("rev", "<", dropped)
		.where((eb) => eb.not(eb.and({ kind, key, draft })))
		.executeTakeFirstOrThrow();
	return Number(count);
}

export async function draftsOf(db: Db, userId: number, kinds: readonly DeskKind[]) {
	return db
		.selectFrom("content_drafts")
		.select([
			(eb) => eb.ref("kind").$castTo<DeskKind>().as("kind"),
			"key",
			"draft",
			"rev",
			"based_on",
			"body",
			"saved_at",
		])
		.where("user_id", "=", userId)
		.where("rev", "<", dropped)
		.where("kind", "in", [...kinds])
		.orderBy("saved_at", "desc")
		.orderBy("id", "desc")
		.execute();
}

export async function othersWriting(
	db: Db,
	userId: number,
	{ kind, key }: Pick<Draft, "kind" | "key">,
	since: number,
): Promise<string[]> {
	const rows = await db
		.selectFrom("content_drafts")
		.innerJoin("users", "users.id", "content_drafts.user_id")
		.select("users.name")
		.distinct()
		.where("kind", "=", kind)
		.where("key", "=", key)
		.where("user_id", "!=", userId)
		.where("rev", "<", dropped)
		.where("saved_at", ">=", since)
		.orderBy("users.name")
		.execute();
	return rows.map(({ name }) => name);
}

/** Deletes a draft's words unless it has changed since that revision; its name stays, for late requests. */
export async function dropDraft(
	db: Db,
	userId: number,
	{ kind, key, draft, rev }: Pick<Draft, "kind" | "key" | "draft" | "rev">,
	now: number,
): Promise<void> {
	const gone = { rev: dropped, based_on: 0, body: "{}", saved_at: now };
	await db
		.insertInto("content_drafts")
		.values({ user_id: userId, kind, key, draft, ...gone })
		.onConflict((conflict) =>
			conflict
				.columns(["user_id", "kind", "key", "draft"])
				.doUpdateSet(gone)
				.where("content_drafts.rev", "<=", rev),
		)
		.execute();
}

export async function sweepDropped(db: Db, before: number): Promise<void> {
	await db.deleteFrom("content_drafts").where("rev", "=", dropped).where("saved_at", "<", before).execute();
}
