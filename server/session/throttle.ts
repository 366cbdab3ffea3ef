import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { throttles } from "#contract/limits.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/tables.ts";
import { plainAddress } from "../kit/address.ts";
import { refusal } from "../kit/refusal.ts";
import {
	countAttempt,
	deleteExpiredAttempts,
	pruneAttempts,
	undoAttempt,
	type Window,
	windowEnd,
} from "./attempts.store.ts";

/** Counts the attempts of an address, an account or both. */
export interface Counter {
	readonly key: string;
	readonly window: Window;
}

/** Attempts after which the table is pruned, so that a flood can't fill the disk between two sweeps. */
const pruneEvery = 500;

/** Limits attempts. They are counted in the database, so that two servers count together (requirements A1, D8). */
export class Throttle {
	readonly #database: Database;
	readonly #now: () => number;
	#counted = 0;

	constructor(database: Database, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/**
	 * Counts an attempt under each counter, in order, up to the first that is used up: who is refused for their own address
	 * must not use up the attempts of an account.
	 *
	 * @param onLock called at the first attempt that is refused in a window
	 * @throws {Refusal} tooManyTries, with the seconds to wait
	 */
	async count(counters: readonly Counter[], onLock?: () => Promise<void>): Promise<void> {
		const now = this.#now();
		const usedUp = await this.#database.db.transaction().execute(async (tx) => {
			for (const { key, window } of counters) {
				if (!(await countAttempt(tx, key, window, now))) return key;
			}
			return undefined;
		});
		this.#counted += 1;
		if (this.#counted % pruneEvery === 0) await this.sweep();
		if (usedUp === undefined) return;
		const end = (await windowEnd(this.#database.db, usedUp)) ?? now;
		if (onLock) {
			const once = { attempts: 1, within: Math.max(1, end - now) };
			if (await countAttempt(this.#database.db, `locked ${usedUp}`, once, now)) await onLock();
		}
		throw refusal("tooManyTries", { seconds: Math.max(1, Math.ceil((end - now) / 1000)) });
	}

	/** Counts once more under a counter. @returns whether it isn't used up */
	async allows({ key, window }: Counter): Promise<boolean> {
		return countAttempt(this.#database.db, key, window, this.#now());
	}

	/** Uncounts what succeeded: staff who all sign in through one address must not lock each other out. */
	async undo(db: Db, counters: readonly Counter[]): Promise<void> {
		for (const { key } of counters) await undoAttempt(db, key);
	}

	async sweep(): Promise<void> {
		await deleteExpiredAttempts(this.#database.db, this.#now());
		await pruneAttempts(this.#database.db, throttles.maxCounters);
	}
}

/** The key is hashed, so that the table doesn't tell who tried what. */
function counter(window: Window, ...parts: string[]): Counter {
	return { key: createHash("sha256").update(JSON.stringify(parts)).digest("base64url"), window };
}

/**
 * The counters of a sign-in; those that affect the fewest people come first. A device on which this person has signed in before
 * has a counter of its own, so that nobody else's tries can lock its owner out (decision 28).
 */
export function loginCounters(address: string, mobile: string, knownDevice?: string): Counter[] {
	const { login } = throttles;
	if (knownDevice !== undefined) return [counter(login.knownDevice, "login", "device", knownDevice, mobile)];
	const network = networkOf(address);
	return [
		counter(login.address, "login", "address", network),
		counter(login.addressAndAccount, "login", "both", network, mobile),
		counter(login.account, "login", "account", mobile),
	];
}

/** The counter of failures with unknown numbers that are recorded, from all addresses together. */
export const recordedCounter = counter(throttles.login.recorded, "login", "recorded");

/** The current password can be guessed in an open session as well as at sign-in. */
export function changePasswordCounters(userId: number): Counter[] {
	return [counter(throttles.login.addressAndAccount, "changePassword", String(userId))];
}

/** The counters of codes at sign-in, after a right password; as there, nobody locks an owner out of a device of theirs. */
export function codeCounters(userId: number, knownDevice?: string): Counter[] {
	const { code } = throttles;
	if (knownDevice !== undefined)
		return [
			counter(code.knownDevice, "code", "device", knownDevice, String(userId)),
			counter(code.knownDeviceInADay, "code", "device day", knownDevice, String(userId)),
		];
	return [
		counter(code.account, "code", String(userId)),
		counter(code.accountInADay, "code", "day", String(userId)),
	];
}

/** The counter of right passwords that are recorded, because no second factor came with them. */
export function askedCounter(userId: number, address: string): Counter {
	return counter(throttles.code.recorded, "code", "asked", String(userId), networkOf(address));
}

/** The counter of codes while an app is set up. */
export function setUpCounters(userId: number): Counter[] {
	return [counter(throttles.code.account, "code", "set up", String(userId))];
}

/** The counters of a request for a new password. One number's are few: it is stored once anyway. */
export function passwordRequestCounters(address: string, mobile: string): Counter[] {
	const { passwordRequest } = throttles;
	return [
		counter(passwordRequest.address, "passwordRequest", "address", networkOf(address)),
		counter(passwordRequest.mobile, "passwordRequest", "mobile", mobile),
	];
}

/** The counters of a report: how many of an address aren't held, and how many are taken at all. */
export function reportCounters(address: string): { readonly unheld: Counter; readonly all: Counter } {
	const { complaint } = throttles;
	const network = networkOf(address);
	return {
		unheld: counter(complaint.unheld, "complaint", "unheld", network),
		all: counter(complaint.address, "complaint", "address", network),
	};
}

/** The counters of a follow code that is tried; numbers are easy to guess, so nobody's tries from one address lock the others out. */
export function followCounters(address: string, number: string): Counter[] {
	const { followCode } = throttles;
	return [
		counter(followCode.address, "followCode", "address", networkOf(address)),
		counter(followCode.addressAndNumber, "followCode", "both", networkOf(address), number),
		counter(followCode.number, "followCode", "number", number),
	];
}

/** The counter of somebody's searches by a citizen's mobile. */
export function citizenSearchCounter(userId: number): Counter {
	return counter(throttles.citizenSearch, "citizenSearch", String(userId));
}

/** The counters of an entry on the test page (requirement I12). */
export function testPageCounters(address: string): Counter[] {
	const { testPage } = throttles;
	return [
		counter(testPage.address, "testPage", "address", networkOf(address)),
		counter(testPage.everybody, "testPage", "everybody"),
	];
}

/** The counters of a policy report (requirement H10). */
export function policyReportCounters(address: string): Counter[] {
	const { policyReport } = throttles;
	return [
		counter(policyReport.address, "policyReport", "address", networkOf(address)),
		counter(policyReport.everybody, "policyReport", "everybody"),
	];
}

/** The address that is counted: of IPv6 the first 64 bits, because one household has all the rest (requirement I11). */
export function networkOf(address: string): string {
	const bare = plainAddress(address);
	if (!isIPv6(bare)) return bare;
	const [head = "", tail] = bare.split("::");
	const groups = head === "" ? [] : head.split(":");
	const after = tail === undefined || tail === "" ? [] : tail.split(":");
	while (tail !== undefined && groups.length + after.length < 8) groups.push("0");
	const prefix = [...groups, ...after].slice(0, throttles.ipv6PrefixBits / 16);
	return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/${throttles.ipv6PrefixBits}`;
}
