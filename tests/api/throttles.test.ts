import { beforeAll, beforeEach, expect, test } from "vitest";
import { deviceMark } from "#contract/api.ts";
import { minutes, throttles } from "#contract/limits.ts";
import { devices } from "#contract/people/limits.ts";
import { attemptsByKind } from "#server/session/attempts.store.ts";
import { isKnownDevice, rememberDevice } from "#server/session/devices.store.ts";
import { loginCounters, Throttle } from "#server/session/throttle.ts";
import { type Desk, onEachDatabase, onOneDatabase, password } from "../support/desk.ts";

const { addressAndAccount, address, account, knownDevice } = throttles.login;

const login = (at: Desk, mobile: string, from: string, typed = "wrong") =>
	at.ask("login", { body: { mobile, password: typed }, from });

onOneDatabase((openDesk) => {
	let desk: Desk;
	let now: number;
	beforeAll(async () => {
		desk = await openDesk({ now: () => now });
	});
	beforeEach(async () => {
		now = Date.now();
		await desk.database.db.deleteFrom("tries").execute();
	});

	test("after ten wrong tries from one address an account is closed to that address, with the time to wait", async () => {
		const { phone } = await desk.person();
		for (let attempt = 0; attempt < addressAndAccount.attempts; attempt += 1) {
			expect((await login(desk, phone, "192.0.2.1")).status).toBe(401);
		}
		const refused = await login(desk, phone, "192.0.2.1", password);
		expect(refused.status).toBe(429);
		const seconds = Number(refused.headers["retry-after"]);
		expect(seconds).toBeGreaterThan(800);
		expect(seconds).toBeLessThanOrEqual(900);
		expect(refused.json.error).toBe(`Too many tries. Please wait ${seconds} seconds and try again.`);
	});

	test("the right password from another address still works, and open sessions go on", async () => {
		const person = await desk.person();
		for (let attempt = 0; attempt <= addressAndAccount.attempts; attempt += 1)
			await login(desk, person.phone, "192.0.2.1");
		expect((await login(desk, person.phone, "192.0.2.2", password)).status).toBe(200);
		expect((await desk.ask("me", { as: person })).status).toBe(200);
	});

	test("the account opens again by itself", async () => {
		const { phone } = await desk.person();
		for (let attempt = 0; attempt <= addressAndAccount.attempts; attempt += 1)
			await login(desk, phone, "192.0.2.1");
		now += addressAndAccount.within;
		expect((await login(desk, phone, "192.0.2.1", password)).status).toBe(200);
	});

	test("a clock that was set back doesn't close it for longer than a window", async () => {
		const { phone } = await desk.person();
		for (let attempt = 0; attempt <= addressAndAccount.attempts; attempt += 1)
			await login(desk, phone, "192.0.2.1");
		now -= minutes(24 * 60);
		expect((await login(desk, phone, "192.0.2.1", password)).status).toBe(200);
	});

	test("what succeeds is no try: a whole office signs in through one address", async () => {
		const { phone } = await desk.person();
		for (let attempt = 0; attempt < addressAndAccount.attempts + 3; attempt += 1) {
			expect((await login(desk, phone, "192.0.2.1", password)).status).toBe(200);
		}
	});

	test("one address is closed after sixty wrong tries at whomever; IPv6 by its first 64 bits", async () => {
		const tryAll = async (from: (index: number) => string) => {
			for (let attempt = 0; attempt < address.attempts; attempt += 1) {
				await login(desk, `6${String(attempt).padStart(9, "0")}`, from(attempt));
			}
		};
		await tryAll(() => "192.0.2.9");
		expect((await login(desk, "6999999999", "192.0.2.9")).status).toBe(429);
		await tryAll((index) => `2001:db8:1:2::${index.toString(16)}`);
		expect((await login(desk, "6999999999", "2001:db8:1:2:ffff::1")).status).toBe(429);
		expect((await login(desk, "6999999999", "2001:db8:1:3::1")).status).toBe(401);
	});

	test("one account is closed after eighty wrong tries from many addresses; tries refused at an address don't count", async () => {
		const { phone } = await desk.person();
		for (let attempt = 0; attempt < 2 * account.attempts; attempt += 1) {
			await login(desk, phone, `198.51.100.${Math.floor(attempt / 20)}`);
		}
		expect((await login(desk, phone, "203.0.113.1")).status).toBe(429);
		now += account.within;
		expect((await login(desk, phone, "203.0.113.1", password)).status).toBe(200);
	});

	test("strangers don't lock a person out of a device on which they have signed in before", async () => {
		const [person, other] = [await desk.person(), await desk.person()];
		const from = "203.0.113.9";
		const signIn = (phone: string, mark?: string, typed = password) =>
			desk.ask("login", {
				body: { mobile: phone, password: typed },
				from,
				...(mark !== undefined && { headers: { [deviceMark]: mark } }),
			});
		const first = await signIn(person.phone);
		const mark = String(first.headers[deviceMark]);
		expect(mark).toMatch(/^[A-Za-z0-9_-]{43}$/);
		expect((await signIn(person.phone, mark)).headers).not.toHaveProperty(deviceMark);
		const { db } = desk.database;
		expect(JSON.stringify(await db.selectFrom("known_devices").selectAll().execute())).not.toContain(mark);

		for (let attempt = 0; attempt < 2 * account.attempts; attempt += 1) {
			await login(desk, person.phone, `198.51.100.${Math.floor(attempt / 20)}`);
		}
		expect((await signIn(person.phone)).status).toBe(429);
		expect((await signIn(person.phone, "A".repeat(43))).status).toBe(429);
		expect((await signIn(person.phone, mark)).status).toBe(200);
		// Nor does the mark of one person help with another's number.
		for (let attempt = 0; attempt < addressAndAccount.attempts; attempt += 1)
			await login(desk, other.phone, from);
		expect((await signIn(other.phone, mark)).status).toBe(429);

		for (let attempt = 0; attempt < knownDevice.attempts; attempt += 1) {
			expect((await signIn(person.phone, mark, "wrong")).status).toBe(401);
		}
		expect((await signIn(person.phone, mark)).status).toBe(429);
		now += knownDevice.within;
		expect((await signIn(person.phone, mark)).status).toBe(200);
	});

	test("the current password can't be guessed in an open session", async () => {
		const as = await desk.person();
		const guess = () =>
			desk.ask("changePassword", { as, body: { currentPassword: "guess", newPassword: password } });
		for (let attempt = 0; attempt < addressAndAccount.attempts; attempt += 1)
			expect((await guess()).status).toBe(422);
		expect((await guess()).status).toBe(429);
	});
});

onEachDatabase((openDesk) => {
	let desk: Desk;
	let now = Date.now();
	beforeAll(async () => {
		desk = await openDesk({ now: () => now });
	});
	beforeEach(() => desk.database.db.deleteFrom("tries").execute());

	test("of each person the latest devices are known", async () => {
		const { id, phone } = await desk.person();
		const { db } = desk.database;
		for (let number = 0; number < devices.perUser + 5; number += 1) {
			now += 1;
			await rememberDevice(db, `mark ${number}`, id, now);
		}
		expect(await isKnownDevice(db, "mark 4", phone)).toBe(false);
		expect(await isKnownDevice(db, "mark 5", phone)).toBe(true);
		expect(await db.selectFrom("known_devices").selectAll().execute()).toHaveLength(devices.perUser);
	});

	test("two servers on one database count together", async () => {
		const { phone } = await desk.person();
		const second = await openDesk({ sharing: desk, now: () => now });
		for (let attempt = 0; attempt < addressAndAccount.attempts; attempt += 1) {
			await login(attempt % 2 === 0 ? desk : second, phone, "192.0.2.1");
		}
		expect((await login(desk, phone, "192.0.2.1")).status).toBe(429);
		expect((await login(second, phone, "192.0.2.1")).status).toBe(429);
	});

	test("tries at the same moment are all counted", async () => {
		const { phone } = await desk.person();
		const answers = await Promise.all(Array.from({ length: 25 }, () => login(desk, phone, "192.0.2.1")));
		const wrong = answers.filter(({ status }) => status === 401);
		expect(wrong).toHaveLength(addressAndAccount.attempts);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
	});

	test("each kind of counter has room of its own, and forgets none that is used up", async () => {
		const { db } = desk.database;
		const { phone } = await desk.person();
		const flood = async (kind: string, count: number, rows: number) => {
			const values = Array.from({ length: rows }, (_, at) => ({
				key: `${kind} ${count} ${at}`,
				kind,
				count,
				most: addressAndAccount.attempts,
				ends_at: now + 1_000_000,
			}));
			for (let at = 0; at < rows; at += 1000)
				await db
					.insertInto("tries")
					.values(values.slice(at, at + 1000))
					.execute();
		};
		for (let attempt = 0; attempt < addressAndAccount.attempts; attempt += 1)
			await login(desk, phone, "192.0.2.1");
		const throttle = new Throttle(desk.database, () => now);
		const rows = async (kind: string) =>
			Number((await attemptsByKind(db)).find((each) => each.kind === kind)?.rows);
		await flood("followCode both", 1, throttles.maxCounters + 500);
		await throttle.sweep();
		expect(await rows("followCode both")).toBe(throttles.maxCounters);
		expect((await login(desk, phone, "192.0.2.1", password)).status).toBe(429);

		// Its own kind is flooded: the low ones go, and where there are none new ones are refused, known ones go on.
		await flood("login both", 1, 500);
		await flood("login both", addressAndAccount.attempts, throttles.maxCounters - 1);
		await throttle.sweep();
		expect(await rows("login both")).toBe(throttles.maxCounters);
		await flood("login both", addressAndAccount.attempts + 1, 1);
		await throttle.sweep();
		expect((await login(desk, phone, "192.0.2.1", password)).status).toBe(429);
		const [, both] = loginCounters("192.0.2.2", "9000000009");
		expect(both && (await throttle.allows(both))).toBe(false);
		const [known] = loginCounters("192.0.2.1", phone);
		expect(known && (await throttle.allows(known))).toBe(true);
		now += 1_000_000;
		await throttle.sweep();
		expect(both && (await throttle.allows(both))).toBe(true);
	});
});
