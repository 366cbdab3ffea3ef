import { adminRole } from "#contract/permissions.ts";
import { type Handlers, inOneChange } from "../api/call-context.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { isDuplicate } from "../db/errors.ts";
import { refusal } from "../kit/refusal.ts";
import { listPermissions } from "../permissions/permissions.store.ts";
import { labelled, missingPermission } from "../permissions/rights.ts";
import { holdersOfRole } from "../users/users.store.ts";
import { looksLike, mixedWord } from "./role-names.ts";
import { addRole, deleteRole, findRole, listRoles, permissionsOfRole, roleKey } from "./roles.store.ts";

/** Manage Roles (§2.17), and what a role may do. */
export const roleCalls: Handlers<"roles" | "rolePermissions" | "addRole" | "deleteRole"> = {
	async roles({ database }) {
		return listRoles(database.db);
	},

	async rolePermissions({ database: { db }, params }) {
		if (!(await findRole(db, params.id))) throw refusal("unknownRole");
		const names = await permissionsOfRole(db, params.id);
		return (await listPermissions(db)).filter(({ name }) => names.includes(name));
	},

	async addRole(context) {
		const { name } = context.body;
		const word = mixedWord(name);
		if (word !== undefined) throw refusal("mixedAlphabets", { word }).of("name");
		try {
			await inOneChange(context, "assign_permissions", async (tx, actor) => {
				const roles = await listRoles(tx);
				if (roles.some((role) => looksLike(role.name, name))) throw refusal("duplicateRole").of("name");
				const id = await addRole(tx, name);
				await writeAuditLine(tx, { actor, action: "add role", subject: { id, name } });
			});
		} catch (error) {
			throw isDuplicate(error) ? refusal("duplicateRole").of("name") : error;
		}
	},

	async deleteRole(context) {
		await inOneChange(context, "assign_permissions", async (tx, actor) => {
			const role = await findRole(tx, context.params.id);
			if (!role) throw refusal("unknownRole");
			if (roleKey(role.name) === adminRole) throw refusal("adminRoleStays");
			const lacking = missingPermission(actor, await permissionsOfRole(tx, role.id));
			if (lacking) throw refusal("permissionBeyondYours", { permission: labelled(lacking) });
			const count = await holdersOfRole(tx, role.id);
			if (count > 0) throw refusal("roleInUse", { count });
			await deleteRole(tx, role.id);
			await writeAuditLine(tx, { actor, action: "delete role", subject: role });
		});
	},
};
