import { csv } from "#contract/csv.ts";
import { fieldLabels } from "#contract/field-labels.ts";
import { passwords } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { type Handlers, inOneChange } from "../../calls/call-context.ts";
import { isDuplicate } from "../../db/errors.ts";
import { refusal } from "../../kit/refusal.ts";
import { endSessionsOf } from "../../session/sessions.store.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { refuseRoleBeyond, refuseUserBeyond, refuseWithoutKeeper } from "../permissions/rights.ts";
import { findRole } from "../roles/roles.store.ts";
import { closePasswordRequest } from "./password-requests.store.ts";
import {
	addUser,
	deleteUser,
	findUser,
	givePassword,
	giveRole,
	listUsers,
	listUsersToAssign,
} from "./users.store.ts";
import { allUsersBy } from "./users-page.store.ts";

const userColumns = ["name", "role", "phone"] as const;

/** Manage Users and Assign Role (§2.17). */
export const userCalls: Handlers<
	"users" | "exportUsers" | "assignableUsers" | "addUser" | "deleteUser" | "resetPassword" | "assignRole"
> = {
	async users({ database, caller }) {
		const users = await listUsers(database.db);
		if (!caller.permissions.includes("manage_users")) {
			// The dashboard only counts users; sending phones would expose them to people without the permission.
			return users.map(({ id, name, role }) => ({ id, name, role }));
		}
		return users.map((user) => ({ ...user, password: passwords.mask }));
	},

	async exportUsers(context) {
		return inOneChange(context, "manage_users", async (tx, actor) => {
			const today = indianDay(context.sessions.now());
			const users = await allUsersBy(tx, context.body, today);
			await writeAuditLine(tx, { actor, action: "export users", detail: String(users.length) });
			const head = userColumns.map((column) => fieldLabels[column][context.lang]);
			return csv([head, ...users.map(({ name, role, phone }) => [name, role, phone])]);
		});
	},

	async assignableUsers({ database }) {
		return listUsersToAssign(database.db);
	},

	async addUser(context) {
		const { name, phone, password, role: roleId } = context.body;
		context.rules.check(password, { name, phone });
		const passwordHash = await context.hashes.hash(password);
		const temporaryUntil = context.sessions.now() + passwords.temporary;
		try {
			await inOneChange(context, "manage_users", async (tx, actor) => {
				const role = await findRole(tx, roleId);
				if (!role) throw refusal("noSuchRole");
				await refuseRoleBeyond(tx, actor, roleId);
				const id = await addUser(tx, {
					name,
					phone,
					passwordHash,
					roleId,
					addedBy: actor.name,
					temporaryUntil,
				});
				await writeAuditLine(tx, { actor, action: "add user", subject: { id, name }, detail: role.name });
			});
		} catch (error) {
			// The unique constraint decides, because two clerks may add the same number at the same moment (requirement D8).
			throw isDuplicate(error) ? refusal("duplicatePhone").of("phone") : error;
		}
	},

	async deleteUser(context) {
		await inOneChange(context, "manage_users", async (tx, actor) => {
			if (context.params.id === actor.id) throw refusal("deletingOneself");
			const user = await findUser(tx, context.params.id);
			if (!user) throw refusal("unknownUser");
			await refuseUserBeyond(tx, actor, user);
			await deleteUser(tx, user.id);
			await refuseWithoutKeeper(tx);
			await writeAuditLine(tx, { actor, action: "delete user", subject: user, detail: user.phone });
		});
	},

	async resetPassword(context) {
		// A desk left open, or a stolen token, would otherwise become a lasting takeover without the current password.
		if (context.params.id === context.caller.id) throw refusal("resettingOneself");
		const found = await findUser(context.database.db, context.params.id);
		if (!found) throw refusal("unknownUser");
		context.rules.check(context.body.password, found);
		const passwordHash = await context.hashes.hash(context.body.password);
		await inOneChange(context, "manage_users", async (tx, actor) => {
			const user = await findUser(tx, context.params.id);
			if (!user) throw refusal("unknownUser");
			await refuseUserBeyond(tx, actor, user);
			await givePassword(tx, user.id, passwordHash, context.sessions.now() + passwords.temporary);
			await closePasswordRequest(tx, user.id);
			await endSessionsOf(tx, user.id);
			await writeAuditLine(tx, { actor, action: "reset password", subject: user });
		});
	},

	async assignRole(context) {
		const { userId, roleId } = context.body;
		await inOneChange(context, "assign_role", async (tx, actor) => {
			const user = await findUser(tx, userId);
			if (!user) throw refusal("noSuchUser");
			const role = await findRole(tx, roleId);
			if (!role) throw refusal("noSuchRole");
			await refuseUserBeyond(tx, actor, user);
			await refuseRoleBeyond(tx, actor, roleId);
			const before = await findRole(tx, user.role_id);
			await giveRole(tx, userId, roleId);
			await refuseWithoutKeeper(tx);
			const detail = `${before?.name} → ${role.name}`;
			await writeAuditLine(tx, { actor, action: "assign role", subject: user, detail });
		});
	},
};
