import { csv } from "#contract/csv.ts";
import { fieldLabels } from "#contract/field-labels.ts";
import { indianDay } from "#contract/moments.ts";
import { passwords } from "#contract/people/limits.ts";
import { inOneChange, type SomeHandlers } from "../../calls/call-context.ts";
import { isDuplicate } from "../../db/errors.ts";
import { refusal } from "../../kit/refusal.ts";
import { endSessionsOf } from "../../session/sessions.store.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { refuseRoleBeyond, refuseWithoutKeeper } from "../permissions/rights.ts";
import { findRole } from "../roles/roles.store.ts";
import { changeUser } from "./change-user.ts";
import { closePasswordRequest } from "./password-requests.store.ts";
import { addUser, deleteUser, findUser, givePassword, listUsers, listUsersToAssign } from "./users.store.ts";
import { allUsersBy } from "./users-page.store.ts";

const userColumns = ["name", "role", "phone"] as const;

export const userCalls = {
	async users({ database, caller }) {
		const users = await listUsers(database.db);
		if (!caller.permissions.includes("manage_users")) {
			// The dashboard only counts users, so phones aren't sent.
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
				await refuseRoleBeyond(tx, actor, roleId, "role");
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
			// The unique constraint decides, because two clerks may add the same number at once (requirement D8).
			throw isDuplicate(error) ? refusal("duplicatePhone").of("phone") : error;
		}
	},

	async deleteUser(context) {
		await changeUser(context, refusal("deletingOneself"), async (tx, { id, phone }) => {
			await deleteUser(tx, id);
			await refuseWithoutKeeper(tx);
			return { action: "delete user", detail: phone };
		});
	},

	async resetPassword(context) {
		// An unattended desk, or a stolen token, must not replace the password without the current one.
		if (context.params.id === context.caller.id) throw refusal("resettingOneself");
		const found = await findUser(context.database.db, context.params.id);
		if (!found) throw refusal("unknownUser");
		context.rules.check(context.body.password, found);
		const passwordHash = await context.hashes.hash(context.body.password);
		await changeUser(context, refusal("resettingOneself"), async (tx, { id }) => {
			await givePassword(tx, id, passwordHash, context.sessions.now() + passwords.temporary);
			await closePasswordRequest(tx, id);
			await endSessionsOf(tx, id);
			return { action: "reset password" };
		});
	},
} satisfies SomeHandlers;
