import type { Db } from "../db/tables.ts";

/** What the staff area can change, by the words of the audit log. */
export type AuditAction =
	| "add user"
	| "delete user"
	| "reset password"
	| "change own password"
	| "assign role"
	| "add role"
	| "delete role"
	| "assign permissions"
	| "first start"
	| "add user from the console"
	| "reset password from the console";

export interface AuditLine {
	/** None: the first start, or a command on the server itself. */
	readonly actor?: { readonly id: number; readonly name: string };
	readonly action: AuditAction;
	readonly subject: { readonly id: number; readonly name: string };
	/** What it was changed to, for a reader of the log; never a password. */
	readonly detail?: string;
}

/** Who acts where nobody is signed in. */
const theServer = "server";

/** Writes who did what on whom; in the same transaction as the change, so neither stands without the other. */
export async function writeAuditLine(
	db: Db,
	{ actor, action, subject, detail = "" }: AuditLine,
): Promise<void> {
	await db
		.insertInto("audit_log")
		.values({
			at: Date.now(),
			actor_id: actor?.id ?? null,
			actor_name: actor?.name ?? theServer,
			action,
			subject_id: subject.id,
			subject_name: subject.name,
			detail,
		})
		.execute();
}

/** The newest lines of the log, newest first. */
export async function newestAuditLines(db: Db, most: number) {
	return db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(most).execute();
}
