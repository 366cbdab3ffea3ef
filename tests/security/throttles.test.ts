import { beforeAll, describe, expect, test } from "vitest";
import { throttles } from "#contract/limits.ts";
import { HashQueue } from "#server/session/hash-queue.ts";
import { type Desk, onOneDatabase, password } from "../support/desk.ts";

/** Requirements A1, A2, I11: the counting of tries can't be talked round, and can't be used against a clerk. */
const { addressAndAccount } = throttles.login;

const login = async (desk: Desk, mobile: string, from: string, headers = {}, typed = "wrong") =>
	(await desk.ask("login", { body: { mobile, password: typed }, from, headers })).status;

/** Every header in which a caller, or a proxy for it, may claim to be somebody else. */
const claims = (index: number) => {
	const other = `203.0.113.${index % 250}`;
	return {
		"x-forwarded-for": `${other}, 10.0.0.${index % 250}`,
		"x-real-ip": other,
		"x-client-ip": other,
		"true-client-ip": other,
		"cf-connecting-ip": other,
		"x-cluster-client-ip": other,
		forwarded: `for=${other}`,
		"x-forwarded": other,
		via: `1.1 ${other}`,
		"user-agent": `browser ${index}`,
		"accept-language": `x-${index}`,
		cookie: `a=${index}`,
	};
};

onOneDatabase((open) => {
	/** A queue without room answers 503 to each request for a hash: it shows which make one, and saves the time. */
	const hashes = new HashQueue(0, 0);
	let desk: Desk;
	let behindProxy: Desk;
	beforeAll(async () => {
		desk = await open({ hashes });
		behindProxy = await open({ hashes, env: { TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" } });
	});

	describe("a caller who claims to be others", () => {
		/** Uses up the tries, and says what the next one is answered. */
		async function afterTheLast(desk: Desk, phone: string, from: string, headers: (index: number) => object) {
			for (let attempt = 0; attempt < addressAndAccount.attempts; attempt += 1) {
				expect(await login(desk, phone, from, headers(attempt))).toBe(503);
			}
			return login(desk, phone, from, headers(99), password);
		}

		test("in whatever header is one caller, where no proxy is trusted", async () => {
			const { phone } = await desk.person();
			expect(await afterTheLast(desk, phone, "192.0.2.11", claims)).toBe(429);
		});

		test("is one caller behind a trusted proxy too, which writes the true address last", async () => {
			const { phone } = await behindProxy.person();
			const through = (index: number) => ({
				...claims(index),
				"x-forwarded-for": `203.0.113.${index}, 192.0.2.1, 10.1.1.1`,
			});
			expect(await afterTheLast(behindProxy, phone, "127.0.0.1", through)).toBe(429);
			// Somebody else behind the same proxy isn't meant.
			expect(await login(behindProxy, phone, "127.0.0.1", { "x-forwarded-for": "192.0.2.2" })).toBe(503);
		});

		test("is one caller when the proxy writes the port behind the address", async () => {
			const { phone } = await behindProxy.person();
			const through = (index: number) => ({ "x-forwarded-for": `192.0.2.3:${50_000 + index}` });
			expect(await afterTheLast(behindProxy, phone, "127.0.0.1", through)).toBe(429);
		});

		test("writes a mobile number in another way without getting more tries", async () => {
			const { phone } = await desk.person();
			const forms = [
				phone,
				`+91${phone}`,
				`0${phone}`,
				` ${phone} `,
				`${phone.slice(0, 5)} ${phone.slice(5)}`,
			];
			for (let attempt = 0; attempt < addressAndAccount.attempts; attempt += 1) {
				expect(await login(desk, forms[attempt % forms.length] ?? "", "192.0.2.13")).toBe(503);
			}
			for (const form of forms) expect(await login(desk, form, "192.0.2.13")).toBe(429);
		});
	});

	test("an unknown mobile number costs the hash that a known one costs, so that time tells nothing", async () => {
		const { phone } = await desk.person();
		expect(await login(desk, phone, "192.0.2.14")).toBe(503);
		expect(await login(desk, "6000000001", "192.0.2.14")).toBe(503);
	});

	test("whoever has used up the tries doesn't cost a hash any more", async () => {
		const { phone } = await desk.person();
		const logins = Array.from({ length: 100 }, () => login(desk, phone, "192.0.2.15"));
		const answers = await Promise.all(logins);
		expect(answers.filter((status) => status === 503)).toHaveLength(addressAndAccount.attempts);
		expect(answers.filter((status) => status === 429)).toHaveLength(100 - addressAndAccount.attempts);
	});
});
