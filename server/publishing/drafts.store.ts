import type { DeskKind } from "#contract/content/desk.ts";
import type { Db, Tx } from "../db/tables.ts";

/** Which of somebody's drafts: of a row (an empty key for something new), in one of their windows. */
export interface DraftName {
	readonly kind: DeskKind;
	readonly key: string;
	readonly tab: string;
}

export interface Draft extends DraftName {
	/** How many times the window has sent it: a letter that comes late doesn't replace a later one. */
	readonly count: number;
	readonly basedOn: number;
	/** JSON. */
	readonly body: string;
}

/** Keeps what a window has written, unless something later of it is there. */
export async function putDraft(db: Db, userId: number, draft: Draft, now: number): Promise<void> {
	const { kind, key, tab, count, basedOn, body } = draft;
	const written = { count, based_on: basedOn, body, saved_at: now };
	await db
		.insertInto("content_drafts")
		.values({ user_id: userId, kind, key, tab, ...written })
		.onConflict((conflict) =>
			conflict
				.columns(["user_id", "kind", "key", "tab"])
				.doUpdateSet(written)
				.where("content_drafts.count", "<", count),
		)
		.execute();
}

/** How many drafts somebody has besides one. */
export async function countOtherDrafts(
	db: Db,
	userId: number,
	{ kind, key, tab }: DraftName,
): Promise<number> {
	const { count } = await db
		.selectFrom("content_drafts")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("user_id", "=", userId)
		.where((eb) => eb.not(eb.and({ kind, key, tab })))
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
			"tab",
			"count",
			"based_on",
			"body",
			"saved_at",
		])
		.where("user_id", "=", userId)
		.where("kind", "in", [...kinds])
		.orderBy("saved_at", "desc")
		.orderBy("id", "desc")
		.execute();
}

/** The names of others who have written on a row since a moment. */
export async function othersWriting(
	db: Db,
	userId: number,
	{ kind, key }: Omit<DraftName, "tab">,
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
		.where("saved_at", ">=", since)
		.orderBy("users.name")
		.execute();
	return rows.map(({ name }) => name);
}

export async function dropDraft(db: Db | Tx, userId: number, { kind, key, tab }: DraftName): Promise<void> {
	await db
		.deleteFrom("content_drafts")
		.where("user_id", "=", userId)
		.where("kind", "=", kind)
		.where("key", "=", key)
		.where("tab", "=", tab)
		.execute();
}
