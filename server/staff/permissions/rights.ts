import type { Db, Tx } from "../../db/tables.ts";
import { refusal } from "../../kit/refusal.ts";
import { labelled, missingPermission } from "../../session/permitted.ts";
import type { Caller } from "../../session/sessions.ts";
import { permissionsOfRole } from "../roles/roles.store.ts";
import { countKeepers } from "../users/users.store.ts";

// Nobody grants a permission they lack, changes somebody with more permissions, or leaves no administrator
// (requirements, Who may call what). Called inside the change's transaction.

/** @param field key of the body that names the role */
export async function refuseRoleBeyond(tx: Tx, caller: Caller, roleId: number, field = "roleId") {
	const lacking = missingPermission(caller, await permissionsOfRole(tx, roleId));
	if (lacking) throw refusal("roleBeyondYours", { permission: labelled(lacking) }).of(field);
}

export async function refuseUserBeyond(tx: Db, caller: Caller, user: { role_id: number }): Promise<void> {
	const lacking = missingPermission(caller, await permissionsOfRole(tx, user.role_id));
	if (lacking) throw refusal("userBeyondYours", { permission: labelled(lacking) });
}

export async function refuseOneBeyond(tx: Tx, caller: Caller, user: { name: string; role_id: number }) {
	const lacking = missingPermission(caller, await permissionsOfRole(tx, user.role_id));
	if (lacking) throw refusal("oneBeyondYours", { name: user.name, permission: labelled(lacking) });
}

/** Called after the change, which it rolls back. @throws {Refusal} lastAdministrator */
export async function refuseWithoutKeeper(tx: Tx): Promise<void> {
	if ((await countKeepers(tx, 1)) === 0) throw refusal("lastAdministrator");
}
