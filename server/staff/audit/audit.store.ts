import type { AuditAction } from "#contract/audit.ts";
import { audit } from "#contract/people/limits.ts";
import { contains } from "../../db/engine.ts";
import type { Db, Tx } from "../../db/tables.ts";

const stoppedActions = [
	"second factor missing",
	"second factor failed",
] as const satisfies readonly AuditAction[];

export interface AuditLine {
	/** Undefined for the first start, or a command on the server. */
	readonly actor?: { readonly id: number | null; readonly name: string; readonly address?: string };
	readonly action: AuditAction;
	readonly subject?: { readonly id: number | null; readonly name: string };
	/** New values, for a reader of the log; never a password. */
	readonly detail?: string;
}

const theServer = "server";

/** Called in the change's transaction, so that neither exists without the other. */
export async function writeAuditLine(db: Db, { actor, action, subject, detail = "" }: AuditLine) {
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

/** Removes a file's erased words from lines about it, which still name its path. */
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
	readonly who?: string | undefined;
	readonly subject?: string | undefined;
	/** Milliseconds since 1970; the end is exclusive. */
	readonly since?: number | undefined;
	readonly until?: number | undefined;
	readonly before?: number | undefined;
	readonly limit: number;
}

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
 * Attempts with a person's password but without the second factor, since their last sign-in but one and within a
 * month; their own finished attempts don't count.
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

export async function pruneAudit(db: Db, before: number): Promise<void> {
	await db.deleteFrom("audit_log").where("at", "<", before).execute();
}
