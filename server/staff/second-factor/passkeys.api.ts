import type { SomeHandlers } from "../../calls/call-context.ts";
import { isDuplicate } from "../../db/errors.ts";
import { refusal } from "../../kit/refusal.ts";
import { deviceOf } from "../../session/device.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { checkPassword, recordAsked } from "../sign-in/check-password.ts";
import { findUser } from "../users/users.store.ts";
import { turnOn, withOwnPassword } from "./own-change.ts";
import { addPasskey, passkeysOf, removePasskey } from "./passkeys.store.ts";
import { optionsToAdd, optionsToSignIn, readNewPasskey } from "./passkeys.ts";
import { findAuthenticator, forgetSecondFactor } from "./second-factor.store.ts";

const unnamed = "Passkey";

export const passkeyCalls = {
	async beginPasskey(context) {
		return withOwnPassword(context, (tx, actor) =>
			optionsToAdd(tx, actor, context.publicUrl, context.sessions.now()),
		);
	},

	async finishPasskey({ database, sessions, caller, body, publicUrl, userAgent }) {
		const now = sessions.now();
		try {
			return await database.change(async (tx) => {
				const passkey = await readNewPasskey(tx, caller.id, body.answer, publicUrl, now);
				if (!passkey) throw refusal("passkeyNotAdded");
				const name = deviceOf(userAgent) || unnamed;
				await addPasskey(tx, caller.id, { ...passkey, name });
				await writeAuditLine(tx, { actor: caller, action: "add passkey", subject: caller, detail: name });
				if ((await findUser(tx, caller.id))?.second_factor_since !== null) return { codes: [] };
				return turnOn(tx, caller, now);
			});
		} catch (error) {
			throw isDuplicate(error) ? refusal("passkeyNotAdded") : error;
		}
	},

	async removePasskey(context) {
		await withOwnPassword(context, async (tx, actor) => {
			const all = await passkeysOf(tx, actor.id);
			const passkey = all.find(({ id }) => id === context.params.id);
			if (!passkey) throw refusal("unknownPasskey");
			const isLastWay = all.length === 1 && !(await findAuthenticator(tx, actor.id))?.secret;
			if (isLastWay && actor.mustHaveSecondFactor) throw refusal("secondFactorStays");
			await removePasskey(tx, actor.id, passkey.id);
			await writeAuditLine(tx, {
				actor,
				action: "remove passkey",
				subject: actor,
				detail: passkey.name,
			});
			if (!isLastWay) return;
			await forgetSecondFactor(tx, actor.id);
			await writeAuditLine(tx, { actor, action: "turn off second factor", subject: actor });
		});
	},

	async beginPasskeySignIn(context) {
		const { user, counters } = await checkPassword(context);
		const { database, throttle, sessions, publicUrl, address } = context;
		if (user.second_factor_since !== null) await recordAsked(context, user, address);
		return database.db.transaction().execute(async (tx) => {
			await throttle.undo(tx, counters);
			if ((await passkeysOf(tx, user.id)).length === 0) throw refusal("noPasskey");
			return optionsToSignIn(tx, user.id, publicUrl, sessions.now());
		});
	},
} satisfies SomeHandlers;
