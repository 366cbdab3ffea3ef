import type { CallContext } from "../../calls/call-context.ts";
import { once } from "../../calls/once.ts";
import type { Tx } from "../../db/tables.ts";
import { refusal } from "../../kit/refusal.ts";
import type { Caller } from "../../session/sessions.ts";
import { changePasswordCounters } from "../../session/throttle.ts";
import { findUser } from "../users/users.store.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { keepRecoveryCodes } from "./second-factor.store.ts";

/** New recovery codes instead of those before, of which only the hashes are kept. */
export async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
	const codes = newRecoveryCodes();
	await keepRecoveryCodes(
		tx,
		userId,
		codes.map((code) => hashRecoveryCode(userId, code)),
	);
	return [...codes];
}

/**
 * Changes something of the caller's own second factor, for which the password is asked once more: a desk left open must not be
 * enough. It is counted with the tries of changing the password.
 */
export async function withOwnPassword<Result>(
	{
		database,
		sessions,
		throttle,
		hashes,
		caller,
		act,
		body,
	}: Pick<
		CallContext<"endSecondFactor">,
		"database" | "sessions" | "throttle" | "hashes" | "caller" | "act" | "body"
	>,
	work: (tx: Tx, actor: Caller) => Promise<Result>,
): Promise<Result> {
	const counters = changePasswordCounters(caller.id);
	await throttle.count(counters);
	const user = await findUser(database.db, caller.id);
	if (!user) throw refusal("notSignedIn");
	if (!(await hashes.verify(body.currentPassword, user.password_hash)))
		throw refusal("currentPasswordWrong").of("currentPassword");
	return database.change(async (tx) => {
		// Hashing takes a while: the password may be another by now, or the rights.
		const actor = await sessions.find(tx, caller.tokenHash, caller.address);
		const current = await findUser(tx, caller.id);
		if (!actor || current?.password_hash !== user.password_hash) throw refusal("notSignedIn");
		await throttle.undo(tx, counters);
		return once(tx, act, () => work(tx, actor));
	});
}
