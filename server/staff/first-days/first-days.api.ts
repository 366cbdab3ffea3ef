import type { FirstDay } from "#contract/first-days.ts";
import { adminRole, keeperPermissions, readyRoles, seedRoles } from "#contract/permissions.ts";
import { inOneChange, type SomeHandlers } from "../../calls/call-context.ts";
import type { Db } from "../../db/tables.ts";
import type { Caller } from "../../session/sessions.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { findRoleByName } from "../roles/roles.store.ts";
import { countKeepers, findUser } from "../users/users.store.ts";
import { firstAdministrator, wasDone } from "./first-days.store.ts";

/** A council's open first tasks, for those who can do them (decision 31). */
export const firstDayCalls = {
	async firstDays({ database: { db }, caller }) {
		const open: FirstDay[] = [];
		for (const [name, isOpen] of checks) if (await isOpen(db, caller)) open.push(name);
		return open;
	},

	async lookedOverRoles(context) {
		await inOneChange(context, "assign_permissions", async (tx, actor) => {
			await writeAuditLine(tx, { actor, action: "look over roles" });
		});
	},
} satisfies SomeHandlers;

const checks: readonly (readonly [FirstDay, (db: Db, caller: Caller) => Promise<boolean>])[] = [
	["firstPassword", hasFirstPassword],
	["secondAdministrator", isOnlyKeeper],
	["secondFactor", lacksSecondFactor],
	["lookOverRoles", hasUnseenRoles],
];

/** The first password was in a setting or a file, which others may have read. */
async function hasFirstPassword(db: Db, { id }: Caller): Promise<boolean> {
	if ((await firstAdministrator(db)) !== id) return false;
	const changes = ["change own password", "reset password", "reset password from the console"] as const;
	return !(await wasDone(db, changes, [id]));
}

async function isOnlyKeeper(db: Db, { permissions }: Caller): Promise<boolean> {
	return keeperPermissions.every((each) => permissions.includes(each)) && (await countKeepers(db, 2)) < 2;
}

/** Accounts that can change others' rights need a second factor most. */
async function lacksSecondFactor(db: Db, { id, permissions }: Caller): Promise<boolean> {
	if (!keeperPermissions.some((name) => permissions.includes(name))) return false;
	return (await findUser(db, id))?.second_factor_since === null;
}

async function hasUnseenRoles(db: Db, { permissions }: Caller): Promise<boolean> {
	if (!permissions.includes("assign_permissions") || (await firstAdministrator(db)) === undefined)
		return false;
	const proposed = [...seedRoles, ...readyRoles].filter(({ name }) => name !== adminRole);
	const roles = await Promise.all(proposed.map(({ name }) => findRoleByName(db, name)));
	const ids = roles.flatMap((role) => role?.id ?? []);
	if (ids.length === 0 || (await wasDone(db, ["look over roles"]))) return false;
	return !(await wasDone(db, ["edit role", "assign permissions"], ids));
}
