import { beforeAll, describe, expect, test } from "vitest";
import { hours, minutes } from "#contract/limits.ts";
import { session as limits } from "#contract/people/limits.ts";
import { HashQueue } from "#server/session/hash-queue.ts";
import { type Desk, onEachDatabase, password, words } from "../support/desk.ts";

onEachDatabase((openDesk) => {
	let desk: Desk;
	let now = Date.now();

	beforeAll(async () => {
		desk = await openDesk({ now: () => now });
	});

	const asks = async (token: string) => (await desk.ask("me", { token })).status;

	describe("signing in", () => {
		test("answers with a token alone, new each time, which opens the session", async () => {
			const person = await desk.person("view_dashboard");
			const login = () => desk.ask("login", { body: { mobile: person.phone, password } });
			const [first, second] = [await login(), await login()];
			expect(Object.keys(first.json)).toEqual(["token"]);
			expect(first.json.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
			expect(first.json.token).not.toBe(second.json.token);
			const me = await desk.ask("me", { token: second.json.token });
			expect(me.json).toEqual({
				id: person.id,
				name: person.name,
				phone: person.phone,
				role: person.role,
				permissions: ["view_dashboard"],
			});
		});

		test("says the same of an unknown mobile number and of a wrong password", async () => {
			const { phone } = await desk.person();
			const wrong = await desk.ask("login", { body: { mobile: phone, password: "wrong" } });
			const unknown = await desk.ask("login", { body: { mobile: "6123456789", password: "wrong" } });
			expect(wrong.status).toBe(401);
			expect(wrong.json).toEqual({ error: words("wrongMobileOrPassword") });
			const { date: _, ...headers } = wrong.headers;
			const { date: __, ...others } = unknown.headers;
			expect([unknown.status, unknown.text, others]).toEqual([wrong.status, wrong.text, headers]);
		});

		test("keeps neither the token nor the password where somebody could read it", async () => {
			// As the server of a council stores them.
			const hashing = await openDesk({ sharing: desk, now: () => now, hashes: new HashQueue() });
			const [chief, { id, phone }] = [await desk.administrator(), await desk.person()];
			expect((await hashing.ask("resetPassword", { as: chief, id, body: { password } })).status).toBe(200);
			const { token } = (await hashing.ask("login", { body: { mobile: phone, password } })).json;
			const { db } = desk.database;
			const kept = JSON.stringify([
				await db.selectFrom("sessions").selectAll().execute(),
				await db.selectFrom("users").selectAll().execute(),
				await db.selectFrom("tries").selectAll().execute(),
				await db.selectFrom("audit_log").selectAll().execute(),
			]);
			expect(kept).not.toContain(token);
			expect(kept).not.toContain(password);
			expect(kept).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
		});

		test("a password of the same letters in other code points fits", async () => {
			const chief = await desk.administrator();
			const composed = "caf\u00e9-saral-49-patang";
			const body = { name: "A", role: chief.roleId, phone: "9833333333", password: composed };
			expect((await desk.ask("addUser", { as: chief, body })).status).toBe(201);
			const decomposed = composed.normalize("NFD");
			expect(decomposed).not.toBe(composed);
			const answer = await desk.ask("login", { body: { mobile: "9833333333", password: decomposed } });
			expect(answer.status).toBe(200);
		});
	});

	describe("a session ends", () => {
		test("at logout, and only that one", async () => {
			const person = await desk.person();
			const other = await desk.session(person.id, now);
			expect((await desk.ask("logout", { as: person })).json).toEqual({ message: "You have logged out" });
			expect(await asks(person.token)).toBe(401);
			expect(await asks(other)).toBe(200);
		});

		test("when its user is deleted, and a new user with the same phone doesn't revive it", async () => {
			const [chief, person] = [await desk.administrator(), await desk.person()];
			await desk.ask("deleteUser", { as: chief, id: person.id });
			expect(await asks(person.token)).toBe(401);
			const body = { name: "B", role: person.roleId, phone: person.phone, password };
			expect((await desk.ask("addUser", { as: chief, body })).status).toBe(201);
			expect(await asks(person.token)).toBe(401);
		});

		test("when its user is given another password, which alone works from then on", async () => {
			const [chief, person] = [await desk.administrator(), await desk.person()];
			const other = "imli-taara-73-nadi";
			await desk.ask("resetPassword", { as: chief, id: person.id, body: { password: other } });
			expect(await asks(person.token)).toBe(401);
			const login = (typed: string) => desk.ask("login", { body: { mobile: person.phone, password: typed } });
			expect((await login(password)).status).toBe(401);
			expect((await login(other)).status).toBe(200);
		});

		test("elsewhere, but not here, when one changes one's own password; the current one is asked for", async () => {
			const person = await desk.person();
			const elsewhere = await desk.session(person.id, now);
			const change = (currentPassword: string) =>
				desk.ask("changePassword", {
					as: person,
					body: { currentPassword, newPassword: "imli-taara-73-nadi" },
				});
			expect((await change("wrong")).status).toBe(422);
			const same = { currentPassword: password, newPassword: password };
			const unchanged = await desk.ask("changePassword", { as: person, body: same });
			expect([unchanged.status, unchanged.json.error]).toEqual([422, words("passwordUnchanged")]);
			expect(await asks(elsewhere)).toBe(200);
			expect((await change(password)).status).toBe(200);
			expect(await asks(elsewhere)).toBe(401);
			expect(await asks(person.token)).toBe(200);
		});

		test("after an hour unused; each use begins the hour anew", async () => {
			const person = await desk.person();
			const token = await desk.session(person.id, now);
			now += limits.unused - minutes(1);
			expect(await asks(token)).toBe(200);
			now += limits.unused - minutes(1);
			expect(await asks(token)).toBe(200);
			now += limits.unused;
			expect(await asks(token)).toBe(401);
		});

		test("after twelve hours, however much it is used", async () => {
			const person = await desk.person();
			const token = await desk.session(person.id, now);
			for (let passed = 0; passed < limits.lifetime - minutes(30); passed += minutes(30)) {
				expect(await asks(token), `after ${passed / hours(1)} h`).toBe(200);
				now += minutes(30);
			}
			now += minutes(30);
			expect(await asks(token)).toBe(401);
		});

		test("for good: a clock set back doesn't revive it", async () => {
			const person = await desk.person();
			const token = await desk.session(person.id, now);
			now += limits.unused;
			expect(await asks(token)).toBe(401);
			now -= limits.unused;
			expect(await asks(token)).toBe(401);
		});

		test("when it was begun under a clock that ran ahead, so that it isn't prolonged", async () => {
			const person = await desk.person();
			expect(await asks(await desk.session(person.id, now + hours(3)))).toBe(401);
			expect(await asks(await desk.session(person.id, now + minutes(1)))).toBe(200);
		});

		test("at times that the settings name", async () => {
			const short = await openDesk({
				sharing: desk,
				now: () => now,
				env: { SESSION_HOURS: "2", SESSION_UNUSED_MINUTES: "10" },
			});
			const person = await short.holderOf((await desk.person()).roleId);
			const token = await short.session(person.id, now - minutes(11));
			expect((await short.ask("me", { token })).status).toBe(401);
		});
	});

	describe("one sees where one is signed in", () => {
		const windows =
			"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
		const signIn = async (phone: string, userAgent: string, from = "192.0.2.7") => {
			const sending = { body: { mobile: phone, password }, from, headers: { "user-agent": userAgent } };
			return (await desk.ask("login", sending)).json.token as string;
		};
		const mine = async (token: string) => (await desk.ask("mySessions", { token })).json;

		test("with device, address, begin and last use, and neither token nor hash", async () => {
			const person = await desk.person();
			const token = await signIn(person.phone, windows);
			now += minutes(5);
			const other = await signIn(person.phone, "curl/8");
			const answer = await desk.ask("mySessions", { token });
			expect(answer.json).toHaveLength(3);
			const found = answer.json.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
			expect(found).toMatchObject({ device: "Chrome · Windows", address: "192.0.2.7" });
			expect(Date.parse(found.usedAt) - Date.parse(found.begunAt)).toBe(minutes(5));
			const { db } = desk.database;
			for (const { token_hash } of await db.selectFrom("sessions").selectAll().execute())
				expect(answer.text).not.toContain(token_hash);
			expect(answer.text).not.toContain(token);
			expect(answer.text).not.toContain(other);
		});

		test("and ends one of them, or all but this one; nobody ends another's", async () => {
			const [person, stranger] = [await desk.person(), await desk.person()];
			const [here, there] = [await signIn(person.phone, windows), await signIn(person.phone, windows)];
			const [, { id }] = await mine(there);
			const named = (await mine(there)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
			expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
			expect((await desk.ask("endMySession", { as: stranger, id: named })).status).toBe(404);
			expect((await desk.ask("endMySession", { token: here, id: "x" })).status).toBe(404);
			expect((await desk.ask("endMySession", { token: here, id: named })).status).toBe(200);
			expect([await asks(here), await asks(there)]).toEqual([200, 401]);
			expect((await desk.ask("endMySession", { token: here, id: named })).json.error).toBe(
				words("unknownSession"),
			);
			expect((await desk.ask("endMyOtherSessions", { token: here })).status).toBe(200);
			expect([await asks(here), await asks(person.token)]).toEqual([200, 401]);
			expect(await mine(here)).toHaveLength(1);
		});

		test("those who manage users see and end a person's, within their rights", async () => {
			const [chief, clerk] = [await desk.administrator(), await desk.person("manage_users")];
			const person = await desk.person();
			await signIn(person.phone, windows);
			const seen = (await desk.ask("userSessions", { as: clerk, id: person.id })).json;
			expect(seen.map(({ device }: { device: string }) => device).sort()).toEqual(["", "Chrome · Windows"]);
			for (const name of ["userSessions", "endUserSessions"] as const) {
				expect((await desk.ask(name, { as: clerk, id: chief.id })).status, name).toBe(403);
			}
			expect((await desk.ask("endUserSessions", { as: clerk, id: person.id })).status).toBe(200);
			expect((await desk.ask("userSessions", { as: clerk, id: person.id })).json).toEqual([]);
			expect(await asks(person.token)).toBe(401);
			// Of one's own the one that asks goes on.
			const second = await desk.session(clerk.id, now);
			expect((await desk.ask("endUserSessions", { as: clerk, id: clerk.id })).status).toBe(200);
			expect([await asks(clerk.token), await asks(second)]).toEqual([200, 401]);
			expect((await desk.ask("userSessions", { as: clerk, id: 987_654_321 })).status).toBe(404);
		});
	});

	describe("what is no session", () => {
		test("an altered token, one in the address and one in a cookie open nothing", async () => {
			const { token } = await desk.person();
			const altered = token.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
			expect(await asks(altered)).toBe(401);
			const { app } = desk;
			expect((await app.inject({ url: `/api/me?token=${token}&access_token=${token}` })).statusCode).toBe(
				401,
			);
			expect((await app.inject({ url: "/api/me", cookies: { ulbToken: token } })).statusCode).toBe(401);
		});
	});
});
