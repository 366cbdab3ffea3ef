import { type Database, type DatabaseSettings, openDatabase } from "#server/db/open.ts";
import { dummyHash } from "#server/session/argon2.ts";
import { HashQueue } from "#server/session/hash-queue.ts";
import { PasswordRules } from "#server/session/password-rules.ts";
import { seedFirstStart } from "#server/staff/first-start.ts";

/** A password for everybody in the tests, which breaks no rule. */
export const password = "neem-saral-49-patang";

/** The first administrator of a seeded database. */
export const firstMobile = "9000000001";

/** In other letters, so that a test sees where a password is kept or sent in clear. */
const plain = (text: string) => `plain$${Buffer.from(text.normalize("NFC")).toString("base64")}`;

/** Marks of a stored password, in either form: no reply may hold them. */
export const storedPassword = /argon2|plain\$/i;

/** The stored form of `password` for a desk with `PlainHashes`. */
export const passwordHash = plain(password);

/**
 * Stores passwords without a hash, for tests whose subject isn't the hash: argon2 takes a core for 50 ms each time. It is looked at
 * itself in session-parts, sessions and first-start.
 */
export class PlainHashes extends HashQueue {
	override hash = async (text: string) => plain(text);
	override verify = async (text: string, stored: string) => {
		if (stored === dummyHash) return false;
		return stored.startsWith("plain$") ? stored === plain(text) : super.verify(text, stored);
	};
}

/** Adds the first administrator, whose password is `password`, to a database without people. */
export async function seed(database: Database): Promise<void> {
	if (!(await seedFirstStart(database, { mobile: firstMobile, password }, new PasswordRules()))) return;
	await database.db.updateTable("users").set({ password_hash: passwordHash }).execute();
}

/** Migrates and seeds a new database. */
export async function seedDatabase(settings: DatabaseSettings): Promise<void> {
	const database = await openDatabase(settings);
	await seed(database);
	await database.close();
}
