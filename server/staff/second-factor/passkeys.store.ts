import type { Db } from "../../db/tables.ts";

/** A challenge for another purpose isn't accepted. */
export type Purpose = "add" | "sign in";

export async function passkeysOf(db: Db, userId: number) {
	return db.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("id").execute();
}

export async function findPasskey(db: Db, userId: number, credentialId: string) {
	return db
		.selectFrom("passkeys")
		.selectAll()
		.where("user_id", "=", userId)
		.where("credential_id", "=", credentialId)
		.executeTakeFirst();
}

export interface NewPasskey {
	readonly credential_id: string;
	readonly public_key: string;
	readonly counter: number;
	readonly transports: string;
	readonly name: string;
	readonly added_at: number;
}

export async function addPasskey(db: Db, userId: number, passkey: NewPasskey): Promise<void> {
	await db
		.insertInto("passkeys")
		.values({ user_id: userId, ...passkey })
		.execute();
}

export async function removePasskey(db: Db, userId: number, id: number): Promise<void> {
	await db.deleteFrom("passkeys").where("user_id", "=", userId).where("id", "=", id).execute();
}

export async function notePasskeyUse(db: Db, id: number, counter: number, now: number): Promise<void> {
	await db.updateTable("passkeys").set({ counter, used_at: now }).where("id", "=", id).execute();
}

export async function keepChallenge(
	db: Db,
	userId: number,
	purpose: Purpose,
	challenge: string,
	endsAt: number,
): Promise<void> {
	await db
		.insertInto("passkey_challenges")
		.values({ user_id: userId, purpose, challenge, ends_at: endsAt })
		.onConflict((conflict) =>
			conflict.columns(["user_id", "purpose"]).doUpdateSet({ challenge, ends_at: endsAt }),
		)
		.execute();
}

/** Uses up a person's challenge. @returns it, unless it has ended */
export async function takeChallenge(db: Db, userId: number, purpose: Purpose, now: number) {
	const taken = await db
		.deleteFrom("passkey_challenges")
		.where("user_id", "=", userId)
		.where("purpose", "=", purpose)
		.returning(["challenge", "ends_at"])
		.executeTakeFirst();
	return taken && taken.ends_at > now ? taken.challenge : undefined;
}
