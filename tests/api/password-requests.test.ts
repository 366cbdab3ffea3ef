import { beforeEach, expect, test } from "vitest";
import { days, throttles } from "#contract/limits.ts";
import { passwordRequests } from "#contract/people/limits.ts";
import { setLastDay, suspendUser } from "#server/staff/users/users.store.ts";
import { type Desk, onOneDatabase, type Person, password, words } from "../support/desk.ts";

/** Decision 31: whoever has forgotten their password asks, and those who may give another see it. */
onOneDatabase((openDesk) => {
	let desk: Desk;
	let chief: Person;
	let clerk: Person;
	let now: number;

	beforeEach(async () => {
		now = Date.now();
		desk = await openDesk({ now: () => now });
		chief = await desk.administrator();
		clerk = await desk.person("view_dashboard");
	});

	const request = (mobile: string, from = "192.0.2.7") =>
		desk.ask("askForPassword", { body: { mobile }, from });
	const waiting = async (as = chief) => (await desk.ask("passwordRequests", { as })).json;
	const lines = async () =>
		(await desk.ask("auditLines", { as: chief })).json.map((line: { action: string }) => line.action);

	test("a request is seen with name, number and role by those who may answer it, and nobody else", async () => {
		expect((await request(`+91 ${clerk.phone}`)).json).toEqual({ message: words("passwordRequested") });
		const { id, name, phone, role } = clerk;
		expect(await waiting()).toEqual([{ id, name, phone, role, askedAt: new Date(now).toISOString() }]);
		await request(chief.phone, "192.0.2.8");
		const manager = await desk.person("manage_users", "view_dashboard");
		expect(
			(await waiting(manager)).map((each: Person) => each.id),
			"not of whoever holds more",
		).toEqual([clerk.id]);
		expect(
			(await waiting()).map((each: Person) => each.id),
			"not one's own",
		).toEqual([clerk.id]);
	});

	test("the answer is the same for a number that nobody has, and nothing is stored then", async () => {
		const known = await request(clerk.phone);
		const before = await desk.contents();
		for (const mobile of ["6123456789", clerk.phone]) {
			const other = await request(mobile, "192.0.2.9");
			expect([other.status, other.text]).toEqual([known.status, known.text]);
		}
		expect(await desk.contents(), "nor a second time").toEqual(before);
		expect(await waiting()).toHaveLength(1);
	});

	test("nobody who is suspended or has left asks", async () => {
		const gone = await desk.person();
		await suspendUser(desk.database.db, clerk.id, now);
		await setLastDay(desk.database.db, gone.id, "2020-03-31");
		for (const { phone } of [clerk, gone]) expect((await request(phone)).status).toBe(200);
		expect(await waiting()).toEqual([]);
	});

	test("what is stored says who and when, and nothing of whoever asked", async () => {
		await request(clerk.phone, "::ffff:192.0.2.7");
		const rows = await desk.database.db.selectFrom("password_requests").selectAll().execute();
		expect(rows).toEqual([{ user_id: clerk.id, asked_at: now }]);
		const [line] = (await desk.ask("auditLines", { as: chief })).json;
		expect(line).toMatchObject({ action: "ask for a password", actor: null, subject: clerk.name });
		expect(line.address, "as people know it").toBe("192.0.2.7");
	});

	test("a new password closes it; so does whoever remembers the old one", async () => {
		const open = async () => {
			await request(clerk.phone);
			expect(await waiting()).toHaveLength(1);
		};
		await open();
		await desk.ask("resetPassword", { as: chief, id: clerk.id, body: { password: "saaf-shahar-sundar-19" } });
		expect(await waiting()).toEqual([]);
		const other = await desk.person();
		await request(other.phone);
		await desk.ask("login", { body: { mobile: other.phone, password } });
		expect(await waiting()).toEqual([]);
	});

	test("it is closed without a new password too, once, with a line of who did it", async () => {
		await request(clerk.phone);
		const dismiss = (as: Person) => desk.ask("dismissPasswordRequest", { as, id: clerk.id });
		const manager = await desk.person("manage_users");
		expect((await dismiss(manager)).status, "not by whoever couldn't answer it").toBe(403);
		expect((await dismiss(chief)).json).toEqual({ message: words("passwordRequestDismissed") });
		expect((await dismiss(chief)).status).toBe(200);
		expect((await lines()).filter((action: string) => action === "dismiss password request")).toHaveLength(1);
		expect(await waiting()).toEqual([]);
	});

	test("after seven days nobody sees it any more, and it can be made anew", async () => {
		await request(clerk.phone);
		now += passwordRequests.kept - 1;
		expect(await waiting(await desk.administrator())).toHaveLength(1);
		now += 1;
		const chiefOfThen = await desk.administrator();
		expect(await waiting(chiefOfThen)).toEqual([]);
		await request(clerk.phone);
		expect(await waiting(chiefOfThen)).toHaveLength(1);
		expect(passwordRequests.kept).toBe(days(7));
	});

	test("an address and a number ask only so often", async () => {
		const { address, mobile } = throttles.passwordRequest;
		for (let time = 0; time < mobile.attempts; time += 1) {
			expect((await request(clerk.phone, `192.0.2.${time + 1}`)).status).toBe(200);
		}
		expect((await request(clerk.phone, "198.51.100.1")).status).toBe(429);
		for (let time = 0; time < address.attempts; time += 1) {
			expect((await request(`61234567${10 + time}`, "203.0.113.5")).status).toBe(200);
		}
		const refused = await request("6999999999", "203.0.113.5");
		expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
	});

	test("anybody may know which roles give passwords: by their titles, and only those that somebody holds", async () => {
		await desk.role("keeper of nothing", "manage_users");
		const answer = await desk.ask("passwordGivers");
		expect(answer.json).toEqual([
			{ en: "Chairman", hi: "अध्यक्ष" },
			{ en: chief.role, hi: chief.role },
		]);
	});
});
