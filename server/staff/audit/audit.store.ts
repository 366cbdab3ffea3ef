import type { AuditAction } from "#contract/audit.ts";
import { audit } from "#contract/people/limits.ts";
import { contains } from "../../db/engine.ts";
import type { Db, Tx } from "../../db/tables.ts";

const stoppedActions = [
	"second factor missing",
	"second factor failed",
] as const satisfies readonly AuditAction[];

export interface AuditLine {
	/** None: the first start, or a command on the server itself. */
	readonly actor?: { readonly id: number | null; readonly name: string; readonly address?: string };
	readonly action: AuditAction;
	/** None: nobody in particular. */
	readonly subject?: { readonly id: number | null; readonly name: string };
	/** New values, for a reader of the log; never a password. */
	readonly detail?: string;
}

/** Actor of changes without a signed-in user. */
const theServer = "server";

/** Writes who did what on whom; in the same transaction as the change, so neither exists without the other. */
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
			subject_id: subject?.id ?? null,
			subject_name: subject?.name ?? "",
			detail,
			address: actor?.address ?? "",
		})
		.execute();
}

/** Takes words that were erased out of the lines about a row: they go on saying who did what and when, and name the row by its key. */
export async function forgetSubjects(
	tx: Tx,
	{
		detail,
		subjects,
		key,
	}: { readonly detail: string; readonly subjects: readonly string[]; readonly key: string },
): Promise<void> {
	if (subjects.length === 0) return;
	await tx
		.updateTable("audit_log")
		.set({ subject_name: key })
		.where("detail", "=", detail)
		.where("subject_name", "in", subjects)
		.execute();
}

/** Takes the words of a file out of the lines that tell of its descriptions, which go on naming it by its path. */
export async function forgetFileWords(
	tx: Tx,
	{ path, name }: { readonly path: string; readonly name: string },
): Promise<void> {
	await tx
		.updateTable("audit_log")
		.set({ subject_name: name, detail: path })
		.where("action", "=", "describe file" satisfies AuditAction)
		.where((eb) => eb.or([eb("detail", "=", path), eb("detail", "like", `${path}: %`)]))
		.execute();
}

interface Wanted {
	readonly actions: readonly AuditAction[];
	/** Part of the name of who acted, and of whom it was done to. */
	readonly who?: string | undefined;
	readonly subject?: string | undefined;
	/** Milliseconds since 1970; the end isn't included. */
	readonly since?: number | undefined;
	readonly until?: number | undefined;
	/** Only what was written before this line. */
	readonly before?: number | undefined;
	readonly limit: number;
}

/** Lines of the log, newest first. */
export async function listAuditLines(db: Db, { actions, who, subject, since, until, before, limit }: Wanted) {
	return db
		.selectFrom("audit_log")
		.select(["id", "at", "actor_id", "actor_name", "subject_name", "detail", "address"])
		.select((eb) => eb.ref("action").$castTo<AuditAction>().as("action"))
		.where("action", "in", actions)
		.$if(Boolean(who), (lines) => lines.where(contains("actor_name", who ?? "")))
		.$if(Boolean(subject), (lines) => lines.where(contains("subject_name", subject ?? "")))
		.$if(since !== undefined, (lines) => lines.where("at", ">=", since ?? 0))
		.$if(until !== undefined, (lines) => lines.where("at", "<", until ?? 0))
		.$if(before !== undefined, (lines) => lines.where("id", "<", before ?? 0))
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

/**
 * When and from where somebody had a person's right password and not their second factor: since the person's last sign-in but one,
 * and within a month. What the person themselves went on with isn't meant.
 */
export async function stoppedTries(db: Db, userId: number, now: number) {
	const lines = await db
		.selectFrom("audit_log")
		.select(["at", "action", "address"])
		.where("at", ">", now - audit.stoppedShown)
		.where((eb) =>
			eb.or([
				eb.and([eb("subject_id", "=", userId), eb("action", "in", [...stoppedActions])]),
				eb.and([eb("actor_id", "=", userId), eb("action", "=", "sign in")]),
			]),
		)
		.orderBy("id")
		.execute();
	const signIns = lines.filter(({ action }) => action === "sign in");
	const since = signIns.at(-2)?.at ?? 0;
	const wentOn = ({ at, address }: (typeof lines)[number]) =>
		signIns.some((each) => each.address === address && each.at >= at && each.at - at <= audit.goesOnWithin);
	return lines.filter((line) => line.action !== "sign in" && line.at > since && !wentOn(line));
}

/** Deletes lines from before a moment, milliseconds since 1970. */
export async function pruneAudit(db: Db, before: number): Promise<void> {
	await db.deleteFrom("audit_log").where("at", "<", before).execute();
}
