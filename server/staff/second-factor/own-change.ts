import type { CallContext } from "../../calls/call-context.ts";
import { once } from "../../calls/once.ts";
import type { Tx } from "../../db/tables.ts";
import { refusal } from "../../kit/refusal.ts";
import type { Caller } from "../../session/sessions.ts";
import { changePasswordCounters } from "../../session/throttle.ts";
import { findUser } from "../users/users.store.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { keepRecoveryCodes } from "./second-factor.store.ts";

/** Replaces the recovery codes, of which only hashes are stored. */
export async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
	const codes = newRecoveryCodes();
	await keepRecoveryCodes(
		tx,
		userId,
		codes.map((code) => hashRecoveryCode(userId, code)),
	);
	return [...codes];
}

/** Changes the caller's second factor with their password, so that an unattended desk isn't enough; attempts count with those of changing the password. */
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
		// Hashing takes a while, in which password or rights may change.
		const actor = await sessions.find(tx, caller.tokenHash, caller.address);
		const current = await findUser(tx, caller.id);
		if (!actor || current?.password_hash !== user.password_hash) throw refusal("notSignedIn");
		await throttle.undo(tx, counters);
		return once(tx, act, () => work(tx, actor));
	});
}
