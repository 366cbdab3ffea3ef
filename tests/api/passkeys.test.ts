import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { throttles } from "#contract/limits.ts";
import { secondFactor as limits } from "#contract/people/limits.ts";
import { type Desk, onEachDatabase, onOneDatabase, type Person, password, words } from "../support/desk.ts";
import { Device } from "../support/passkey.ts";
import { codeOf, giveSecondFactor, secret } from "../support/second-factor.ts";

/** Decision 29: passkeys as the other way of the second factor. */
onOneDatabase((openDesk) => {
	let desk: Desk;
	let clerk: Person;
	let device: Device;
	let now: number;

	beforeAll(async () => {
		desk = await openDesk({ now: () => now });
	});
	beforeEach(async () => {
		now = Date.now();
		clerk = await desk.person("view_dashboard");
		device = new Device();
	});

	const withPassword = { currentPassword: password };
	const begin = async (as: Person) => (await desk.ask("beginPasskey", { as, body: withPassword })).json;
	const finish = (as: Person, answer: unknown) => desk.ask("finishPasskey", { as, body: { answer } });
	const add = async (as: Person, by = device) => (await finish(as, by.make(await begin(as)))).json;
	const state = async (as: Person) => (await desk.ask("mySecondFactor", { as })).json;
	const first = (person: Person) => ({ mobile: person.phone, password });
	const options = async (person: Person) =>
		(await desk.ask("beginPasskeySignIn", { body: first(person) })).json;
	const login = (person: Person, more: object = {}) =>
		desk.ask("login", { body: { ...first(person), ...more } });
	const actions = async () =>
		(await desk.database.db.selectFrom("audit_log").select("action").orderBy("id").execute()).map(
			({ action }) => action,
		);

	describe("a passkey", () => {
		test("turns the second factor on by itself, with recovery codes, and signs in", async () => {
			const elsewhere = await desk.session(clerk.id);
			const { codes } = await add(clerk);
			expect(codes).toHaveLength(limits.recoveryCodes);
			expect((await desk.ask("me", { token: elsewhere })).status).toBe(401);
			expect(await state(clerk)).toMatchObject({
				hasApp: false,
				passkeys: [{ name: "Passkey", usedAt: null, addedAt: new Date(now).toISOString() }],
			});
			const asked = await login(clerk);
			expect([asked.status, Object.keys(asked.json.fieldErrors)]).toEqual([401, ["passkey", "code"]]);
			const answer = device.answer(await options(clerk));
			expect((await login(clerk, { passkey: answer })).status).toBe(200);
			expect((await state(clerk)).passkeys[0].usedAt).toBe(new Date(now).toISOString());
			expect((await login(clerk, { code: codes[0] })).status).toBe(200);
			expect(await actions()).toEqual(
				expect.arrayContaining(["add passkey", "turn on second factor", "use recovery code"]),
			);
			expect((await add(clerk, new Device())).codes).toEqual([]);
		});

		test("beside an app is the second way", async () => {
			await giveSecondFactor(desk, clerk);
			expect((await add(clerk)).codes).toEqual([]);
			expect(Object.keys((await login(clerk)).json.fieldErrors)).toEqual(["code", "passkey"]);
			expect((await login(clerk, { passkey: device.answer(await options(clerk)) })).status).toBe(200);
			expect((await login(clerk, { code: codeOf(secret, now) })).status).toBe(200);
		});

		test("is accepted once for each challenge, in time, from this person and this site alone", async () => {
			await add(clerk);
			const other = await desk.person();
			await add(other, new Device());
			const answer = device.answer(await options(clerk));
			expect((await login(clerk, { passkey: answer })).status).toBe(200);
			const again = await login(clerk, { passkey: answer });
			expect([again.status, again.json.fieldErrors]).toEqual([401, { passkey: words("passkeyRefused") }]);

			const late = device.answer(await options(clerk));
			now += limits.challengeFor;
			expect((await login(clerk, { passkey: late })).status).toBe(401);
			const strange = new Device("https://elsewhere.example").answer(await options(clerk));
			expect((await login(clerk, { passkey: strange })).status).toBe(401);
			expect((await login(other, { passkey: device.answer(await options(other)) })).status).toBe(401);
			expect((await login(clerk, { passkey: { id: "x" } })).status).toBe(401);
			expect((await login(clerk, { passkey: device.answer(await options(clerk)) })).status).toBe(200);
		});

		test("that is refused is counted like a wrong code", async () => {
			await add(clerk);
			for (let time = 0; time < throttles.code.account.attempts; time += 1) {
				expect((await login(clerk, { passkey: { id: "x" } })).status).toBe(401);
			}
			expect((await login(clerk, { passkey: device.answer(await options(clerk)) })).status).toBe(429);
		});

		test("is added with the password, by an answer to the question that was asked, once", async () => {
			const wrong = { currentPassword: "wrong" };
			expect((await desk.ask("beginPasskey", { as: clerk, body: wrong })).status).toBe(422);
			const answer = device.make(await begin(clerk));
			await begin(clerk);
			expect((await finish(clerk, answer)).json.error).toBe(words("passkeyNotAdded"));
			const right = device.make(await begin(clerk));
			expect((await finish(clerk, right)).status).toBe(200);
			expect((await finish(clerk, right)).status).toBe(422);
			// One device is one person's.
			const other = await desk.person();
			expect((await finish(other, device.make(await begin(other)))).status).toBe(422);
		});

		test("is asked for after the right password alone, and only where there is one", async () => {
			const body = { ...first(clerk), password: "wrong" };
			expect((await desk.ask("beginPasskeySignIn", { body })).status).toBe(401);
			const none = await desk.ask("beginPasskeySignIn", { body: first(clerk) });
			expect([none.status, none.json.error]).toEqual([409, words("noPasskey")]);
		});
	});

	describe("a passkey is removed", () => {
		const remove = (id: number) => desk.ask("removePasskey", { as: clerk, id, body: withPassword });

		test("with the password; with the last way the second factor is off", async () => {
			await add(clerk);
			const [{ id }] = (await state(clerk)).passkeys;
			const body = { currentPassword: "wrong" };
			expect((await desk.ask("removePasskey", { as: clerk, id, body })).status).toBe(422);
			expect((await remove(id)).json.message).toBe(words("passkeyRemoved"));
			expect(await state(clerk)).toMatchObject({ since: null, passkeys: [], codesLeft: 0 });
			expect((await remove(id)).json.error).toBe(words("unknownPasskey"));
			expect((await login(clerk)).status).toBe(200);
		});

		test("and the app goes on", async () => {
			await giveSecondFactor(desk, clerk);
			await add(clerk);
			await remove((await state(clerk)).passkeys[0].id);
			expect((await login(clerk, { code: codeOf(secret, now) })).status).toBe(200);
		});

		test("by its owner alone, or with everything when somebody else resets the second factor", async () => {
			const chief = await desk.administrator();
			await add(clerk);
			const [{ id }] = (await state(clerk)).passkeys;
			expect((await desk.ask("removePasskey", { as: chief, id, body: withPassword })).status).toBe(404);
			expect((await desk.ask("resetSecondFactor", { as: chief, id: clerk.id })).status).toBe(200);
			expect((await login(clerk)).status).toBe(200);
		});

		test("not where a second factor is required and it is the last way", async () => {
			desk = await openDesk({ now: () => now, env: { SECOND_FACTOR: "required" } });
			clerk = await desk.person("manage_users");
			await add(clerk);
			expect((await desk.ask("users", { as: clerk })).status).toBe(200);
			expect((await remove((await state(clerk)).passkeys[0].id)).json.error).toBe(words("secondFactorStays"));
		});
	});
});

onEachDatabase((openDesk) => {
	test("of eight who send the same passkey's answer at once a single one gets in", async () => {
		const desk = await openDesk();
		const clerk = await desk.person();
		const device = new Device();
		const begun = await desk.ask("beginPasskey", { as: clerk, body: { currentPassword: password } });
		await desk.ask("finishPasskey", { as: clerk, body: { answer: device.make(begun.json) } });
		const body = { mobile: clerk.phone, password };
		const passkey = device.answer((await desk.ask("beginPasskeySignIn", { body })).json);
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => desk.ask("login", { body: { ...body, passkey } })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	});
});
