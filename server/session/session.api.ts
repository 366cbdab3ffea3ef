import type { Handlers, Services } from "../api/call-context.ts";
import { writeAuditLine } from "../audit/audit.store.ts";
import { refusal } from "../kit/refusal.ts";
import { passByCode } from "../second-factor/at-sign-in.ts";
import { stateOf } from "../users/account-state.ts";
import { closePasswordRequest } from "../users/password-requests.store.ts";
import {
	findUser,
	findUserByPhone,
	givePassword,
	recordSignIn,
	setPasswordHash,
} from "../users/users.store.ts";
import { dummyHash, needsRehash } from "./argon2.ts";
import { deviceOf } from "./device.ts";
import { isKnownDevice, rememberDevice } from "./devices.store.ts";
import { endSession, endSessionsOf } from "./sessions.store.ts";
import { changePasswordCounters, codeCounters, loginCounters, recordedCounter } from "./throttle.ts";
import { hashToken, newToken } from "./token.ts";

/** Sign-in, sign-out and the caller's own account (§4 Session; requirements, Beyond §7). */
export const sessionCalls: Handlers<"login" | "me" | "logout" | "changePassword"> = {
	async login({
		deviceMark,
		markDevice,
		database,
		sessions,
		throttle,
		hashes,
		onSignIn,
		body,
		address,
		userAgent,
		log,
	}) {
		const markHash = deviceMark === undefined ? undefined : hashToken(deviceMark);
		const isKnown = markHash !== undefined && (await isKnownDevice(database.db, markHash, body.mobile));
		const counters = loginCounters(address, body.mobile, isKnown ? markHash : undefined);
		// Before the hash, so that a flood of attempts doesn't cost a core (requirement A1).
		const record = (action: Failure, user: { id: number; name: string } | undefined) =>
			recordFailure({ database, throttle }, action, user ?? body.mobile, address);
		await throttle.count(counters, async () =>
			record("sign in locked", await findUserByPhone(database.db, body.mobile)),
		);
		const user = await findUserByPhone(database.db, body.mobile);
		const codes = user ? codeCounters(user.id, isKnown ? markHash : undefined) : [];
		const matches = await hashes.verify(body.password, user?.password_hash ?? dummyHash);
		const isActive = user && stateOf(user, sessions.now()) === "active";
		if (!matches || !isActive) {
			log.warn({ event: "login failed", user: user?.id, address }, "a sign-in failed");
			await record("sign in failed", user);
			throw refusal("wrongMobileOrPassword");
		}
		if (user.temporary_until !== null && user.temporary_until <= sessions.now()) {
			throw refusal("temporaryPasswordOver");
		}
		if (user.second_factor_since !== null) {
			// Whoever knows the password doesn't guess it.
			await throttle.undo(database.db, counters);
			if (body.code === undefined) throw refusal("secondFactorRequired").of("code");
			await throttle.count(codes, () => record("sign in locked", user));
		}
		const rehashed = needsRehash(user.password_hash) ? await hashes.hash(body.password) : undefined;
		const mark = deviceMark ?? newToken();
		const token = await database.change(async (tx) => {
			// Hashing takes a while: the user may have been deleted or given another password or second factor.
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
				const passed = body.code && (await passByCode(tx, user.id, body.code, sessions.now()));
				if (!passed) return undefined;
				await throttle.undo(tx, codes);
				if (passed.by === "recovery code") {
					await writeAuditLine(tx, { actor, action: "use recovery code", detail: String(passed.codesLeft) });
				}
			}
			await recordSignIn(tx, user.id, Date.now());
			if (rehashed) await setPasswordHash(tx, user.id, rehashed);
			// Whoever is in needs nobody to give them another password.
			await closePasswordRequest(tx, user.id);
			const device = deviceOf(userAgent);
			await writeAuditLine(tx, { actor, action: "sign in", detail: device });
			await rememberDevice(tx, hashToken(mark), user.id, sessions.now());
			return sessions.begin(tx, user.id, { device, address });
		});
		if (token === undefined) {
			log.warn({ event: "second factor failed", user: user.id, address }, "a sign-in failed");
			await record("second factor failed", user);
			throw refusal("codeRefused").of("code");
		}
		if (mark !== deviceMark) markDevice(mark);
		log.info({ event: "login", user: user.id, address }, "signed in");
		await onSignIn?.();
		return { token };
	},

	async me({ caller }) {
		const { id, name, phone, role, permissions, hasTemporaryPassword, lacksSecondFactor } = caller;
		return {
			id,
			name,
			phone,
			role,
			permissions: [...permissions],
			...(hasTemporaryPassword && { passwordChangeRequired: true as const }),
			...(lacksSecondFactor && { secondFactorRequired: true as const }),
		};
	},

	async logout({ database, caller, log }) {
		await database.db.transaction().execute(async (tx) => {
			await endSession(tx, caller.tokenHash);
			await writeAuditLine(tx, { actor: caller, action: "sign out" });
		});
		log.info({ event: "logout", user: caller.id }, "signed out");
	},

	async changePassword({ database, throttle, hashes, rules, caller, body }) {
		const counters = changePasswordCounters(caller.id);
		await throttle.count(counters);
		const user = await findUser(database.db, caller.id);
		if (!user) throw refusal("notSignedIn");
		if (!(await hashes.verify(body.currentPassword, user.password_hash))) {
			throw refusal("currentPasswordWrong").of("currentPassword");
		}
		// The current one was right, so the words themselves can be compared.
		if (body.newPassword.normalize("NFC") === body.currentPassword.normalize("NFC")) {
			throw refusal("passwordUnchanged").of("newPassword");
		}
		rules.check(body.newPassword, user, "newPassword");
		const passwordHash = await hashes.hash(body.newPassword);
		await database.change(async (tx) => {
			const current = await findUser(tx, user.id);
			if (current?.password_hash !== user.password_hash) throw refusal("notSignedIn");
			await givePassword(tx, user.id, passwordHash, null);
			await endSessionsOf(tx, user.id, caller.tokenHash);
			await throttle.undo(tx, counters);
			await writeAuditLine(tx, { actor: caller, action: "change own password", subject: user });
		});
	},
};

type Failure = "sign in failed" | "sign in locked" | "second factor failed";

/** Leaves a line about who wasn't let in; of unknown numbers only so many an hour. */
async function recordFailure(
	{ database, throttle }: Pick<Services, "database" | "throttle">,
	action: Failure,
	who: { readonly id: number; readonly name: string } | string,
	address: string,
): Promise<void> {
	if (typeof who === "string" && !(await throttle.allows(recordedCounter))) return;
	const subject = typeof who === "string" ? { id: null, name: who } : who;
	await writeAuditLine(database.db, { actor: { id: null, name: "", address }, action, subject });
}
