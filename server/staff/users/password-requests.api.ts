import { setTimeout as wait } from "node:timers/promises";
import { momentOf } from "#contract/moments.ts";
import { passwordRequests as limits } from "#contract/people/limits.ts";
import type { Services, SomeHandlers } from "../../calls/call-context.ts";
import { stateOf } from "../../session/account-state.ts";
import { missingPermission } from "../../session/permitted.ts";
import { passwordRequestCounters } from "../../session/throttle.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { permissionsOfRole } from "../roles/roles.store.ts";
import { changeUser } from "./change-user.ts";
import {
	addPasswordRequest,
	closePasswordRequest,
	listPasswordRequests,
	rolesThatGivePasswords,
} from "./password-requests.store.ts";
import { findUserByPhone } from "./users.store.ts";

export const passwordRequestCalls = {
	async askForPassword({ database, sessions, throttle, body, address }) {
		await throttle.count(passwordRequestCounters(address, body.mobile));
		// Neither answer nor time reveals whether anybody has the number.
		await Promise.all([store({ database, sessions }, body.mobile, address), wait(limits.answeredAfter)]);
	},

	async passwordGivers({ database: { db } }) {
		const givers = await rolesThatGivePasswords(db);
		return givers.map(({ name, title_en, title_hi }) => ({ en: title_en || name, hi: title_hi || name }));
	},

	async passwordRequests({ database: { db }, sessions, caller }) {
		const requests = await listPasswordRequests(db, sessions.now());
		const answered = [];
		for (const { id, name, phone, role, role_id, asked_at } of requests) {
			if (id === caller.id || missingPermission(caller, await permissionsOfRole(db, role_id))) continue;
			answered.push({ id, name, phone, role, askedAt: momentOf(asked_at) });
		}
		return answered;
	},

	async dismissPasswordRequest(context) {
		await changeUser(context, undefined, async (tx, { id }) =>
			(await closePasswordRequest(tx, id)) ? { action: "dismiss password request" } : undefined,
		);
	},
} satisfies SomeHandlers;

async function store(
	{ database, sessions }: Pick<Services, "database" | "sessions">,
	mobile: string,
	address: string,
): Promise<void> {
	const now = sessions.now();
	await database.change(async (tx) => {
		const user = await findUserByPhone(tx, mobile);
		if (!user || stateOf(user, now) !== "active") return;
		if (!(await addPasswordRequest(tx, user.id, now))) return;
		const actor = { id: null, name: "", address };
		await writeAuditLine(tx, { actor, action: "ask for a password", subject: user });
	});
}
