import { createHash } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { throttles } from "#contract/limits.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import {
	countTry,
	forgetEndedTries,
	giveTryBack,
	keepNewestTries,
	type Window,
	windowEnd,
} from "./attempts.store.ts";

/** Something that is counted: who (address, account or both) does what, and how often they may. */
export interface Counter {
	readonly key: string;
	readonly window: Window;
}

/** Every so many tries the table is looked after, so that a flood can't fill the disk between two sweeps. */
const looksAfterEach = 500;

/** Counts tries in the database, where two servers see each other's (requirements A1, D8). */
export class Throttle {
	readonly #database: Database;
	readonly #now: () => number;
	#counted = 0;

	constructor(database: Database, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/**
	 * Counts one try under each counter, in order, and stops at the first that is used up: whoever is refused at their
	 * own address uses up nobody else's tries.
	 *
	 * @throws {Refusal} tooManyTries, with the seconds to wait
	 */
	async count(counters: readonly Counter[]): Promise<void> {
		const now = this.#now();
		const usedUp = await this.#database.db.transaction().execute(async (tx) => {
			for (const { key, window } of counters) {
				if (!(await countTry(tx, key, window, now))) return key;
			}
			return undefined;
		});
		this.#counted += 1;
		if (this.#counted % looksAfterEach === 0) await this.sweep();
		if (usedUp === undefined) return;
		const end = (await windowEnd(this.#database.db, usedUp)) ?? now;
		throw refusal("tooManyTries", { seconds: Math.max(1, Math.ceil((end - now) / 1000)) });
	}

	/** What succeeded was no try: an office whose staff all sign in through one address isn't locked out. */
	async giveBack(db: Db, counters: readonly Counter[]): Promise<void> {
		for (const { key } of counters) await giveTryBack(db, key);
	}

	async sweep(): Promise<void> {
		await forgetEndedTries(this.#database.db, this.#now());
		await keepNewestTries(this.#database.db, throttles.countersKept);
	}
}

/** A key without the address or number it stands for: the table tells nobody who tried what. */
function counter(window: Window, ...parts: string[]): Counter {
	return { key: createHash("sha256").update(JSON.stringify(parts)).digest("base64url"), window };
}

/** The counters of a sign-in, the narrowest harm first. */
export function loginCounters(address: string, mobile: string): Counter[] {
	const { login } = throttles;
	const network = networkOf(address);
	return [
		counter(login.address, "login", "address", network),
		counter(login.addressAndAccount, "login", "both", network, mobile),
		counter(login.account, "login", "account", mobile),
	];
}

/** Guessing the current password in somebody's open session is as much a try as signing in. */
export function changePasswordCounters(userId: number): Counter[] {
	return [counter(throttles.login.addressAndAccount, "changePassword", String(userId))];
}

/** The counters of an entry on the test page (requirement I12). */
export function testPageCounters(address: string): Counter[] {
	const { testPage } = throttles;
	return [
		counter(testPage.address, "testPage", "address", networkOf(address)),
		counter(testPage.everybody, "testPage", "everybody"),
	];
}

/** The counters of a browser's report (requirement H10). */
export function policyReportCounters(address: string): Counter[] {
	const { policyReport } = throttles;
	return [
		counter(policyReport.address, "policyReport", "address", networkOf(address)),
		counter(policyReport.everybody, "policyReport", "everybody"),
	];
}

/** An IPv6 household has more addresses than anybody could count: it is one by its first 64 bits (requirement I11). */
export function networkOf(address: string): string {
	// Some proxies write the caller's port behind the address: another one at every call.
	const withoutPort = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address);
	const bare = (withoutPort?.[1] ?? withoutPort?.[2] ?? address).split("%", 1)[0]?.toLowerCase() ?? "";
	const mapped = bare.replace(/^::ffff:(?=\d+\.)/, "");
	if (isIPv4(mapped)) return mapped;
	if (!isIPv6(bare)) return bare;
	const [head = "", tail] = bare.split("::");
	const groups = head === "" ? [] : head.split(":");
	const after = tail === undefined || tail === "" ? [] : tail.split(":");
	while (tail !== undefined && groups.length + after.length < 8) groups.push("0");
	const prefix = [...groups, ...after].slice(0, throttles.ipv6PrefixBits / 16);
	return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/${throttles.ipv6PrefixBits}`;
}
