import type { CallContext, Services } from "../../calls/call-context.ts";
import { refusal } from "../../kit/refusal.ts";
import { stateOf } from "../../session/account-state.ts";
import { dummyHash } from "../../session/argon2.ts";
import { isKnownDevice } from "../../session/devices.store.ts";
import { askedCounter, loginCounters, recordedCounter } from "../../session/throttle.ts";
import { hashToken } from "../../session/token.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { findUserByPhone } from "../users/users.store.ts";

/**
 * Verifies a mobile number and password after counting the attempt.
 * @returns also the counters to undo, and the hash of a known device's mark
 */
export async function checkPassword({
	deviceMark,
	database,
	sessions,
	throttle,
	hashes,
	body,
	address,
	log,
}: CallContext<"login"> | CallContext<"beginPasskeySignIn">) {
	const markHash = deviceMark === undefined ? undefined : hashToken(deviceMark);
	const isKnown = markHash !== undefined && (await isKnownDevice(database.db, markHash, body.mobile));
	const knownDevice = isKnown ? markHash : undefined;
	const counters = loginCounters(address, body.mobile, knownDevice);
	// Counts before hashing, so that a flood of attempts doesn't cost a core (requirement A1).
	await throttle.count(counters, async () => {
		const found = await findUserByPhone(database.db, body.mobile);
		await recordFailure({ database, throttle }, "sign in locked", found ?? body.mobile, address);
	});
	const user = await findUserByPhone(database.db, body.mobile);
	const matches = await hashes.verify(body.password, user?.password_hash ?? dummyHash);
	const isActive = user && stateOf(user, sessions.now()) === "active";
	if (!matches || !isActive) {
		log.warn({ event: "login failed", user: user?.id, address }, "a sign-in failed");
		await recordFailure({ database, throttle }, "sign in failed", user ?? body.mobile, address);
		throw refusal("wrongMobileOrPassword");
	}
	if (user.temporary_until !== null && user.temporary_until <= sessions.now()) {
		throw refusal("temporaryPasswordOver");
	}
	return { user, counters, knownDevice };
}

type Failure = "sign in failed" | "sign in locked" | "second factor missing" | "second factor failed";

/** Logs a failed sign-in; with unknown numbers only so many an hour. */
export async function recordFailure(
	{ database, throttle }: Pick<Services, "database" | "throttle">,
	action: Failure,
	who: { readonly id: number; readonly name: string } | string,
	address: string,
): Promise<void> {
	if (typeof who === "string" && !(await throttle.allows(recordedCounter))) return;
	const subject = typeof who === "string" ? { id: null, name: who } : who;
	await writeAuditLine(database.db, { actor: { id: null, name: "", address }, action, subject });
}

/** Logs a correct password without second factor, so that its owner learns of it. */
export async function recordAsked(
	services: Pick<Services, "database" | "throttle">,
	user: { readonly id: number; readonly name: string },
	address: string,
): Promise<void> {
	if (!(await services.throttle.allows(askedCounter(user.id, address)))) return;
	await recordFailure(services, "second factor missing", user, address);
}
