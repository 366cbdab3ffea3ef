import { inOneChange } from "../../calls/call-context.ts";
import type { Tx } from "../../db/tables.ts";
import { type Refusal, refusal } from "../../kit/refusal.ts";
import { type AuditLine, writeAuditLine } from "../audit/audit.store.ts";
import { refuseUserBeyond } from "../permissions/rights.ts";
import { findUser } from "./users.store.ts";

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

type Done = Pick<AuditLine, "action" | "detail"> | undefined;

/**
 * Changes the account in the call's address with an audit line, both or neither.
 * @param oneself refusal for the caller's own account, unless allowed
 * @throws {Refusal} unknownUser, userBeyondYours, or `oneself`
 */
export async function changeUser(
	context: Parameters<typeof inOneChange>[0] & { readonly params: { readonly id: number } },
	oneself: Refusal | undefined,
	work: (tx: Tx, user: User) => Promise<Done>,
): Promise<void> {
	await inOneChange(context, "manage_users", async (tx, actor) => {
		if (oneself && context.params.id === actor.id) throw oneself;
		const user = await findUser(tx, context.params.id);
		if (!user) throw refusal("unknownUser");
		await refuseUserBeyond(tx, actor, user);
		const done = await work(tx, user);
		if (done) await writeAuditLine(tx, { actor, subject: user, ...done });
	});
}
