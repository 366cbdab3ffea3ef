import { Secret, TOTP } from "otpauth";
import { hashRecoveryCode } from "#server/staff/second-factor/recovery-codes.ts";
import {
	confirmSecret,
	keepPendingSecret,
	keepRecoveryCodes,
	setSecondFactorSince,
} from "#server/staff/second-factor/second-factor.store.ts";
import type { Desk, Person } from "./desk.ts";

/** A secret for everybody in the tests. */
export const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Computes the code that an authenticator app shows at a moment. */
export function codeOf(key: string, at = Date.now()): string {
	return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });
}

/** Gives somebody a second factor with this secret, of which no code has been used, and these recovery codes. */
export async function giveSecondFactor(
	{ database: { db } }: Pick<Desk, "database">,
	{ id }: Pick<Person, "id">,
	recoveryCodes: readonly string[] = ["k7qp-2m9d-x4vt"],
): Promise<void> {
	await keepPendingSecret(db, id, secret, Date.now());
	await confirmSecret(db, id, secret, 0);
	await keepRecoveryCodes(
		db,
		id,
		recoveryCodes.map((code) => hashRecoveryCode(id, code)),
	);
	await setSecondFactorSince(db, id, Date.now());
}
