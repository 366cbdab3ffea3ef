import type { AuditAction } from "#contract/audit.ts";
import type { Db } from "../../db/tables.ts";

/** The first administrator, as long as the log begins with the first start. */
export async function firstAdministrator(db: Db): Promise<number | undefined> {
	const begin = await db
		.selectFrom("audit_log")
		.select(["action", "subject_id"])
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	if (begin?.action !== ("first start" satisfies AuditAction)) return undefined;
	return begin.subject_id ?? undefined;
}

export async function wasDone(db: Db, actions: readonly AuditAction[], subjects?: readonly number[]) {
	const line = await db
		.selectFrom("audit_log")
		.select("id")
		.where("action", "in", actions)
		.$if(subjects !== undefined, (lines) => lines.where("subject_id", "in", subjects ?? []))
		.limit(1)
		.executeTakeFirst();
	return line !== undefined;
}
