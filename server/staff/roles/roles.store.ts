import type { Permission } from "#contract/permissions.ts";
import type { Db } from "../../db/tables.ts";

export async function listRoles(db: Db) {
	return db.selectFrom("roles").select(["id", "name"]).orderBy("id").execute();
}

export async function findRole(db: Db, id: number) {
	return db.selectFrom("roles").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
}

/** Finds a role by its name, whatever its case and spaces. */
export async function findRoleByName(db: Db, name: string) {
	return db
		.selectFrom("roles")
		.select(["id", "name"])
		.where("name_key", "=", roleKey(name))
		.executeTakeFirst();
}

export async function addRole(db: Db, name: string): Promise<number> {
	const { id } = await db
		.insertInto("roles")
		.values({ name, name_key: roleKey(name) })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

export interface RoleWords {
	readonly title_en: string;
	readonly title_hi: string;
	readonly about_en: string;
	readonly about_hi: string;
}

export async function listRoleWords(db: Db) {
	return db
		.selectFrom("roles")
		.select(["id", "name", "title_en", "title_hi", "about_en", "about_hi"])
		.orderBy("id")
		.execute();
}

export async function renameRole(db: Db, id: number, name: string, words: RoleWords): Promise<void> {
	await db
		.updateTable("roles")
		.set({ name, name_key: roleKey(name), ...words })
		.where("id", "=", id)
		.execute();
}

export async function peopleByRole(db: Db): Promise<ReadonlyMap<number, number>> {
	const rows = await db
		.selectFrom("users")
		.select((eb) => ["role_id", eb.fn.countAll<number>().as("count")])
		.groupBy("role_id")
		.execute();
	return new Map(rows.map(({ role_id, count }) => [role_id, count]));
}

export async function deleteRole(db: Db, id: number): Promise<void> {
	await db.deleteFrom("roles").where("id", "=", id).execute();
}

export async function permissionsOfRole(db: Db, roleId: number): Promise<Permission[]> {
	const rows = await db
		.selectFrom("role_permissions")
		.innerJoin("permissions", "permissions.id", "role_permissions.permission_id")
		.select((eb) => eb.ref("permissions.name").$castTo<Permission>().as("name"))
		.where("role_permissions.role_id", "=", roleId)
		.orderBy("permissions.id")
		.execute();
	return rows.map(({ name }) => name);
}

export async function takePermissions(db: Db, roleId: number): Promise<void> {
	await db.deleteFrom("role_permissions").where("role_id", "=", roleId).execute();
}

export async function givePermissions(db: Db, roleId: number, permissionIds: readonly number[]) {
	if (permissionIds.length === 0) return;
	await db
		.insertInto("role_permissions")
		.values(permissionIds.map((permissionId) => ({ role_id: roleId, permission_id: permissionId })))
		.execute();
}

/** A role's name without invisible differences: width, case, whitespace, joiners (requirement I6). */
export function roleKey(name: string): string {
	return name
		.normalize("NFKC")
		.replace(/[\p{Cf}\p{DI}]/gu, "")
		.toLowerCase()
		.replace(/\s+/gu, " ")
		.trim()
		.normalize("NFC");
}
