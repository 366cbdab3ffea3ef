import type { SomeHandlers } from "../../calls/call-context.ts";
import { refusal } from "../../kit/refusal.ts";
import { endSession, endSessionsOf } from "../../session/sessions.store.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { refuseUserBeyond } from "../permissions/rights.ts";
import { changeUser } from "../users/change-user.ts";
import { findUser } from "../users/users.store.ts";

/** Sessions, for their owner and for managers of users (decision 27). */
export const ownSessionCalls = {
	async mySessions({ database, sessions, caller }) {
		return sessions.of(database.db, caller.id, caller.tokenHash);
	},

	async endMySession({ database, sessions, caller, params }) {
		await database.db.transaction().execute(async (tx) => {
			const tokenHash = await sessions.tokenHashOf(tx, caller.id, params.id);
			if (tokenHash === undefined) throw refusal("unknownSession");
			await endSession(tx, tokenHash);
			await writeAuditLine(tx, { actor: caller, action: "end own sessions", subject: caller });
		});
	},

	async endMyOtherSessions({ database, caller }) {
		await database.db.transaction().execute(async (tx) => {
			await endSessionsOf(tx, caller.id, caller.tokenHash);
			await writeAuditLine(tx, { actor: caller, action: "end own sessions", subject: caller });
		});
	},

	async userSessions({ database, sessions, caller, params }) {
		const user = await findUser(database.db, params.id);
		if (!user) throw refusal("unknownUser");
		if (user.id !== caller.id) await refuseUserBeyond(database.db, caller, user);
		return sessions.of(database.db, params.id, caller.tokenHash);
	},

	async endUserSessions(context) {
		await changeUser(context, undefined, async (tx, { id }) => {
			// The caller's own session goes on, or they would never see the answer.
			await endSessionsOf(tx, id, context.caller.tokenHash);
			return { action: "end sessions" };
		});
	},
} satisfies SomeHandlers;
