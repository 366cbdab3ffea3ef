import type { Lang } from "#contract/language.ts";
import { keeperPermissions, type Permission, permissions } from "#contract/permissions.ts";
import type { Tx } from "../db/tables.ts";
import { refusal, type Wording } from "../kit/refusal.ts";
import { permissionsOfRole } from "../roles/roles.store.ts";
import type { Caller } from "../session/sessions.ts";
import { somebodyHoldsAll } from "../users/users.store.ts";

/**
 * Nobody grants what they don't hold, touches whom they can't match, or leaves the council without a keeper of rights
 * (requirements, Who may call what). Each is asked inside the transaction of the change.
 */

/** What of these permissions the caller lacks. */
export function beyond(caller: Caller, names: readonly Permission[]): Permission | undefined {
	return names.find((name) => !caller.permissions.includes(name));
}

/** A permission by its menu label and its name (requirements, Fine print). */
export function labelled(name: Permission): Wording {
	return (lang) => labelIn(name, lang);
}

function labelIn(name: Permission, lang: Lang): string {
	return `${permissions[name][lang]} (${name})`;
}

/** @throws {Refusal} notPermitted, unless the caller holds one of these permissions */
export function refuseUnpermitted(caller: Caller, any: readonly Permission[]): void {
	if (any.some((name) => caller.permissions.includes(name))) return;
	throw refusal("notPermitted", { permission: (lang) => any.map((name) => labelIn(name, lang)).join(", ") });
}

/** @throws {Refusal} roleBeyondYours */
export async function refuseRoleBeyond(tx: Tx, caller: Caller, roleId: number): Promise<void> {
	const lacking = beyond(caller, await permissionsOfRole(tx, roleId));
	if (lacking) throw refusal("roleBeyondYours", { permission: labelled(lacking) });
}

/** @throws {Refusal} userBeyondYours */
export async function refuseUserBeyond(tx: Tx, caller: Caller, user: { role_id: number }): Promise<void> {
	const lacking = beyond(caller, await permissionsOfRole(tx, user.role_id));
	if (lacking) throw refusal("userBeyondYours", { permission: labelled(lacking) });
}

/** Asked after the change: undone with it where nobody is left. @throws {Refusal} lastAdministrator */
export async function refuseWithoutKeeper(tx: Tx): Promise<void> {
	if (!(await somebodyHoldsAll(tx, keeperPermissions))) throw refusal("lastAdministrator");
}
