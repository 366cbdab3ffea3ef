import type { DeskKind } from "#contract/content/desk.ts";
import type { Db } from "../db/tables.ts";

export interface Draft {
	readonly kind: DeskKind;
	/** The row's key; empty for a new row. */
	readonly key: string;
	/** The name that the form has given it. */
	readonly draft: string;
	/** The revision from which it was written on; 0 for one that is new. */
	readonly rev: number;
	readonly basedOn: number;
	/** JSON. */
	readonly body: string;
}

/** The revision of a draft that was dropped, above every other: a letter that arrives late doesn't bring it back. */
const dropped = Number.MAX_SAFE_INTEGER;

/**
 * Saves a draft, unless it was written on since the revision that its writer knows, or dropped. The same words sent again, because the
 * answer was lost, are no other ones.
 *
 * @returns the new revision; undefined where another window's words are there, which stay
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

/** How many drafts somebody has besides one. */
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

/** Somebody's drafts of some kinds, the newest first. */
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

/** The names of others who have written on a row since a moment. */
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

/** Deletes the words of a draft, unless it was written on since the revision that is named. Its name stays, for letters that come late. */
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

/** Forgets the names of drafts whose letters nobody sends any more. */
export async function sweepDropped(db: Db, before: number): Promise<void> {
	await db.deleteFrom("content_drafts").where("rev", "=", dropped).where("saved_at", "<", before).execute();
}
