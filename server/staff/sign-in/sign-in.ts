import type { Handler } from "../../calls/call-context.ts";
import { refusal } from "../../kit/refusal.ts";
import { stateOf } from "../../session/account-state.ts";
import { needsRehash } from "../../session/argon2.ts";
import { deviceOf } from "../../session/device.ts";
import { rememberDevice } from "../../session/devices.store.ts";
import { askedCounter, codeCounters } from "../../session/throttle.ts";
import { hashToken, newToken } from "../../session/token.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { passBy } from "../second-factor/at-sign-in.ts";
import { faultsOfWays } from "../second-factor/ways.ts";
import { closePasswordRequest } from "../users/password-requests.store.ts";
import { findUser, recordSignIn, setPasswordHash } from "../users/users.store.ts";
import { checkPassword, recordAsked, recordFailure } from "./check-password.ts";

export const signIn: Handler<"login"> = async (context) => {
	const { deviceMark, markDevice, database, sessions, throttle, hashes, onSignIn, body, address, log } =
		context;
	const { user, counters, knownDevice } = await checkPassword(context);
	const codes = codeCounters(user.id, knownDevice);
	if (user.second_factor_since !== null) {
		// A correct password isn't an attempt to guess it.
		await throttle.undo(database.db, counters);
		if (body.code === undefined && body.passkey === undefined) {
			await recordAsked(context, user, address);
			throw await faultsOfWays(database.db, user.id);
		}
		await throttle.count(codes, () => recordFailure(context, "sign in locked", user, address));
	}
	const rehashed = needsRehash(user.password_hash) ? await hashes.hash(body.password) : undefined;
	const mark = deviceMark ?? newToken();
	const token = await database.change(async (tx) => {
		const current = await findUser(tx, user.id);
		if (
			current?.password_hash !== user.password_hash ||
			current.second_factor_since !== user.second_factor_since ||
			stateOf(current, sessions.now()) !== "active"
		) {
			throw refusal("wrongMobileOrPassword");
		}
		const actor = { id: user.id, name: current.name, address };
		if (current.second_factor_since === null) await throttle.undo(tx, counters);
		else {
			const passed = await passBy(tx, user.id, body, context.publicUrl, sessions.now());
			if (!passed) return undefined;
			await throttle.undo(tx, [...codes, askedCounter(user.id, address)]);
			if (passed.by === "recovery code") {
				await writeAuditLine(tx, { actor, action: "use recovery code", detail: String(passed.codesLeft) });
			}
		}
		await recordSignIn(tx, user.id, Date.now());
		if (rehashed) await setPasswordHash(tx, user.id, rehashed);
		await closePasswordRequest(tx, user.id);
		const device = deviceOf(context.userAgent);
		await writeAuditLine(tx, { actor, action: "sign in", detail: device });
		await rememberDevice(tx, hashToken(mark), user.id, sessions.now());
		return sessions.begin(tx, user.id, { device, address });
	});
	if (token === undefined) {
		log.warn({ event: "second factor failed", user: user.id, address }, "a sign-in failed");
		await recordFailure(context, "second factor failed", user, address);
		throw body.passkey ? refusal("passkeyRefused").of("passkey") : refusal("codeRefused").of("code");
	}
	if (mark !== deviceMark) markDevice(mark);
	log.info({ event: "login", user: user.id, address }, "signed in");
	await onSignIn?.();
	return { token };
};
