import { type CallName, calls } from "#contract/api.ts";
import type { Desk, Person } from "./desk.ts";
import { rightFor } from "./right-bodies.ts";
import { storedPassword } from "./seeded.ts";

/** Seeded random numbers, so that a failure can be repeated (mulberry32). */
export class Chance {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 up to, not including, 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	below(count: number): number {
		return Math.floor(this.next() * count);
	}

	one<Item>(items: readonly Item[]): Item {
		return items[this.below(items.length)] as Item;
	}

	/** True so many times in a hundred. */
	percent(of: number): boolean {
		return this.next() * 100 < of;
	}
}

const odd: readonly unknown[] = [
	null,
	true,
	-1,
	0,
	1.5,
	1e308,
	2 ** 53,
	"",
	" ",
	"\0",
	"a\u0000b",
	"\ud800",
	"\u202e",
	"\u200b",
	"अ".repeat(300),
	"x".repeat(5000),
	"' or 1=1 --",
	"<img src=x onerror=alert(1)>",
	"{{7*7}}",
	"../../etc/passwd",
	"__proto__",
	"constructor",
	"9876543210",
	"+91 98765 43210",
	"admin",
	"1",
	[],
	[[[]]],
	[1, 1, "1", null],
	Array.from({ length: 200 }, (_, index) => index),
	{},
	{ $gt: "" },
	{ toString: 1, valueOf: 1 },
];

const whole = [
	"",
	"{",
	"[",
	"null",
	"[]",
	"7",
	'"a"',
	"{}{}",
	'{"a":1,"a":2}',
	'{"__proto__":{"name":"x"}}',
	`${'{"a":'.repeat(3000)}1`,
];

const types = [
	"application/json",
	"application/json; charset=utf-8",
	"text/plain",
	"application/json;x",
	"",
	"multipart/form-data",
];

const queries = [
	"",
	"?",
	"?a=b",
	"?__proto__=x",
	"?id=1&id=2",
	"?%00",
	"?q=%F0%9F%98%80",
	`?${"a=".repeat(500)}`,
];

interface Sent {
	readonly method: string;
	readonly url: string;
	readonly headers: Record<string, string>;
	readonly payload?: string;
}

/** Makes requests to every call of the table, valid in most parts and odd in some. */
export class RandomRequests {
	readonly #desk: Desk;
	readonly #chance: Chance;
	#people: readonly Person[] = [];
	#made = 0;

	constructor(desk: Desk, seed: number) {
		this.#desk = desk;
		this.#chance = new Chance(seed);
	}

	/** The next request. Now and then somebody new signs in, for others have been deleted or signed out meanwhile. */
	async next(): Promise<Sent> {
		if (this.#made % 40 === 0) {
			const desk = this.#desk;
			this.#people = [await desk.administrator(), await desk.person("manage_users"), await desk.person()];
		}
		this.#made += 1;
		const chance = this.#chance;
		const call = chance.one(calls);
		const method = chance.percent(5)
			? chance.one(["GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "TRACE"])
			: call.method;
		const hasBody = "body" in call || chance.percent(5);
		const payload = hasBody && method !== "GET" && method !== "TRACE" ? this.#body(call.name) : undefined;
		const type = chance.percent(90) ? "application/json" : chance.one(types);
		return {
			method,
			url: call.path.replace("{id}", this.#id()) + (chance.percent(10) ? chance.one(queries) : ""),
			headers: {
				...(call.name === "testUsers" && { accept: "application/json" }),
				...(chance.percent(85) && { authorization: `Bearer ${this.#token()}` }),
				...(payload !== undefined && type !== "" && { "content-type": type }),
				...(chance.percent(10) && {
					"accept-language": chance.one(["hi", "hi;q=x", "*", ";;;,", "en-IN,hi;q=9"]),
				}),
				...(chance.percent(3) && { "x-forwarded-for": "not an address" }),
			},
			...(payload !== undefined && { payload }),
		};
	}

	/** A client address: from a single one, all but the first requests would be rate limited. */
	from(): string {
		return `2001:db8:${this.#chance.below(65_536).toString(16)}:${this.#chance.below(65_536).toString(16)}::1`;
	}

	#token(): string {
		const chance = this.#chance;
		if (chance.percent(90)) return this.#people[chance.percent(80) ? 0 : chance.below(3)]?.token ?? "";
		return chance.one(["", "undefined", "null", "a".repeat(43), "a".repeat(9000), "%00", "' or 1=1"]);
	}

	#id(): string {
		const chance = this.#chance;
		if (chance.percent(70)) return String(chance.below(2 * (this.#people[0]?.id ?? 9)) + 1);
		return chance.one([
			"0",
			"-1",
			"1.5",
			"abc",
			"9".repeat(15),
			"9".repeat(40),
			"%00",
			"%2e%2e",
			"१",
			"1%2f2",
			"NaN",
		]);
	}

	#body(name: CallName): string {
		const chance = this.#chance;
		if (chance.percent(10)) return chance.one(whole);
		const body: Record<string, unknown> = { ...this.#right(name) };
		for (const field of Object.keys(body)) {
			if (chance.percent(20)) body[field] = chance.one(odd);
			else if (chance.percent(4)) delete body[field];
		}
		if (chance.percent(5))
			body[chance.one(["id", "isAdmin", "constructor", "", "permissions"])] = chance.one(odd);
		return JSON.stringify(body);
	}

	#right(name: CallName): Record<string, unknown> {
		const chance = this.#chance;
		const [chief] = this.#people;
		const someId = chance.below((chief?.id ?? 1) + 2) + 1;
		const someRole = chance.below((chief?.roleId ?? 1) + 2) + 1;
		const fresh = `6${String(chance.below(1e9)).padStart(9, "0")}`;
		const someone = {
			id: someId,
			phone: chance.percent(50) ? (chief?.phone ?? "") : fresh,
			roleId: someRole,
		};
		const right: Partial<Record<CallName, Record<string, unknown>>> = rightFor(someone, fresh);
		return { ...(right[name] ?? { name: fresh, id: someId }) };
	}
}

/** Sends so many random requests. @returns the count of each status; what failed is in `fallen`, ready to be sent again */
export async function sendAtRandom(
	desk: Desk,
	seed: number,
	count: number,
): Promise<{ statuses: Map<number, number>; fallen: string[] }> {
	const requests = new RandomRequests(desk, seed);
	const statuses = new Map<number, number>();
	const fallen: string[] = [];
	for (let number = 0; number < count; number += 1) {
		const request = await requests.next();
		const answer = await desk.app.inject({ ...request, remoteAddress: requests.from() } as never);
		const { statusCode, body, headers } = answer;
		statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
		const isPlain =
			statusCode < 400 ||
			/^error(,fieldErrors)?$/.test(Object.keys(JSON.parse(body || "{}")).join()) ||
			request.method === "HEAD";
		const isSafe = String(headers["content-security-policy"]).includes("frame-ancestors 'none'");
		if (
			statusCode >= 500 ||
			!isPlain ||
			!isSafe ||
			storedPassword.test(body) ||
			/\n\s+at |sqlite/i.test(body)
		) {
			fallen.push(`${statusCode} ${JSON.stringify(request).slice(0, 400)} → ${body.slice(0, 200)}`);
		}
	}
	return { statuses, fallen };
}
