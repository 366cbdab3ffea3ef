import type { SomeHandlers } from "../../calls/call-context.ts";
import { refusal } from "../../kit/refusal.ts";
import { endSession, endSessionsOf } from "../../session/sessions.store.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { checkOwnPassword } from "../second-factor/own-change.ts";
import { findUser, givePassword } from "../users/users.store.ts";
import { signIn } from "./sign-in.ts";

/** Sign-in, sign-out and the caller's own account (§4 Session; requirements, Beyond §7). */
export const sessionCalls = {
	login: signIn,

	async me({ caller }) {
		const { id, name, phone, role, permissions, hasTemporaryPassword, lacksSecondFactor } = caller;
		return {
			id,
			name,
			phone,
			role,
			permissions: [...permissions],
			...(hasTemporaryPassword && { passwordChangeRequired: true as const }),
			...(lacksSecondFactor && { secondFactorRequired: true as const }),
		};
	},

	async logout({ database, caller, log }) {
		await database.db.transaction().execute(async (tx) => {
			await endSession(tx, caller.tokenHash);
			await writeAuditLine(tx, { actor: caller, action: "sign out" });
		});
		log.info({ event: "logout", user: caller.id }, "signed out");
	},

	async changePassword(context) {
		const { database, throttle, hashes, rules, caller, body } = context;
		const { user, counters } = await checkOwnPassword(context);
		if (body.newPassword.normalize("NFC") === body.currentPassword.normalize("NFC")) {
			throw refusal("passwordUnchanged").of("newPassword");
		}
		rules.check(body.newPassword, user, "newPassword");
		const passwordHash = await hashes.hash(body.newPassword);
		await database.change(async (tx) => {
			const current = await findUser(tx, user.id);
			if (current?.password_hash !== user.password_hash) throw refusal("notSignedIn");
			await givePassword(tx, user.id, passwordHash, null);
			await endSessionsOf(tx, user.id, caller.tokenHash);
			await throttle.undo(tx, counters);
			await writeAuditLine(tx, { actor: caller, action: "change own password", subject: user });
		});
	},
} satisfies SomeHandlers;
