import type { Db } from "../db/tables.ts";
import { stepOfCode } from "./one-time-codes.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { countRecoveryCodes, findAuthenticator, takeRecoveryCode, takeStep } from "./second-factor.store.ts";

/** How somebody has passed the second factor. */
export type Passed = { readonly by: "app" } | { readonly by: "recovery code"; readonly codesLeft: number };

/**
 * Uses up a typed code, in the transaction that begins the session: so neither exists without the other, and of many who
 * send one code at once a single one gets in.
 *
 * @returns undefined where the code is wrong or was used already; nothing is changed then
 */
export async function passByCode(
	tx: Db,
	userId: number,
	typed: string,
	now: number,
): Promise<Passed | undefined> {
	const authenticator = await findAuthenticator(tx, userId);
	const step = authenticator?.secret ? stepOfCode(authenticator.secret, typed, now) : undefined;
	if (step !== undefined) return (await takeStep(tx, userId, step)) ? { by: "app" } : undefined;
	if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, typed)))) return undefined;
	return { by: "recovery code", codesLeft: await countRecoveryCodes(tx, userId) };
}
