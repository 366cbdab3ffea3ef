import type { CallContext, Services } from "../../calls/call-context.ts";
import { once } from "../../calls/once.ts";
import type { Tx } from "../../db/tables.ts";
import { refusal } from "../../kit/refusal.ts";
import { endSessionsOf } from "../../session/sessions.store.ts";
import type { Caller } from "../../session/sessions.ts";
import { changePasswordCounters } from "../../session/throttle.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { findUser } from "../users/users.store.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { keepRecoveryCodes, setSecondFactorSince } from "./second-factor.store.ts";

export async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
	const codes = newRecoveryCodes();
	await keepRecoveryCodes(
		tx,
		userId,
		codes.map((code) => hashRecoveryCode(userId, code)),
	);
	return [...codes];
}

type OwnChange = Pick<CallContext<"endSecondFactor">, keyof Services | "caller" | "act" | "body">;

/** Verifies the caller's password. @returns also the counters to undo */
export async function checkOwnPassword({ database, throttle, hashes, caller, body }: OwnChange) {
	const counters = changePasswordCounters(caller.id);
	await throttle.count(counters);
	const user = await findUser(database.db, caller.id);
	if (!user) throw refusal("notSignedIn");
	if (await hashes.verify(body.currentPassword, user.password_hash)) return { user, counters };
	throw refusal("currentPasswordWrong").of("currentPassword");
}

export async function turnOn(tx: Tx, caller: Caller, now: number) {
	await setSecondFactorSince(tx, caller.id, now);
	// Other sessions may have been opened with a stolen password.
	await endSessionsOf(tx, caller.id, caller.tokenHash);
	await writeAuditLine(tx, { actor: caller, action: "turn on second factor", subject: caller });
	return { codes: await giveRecoveryCodes(tx, caller.id) };
}

/** Changes the caller's second factor with their password, so that an unattended desk isn't enough; attempts count with those of changing the password. */
export async function withOwnPassword<Result>(
	context: OwnChange,
	work: (tx: Tx, actor: Caller) => Promise<Result>,
): Promise<Result> {
	const { database, sessions, throttle, caller, act } = context;
	const { user, counters } = await checkOwnPassword(context);
	return database.change(async (tx) => {
		// Hashing takes a while, in which password or rights may change.
		const actor = await sessions.find(tx, caller.tokenHash, caller.address);
		const current = await findUser(tx, caller.id);
		if (!actor || current?.password_hash !== user.password_hash) throw refusal("notSignedIn");
		await throttle.undo(tx, counters);
		return once(tx, act, () => work(tx, actor));
	});
}
