import type { Body } from "#contract/api.ts";
import type { Tx } from "../../db/tables.ts";
import { stepOfCode } from "./one-time-codes.ts";
import { passByPasskey } from "./passkeys.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { countRecoveryCodes, findAuthenticator, takeRecoveryCode, takeStep } from "./second-factor.store.ts";

/** How somebody has passed the second factor. */
type Passed =
	| { readonly by: "app" | "passkey" }
	| { readonly by: "recovery code"; readonly codesLeft: number };

/**
 * Uses up what was sent for the second factor, a code or what a device answers for a passkey, in the transaction that begins
 * the session.
 *
 * @returns undefined where it isn't right
 */
export async function passBy(
	tx: Tx,
	userId: number,
	{ code, passkey }: Pick<Body<"login">, "code" | "passkey">,
	publicUrl: string,
	now: number,
): Promise<Passed | undefined> {
	if (!passkey) return passByCode(tx, userId, code ?? "", now);
	return (await passByPasskey(tx, userId, passkey, publicUrl, now)) ? { by: "passkey" } : undefined;
}

/**
 * Uses up a typed code, in the transaction that begins the session: so neither exists without the other, and of many who
 * send one code at once a single one gets in.
 *
 * @returns undefined where the code is wrong or was used already; nothing is changed then
 */
async function passByCode(tx: Tx, userId: number, typed: string, now: number): Promise<Passed | undefined> {
	const authenticator = await findAuthenticator(tx, userId);
	const step = authenticator?.secret ? stepOfCode(authenticator.secret, typed, now) : undefined;
	if (step !== undefined) return (await takeStep(tx, userId, step)) ? { by: "app" } : undefined;
	if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, typed)))) return undefined;
	return { by: "recovery code", codesLeft: await countRecoveryCodes(tx, userId) };
}
