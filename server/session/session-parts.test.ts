import { argon2Sync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dummyHash, hashPassword, needsRehash, verifyPassword } from "./argon2.ts";
import { monotonicClock } from "./clock.ts";
import { deviceOf } from "./device.ts";
import { HashQueue } from "./hash-queue.ts";
import { PasswordRules } from "./password-rules.ts";
import { networkOf, networksOf } from "./throttle.ts";
import { newToken, parseBearerToken } from "./token.ts";

describe("the clock of the sessions", () => {
	test("goes on at its own pace when the machine's clock is set back, and follows when that is put forward", () => {
		let wall = 1_000_000;
		let elapsed = 0;
		const now = monotonicClock(
			() => wall,
			() => elapsed,
		);
		const pass = (time: number, set = 0) => {
			elapsed += time;
			wall += time + set;
			return now();
		};
		expect(pass(0)).toBe(1_000_000);
		expect(pass(1000)).toBe(1_001_000);
		expect(pass(1000, -500_000)).toBe(1_002_000);
		expect(pass(1000)).toBe(1_003_000);
		expect(pass(1000, 900_000)).toBe(1_404_000);
	});
});

describe("a stored password", () => {
	test("is written as argon2id with what it cost, salted anew each time", async () => {
		const [first, second] = [
			await hashPassword("neem-saral-49-patang"),
			await hashPassword("neem-saral-49-patang"),
		];
		expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
		expect(first).not.toBe(second);
		expect(await verifyPassword("neem-saral-49-patang", first)).toBe(true);
		expect(await verifyPassword("neem-saral-49-patanG", first)).toBe(false);
	});

	test("that another program has hashed is verified, and known to be weaker", async () => {
		const nonce = Buffer.from("somesaltsomesalt");
		const tag = argon2Sync("argon2id", {
			message: "password",
			nonce,
			parallelism: 1,
			tagLength: 24,
			memory: 1024,
			passes: 3,
		});
		const stored = `$argon2id$v=19$m=1024,t=3,p=1$${nonce.toString("base64").replace(/=+$/, "")}$${tag.toString("base64")}`;
		expect(await verifyPassword("password", stored)).toBe(true);
		expect(needsRehash(stored)).toBe(true);
		expect(needsRehash(await hashPassword("x"))).toBe(false);
	});

	test.each(["", "plain", "$argon2i$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA", dummyHash])(
		"no password matches “%s”",
		async (stored) => {
			expect(await verifyPassword("", stored)).toBe(false);
			expect(await verifyPassword("plain", stored)).toBe(false);
		},
	);
});

test("of a flood of sign-ins few hashes run, few wait, and the rest are told to come back", async () => {
	const queue = new HashQueue(2, 3);
	const results = await Promise.allSettled(Array.from({ length: 9 }, () => queue.verify("x", dummyHash)));
	const refused = results.filter((result) => result.status === "rejected");
	expect(refused).toHaveLength(4);
	expect(refused[0]?.reason).toMatchObject({ outcome: "tooBusy", status: 503, retryAfter: 5 });
	expect(await queue.verify("x", dummyHash)).toBe(false);
});

test.each([
	["192.0.2.1", "192.0.2.1"],
	["::ffff:192.0.2.1", "192.0.2.1"],
	["2001:db8:1:2:3:4:5:6", "20010db800010002/64"],
	["2001:0db8:0001:0002::9", "20010db800010002/64"],
	["2001:db8::1", "20010db800000000/64"],
	["::1", "0000000000000000/64"],
	["fe80::1%eth0", "fe80000000000000/64"],
	["::FFFF:192.0.2.1", "192.0.2.1"],
	["[::ffff:192.0.2.1]:50123", "192.0.2.1"],
	["192.0.2.1:50123", "192.0.2.1"],
	["[2001:db8:1:2::9]:50123", "20010db800010002/64"],
])("the address %s counts as %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test("an address is in wider networks too, which one customer may have all of", () => {
	expect(networksOf("2001:db8:1:2::9").slice(1)).toEqual(["20010db8000100/56", "20010db80001/48"]);
	expect(networksOf("::ffff:192.0.2.7")).toEqual(["192.0.2.7", "192.0.2.0/24"]);
});

test.each([
	["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0", "Edge · Windows"],
	[
		"Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36",
		"Chrome · Android",
	],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari · iPhone"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox · Linux"],
	[
		"Mozilla/5.0 (Linux; Android 13) SamsungBrowser/26.0 Chrome/122.0 Safari/537.36",
		"Samsung Internet · Android",
	],
	["curl/8.5.0", ""],
	["<script>alert(1)</script>", ""],
	["", ""],
])("the browser that says “%s” is recognised as “%s”", (userAgent, device) => {
	expect(deviceOf(userAgent)).toBe(device);
});

describe("a token", () => {
	test("is read from its header alone", () => {
		const token = newToken();
		expect(parseBearerToken(`Bearer ${token}`)).toBe(token);
		expect(parseBearerToken(`bearer  ${token} `.replace("  ", " "))).toBe(token);
		for (const header of [
			undefined,
			"",
			token,
			`Bearer ${token}x`,
			`Bearer ${token.slice(1)}`,
			`Basic ${token}`,
			`Bearer ${token} x`,
			"Bearer ",
			"Bearer undefined",
			"Bearer null",
			`Bearer ${"a".repeat(8192)}`,
			"Bearer ' or 1=1 --",
		]) {
			expect(parseBearerToken(header)).toBeUndefined();
		}
	});
});

describe("the rules for passwords", () => {
	const rules = new PasswordRules(["Nagar Palika Parishad Devgarh", "नगर पालिका परिषद देवगढ़"]);
	const person = { name: "Kavita Rani", phone: "9876543210" };
	const verdict = (password: string) => {
		try {
			rules.check(password, person);
			return "fine";
		} catch (error) {
			return (error as { outcome: string }).outcome;
		}
	};

	test.each([
		"neem-saral-49-patang",
		"correct horse battery staple",
		"मेरी गाय हरी घास खाती है",
		"Qw8#kk2!pLz0",
		"kavita rani ki chhatri neeli hai",
	])("“%s” is fine", (password) => {
		expect(verdict(password)).toBe("fine");
	});

	test.each([
		"Devgarh12345",
		"!!devgarh!!2026",
		"Nagar Palika Parishad Devgarh",
		"देवगढ़देवगढ़",
		"qwertyuiop123",
		"sunshinesunshine",
		"password@2026",
		"aaaaaaaaaaaaaaa",
		"123456789012",
		"123456qwerty",
		"P a s s w o r d 2026",
		"abcdefghijklm",
		"210987654321",
		"abababababab",
		"１２３４５６７８９０１２",
	])("“%s” is too common", (password) => {
		expect(verdict(password)).toBe("passwordCommon");
	});

	test.each(["98765 43210 98", "KavitaRani2026", "kavita rani!!", "x9876543210x"])(
		"“%s” is personal",
		(password) => {
			expect(verdict(password)).toBe("passwordIsPersonal");
		},
	);
});
