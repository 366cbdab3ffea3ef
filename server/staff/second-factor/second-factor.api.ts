import { momentOf, momentOrNull } from "#contract/moments.ts";
import { secondFactor as limits } from "#contract/people/limits.ts";
import type { SomeHandlers } from "../../calls/call-context.ts";
import { once } from "../../calls/once.ts";
import type { Tx } from "../../db/tables.ts";
import { refusal } from "../../kit/refusal.ts";
import { endSessionsOf } from "../../session/sessions.store.ts";
import { setUpCounters } from "../../session/throttle.ts";
import { stoppedTries, writeAuditLine } from "../audit/audit.store.ts";
import { changeUser } from "../users/change-user.ts";
import { findUser } from "../users/users.store.ts";
import { newSecret, secretAddress, stepOfCode } from "./one-time-codes.ts";
import { giveRecoveryCodes, turnOn, withOwnPassword } from "./own-change.ts";
import { passkeysOf } from "./passkeys.store.ts";
import {
	confirmSecret,
	countRecoveryCodes,
	findAuthenticator,
	forgetSecondFactor,
	keepPendingSecret,
} from "./second-factor.store.ts";

/** One's own second factor, and its reset by a manager of users (decision 29). */
export const secondFactorCalls = {
	async mySecondFactor({ database: { db }, sessions, caller }) {
		const since = (await findUser(db, caller.id))?.second_factor_since ?? null;
		return {
			since: momentOrNull(since),
			hasApp: Boolean((await findAuthenticator(db, caller.id))?.secret),
			passkeys: (await passkeysOf(db, caller.id)).map(({ id, name, added_at, used_at }) => ({
				id,
				name,
				addedAt: momentOf(added_at),
				usedAt: momentOrNull(used_at),
			})),
			codesLeft: await countRecoveryCodes(db, caller.id),
			isRequired: caller.mustHaveSecondFactor,
			stopped: (await stoppedTries(db, caller.id, sessions.now())).map(({ at, address }) => ({
				at: momentOf(at),
				address,
			})),
		};
	},

	async beginSecondFactor(context) {
		return withOwnPassword(context, async (tx, { id, phone }) => {
			const secret = newSecret();
			await keepPendingSecret(tx, id, secret, context.sessions.now());
			return { secret, uri: secretAddress(secret, new URL(context.publicUrl).hostname, phone) };
		});
	},

	async confirmSecondFactor({ database, sessions, throttle, caller, act, body }) {
		const counters = setUpCounters(caller.id);
		await throttle.count(counters);
		const now = sessions.now();
		const confirm = async (tx: Tx) => {
			const { pending_secret: secret, pending_since: since } = (await findAuthenticator(tx, caller.id)) ?? {};
			if (!secret || !since || now - since >= limits.setUpWithin) throw refusal("secondFactorNotBegun");
			const step = stepOfCode(secret, body.code, now);
			if (step === undefined) throw refusal("codeWrong").of("code");
			await confirmSecret(tx, caller.id, secret, step);
			return turnOn(tx, caller, now);
		};
		return database.change(async (tx) => {
			const given = await once(tx, act, () => confirm(tx));
			await throttle.undo(tx, counters);
			return given;
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
		await changeUser(context, refusal("resettingOwnFactor"), async (tx, { id }) => {
			await forgetSecondFactor(tx, id);
			await endSessionsOf(tx, id);
			return { action: "reset second factor" };
		});
	},
} satisfies SomeHandlers;
