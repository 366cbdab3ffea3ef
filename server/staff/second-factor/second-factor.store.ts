import type { Db } from "../../db/tables.ts";

export async function findAuthenticator(db: Db, userId: number) {
	return db.selectFrom("authenticators").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Saves a secret to be confirmed; the former app stays valid. */
export async function keepPendingSecret(db: Db, userId: number, secret: string, now: number): Promise<void> {
	const pending = { pending_secret: secret, pending_since: now };
	await db
		.insertInto("authenticators")
		.values({ user_id: userId, ...pending })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(pending))
		.execute();
}

export async function confirmSecret(db: Db, userId: number, secret: string, step: number): Promise<void> {
	await db
		.updateTable("authenticators")
		.set({ secret, last_step: step, pending_secret: null, pending_since: null })
		.where("user_id", "=", userId)
		.execute();
}

/** Uses up a step's code, and all earlier ones. @returns whether it was unused */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("authenticators")
		.set({ last_step: step })
		.where("user_id", "=", userId)
		.where("last_step", "<", step)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

export async function takeRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("recovery_codes")
		.where("user_id", "=", userId)
		.where("code_hash", "=", codeHash)
		.executeTakeFirst();
	return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
	const { count } = await db
		.selectFrom("recovery_codes")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("user_id", "=", userId)
		.executeTakeFirstOrThrow();
	return count;
}

export async function keepRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
	await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
	await db
		.insertInto("recovery_codes")
		.values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
		.execute();
}

/** @param since null switches it off */
export async function setSecondFactorSince(db: Db, userId: number, since: number | null): Promise<void> {
	await db.updateTable("users").set({ second_factor_since: since }).where("id", "=", userId).execute();
}

export async function forgetSecondFactor(db: Db, userId: number): Promise<void> {
	await db.deleteFrom("authenticators").where("user_id", "=", userId).execute();
	await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
	await db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
	await setSecondFactorSince(db, userId, null);
}
