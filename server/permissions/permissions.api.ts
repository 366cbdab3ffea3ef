import { type Handlers, inOneChange } from "../api/call-context.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { refusal } from "../kit/refusal.ts";
import { findRole, givePermissions, permissionsOfRole, takePermissions } from "../roles/roles.store.ts";
import { listPermissions } from "./permissions.store.ts";
import { beyond, labelled, refuseWithoutKeeper } from "./rights.ts";

/** Assign Permissions (§2.17). */
export const permissionCalls: Handlers<"permissions" | "assignPermissions"> = {
	async permissions({ database }) {
		return listPermissions(database.db);
	},

	async assignPermissions(asked) {
		const { roleId } = asked.body;
		const wanted = new Set(asked.body.permissionIds);
		await inOneChange(asked, "assign_permissions", async (tx, actor) => {
			const role = await findRole(tx, roleId);
			if (!role) throw refusal("noSuchRole");
			const given = (await listPermissions(tx)).filter(({ id }) => wanted.has(id));
			if (given.length < wanted.size) throw refusal("noSuchPermission");
			if (roleId === actor.roleId) throw refusal("ownRole");
			const names = given.map(({ name }) => name);
			// What the role holds already counts too: taking it away demotes whoever holds the role (requirements, Fine print).
			const lacking = beyond(actor, [...(await permissionsOfRole(tx, roleId)), ...names]);
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
};
