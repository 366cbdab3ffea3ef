import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { throttles } from "#contract/limits.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/tables.ts";
import { plainAddress } from "../kit/address.ts";
import { refusal } from "../kit/refusal.ts";
import {
	attemptsUnder,
	type Counter,
	countAttempt,
	deleteExpiredAttempts,
	pruneAttempts,
	undoAttempt,
	type Window,
} from "./attempts.store.ts";

export type { Counter };

const { login, code, passwordRequest, testPage, policyReport, feedback, complaint, followCode } = throttles;

/** Attempts between prunings, so that a flood can't fill the disk. */
const pruneEvery = 500;

/** Limits attempts, counted in the database so that servers share them (requirements A1, D8). */
export class Throttle {
	readonly #database: Database;
	readonly #now: () => number;
	#counted = 0;
	/** Kinds that are full of used-up counters. They take no new one, as a flood could push out the locks of others. */
	#full: ReadonlySet<string> = new Set();

	constructor(database: Database, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/**
	 * Counts an attempt under each counter in order, up to one that is used up, so that a blocked address doesn't use up an account's attempts.
	 * @param onLock called at a window's first refusal
	 * @returns the last counter's count
	 * @throws {Refusal} tooManyTries, with the seconds to wait
	 */
	async count(counters: readonly Counter[], onLock?: () => Promise<void>): Promise<number> {
		const now = this.#now();
		let counted = 0;
		const usedUp = await this.#database.db.transaction().execute(async (tx) => {
			for (const counter of counters) {
				const count = await this.#attempt(tx, counter);
				if (count === undefined) return counter;
				counted = count;
			}
			return undefined;
		});
		await this.#sweepOften();
		if (usedUp === undefined) return counted;
		const { db } = this.#database;
		const end = (await attemptsUnder(db, usedUp.key))?.ends_at;
		if (onLock && end !== undefined) {
			const window = { attempts: 1, within: Math.max(1, end - now) };
			if (await countAttempt(db, { kind: "locked", key: `locked ${usedUp.key}`, window }, now))
				await onLock();
		}
		throw tooManyTries((end ?? now + throttles.waitForRoom) - now);
	}

	/** Counts under each counter, up to one that is used up. @returns whether none is */
	async allows(...counters: readonly Counter[]): Promise<boolean> {
		for (const counter of counters) {
			if ((await this.#attempt(this.#database.db, counter)) === undefined) return false;
		}
		await this.#sweepOften();
		return true;
	}

	async #sweepOften(): Promise<void> {
		this.#counted += 1;
		if (this.#counted % pruneEvery === 0) await this.sweep();
	}

	async #attempt(db: Db, counter: Counter): Promise<number | undefined> {
		if (this.#full.has(counter.kind ?? "") && !(await attemptsUnder(db, counter.key))) return undefined;
		return countAttempt(db, counter, this.#now());
	}

	/** Refuses without counting. @throws {Refusal} tooManyTries if used up */
	async refuseUsedUp({ key, window: { attempts, within } }: Counter): Promise<void> {
		const { count = 0, ends_at = 0 } = (await attemptsUnder(this.#database.db, key)) ?? {};
		const left = ends_at - this.#now();
		if (count >= attempts && left > 0 && left <= within) throw tooManyTries(left);
	}

	/** Uncounts successes: staff at one address must not lock each other out. */
	async undo(db: Db, counters: readonly Counter[]): Promise<void> {
		for (const { key } of counters) await undoAttempt(db, key);
	}

	async sweep(): Promise<void> {
		await deleteExpiredAttempts(this.#database.db, this.#now());
		this.#full = await pruneAttempts(this.#database.db, throttles.maxCounters);
	}
}

/** Picks the events that are logged if there are many: the first, and each tenth. */
export const isFirstOrTenth = (count: number): boolean => count === 1 || count % 10 === 0;

const tooManyTries = (left: number) =>
	refusal("tooManyTries", { seconds: Math.max(1, Math.ceil(left / 1000)) });

/** Hashed, so that the table doesn't tell who tried what. */
function counter(window: Window, kind: string, ...parts: string[]): Counter {
	const key = createHash("sha256")
		.update(JSON.stringify([kind, ...parts]))
		.digest("base64url");
	return { kind, key, window };
}

/** Counters for a network and the wider ones around it, which get several times as much. */
function networkCounters({ attempts, within }: Window, kind: string, address: string): Counter[] {
	return networksOf(address).map((network, at) =>
		at === 0
			? counter({ attempts, within }, kind, network)
			: counter({ attempts: attempts * throttles.widerFactor, within }, `${kind} wider`, network),
	);
}

/** Counters of a sign-in, narrowest first. A known device has its own, so that nobody else locks its owner out (decision 28). */
export function loginCounters(address: string, mobile: string, knownDevice?: string): Counter[] {
	if (knownDevice !== undefined) return [counter(login.knownDevice, "login device", knownDevice, mobile)];
	const network = networkOf(address);
	return [
		counter(login.address, "login address", network),
		counter(login.addressAndAccount, "login both", network, mobile),
		counter(login.account, "login account", mobile),
	];
}

export const recordedCounter = counter(login.recorded, "login recorded");

/** The current password can be guessed in an open session too. */
export function changePasswordCounters(userId: number): Counter[] {
	return [counter(login.addressAndAccount, "changePassword", String(userId))];
}

export function codeCounters(userId: number, knownDevice?: string): Counter[] {
	if (knownDevice !== undefined)
		return [
			counter(code.knownDevice, "code device", knownDevice, String(userId)),
			counter(code.knownDeviceInADay, "code device day", knownDevice, String(userId)),
		];
	return [
		counter(code.account, "code account", String(userId)),
		counter(code.accountInADay, "code day", String(userId)),
	];
}

export function askedCounter(userId: number, address: string): Counter {
	return counter(code.recorded, "code asked", String(userId), networkOf(address));
}

export function setUpCounters(userId: number): Counter[] {
	return [counter(code.account, "code set up", String(userId))];
}

/** Counters of requests for a new password. A number needs few tries, as only one request of it is stored. */
export function passwordRequestCounters(address: string, mobile: string): Counter[] {
	return [
		counter(passwordRequest.address, "passwordRequest address", networkOf(address)),
		counter(passwordRequest.mobile, "passwordRequest mobile", mobile),
	];
}

/** Citizens' photographs: those looked at, and those saved with a form's mistakes. Never undone. */
export const photoCounters = (address: string) => ({
	taken: networkCounters(complaint.photos, "complaint photos", address),
	kept: networkCounters(complaint.kept, "complaint kept", address),
});

export function reportCounters(address: string) {
	const unheld = networkCounters(complaint.unheld, "complaint unheld", address);
	return {
		unheld: [...unheld, counter(complaint.unheldInTown, "complaint unheld town")],
		held: counter(complaint.held, "complaint held", networkOf(address)),
		all: networkCounters(complaint.address, "complaint", address),
	};
}

export const sendingCounters = (address: string) => networkCounters(complaint.sendings, "sending", address);

export const deskCounters = (address: string) => networkCounters(complaint.desk, "complaintDesk", address);

export const open311Counters = (address: string) => networkCounters(complaint.desk, "open311", address);

/** Wrong follow codes. Only the second counter blocks, for this address alone, as numbers are easy to guess. */
export function followCounters(address: string, number: string) {
	const network = networkOf(address);
	return {
		address: counter(followCode.address, "followCode address", network),
		both: counter(followCode.addressAndNumber, "followCode both", network, number),
	};
}

export function citizenSearchCounter(userId: number): Counter {
	return counter(throttles.citizenSearch, "citizenSearch", String(userId));
}

export function testPageCounters(address: string): Counter[] {
	return [
		counter(testPage.address, "testPage address", networkOf(address)),
		counter(testPage.everybody, "testPage everybody"),
	];
}

export function policyReportCounters(address: string): Counter[] {
	return [
		counter(policyReport.address, "policyReport address", networkOf(address)),
		counter(policyReport.everybody, "policyReport everybody"),
	];
}

export const feedbackCounters = (address: string): Counter[] => [
	...networkCounters(feedback.address, "feedback", address),
	counter(feedback.everybody, "feedback everybody"),
];

/** Returns the address that is counted: of IPv6 only the first 64 bits, which a household shares (requirement I11). */
export const networkOf = (address: string): string => networksOf(address)[0] ?? address;

/** The address's network and the wider ones that one customer may have: /56 and /48 of IPv6, /24 of IPv4. */
export function networksOf(address: string): string[] {
	const bare = plainAddress(address);
	if (!isIPv6(bare)) return [bare, bare.replace(/\.\d+$/, ".0/24")];
	const [head = "", tail] = bare.split("::");
	const groups = head === "" ? [] : head.split(":");
	const after = tail === undefined || tail === "" ? [] : tail.split(":");
	while (tail !== undefined && groups.length + after.length < 8) groups.push("0");
	const bits = [...groups, ...after].map((group) => group.padStart(4, "0")).join("");
	return throttles.ipv6PrefixBits.map((most) => `${bits.slice(0, most / 4)}/${most}`);
}
