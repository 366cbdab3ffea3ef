import { secondFactor as limits } from "#contract/limits.ts";
import { type CallContext, type Handlers, inOneChange } from "../api/call-context.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import type { Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import { refuseUserBeyond } from "../permissions/rights.ts";
import { endSessionsOf } from "../session/sessions.store.ts";
import type { Caller } from "../session/sessions.ts";
import { changePasswordCounters, setUpCounters } from "../session/throttle.ts";
import { findUser } from "../users/users.store.ts";
import { newSecret, secretAddress, stepOfCode } from "./one-time-codes.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import {
	confirmSecret,
	countRecoveryCodes,
	findAuthenticator,
	forgetSecondFactor,
	keepPendingSecret,
	keepRecoveryCodes,
	setSecondFactorSince,
} from "./second-factor.store.ts";

/** One's own second factor, and its reset by somebody who manages users (decision 29). */
export const secondFactorCalls: Handlers<
	| "mySecondFactor"
	| "beginSecondFactor"
	| "confirmSecondFactor"
	| "renewRecoveryCodes"
	| "endSecondFactor"
	| "resetSecondFactor"
> = {
	async mySecondFactor({ database: { db }, caller }) {
		const since = (await findUser(db, caller.id))?.second_factor_since ?? null;
		return {
			since: since === null ? null : new Date(since).toISOString(),
			codesLeft: await countRecoveryCodes(db, caller.id),
			isRequired: caller.mustHaveSecondFactor,
		};
	},

	async beginSecondFactor(context) {
		return withOwnPassword(context, async (tx, { id, phone }) => {
			const secret = newSecret();
			await keepPendingSecret(tx, id, secret, context.sessions.now());
			return { secret, uri: secretAddress(secret, new URL(context.publicUrl).hostname, phone) };
		});
	},

	async confirmSecondFactor({ database, sessions, throttle, caller, body }) {
		const counters = setUpCounters(caller.id);
		await throttle.count(counters);
		const now = sessions.now();
		return database.change(async (tx) => {
			const { pending_secret: secret, pending_since: since } = (await findAuthenticator(tx, caller.id)) ?? {};
			if (!secret || !since || now - since >= limits.setUpWithin) throw refusal("secondFactorNotBegun");
			const step = stepOfCode(secret, body.code, now);
			if (step === undefined) throw refusal("codeWrong").of("code");
			await confirmSecret(tx, caller.id, secret, step);
			await setSecondFactorSince(tx, caller.id, now);
			// Whoever has got in elsewhere with the password alone is out.
			await endSessionsOf(tx, caller.id, caller.tokenHash);
			await throttle.undo(tx, counters);
			await writeAuditLine(tx, { actor: caller, action: "turn on second factor", subject: caller });
			return { codes: await giveRecoveryCodes(tx, caller.id) };
		});
	},

	async renewRecoveryCodes(context) {
		return withOwnPassword(context, async (tx, actor) => {
			if ((await findUser(tx, actor.id))?.second_factor_since === null) throw refusal("secondFactorIsOff");
			await writeAuditLine(tx, { actor, action: "renew recovery codes", subject: actor });
			return { codes: await giveRecoveryCodes(tx, actor.id) };
		});
	},

	async endSecondFactor(context) {
		await withOwnPassword(context, async (tx, actor) => {
			if (actor.mustHaveSecondFactor) throw refusal("secondFactorStays");
			if ((await findUser(tx, actor.id))?.second_factor_since === null) return;
			await forgetSecondFactor(tx, actor.id);
			await writeAuditLine(tx, { actor, action: "turn off second factor", subject: actor });
		});
	},

	async resetSecondFactor(context) {
		await inOneChange(context, "manage_users", async (tx, actor) => {
			if (context.params.id === actor.id) throw refusal("resettingOwnFactor");
			const user = await findUser(tx, context.params.id);
			if (!user) throw refusal("unknownUser");
			await refuseUserBeyond(tx, actor, user);
			await forgetSecondFactor(tx, user.id);
			await endSessionsOf(tx, user.id);
			await writeAuditLine(tx, { actor, action: "reset second factor", subject: user });
		});
	},
};

/** New recovery codes instead of those before, of which only the hashes are kept. */
async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
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
async function withOwnPassword<Result>(
	{
		database,
		sessions,
		throttle,
		hashes,
		caller,
		body,
	}: Pick<
		CallContext<"endSecondFactor">,
		"database" | "sessions" | "throttle" | "hashes" | "caller" | "body"
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
		return work(tx, actor);
	});
}
