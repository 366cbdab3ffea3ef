import { inOneChange, type SomeHandlers } from "../../calls/call-context.ts";
import { refusal } from "../../kit/refusal.ts";
import { labelled, missingPermission } from "../../session/permitted.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { findRole, givePermissions, permissionsOfRole, takePermissions } from "../roles/roles.store.ts";
import { listPermissions } from "./permissions.store.ts";
import { refuseWithoutKeeper } from "./rights.ts";

export const permissionCalls = {
	async permissions({ database }) {
		return listPermissions(database.db);
	},

	async assignPermissions(context) {
		const { roleId } = context.body;
		const wanted = new Set(context.body.permissionIds);
		await inOneChange(context, "assign_permissions", async (tx, actor) => {
			const role = await findRole(tx, roleId);
			if (!role) throw refusal("noSuchRole");
			const given = (await listPermissions(tx)).filter(({ id }) => wanted.has(id));
			if (given.length < wanted.size) throw refusal("noSuchPermission");
			if (roleId === actor.roleId) throw refusal("ownRole");
			const names = given.map(({ name }) => name);
			// Taking a permission away demotes users, so the role's present permissions count too (requirements, Fine print).
			const lacking = missingPermission(actor, [...(await permissionsOfRole(tx, roleId)), ...names]);
			if (lacking) throw refusal("permissionBeyondYours", { permission: labelled(lacking) });
			await takePermissions(tx, roleId);
			await givePermissions(tx, roleId, [...wanted]);
			await refuseWithoutKeeper(tx);
			await writeAuditLine(tx, {
				actor,
				action: "assign permissions",
				subject: role,
				detail: names.join(", "),
			});
		});
	},
} satisfies SomeHandlers;
