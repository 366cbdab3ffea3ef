import { beforeEach, describe, expect, test } from "vitest";
import { type Call, type CallName, calls, deviceMark } from "#contract/api.ts";
import { withoutSecondFactor } from "#contract/call-outcomes.ts";
import { days, throttles } from "#contract/limits.ts";
import { secondFactor as limits } from "#contract/people/limits.ts";
import type { Permission } from "#contract/permissions.ts";
import { command } from "../support/command.ts";
import { type Desk, onEachDatabase, onOneDatabase, type Person, password, words } from "../support/desk.ts";
import { codeOf, giveSecondFactor, secret } from "../support/second-factor.ts";

/** Decision 29: the second factor. */
onOneDatabase((openDesk) => {
	let desk: Desk;
	let clerk: Person;
	let now: number;

	/** By whether the settings require a second factor. */
	const desks = new Map<"offered" | "required", Desk>();
	const open = async (SECOND_FACTOR: "offered" | "required") => {
		now = Date.now();
		desk = desks.get(SECOND_FACTOR) ?? (await openDesk({ now: () => now, env: { SECOND_FACTOR } }));
		desks.set(SECOND_FACTOR, desk);
		await desk.database.db.deleteFrom("tries").execute();
		clerk = await desk.person("view_dashboard");
	};
	beforeEach(() => open("offered"));

	const login = (person: Person, code?: string, more: { from?: string; mark?: string } = {}) =>
		desk.ask("login", {
			body: { mobile: person.phone, password, ...(code !== undefined && { code }) },
			...(more.from !== undefined && { from: more.from }),
			...(more.mark !== undefined && { headers: { [deviceMark]: more.mark } }),
		});
	const state = async (as: Person) => (await desk.ask("mySecondFactor", { as })).json;
	const begin = async (as: Person) =>
		(await desk.ask("beginSecondFactor", { as, body: { currentPassword: password } })).json;
	const confirm = (as: Person, code: string) => desk.ask("confirmSecondFactor", { as, body: { code } });
	const setUp = async (as: Person): Promise<{ key: string; codes: readonly string[] }> => {
		const { secret: key } = await begin(as);
		return { key, codes: (await confirm(as, codeOf(key, now))).json.codes };
	};
	const nextStep = () => {
		now += limits.step;
	};
	const lines = async () => {
		const found = await desk.database.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
		return found.map(({ action, actor_name, subject_name, detail }) =>
			[action, actor_name, subject_name, detail].filter(Boolean).join(" · "),
		);
	};

	const kept = async () => {
		const { db } = desk.database;
		const of = (table: "authenticators" | "recovery_codes") =>
			db.selectFrom(table).selectAll().where("user_id", "=", clerk.id).execute();
		return [...(await of("authenticators")), ...(await of("recovery_codes"))];
	};

	test("whoever has the password and not the code leaves a line that its owner sees until they have signed in twice", async () => {
		const { key } = await setUp(clerk);
		const [desktop, stranger] = ["192.0.2.7", "192.0.2.99"];
		const signIn = async () => {
			expect((await login(clerk, undefined, { from: desktop })).status).toBe(401);
			nextStep();
			const { json } = await login(clerk, codeOf(key, now), { from: desktop });
			return (await desk.ask("mySecondFactor", { token: json.token })).json.stopped;
		};
		const asked = async () =>
			(await lines()).filter((line) => line === `second factor missing · ${clerk.name}`);
		expect(await signIn(), "one's own two steps are nobody else's").toEqual([]);
		await login(clerk, undefined, { from: stranger });
		await login(clerk, undefined, { from: stranger });
		expect(await asked(), "one an hour from an address").toHaveLength(2);
		const seen = await signIn();
		expect(seen).toEqual([{ at: expect.any(String), address: stranger }]);
		await desk.ask("beginPasskeySignIn", { body: { mobile: clerk.phone, password }, from: "192.0.2.50" });
		expect((await signIn()).map(({ address }: { address: string }) => address)).toEqual(["192.0.2.50"]);
		expect(await signIn()).toEqual([]);
	});

	test("new recovery codes that are asked for twice, because the answer was lost, are the same", async () => {
		await giveSecondFactor(desk, clerk);
		const renew = () => desk.ask("renewRecoveryCodes", { as: clerk, body: { currentPassword: password } });
		const [first, second] = await Promise.all([renew(), renew()]);
		expect(first.json.codes).toHaveLength(limits.recoveryCodes);
		expect([second.json.codes, (await renew()).json.codes]).toEqual([first.json.codes, first.json.codes]);
		expect((await login(clerk, first.json.codes[0])).status).toBe(200);
	});

	describe("is set up", () => {
		test("with the password, and by a code that shows that an app has the secret", async () => {
			expect(await state(clerk)).toEqual({
				since: null,
				hasApp: false,
				passkeys: [],
				codesLeft: 0,
				isRequired: false,
				stopped: [],
			});
			const wrong = await desk.ask("beginSecondFactor", { as: clerk, body: { currentPassword: "wrong" } });
			expect([wrong.status, wrong.json.fieldErrors]).toEqual([
				422,
				{ currentPassword: words("currentPasswordWrong") },
			]);
			const { secret: key, uri } = await begin(clerk);
			expect(key).toMatch(/^[A-Z2-7]{32}$/);
			expect(uri).toBe(
				`otpauth://totp/localhost:${clerk.phone}?issuer=localhost&secret=${key}&algorithm=SHA1&digits=6&period=30`,
			);
			// Nothing is asked at sign-in before an app has shown a code.
			expect((await login(clerk)).status).toBe(200);
			expect((await confirm(clerk, "000000")).json.fieldErrors).toEqual({ code: words("codeWrong") });

			const elsewhere = await desk.session(clerk.id);
			const { json } = await confirm(clerk, codeOf(key, now));
			expect(json.codes).toHaveLength(limits.recoveryCodes);
			for (const code of json.codes)
				expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
			expect(new Set(json.codes).size).toBe(limits.recoveryCodes);
			expect(await state(clerk)).toEqual({
				since: new Date(now).toISOString(),
				hasApp: true,
				passkeys: [],
				codesLeft: limits.recoveryCodes,
				isRequired: false,
				stopped: [],
			});
			// Other sessions by the password alone have ended.
			expect((await desk.ask("me", { token: elsewhere })).status).toBe(401);
			expect((await desk.ask("me", { as: clerk })).status).toBe(200);
			const [stored] = await desk.database.db.selectFrom("recovery_codes").selectAll().execute();
			for (const code of json.codes) expect(stored?.code_hash).not.toContain(code);
			expect((await lines()).at(-1)).toBe(`turn on second factor · ${clerk.name} · ${clerk.name}`);
		});

		test("within half an hour, and not by a code of the secret before", async () => {
			const { secret: first } = await begin(clerk);
			const { secret: second } = await begin(clerk);
			expect((await confirm(clerk, codeOf(first, now))).status).toBe(422);
			now += limits.setUpWithin;
			const late = await confirm(clerk, codeOf(second, now));
			expect([late.status, late.json.error]).toEqual([409, words("secondFactorNotBegun")]);
		});

		test("anew for another phone: the old one counts until the new one has shown a code", async () => {
			const { key: old, codes } = await setUp(clerk);
			const { secret: key } = await begin(clerk);
			nextStep();
			expect((await login(clerk, codeOf(old, now))).status).toBe(200);
			nextStep();
			const renewed = (await confirm(clerk, codeOf(key, now))).json.codes;
			nextStep();
			expect((await login(clerk, codeOf(old, now))).status).toBe(401);
			expect((await login(clerk, codes[0])).status).toBe(401);
			expect((await login(clerk, codeOf(key, now))).status).toBe(200);
			expect((await login(clerk, renewed[0])).status).toBe(200);
		});
	});

	describe("is asked at sign-in", () => {
		beforeEach(() => giveSecondFactor(desk, clerk));

		test("after the right password alone; a wrong one is answered as ever", async () => {
			const asked = await login(clerk);
			expect([asked.status, asked.json]).toEqual([
				401,
				{ error: words("secondFactorRequired"), fieldErrors: { code: words("secondFactorRequired") } },
			]);
			const body = { mobile: clerk.phone, password: "wrong", code: codeOf(secret, now) };
			expect((await desk.ask("login", { body })).json).toEqual({ error: words("wrongMobileOrPassword") });
			const { status, json } = await login(clerk, codeOf(secret, now));
			expect([status, Object.keys(json)]).toEqual([200, ["token"]]);
			expect((await desk.ask("me", { token: json.token })).json).not.toHaveProperty("secondFactorRequired");
			// Asking is no attempt, and no line either.
			for (let time = 0; time < 2 * throttles.login.addressAndAccount.attempts; time += 1) {
				expect((await login(clerk)).status).toBe(401);
			}
		});

		test("once for each code: neither it nor an earlier one is accepted again", async () => {
			const code = codeOf(secret, now);
			expect((await login(clerk, code)).status).toBe(200);
			const again = await login(clerk, code);
			expect([again.status, again.json.fieldErrors]).toEqual([401, { code: words("codeRefused") }]);
			expect((await login(clerk, codeOf(secret, now - limits.step))).status).toBe(401);
			expect((await login(clerk, codeOf(secret, now + limits.step))).status).toBe(200);
			expect((await lines()).slice(-3)).toEqual([
				`second factor failed · ${clerk.name}`,
				`second factor failed · ${clerk.name}`,
				`sign in · ${clerk.name}`,
			]);
		});

		test.each([
			[-2, 401],
			[-1, 200],
			[0, 200],
			[1, 200],
			[2, 401],
		])("with a phone whose clock is %i steps off: %i", async (steps, status) => {
			expect((await login(clerk, codeOf(secret, now + steps * limits.step))).status).toBe(status);
		});

		test("however a code is typed", async () => {
			const code = codeOf(secret, now);
			expect((await login(clerk, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
			nextStep();
			const hindi = codeOf(secret, now).replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? "");
			expect((await login(clerk, hindi)).status).toBe(200);
			await giveSecondFactor(desk, clerk, ["k7qp-0m1d-x4vt"]);
			expect((await login(clerk, "K7QP OMLD X4VT")).status).toBe(200);
		});

		test("a recovery code signs in once, and its owner reads how many are left", async () => {
			const codes = ["aaaa-bbbb-cccc", "dddd-eeee-ffff"];
			await giveSecondFactor(desk, clerk, codes);
			expect((await login(clerk, codes[0])).status).toBe(200);
			expect((await login(clerk, codes[0])).status).toBe(401);
			expect((await state(clerk)).codesLeft).toBe(1);
			expect(await lines()).toContain(`use recovery code · ${clerk.name} · 1`);
			// Nor does one person's code help another.
			const other = await desk.person();
			await giveSecondFactor(desk, other, ["gggg-hhhh-jjjj"]);
			expect((await login(other, codes[1])).status).toBe(401);
		});

		test("after ten wrong codes no more is tried for a while, but on a device of the owner's", async () => {
			const first = await login(clerk, codeOf(secret, now));
			const mark = String(first.headers[deviceMark]);
			nextStep();
			for (let time = 0; time < throttles.code.account.attempts; time += 1) {
				expect((await login(clerk, "000000", { from: `198.51.100.${time}` })).status).toBe(401);
			}
			const refused = await login(clerk, codeOf(secret, now), { from: "203.0.113.1" });
			expect(refused.status).toBe(429);
			expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
			expect((await lines()).at(-1)).toBe(`sign in locked · ${clerk.name}`);
			expect((await login(clerk, codeOf(secret, now), { mark })).status).toBe(200);
			nextStep();
			for (let time = 0; time < throttles.code.knownDevice.attempts; time += 1) {
				expect((await login(clerk, "000000", { mark })).status).toBe(401);
			}
			expect((await login(clerk, codeOf(secret, now), { mark })).status).toBe(429);
			now += throttles.code.account.within;
			expect((await login(clerk, codeOf(secret, now))).status).toBe(200);
		});

		test("nor are more than sixty in a day on a device of the owner's", async () => {
			const mark = String((await login(clerk, codeOf(secret, now))).headers[deviceMark]);
			const { knownDevice, knownDeviceInADay } = throttles.code;
			for (let time = 0; time < knownDeviceInADay.attempts; time += 1) {
				if (time % knownDevice.attempts === 0) now += knownDevice.within;
				expect((await login(clerk, "000000", { mark })).status, `try ${time}`).toBe(401);
			}
			now += knownDevice.within;
			expect((await login(clerk, codeOf(secret, now), { mark })).status).toBe(429);
			expect((await login(clerk, codeOf(secret, now))).status, "a device of their own is left").toBe(200);
		});

		test("nor are more than thirty wrong ones tried in a day", async () => {
			const { account, accountInADay } = throttles.code;
			for (let time = 0; time < accountInADay.attempts; time += 1) {
				if (time % account.attempts === 0) now += account.within;
				expect((await login(clerk, "000000")).status).toBe(401);
			}
			now += account.within;
			expect((await login(clerk, codeOf(secret, now))).status).toBe(429);
			now += days(1);
			expect((await login(clerk, codeOf(secret, now))).status).toBe(200);
		});
	});

	describe("is changed", () => {
		beforeEach(() => giveSecondFactor(desk, clerk));
		const withPassword = (name: CallName, currentPassword: string) =>
			desk.ask(name, { as: clerk, body: { currentPassword } });

		test("by new recovery codes instead of the old ones", async () => {
			expect((await withPassword("renewRecoveryCodes", "wrong")).status).toBe(422);
			const { codes } = (await withPassword("renewRecoveryCodes", password)).json;
			expect((await login(clerk, "k7qp-2m9d-x4vt")).status).toBe(401);
			expect((await login(clerk, codes[9])).status).toBe(200);
			expect(await lines()).toContain(`renew recovery codes · ${clerk.name} · ${clerk.name}`);
		});

		test("by its end, with the password", async () => {
			expect((await withPassword("endSecondFactor", "wrong")).status).toBe(422);
			expect((await withPassword("endSecondFactor", password)).json.message).toBe(words("secondFactorEnded"));
			expect((await login(clerk)).status).toBe(200);
			expect((await lines()).at(-2)).toBe(`turn off second factor · ${clerk.name} · ${clerk.name}`);
			expect(await kept()).toEqual([]);
			const renewed = await withPassword("renewRecoveryCodes", password);
			expect([renewed.status, renewed.json.error]).toEqual([409, words("secondFactorIsOff")]);
		});

		test("the password that is asked for is counted as at changing it", async () => {
			const { attempts } = throttles.login.addressAndAccount;
			for (let time = 0; time < attempts; time += 1) await withPassword("endSecondFactor", "wrong");
			for (const name of ["beginSecondFactor", "renewRecoveryCodes", "endSecondFactor"] as const) {
				expect((await withPassword(name, password)).status, name).toBe(429);
			}
		});

		test("by a new password not at all", async () => {
			const body = { currentPassword: password, newPassword: "imli-taara-73-nadi" };
			await desk.ask("changePassword", { as: clerk, body });
			const answer = await desk.ask("login", { body: { mobile: clerk.phone, password: body.newPassword } });
			expect(answer.json.error).toBe(words("secondFactorRequired"));
		});
	});

	describe("is reset", () => {
		beforeEach(() => giveSecondFactor(desk, clerk));

		test("by another who manages users: the sessions end, the password alone signs in", async () => {
			const chief = await desk.administrator();
			const about = async () => (await desk.ask("user", { as: chief, id: clerk.id })).json.hasSecondFactor;
			const listed = async () => {
				const { users } = (await desk.ask("usersPage", { as: chief, query: { q: clerk.phone } })).json;
				return users[0].hasSecondFactor;
			};
			expect([await about(), await listed()]).toEqual([true, true]);
			const { json } = await desk.ask("resetSecondFactor", { as: chief, id: clerk.id });
			expect(json.message).toBe(words("secondFactorReset"));
			expect([await about(), await listed()]).toEqual([false, false]);
			expect((await desk.ask("me", { as: clerk })).status).toBe(401);
			expect((await login(clerk)).status).toBe(200);
			expect(await lines()).toContain(`reset second factor · ${chief.name} · ${clerk.name}`);
		});

		test("not by oneself, nor by somebody who holds less", async () => {
			const chief = await desk.administrator();
			const helper = await desk.person("manage_users");
			for (const [as, id, error] of [
				[helper, helper.id, words("resettingOwnFactor")],
				[chief, chief.id, words("resettingOwnFactor")],
				[helper, chief.id, "You can't change this user"],
				[helper, clerk.id, "You can't change this user"],
			] as const) {
				const before = await desk.contents();
				const answer = await desk.ask("resetSecondFactor", { as, id });
				expect(answer.status).toBe(403);
				expect(answer.json.error).toContain(error);
				expect(await desk.contents()).toEqual(before);
			}
		});

		test("on the server's console, for when nobody else is left", async () => {
			const forget = (mobile: string) => command("staff", ["forget-factor", mobile], desk.settings);
			const done = await forget(`+91 ${clerk.phone}`);
			expect(done.code, done.said).toBe(0);
			expect(done.said).toContain(`${clerk.name} logs in with the password alone again`);
			expect((await desk.ask("me", { as: clerk })).status).toBe(401);
			expect((await login(clerk)).status).toBe(200);
			expect(await lines()).toContain(`reset second factor from the console · server · ${clerk.name}`);
			for (const [mobile, said] of [
				[clerk.phone, "has no second factor"],
				["9899999999", "Nobody has the mobile number"],
				["12", words("invalidMobile")],
			] as const) {
				const refused = await forget(mobile);
				expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(said)]);
			}
		});

		test("with the person, when they are deleted", async () => {
			const chief = await desk.administrator();
			await desk.ask("deleteUser", { as: chief, id: clerk.id });
			expect(await kept()).toEqual([]);
		});
	});

	describe("is required by the settings", () => {
		beforeEach(() => open("required"));

		test.each([
			["manage_users", true],
			["assign_role", true],
			["assign_permissions", true],
			["view_dashboard", false],
			["view_complaints", false],
			["edit_settings", false],
		] satisfies [Permission, boolean][])("of whoever holds %s: %s", async (permission, isRequired) => {
			const person = await desk.person(permission);
			const me = (await desk.ask("me", { as: person })).json;
			expect(me.secondFactorRequired).toBe(isRequired || undefined);
			expect(me.permissions).toEqual(isRequired ? [] : [permission]);
			expect((await state(person)).isRequired).toBe(isRequired);
		});

		test("until it is on, every call but those that lead to it is refused; then all is as ever", async () => {
			const chief = await desk.administrator();
			const sent = { body: {}, id: clerk.id };
			for (const { name, who, method } of calls as readonly Call[]) {
				if (who === "anyone" || who === "testPage" || withoutSecondFactor.includes(name as CallName))
					continue;
				const before = await desk.contents();
				const { id, body } = sent;
				const answer = await desk.ask(name as CallName, {
					as: chief,
					id,
					query: { kind: "alerts" },
					...(method === "POST" && { body }),
				});
				expect([answer.status, answer.json.error], name).toEqual([403, words("secondFactorNeeded")]);
				expect(await desk.contents(), name).toEqual(before);
			}
			const { key } = await setUp(chief);
			expect((await desk.ask("users", { as: chief })).status).toBe(200);
			expect((await desk.ask("me", { as: chief })).json).not.toHaveProperty("secondFactorRequired");
			const { status, json } = await desk.ask("endSecondFactor", {
				as: chief,
				body: { currentPassword: password },
			});
			expect([status, json.error]).toEqual([403, words("secondFactorStays")]);
			nextStep();
			expect((await login(chief, codeOf(key, now))).status).toBe(200);
		});

		test("the first administrator, and one who was reset, sign in and set it up: nobody is locked out", async () => {
			const chief = await desk.administrator();
			await giveSecondFactor(desk, chief);
			const first = { mobile: "9000000001", password };
			const { token } = (await desk.ask("login", { body: first })).json;
			expect((await desk.ask("me", { token })).json.secondFactorRequired).toBe(true);
			const other = await desk.holderOf(chief.roleId);
			await giveSecondFactor(desk, other);
			expect((await desk.ask("resetSecondFactor", { as: chief, id: other.id })).status).toBe(200);
			const again = (await login(other)).json;
			await setUp({ ...other, token: again.token });
			expect((await desk.ask("users", { token: again.token })).status).toBe(200);
		});

		test("a temporary password is changed first", async () => {
			const chief = await desk.administrator();
			await desk.database.db
				.updateTable("users")
				.set({ temporary_until: now + days(7) })
				.where("id", "=", chief.id)
				.execute();
			const refused = await desk.ask("beginSecondFactor", { as: chief, body: { currentPassword: password } });
			expect(refused.json.error).toBe(words("passwordChangeRequired"));
			const body = { currentPassword: password, newPassword: "imli-taara-73-nadi" };
			expect((await desk.ask("changePassword", { as: chief, body })).status).toBe(200);
			expect((await desk.ask("users", { as: chief })).json.error).toBe(words("secondFactorNeeded"));
		});

		test("whoever gets such a role is asked at the next call", async () => {
			const chief = await desk.administrator();
			await giveSecondFactor(desk, chief);
			const keeper = await desk.role("keeper", "manage_users");
			expect((await desk.ask("me", { as: clerk })).json.permissions).toEqual(["view_dashboard"]);
			await desk.ask("assignRole", { as: chief, body: { userId: clerk.id, roleId: keeper } });
			expect((await desk.ask("users", { as: clerk })).json.error).toBe(words("secondFactorNeeded"));
		});
	});
});

onOneDatabase((openDesk) => {
	test("a sign-in that ends half-way uses up no code", async () => {
		const now = Date.now();
		const broken = await openDesk({ now: () => now });
		const { db } = broken.database;
		const clerk = await broken.person();
		await giveSecondFactor(broken, clerk);
		const left = () =>
			Promise.all([
				db.selectFrom("recovery_codes").selectAll().execute(),
				db.selectFrom("authenticators").selectAll().execute(),
			]);
		const before = await left();
		await db.schema.dropTable("sessions").execute();
		for (const code of [codeOf(secret, now), "k7qp-2m9d-x4vt"]) {
			const body = { mobile: clerk.phone, password, code };
			expect((await broken.ask("login", { body })).status).toBe(500);
		}
		expect(await left()).toEqual(before);
	});
});

onEachDatabase((openDesk) => {
	test("of eight who send the same code at once to two servers a single one gets in", async () => {
		const now = Date.now();
		const first = await openDesk({ now: () => now });
		const second = await openDesk({ sharing: first, now: () => now });
		const clerk = await first.person();
		await giveSecondFactor(first, clerk);
		for (const code of [codeOf(secret, now), "k7qp-2m9d-x4vt"]) {
			const body = { mobile: clerk.phone, password, code };
			const answers = await Promise.all(
				Array.from({ length: 8 }, (_, index) => (index % 2 ? first : second).ask("login", { body })),
			);
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
			await first.database.db.deleteFrom("tries").execute();
		}
	});
});
