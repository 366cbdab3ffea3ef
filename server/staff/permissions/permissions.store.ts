import { adminRole, type Permission, permissionNames } from "#contract/permissions.ts";
import type { Db } from "../../db/tables.ts";
import { findRoleByName, givePermissions } from "../roles/roles.store.ts";

export async function listPermissions(db: Db) {
	return db
		.selectFrom("permissions")
		.select(["id", (eb) => eb.ref("name").$castTo<Permission>().as("name")])
		.orderBy("id")
		.execute();
}

/** Adds new permissions, also to the first administrator's role: nobody may give what they don't hold. */
export async function addMissingPermissions(db: Db): Promise<void> {
	const known = new Set((await listPermissions(db)).map(({ name }) => name));
	const missing = permissionNames.filter((name) => !known.has(name));
	// Most starts write nothing, as one on a full disk couldn't.
	if (missing.length === 0) return;
	const added = await db
		.insertInto("permissions")
		.values(missing.map((name) => ({ name })))
		.onConflict((conflict) => conflict.column("name").doNothing())
		.returning("id")
		.execute();
	const admin = await findRoleByName(db, adminRole);
	if (admin === undefined || added.length === 0) return;
	await givePermissions(
		db,
		admin.id,
		added.map(({ id }) => id),
	);
}
