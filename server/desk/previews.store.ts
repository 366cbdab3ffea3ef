import type { DeskRow } from "../content/overlay.ts";
import type { Db } from "../db/tables.ts";
import { stateOf } from "../users/account-state.ts";

/** What a ticket shows: rows that aren't published, at a moment of its own or now. */
interface Preview {
	readonly rows: readonly DeskRow[];
	/** Milliseconds since 1970; null: whenever one looks. */
	readonly at: number | null;
}

/** Keeps a preview under the hash of its ticket, and forgets those that have ended. */
export async function addPreview(
	db: Db,
	tokenHash: string,
	{ rows, at }: Preview,
	{ userId, endsAt, now }: { readonly userId: number; readonly endsAt: number; readonly now: number },
): Promise<void> {
	await db.deleteFrom("preview_tickets").where("ends_at", "<=", now).execute();
	await db
		.insertInto("preview_tickets")
		.values({
			token_hash: tokenHash,
			user_id: userId,
			body: JSON.stringify(rows),
			shown_at: at,
			ends_at: endsAt,
		})
		.execute();
}

/** What a ticket shows; undefined where there is none, it has ended, or whoever made it isn't let in any more. */
export async function findPreview(db: Db, tokenHash: string, now: number): Promise<Preview | undefined> {
	const found = await db
		.selectFrom("preview_tickets")
		.innerJoin("users", "users.id", "preview_tickets.user_id")
		.select(["body", "shown_at", "suspended_at", "last_day"])
		.where("token_hash", "=", tokenHash)
		.where("ends_at", ">", now)
		.executeTakeFirst();
	if (!found || stateOf(found, now) !== "active") return undefined;
	return { rows: JSON.parse(found.body), at: found.shown_at };
}
