import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import { previews as limits } from "#contract/content/limits.ts";
import type { KindRow } from "../content/edited-content.ts";
import type { DeskRow } from "../content/overlay.ts";
import type { Db, Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { stateOf } from "../session/account-state.ts";
import { sessionName } from "../session/token.ts";

interface Preview {
	readonly rows: readonly DeskRow[];
	/** Milliseconds since 1970; null is the moment of looking. */
	readonly at: number | null;
}

interface Maker {
	readonly userId: number;
	/** Session with which it ends; null if it is shared. */
	readonly sessionHash: string | null;
	readonly endsAt: number;
	readonly now: number;
}

/** Saves a preview under its ticket's hash, and deletes ended ones and the owner's oldest. @throws {Refusal} tooManyLinks */
export async function addPreview(
	tx: Tx,
	tokenHash: string,
	{ rows, at }: Preview,
	{ userId, sessionHash, endsAt, now }: Maker,
): Promise<void> {
	await deleteEndedPreviews(tx, now);
	const isShared = sessionHash === null;
	const known = await tx
		.selectFrom("preview_tickets")
		.select("token_hash")
		.where("user_id", "=", userId)
		.where("session_hash", isShared ? "is" : "is not", null)
		.orderBy("ends_at", "desc")
		.execute();
	if (isShared && known.length >= limits.mostShared) {
		throw refusal("tooManyLinks", { most: limits.mostShared });
	}
	const oldest = known.slice(limits.mostOwn - 1).map(({ token_hash }) => token_hash);
	if (oldest.length > 0) {
		await tx.deleteFrom("preview_tickets").where("token_hash", "in", oldest).execute();
	}
	await tx
		.insertInto("preview_tickets")
		.values({
			token_hash: tokenHash,
			user_id: userId,
			body: JSON.stringify(rows),
			shown_at: at,
			ends_at: endsAt,
			session_hash: sessionHash,
		})
		.execute();
}

export async function deleteEndedPreviews(db: Db, now: number): Promise<void> {
	await db.deleteFrom("preview_tickets").where("ends_at", "<=", now).execute();
}

/** Finds a ticket's preview; undefined if it has ended, or its owner can no longer sign in or edit such rows. */
export async function findPreview(db: Db, tokenHash: string, now: number): Promise<Preview | undefined> {
	const rows = await db
		.selectFrom("preview_tickets")
		.innerJoin("users", "users.id", "preview_tickets.user_id")
		.leftJoin("role_permissions", "role_permissions.role_id", "users.role_id")
		.leftJoin("permissions", "permissions.id", "role_permissions.permission_id")
		.select(["body", "shown_at", "suspended_at", "last_day", "permissions.name as permission"])
		.where("token_hash", "=", tokenHash)
		.where("ends_at", ">", now)
		.execute();
	const [found] = rows;
	if (!found || stateOf(found, now) !== "active") return undefined;
	const held = new Set(rows.map(({ permission }) => permission));
	const shown: readonly KindRow[] = JSON.parse(found.body);
	const mayWork = ({ kind }: KindRow) => held.has(deskKinds[kind].edit) || held.has(deskKinds[kind].publish);
	return shown.every(mayWork) ? { rows: shown, at: found.shown_at } : undefined;
}

export async function sharedPreviews(db: Db, kind: DeskKind, now: number) {
	const found = await db
		.selectFrom("preview_tickets")
		.innerJoin("users", "users.id", "preview_tickets.user_id")
		.select(["token_hash", "user_id", "users.name as by", "body", "ends_at"])
		.where("session_hash", "is", null)
		.where("ends_at", ">", now)
		.orderBy("ends_at")
		.execute();
	return found.flatMap(({ token_hash, body, ...ticket }) => {
		const [row]: readonly KindRow[] = JSON.parse(body);
		return row?.kind === kind ? [{ ...ticket, id: sessionName(token_hash), tokenHash: token_hash, row }] : [];
	});
}

export async function endPreview(db: Db, tokenHash: string): Promise<void> {
	await db.deleteFrom("preview_tickets").where("token_hash", "=", tokenHash).execute();
}
