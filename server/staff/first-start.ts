import { randomInt } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faultOf, sayFault } from "#contract/faults.ts";
import { adminRole, positionOf, readyRoles, seedPurposes, seedRoles } from "#contract/permissions.ts";
import { shapes } from "#contract/shapes.ts";
import { lockEmptyRights } from "../db/engine.ts";
import type { Database } from "../db/open.ts";
import type { Tx } from "../db/tables.ts";
import { Refusal } from "../kit/refusal.ts";
import { hashPassword } from "../session/argon2.ts";
import type { PasswordRules } from "../session/password-rules.ts";
import { writeAuditLine } from "./audit/audit.store.ts";
import { addMissingPermissions, listPermissions } from "./permissions/permissions.store.ts";
import { addRole, findRoleByName, givePermissions, renameRole } from "./roles/roles.store.ts";
import { addUser, countUsers } from "./users/users.store.ts";
import { fillSearchKeys } from "./users/users-page.store.ts";

export interface FirstAdministrator {
	readonly mobile: string;
	readonly password?: string | undefined;
}

const firstName = "Administrator";

/** The first password never ends, as nobody else could give a new one yet. */
const untilChanged = Number.MAX_SAFE_INTEGER;

/** File in DATA_DIR with the generated password, until somebody has signed in. */
export const firstPasswordFile = "first-password.txt";

export interface FirstStart {
	readonly mobile: string;
	/** Only if it was generated (requirement A10). */
	readonly password?: string;
}

/**
 * Seeds an empty database: the permissions of §6, the roles, and one administrator.
 * @param keep saves a generated password before the administrator is added, or fails
 * @returns undefined if there are users already
 * @throws {Error} with one sentence if the password in the settings is too weak
 */
export async function seedFirstStart(
	database: Database,
	administrator: FirstAdministrator,
	rules: PasswordRules,
	keep: (mobile: string, password: string) => void = () => {},
): Promise<FirstStart | undefined> {
	await database.db.transaction().execute(addMissingPermissions);
	await database.db.transaction().execute(fillSearchKeys);
	if ((await countUsers(database.db)) > 0) return undefined;
	if (administrator.password !== undefined) refuseWeak(administrator.password, administrator.mobile, rules);
	const generated = administrator.password === undefined ? readablePassword() : undefined;
	const passwordHash = await hashPassword(administrator.password ?? generated ?? "");
	return database.change(async (tx) => {
		await lockEmptyRights(tx, database.engine);
		const roleId = await addSeedRoles(tx);
		// Checked again inside the transaction, or two starting servers would add two administrators.
		if ((await countUsers(tx)) > 0) return undefined;
		if (generated !== undefined) keep(administrator.mobile, generated);
		const user = {
			name: firstName,
			phone: administrator.mobile,
			passwordHash,
			roleId,
			...(generated !== undefined && { temporaryUntil: untilChanged }),
		};
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

/** Writes the generated password to a private file, as many read the log. */
export function writeFirstPassword(dataDir: string, mobile: string, password: string): void {
	const path = join(dataDir, firstPasswordFile);
	rmSync(path, { force: true });
	const text = `Mobile:   ${mobile}\nPassword: ${password}\nLog in and change it. This file goes with the first login.\n`;
	writeFileSync(path, text, { mode: 0o600 });
}

/** Message of the first start; the password is shown on a console only, never in a log. */
export function firstStartNotice({ mobile, password }: FirstStart, dataDir: string, toPerson: boolean) {
	const file = join(dataDir, firstPasswordFile);
	const lines = ["First start: an administrator was made.", `  Mobile:   ${mobile}`];
	if (password === undefined) lines.push("  Password: the one of ADMIN_PASSWORD");
	else if (toPerson)
		lines.push(`  Password: ${password}`, `  Log in and change it. Until then it is in ${file} too.`);
	else lines.push(`  Password: in ${file}, until the first login`);
	return lines.join("\n");
}

async function addSeedRoles(tx: Tx): Promise<number> {
	const permissions = await listPermissions(tx);
	let admin: number | undefined;
	const named = seedRoles.map((seed) => ({
		...seed,
		title: positionOf(seed.name),
		about: seedPurposes[seed.name],
	}));
	for (const { name, title, about, permissions: names } of [...named, ...readyRoles]) {
		const found = await findRoleByName(tx, name);
		const id = found?.id ?? (await addRole(tx, name));
		if (name === adminRole) admin = id;
		if (found) continue;
		await renameRole(tx, id, name, {
			title_en: title.en,
			title_hi: title.hi,
			about_en: about.en,
			about_hi: about.hi,
		});
		await givePermissions(
			tx,
			id,
			permissions.filter((each) => names.some((own) => own === each.name)).map(({ id: own }) => own),
		);
	}
	if (admin === undefined) throw new Error("The seed has no admin role");
	return admin;
}

/** Without look-alikes such as 0 and o or 1 and l. */
const readable = "abcdefghjkmnpqrstuvwxyz23456789";

/** Four groups of five, 99 bits. */
export function readablePassword(): string {
	const letter = () => readable[randomInt(readable.length)];
	return Array.from({ length: 4 }, () => Array.from({ length: 5 }, letter).join("")).join("-");
}
