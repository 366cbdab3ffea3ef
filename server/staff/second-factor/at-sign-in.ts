import type { Body } from "#contract/api.ts";
import type { Tx } from "../../db/tables.ts";
import { stepOfCode } from "./one-time-codes.ts";
import { passByPasskey } from "./passkeys.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { countRecoveryCodes, findAuthenticator, takeRecoveryCode, takeStep } from "./second-factor.store.ts";

type Passed =
	| { readonly by: "app" | "passkey" }
	| { readonly by: "recovery code"; readonly codesLeft: number };

/**
 * Uses up a code or a passkey's answer in the transaction that begins the session, so that each admits one sign-in.
 * @returns undefined if wrong
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

async function passByCode(tx: Tx, userId: number, typed: string, now: number): Promise<Passed | undefined> {
	const authenticator = await findAuthenticator(tx, userId);
	const step = authenticator?.secret ? stepOfCode(authenticator.secret, typed, now) : undefined;
	if (step !== undefined) return (await takeStep(tx, userId, step)) ? { by: "app" } : undefined;
	if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, typed)))) return undefined;
	return { by: "recovery code", codesLeft: await countRecoveryCodes(tx, userId) };
}
