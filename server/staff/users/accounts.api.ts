import type { Selectable } from "kysely";
import type { Reply } from "#contract/api.ts";
import { indianDay, momentOf, momentOrNull } from "#contract/moments.ts";
import { inOneChange, type SomeHandlers } from "../../calls/call-context.ts";
import { isDuplicate } from "../../db/errors.ts";
import type { Tables, Tx } from "../../db/tables.ts";
import { refusal } from "../../kit/refusal.ts";
import { stateOf } from "../../session/account-state.ts";
import { endSessionsOf } from "../../session/sessions.store.ts";
import type { Caller } from "../../session/sessions.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import {
	refuseOneBeyond,
	refuseRoleBeyond,
	refuseUserBeyond,
	refuseWithoutKeeper,
} from "../permissions/rights.ts";
import { findRole } from "../roles/roles.store.ts";
import { changeUser } from "./change-user.ts";
import {
	countUsers,
	findUser,
	giveRole,
	reinstateUser,
	renameUser,
	setLastDay,
	suspendUser,
} from "./users.store.ts";
import { countUsersBy, usersBy } from "./users-page.store.ts";

/** Changes to accounts: suspension, reinstatement, last day (decision 27). */
export const accountCalls = {
	async user({ database: { db }, sessions, params }) {
		const user = await findUser(db, params.id);
		const role = user && (await findRole(db, user.role_id));
		if (!user || !role) throw refusal("unknownUser");
		return shown({ ...user, role: role.name }, sessions.now());
	},

	async usersPage({ database: { db }, sessions, query }) {
		const now = sessions.now();
		const today = indianDay(now);
		const { page, limit } = query;
		const [users, total, all] = await Promise.all([
			usersBy(db, query, today, { limit, offset: (page - 1) * limit }),
			countUsersBy(db, query, today),
			countUsers(db),
		]);
		return { total, all, users: users.map((user) => shown(user, now)) };
	},

	async editUser(context) {
		const { name, phone, email: sent } = context.body;
		try {
			await changeUser(context, refusal("editingOneself"), async (tx, user) => {
				const email = sent === undefined ? user.email : sent || null;
				const changes = [
					...(name === user.name ? [] : [`${user.name} → ${name}`]),
					...(phone === user.phone ? [] : [`${user.phone} → ${phone}`]),
					...(email === user.email ? [] : [`${user.email ?? "–"} → ${email ?? "–"}`]),
				];
				if (changes.length === 0) return undefined;
				await renameUser(tx, user.id, { name, phone, email });
				// The old number may belong to somebody else by now.
				if (phone !== user.phone) await endSessionsOf(tx, user.id);
				return { action: "edit user", detail: changes.join(", ") };
			});
		} catch (error) {
			throw isDuplicate(error) ? refusal("duplicatePhone").of("phone") : error;
		}
	},

	async setLastDay(context) {
		const { lastDay } = context.body;
		await changeUser(context, refusal("suspendingOneself"), async (tx, user) => {
			if (lastDay === user.last_day) return undefined;
			await setLastDay(tx, user.id, lastDay);
			await refuseWithoutKeeper(tx);
			return { action: "set last day", detail: `${user.last_day ?? "–"} → ${lastDay ?? "–"}` };
		});
	},

	async suspendUsers(context) {
		await inOneChange(context, "manage_users", async (tx, actor) => {
			for (const user of await usersToChange(tx, actor, context.body.userIds)) {
				if (user.id === actor.id) throw refusal("suspendingOneself");
				if (user.suspended_at !== null) continue;
				await suspendUser(tx, user.id, Date.now());
				await endSessionsOf(tx, user.id);
				await writeAuditLine(tx, { actor, action: "suspend user", subject: user });
			}
			await refuseWithoutKeeper(tx);
		});
	},

	async reinstateUsers(context) {
		await inOneChange(context, "manage_users", async (tx, actor) => {
			for (const user of await usersToChange(tx, actor, context.body.userIds)) {
				if (stateOf(user, context.sessions.now()) === "active") continue;
				await reinstateUser(tx, user.id);
				await writeAuditLine(tx, { actor, action: "reinstate user", subject: user });
			}
		});
	},

	async assignRole(context) {
		const { userId, roleId } = context.body;
		await assign(context, [userId], roleId, refuseUserBeyond);
	},

	async assignRoles(context) {
		const { userIds, roleId } = context.body;
		await assign(context, userIds, roleId, refuseOneBeyond);
	},
} satisfies SomeHandlers;

async function assign(
	context: Parameters<typeof inOneChange>[0],
	userIds: readonly number[],
	roleId: number,
	refuseBeyond: typeof refuseOneBeyond,
): Promise<void> {
	await inOneChange(context, "assign_role", async (tx, actor) => {
		const users = await usersToChange(tx, actor, userIds, refuseBeyond);
		const role = await findRole(tx, roleId);
		if (!role) throw refusal("noSuchRole");
		await refuseRoleBeyond(tx, actor, roleId);
		for (const user of users) {
			if (user.role_id === roleId) continue;
			const before = await findRole(tx, user.role_id);
			await giveRole(tx, user.id, roleId);
			const detail = `${before?.name} → ${role.name}`;
			await writeAuditLine(tx, { actor, action: "assign role", subject: user, detail });
		}
		await refuseWithoutKeeper(tx);
	});
}

function shown(user: Selectable<Tables["users"]> & { role: string }, now: number): Reply<"user"> {
	const {
		id,
		name,
		phone,
		email,
		role,
		role_id,
		last_day,
		last_sign_in_at,
		created_at,
		added_by,
		temporary_until,
	} = user;
	const hasSecondFactor = user.second_factor_since !== null;
	return {
		id,
		name,
		phone,
		email,
		role,
		roleId: role_id,
		state: stateOf(user, now),
		lastDay: last_day,
		lastSignIn: momentOrNull(last_sign_in_at),
		addedAt: momentOf(created_at),
		addedBy: added_by,
		temporaryUntil: momentOrNull(temporary_until),
		hasSecondFactor,
	};
}

async function usersToChange(
	tx: Tx,
	actor: Caller,
	userIds: readonly number[],
	refuseBeyond = refuseOneBeyond,
): Promise<readonly NonNullable<Awaited<ReturnType<typeof findUser>>>[]> {
	const users = [];
	for (const id of new Set(userIds)) {
		const user = await findUser(tx, id);
		if (!user) throw refusal("noSuchUser");
		await refuseBeyond(tx, actor, user);
		users.push(user);
	}
	return users;
}
