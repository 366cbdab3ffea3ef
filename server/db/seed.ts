import { randomInt } from "node:crypto";
import { faultOf, sayFault } from "#contract/faults.ts";
import { adminRole, seedRoles } from "#contract/permissions.ts";
import { shapes } from "#contract/shapes.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { Refusal } from "../kit/refusal.ts";
import { addMissingPermissions, listPermissions } from "../permissions/permissions.store.ts";
import { addRole, findRoleByName, givePermissions } from "../roles/roles.store.ts";
import { hashPassword } from "../session/argon2.ts";
import type { PasswordRules } from "../session/password-rules.ts";
import { addUser, countUsers } from "../users/users.store.ts";
import type { Database } from "./open.ts";
import type { Tx } from "./tables.ts";

/** The first administrator, from the settings. */
export interface FirstAdministrator {
	readonly mobile: string;
	readonly password?: string | undefined;
}

const firstName = "Administrator";

/** The credentials printed once, at the first start. */
export interface FirstStart {
	readonly mobile: string;
	/** Only if it was generated; it is never stored in plain text (requirement A10). */
	readonly password?: string;
}

/**
 * Seeds a database without users: the permissions of §6, the three roles, and one administrator.
 *
 * @returns undefined if there are users already
 * @throws {Error} with one sentence if the password in the settings is too weak
 */
export async function seedFirstStart(
	database: Database,
	administrator: FirstAdministrator,
	rules: PasswordRules,
): Promise<FirstStart | undefined> {
	await database.db.transaction().execute(addMissingPermissions);
	if ((await countUsers(database.db)) > 0) return undefined;
	if (administrator.password !== undefined) refuseWeak(administrator.password, administrator.mobile, rules);
	const generated = administrator.password === undefined ? readablePassword() : undefined;
	const passwordHash = await hashPassword(administrator.password ?? generated ?? "");
	return database.change(async (tx) => {
		const roleId = await addSeedRoles(tx);
		// Checked again inside the transaction, or two servers that start at once would add two administrators.
		if ((await countUsers(tx)) > 0) return undefined;
		const user = { name: firstName, phone: administrator.mobile, passwordHash, roleId };
		const id = await addUser(tx, user);
		await writeAuditLine(tx, { action: "first start", subject: { id, name: user.name } });
		return { mobile: administrator.mobile, ...(generated !== undefined && { password: generated }) };
	});
}

function refuseWeak(password: string, phone: string, rules: PasswordRules): void {
	const fits = shapes.passwordReset.safeParse({ password });
	if (!fits.success) throw new Error(`ADMIN_PASSWORD: ${sayFault(faultOf(fits.error), "en")}`);
	try {
		rules.check(password, { name: firstName, phone });
	} catch (error) {
		if (error instanceof Refusal) throw new Error(`ADMIN_PASSWORD: ${error.sentence("en")}`);
		throw error;
	}
}

/** The message printed at the first start only. */
export function firstStartNotice({ mobile, password }: FirstStart): string {
	const lines = ["First start: an administrator was made.", `  Mobile:   ${mobile}`];
	if (password === undefined) lines.push("  Password: the one of ADMIN_PASSWORD");
	else lines.push(`  Password: ${password}`, "  It is shown this once. Sign in and change it.");
	return lines.join("\n");
}

/** @returns the id of the admin role */
async function addSeedRoles(tx: Tx): Promise<number> {
	const permissions = await listPermissions(tx);
	let admin: number | undefined;
	for (const seed of seedRoles) {
		const found = await findRoleByName(tx, seed.name);
		const id = found?.id ?? (await addRole(tx, seed.name));
		if (seed.name === adminRole) admin = id;
		if (found) continue;
		const names: readonly string[] = seed.permissions;
		await givePermissions(
			tx,
			id,
			permissions.filter(({ name }) => names.includes(name)).map((permission) => permission.id),
		);
	}
	if (admin === undefined) throw new Error("The seed has no admin role");
	return admin;
}

/** Without look-alikes such as 0 and o or 1 and l, which people would mistype from a console. */
const readable = "abcdefghjkmnpqrstuvwxyz23456789";

/** Four groups of five: about 98 bits, easy to read out. */
export function readablePassword(): string {
	const letter = () => readable[randomInt(readable.length)];
	return Array.from({ length: 4 }, () => Array.from({ length: 5 }, letter).join("")).join("-");
}
