import type { Db } from "../../db/tables.ts";
import { type Refusal, refusalOfFaults } from "../../kit/refusal.ts";
import { passkeysOf } from "./passkeys.store.ts";
import { findAuthenticator } from "./second-factor.store.ts";

/** Refusal that asks for the second factor and names the fields that would do, the usual one first; a recovery code always does. */
export async function faultsOfWays(db: Db, userId: number): Promise<Refusal> {
	const asked = (field: string) => ({ outcome: "secondFactorRequired", field, most: 0 }) as const;
	const hasPasskeys = (await passkeysOf(db, userId)).length > 0;
	if (!hasPasskeys) return refusalOfFaults([asked("code")]);
	const hasApp = Boolean((await findAuthenticator(db, userId))?.secret);
	return refusalOfFaults(hasApp ? [asked("code"), asked("passkey")] : [asked("passkey"), asked("code")]);
}
