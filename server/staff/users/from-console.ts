import { faultOf, sayFault } from "#contract/faults.ts";
import { tenDigits } from "#contract/mobile.ts";
import { outcomes } from "#contract/outcomes.ts";
import { passwords } from "#contract/people/limits.ts";
import { shapes } from "#contract/shapes.ts";
import { isDuplicate } from "../../db/errors.ts";
import type { Database } from "../../db/open.ts";
import { hashPassword } from "../../session/argon2.ts";
import { endSessionsOf } from "../../session/sessions.store.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { readablePassword } from "../first-start.ts";
import { findRoleByName, listRoles } from "../roles/roles.store.ts";
import { forgetSecondFactor } from "../second-factor/second-factor.store.ts";
import { closePasswordRequest } from "./password-requests.store.ts";
import { addUser, findUserByPhone, givePassword } from "./users.store.ts";

/** User management from the console, for when nobody can sign in. Passwords are generated, printed once, and stored as a hash. */

export interface Credentials {
	readonly mobile: string;
	readonly password: string;
}

const temporaryUntil = (): number => Date.now() + passwords.temporary;

/** @throws {Error} with one sentence if the name, mobile or role is invalid */
export async function addFromConsole(database: Database, name: string, mobile: string, role: string) {
	const password = readablePassword();
	const read = shapes.newUser.safeParse({ name, phone: mobile, role: 1, password });
	if (!read.success) throw new Error(sayFault(faultOf(read.error), "en"));
	const passwordHash = await hashPassword(password);
	const user = { name: read.data.name, phone: read.data.phone, passwordHash };
	try {
		await database.change(async (tx) => {
			const found = await findRoleByName(tx, role);
			if (!found) {
				const names = (await listRoles(tx)).map((each) => each.name);
				throw new Error(`There is no role "${role}". There are: ${names.join(", ")}.`);
			}
			const id = await addUser(tx, { ...user, roleId: found.id, temporaryUntil: temporaryUntil() });
			const subject = { id, name: user.name };
			await writeAuditLine(tx, { action: "add user from the console", subject, detail: found.name });
		});
	} catch (error) {
		throw isDuplicate(error) ? new Error(`${user.phone} is a user already; use reset.`) : error;
	}
	return { mobile: user.phone, password };
}

/** Sets a new password and ends sessions. @throws {Error} if nobody has this mobile number */
export async function resetFromConsole(database: Database, mobile: string): Promise<Credentials> {
	const password = readablePassword();
	const read = shapes.login.safeParse({ mobile, password });
	if (!read.success) throw new Error(sayFault(faultOf(read.error), "en"));
	const phone = read.data.mobile;
	const passwordHash = await hashPassword(password);
	await database.change(async (tx) => {
		const user = await findUserByPhone(tx, phone);
		if (!user) throw new Error(`Nobody has the mobile number ${phone}.`);
		await givePassword(tx, user.id, passwordHash, temporaryUntil());
		await closePasswordRequest(tx, user.id);
		await endSessionsOf(tx, user.id);
		await writeAuditLine(tx, { action: "reset password from the console", subject: user });
	});
	return { mobile: phone, password };
}

export async function forgetFactorFromConsole(database: Database, mobile: string): Promise<string> {
	const phone = tenDigits(mobile);
	if (phone === undefined) throw new Error(outcomes.invalidMobile.words.en);
	return database.change(async (tx) => {
		const user = await findUserByPhone(tx, phone);
		if (!user) throw new Error(`Nobody has the mobile number ${phone}.`);
		if (user.second_factor_since === null) throw new Error(`${user.name} has no second factor.`);
		await forgetSecondFactor(tx, user.id);
		await endSessionsOf(tx, user.id);
		await writeAuditLine(tx, { action: "reset second factor from the console", subject: user });
		return user.name;
	});
}
