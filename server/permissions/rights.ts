import type { Lang } from "#contract/language.ts";
import { keeperPermissions, type Permission, permissions } from "#contract/permissions.ts";
import type { Db, Tx } from "../db/tables.ts";
import { refusal, type Wording } from "../kit/refusal.ts";
import { permissionsOfRole } from "../roles/roles.store.ts";
import type { Caller } from "../session/sessions.ts";
import { somebodyHoldsAll } from "../users/users.store.ts";

// Nobody grants a permission they lack, changes somebody with more permissions, or leaves the council without an administrator
// (requirements, Who may call what). Checked inside the transaction of the change, or two changes at once could break the rule.

/** The first of these permissions that the caller lacks. */
export function missingPermission(caller: Caller, names: readonly Permission[]): Permission | undefined {
	return names.find((name) => !caller.permissions.includes(name));
}

/** A permission's label in the menu, in English with its name (requirements, Fine print): a Hindi sentence has no keys in it. */
export function labelled(name: Permission): Wording {
	return (lang) => labelIn(name, lang);
}

function labelIn(name: Permission, lang: Lang): string {
	return lang === "en" ? `${permissions[name][lang]} (${name})` : permissions[name][lang];
}

/** @throws {Refusal} notPermitted or noneOfPermissions, unless the caller holds one of these permissions */
export function refuseUnpermitted(caller: Caller, any: readonly Permission[]): void {
	if (any.some((name) => caller.permissions.includes(name))) return;
	const labels = (lang: Lang) => any.map((name) => labelIn(name, lang)).join(", ");
	throw any.length > 1
		? refusal("noneOfPermissions", { permissions: labels })
		: refusal("notPermitted", { permission: labels });
}

/** @throws {Refusal} roleBeyondYours */
export async function refuseRoleBeyond(tx: Tx, caller: Caller, roleId: number): Promise<void> {
	const lacking = missingPermission(caller, await permissionsOfRole(tx, roleId));
	if (lacking) throw refusal("roleBeyondYours", { permission: labelled(lacking) });
}

/** @throws {Refusal} userBeyondYours */
export async function refuseUserBeyond(tx: Db, caller: Caller, user: { role_id: number }): Promise<void> {
	const lacking = missingPermission(caller, await permissionsOfRole(tx, user.role_id));
	if (lacking) throw refusal("userBeyondYours", { permission: labelled(lacking) });
}

/** The same of one among many. @throws {Refusal} oneBeyondYours */
export async function refuseOneBeyond(
	tx: Tx,
	caller: Caller,
	user: { name: string; role_id: number },
): Promise<void> {
	const lacking = missingPermission(caller, await permissionsOfRole(tx, user.role_id));
	if (lacking) throw refusal("oneBeyondYours", { name: user.name, permission: labelled(lacking) });
}

/**
 * Checked after the change, which is rolled back where no administrator is left.
 *
 * @throws {Refusal} lastAdministrator
 */
export async function refuseWithoutKeeper(tx: Tx): Promise<void> {
	if (!(await somebodyHoldsAll(tx, keeperPermissions))) throw refusal("lastAdministrator");
}
