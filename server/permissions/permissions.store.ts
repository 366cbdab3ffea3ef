import { type Permission, permissionNames } from "#contract/permissions.ts";
import type { Db } from "../db/tables.ts";

/** Every permission, in the order of the menu. */
export async function listPermissions(db: Db) {
	return db
		.selectFrom("permissions")
		.select(["id", (eb) => eb.ref("name").$castTo<Permission>().as("name")])
		.orderBy("id")
		.execute();
}

/** Adds the permissions of §6 that aren't there yet. */
export async function addMissingPermissions(db: Db): Promise<void> {
	await db
		.insertInto("permissions")
		.values(permissionNames.map((name) => ({ name })))
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
}
