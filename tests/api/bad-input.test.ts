import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Call, type CallName, callByName } from "#contract/api.ts";
import { outcomes } from "#contract/outcomes.ts";
import { type Desk, onOneDatabase, type Person, password, words } from "../support/desk.ts";
import { rightFor } from "../support/right-bodies.ts";

/** §5, requirements, Fine print: whatever is sent, the answer is one sentence, and nothing has changed. */
function withoutFailures(contents: unknown): unknown {
	const { audit, ...rest } = contents as { audit: { action: string }[] };
	return { ...rest, audit: audit.filter(({ action }) => action !== "sign in failed") };
}

const fields = Object.entries(rightFor({ id: 0, phone: "", roleId: 0 })).flatMap(([name, body]) =>
	Object.keys(body).map((field) => [name as CallName, field] as const),
);

onOneDatabase((openDesk) => {
	let desk: Desk;
	let chief: Person;
	let other: Person;
	let spareRole: number;
	let right: Partial<Record<CallName, Record<string, unknown>>>;

	beforeAll(async () => {
		desk = await openDesk();
		chief = await desk.administrator();
		other = await desk.person();
		spareRole = await desk.role("spare desk");
		right = rightFor(other);
	});

	// Requests must be refused for their shape, not for the number of tries.
	beforeEach(() => desk.database.db.deleteFrom("tries").execute());

	const idFor = (name: CallName) => {
		if (name === "editRole" || name === "copyRole") return { id: spareRole };
		return (callByName(name) as Call).params ? { id: other.id } : {};
	};

	/** Sends each of these bodies, which are refused in one sentence and change nothing. @returns the statuses */
	async function sends(name: CallName, ...bodies: readonly unknown[]): Promise<number[]> {
		const before = await desk.contents();
		const statuses: number[] = [];
		for (const body of bodies) {
			const from = `2001:db8:${Math.random().toString(16).slice(2, 6)}::1`;
			const answer = await desk.ask(name, { as: chief, body, ...idFor(name), from });
			const { error, fieldErrors = {}, ...others } = answer.json;
			expect(others).toEqual({});
			const named = answer.headers["error-field"];
			expect(fieldErrors).toEqual(named ? expect.objectContaining({ [String(named)]: error }) : {});
			expect(error.length).toBeLessThan(200);
			expect(error).not.toMatch(/select|insert|sqlite|zod|at \/|undefined|\{|\[object/i);
			statuses.push(answer.status);
		}
		// A sign-in that fails leaves a line in the audit log, and nothing else.
		expect(withoutFailures(await desk.contents())).toEqual(withoutFailures(before));
		return statuses;
	}

	const wrong: readonly unknown[] = [
		null,
		true,
		1.5,
		-1,
		{ $gt: "" },
		"",
		" \t\u00a0",
		"\u200b\u200d\ufeff",
		"a\u0000b",
		"अ".repeat(5000),
		"a\ud800",
		[[1]],
	];
	const sql = [
		"' or '1'='1",
		"'; drop table users; --",
		'" union select * from users --',
		"1; delete from roles",
	];

	test.each(fields)(
		"%s, %s: missing or wrong it is refused, and SQL in it stays text",
		async (name, field) => {
			const { [field]: _, ...rest } = right[name] ?? {};
			const sending = { as: chief, ...idFor(name), from: "2001:db8:ffff::1" };
			expect(await sends(name, rest)).toEqual([400]);
			// A form leads there.
			expect((await desk.ask(name, { ...sending, body: rest })).headers["error-field"]).toBe(field);

			const values = wrong.filter((value) => field !== "lastDay" || value !== null);
			const statuses = await sends(name, ...values.map((value) => ({ ...right[name], [field]: value })));
			// A password that is only compared may be anything; it just doesn't fit.
			const isTypedPassword = /password/i.test(field) && name !== "addUser" && name !== "resetPassword";
			for (const [at, status] of statuses.entries())
				expect(isTypedPassword ? [401, 422] : [422], JSON.stringify(values[at])).toContain(status);

			if (/d$|Ids$/.test(field) && field !== "password") return;
			for (const text of sql) {
				const { status } = await desk.ask(name, { ...sending, body: { ...right[name], [field]: text } });
				expect([200, 201, 401, 409, 422, 429]).toContain(status);
			}
			expect((await desk.ask("users", { as: chief })).status).toBe(200);
		},
	);

	test("every field that is wrong is named at once, each with its own sentence", async () => {
		for (const name of Object.keys(right) as CallName[]) {
			const fieldsOfCall = fields.filter(([call]) => call === name).map(([, field]) => field);
			const empty = Object.fromEntries(fieldsOfCall.map((field) => [field, [null]]));
			const sending = { as: chief, ...idFor(name), from: "2001:db8:cccc::1" };
			for (const body of [{}, empty]) {
				const { json } = await desk.ask(name, { ...sending, body });
				expect(Object.keys(json.fieldErrors), name).toEqual(fieldsOfCall);
				expect(Object.values(json.fieldErrors)[0]).toBe(json.error);
			}
		}
		const mixed = { name: "", role: chief.roleId, phone: "12", password: "short" };
		expect((await desk.ask("addUser", { as: chief, body: mixed })).json).toEqual({
			error: "Name must not be empty.",
			fieldErrors: {
				name: "Name must not be empty.",
				phone: words("invalidMobile"),
				password: words("passwordTooShort"),
			},
		});
		const oneMissing = { ...mixed, name: undefined };
		const hindi = { "accept-language": "hi" };
		const answer = await desk.ask("addUser", {
			as: chief,
			body: { ...oneMissing, password },
			headers: hindi,
		});
		expect(answer.status).toBe(400);
		expect(answer.json.fieldErrors).toEqual({
			name: "नाम नहीं भेजा गया है।",
			phone: outcomes.invalidMobile.words.hi,
		});
	});

	test.each(["abc", "%20", "1%00", "..%2F1", "1 ", "9".repeat(15), "9".repeat(200)])(
		"the id %s in an address names nobody: 404",
		async (id) => {
			const before = await desk.contents();
			const headers = { authorization: `Bearer ${chief.token}`, "content-type": "application/json" };
			for (const [method, url, sentence] of [
				["DELETE", `/api/users/${id}`, "There is no such user"],
				["DELETE", `/api/roles/${id}`, "There is no such role"],
				["GET", `/api/roles/${id}/permissions`, "There is no such role"],
				["POST", `/api/users/${id}/password`, "There is no such user"],
			] as const) {
				const payload = method === "POST" ? { payload: JSON.stringify({ password }) } : {};
				const answer = await desk.app.inject({
					method,
					url: encodeURI(url).replaceAll("%25", "%"),
					headers,
					...payload,
				});
				expect(answer.statusCode, url).toBe(404);
				expect(answer.json().error).toContain(sentence);
			}
			expect(await desk.contents()).toEqual(before);
		},
	);

	test.each([
		["audit", "limit=0 limit=101 limit=ten limit= limit=5&limit=6 limit=-1 limit=1.5 before=0"],
		["audit", "before=1;drop_table_users before=%00 before=1&before=2 kind=other action=drop"],
		["audit", "from=yesterday to=2026-02-30"],
		["users/page", "page=0 page=two limit=101 role=admin role=-1 state=gone sort=password_hash"],
		["users/page", `order=random() q=1&q=2 q=${"a".repeat(201)}`],
	])("/api/%s with any of ?%s is refused", async (list, queries) => {
		const headers = { authorization: `Bearer ${chief.token}` };
		for (const query of queries.split(" ")) {
			const answer = await desk.app.inject({ url: `/api/${list}?${query}`, headers });
			expect([answer.statusCode, answer.json().error], query).toEqual([
				422,
				expect.stringMatching(/ is not valid\.$|at most|too long/),
			]);
		}
		// A key that is none is dropped.
		expect((await desk.app.inject({ url: `/api/${list}?before[]=1`, headers })).statusCode).toBe(200);
	});

	test("fields that nobody asked for change nothing", async () => {
		const body = {
			...right.addUser,
			phone: "9844444444",
			id: 1,
			permissions: ["manage_users"],
			isAdmin: true,
			password_hash: "x",
			role_id: chief.roleId,
		};
		expect((await desk.ask("addUser", { as: chief, body })).status).toBe(201);
		const row = (await desk.ask("users", { as: chief })).json.find(
			(each: { phone: string }) => each.phone === "9844444444",
		);
		expect(row).toMatchObject({ name: "कविता", role: other.role });
	});

	test("prototypes sent along harm nobody", async () => {
		for (const body of [
			'{"__proto__":{"name":"x"}}',
			'{"constructor":{"prototype":{"name":"x"}}}',
			'{"name":"p1","__proto__":{"admin":true}}',
		]) {
			const answer = await desk.ask("addRole", { as: chief, body });
			expect([201, 400]).toContain(answer.status);
			expect(({} as Record<string, unknown>).name).toBeUndefined();
			expect(({} as Record<string, unknown>).admin).toBeUndefined();
		}
	});

	test.each([
		["nothing", ""],
		["half of it", '{"name":'],
		["a list", "[]"],
		["a text", '"clerk"'],
		["null", "null"],
		["two objects", '{"name":"a"}{"name":"b"}'],
		["ten thousand brackets", "[".repeat(10_000)],
		["ten thousand lists in lists", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
	])("%s instead of an object is 400", async (_, body) => {
		const headers = { "content-type": "application/json" };
		expect((await desk.ask("addRole", { as: chief, body, headers })).status).toBe(400);
	});

	test("names arrive letter by letter: Hindi, joiners, emoji, quotes and markup", async () => {
		for (const [index, name] of [
			"क्\u200dष",
			"श्री ज़फ़र",
			'O\'Brien "Bunty"',
			"👩‍👧",
			"<img src=x onerror=alert(1)>",
		].entries()) {
			const phone = `98555${String(index).padStart(5, "0")}`;
			expect((await desk.ask("addUser", { as: chief, body: { ...right.addUser, name, phone } })).status).toBe(
				201,
			);
			const rows = (await desk.ask("users", { as: chief })).json;
			expect(rows.find((row: { phone: string }) => row.phone === phone).name).toBe(name);
		}
	});

	test("a role name that reads the same is there already: 409", async () => {
		expect((await desk.ask("addRole", { as: chief, body: { name: "Ward Clerk" } })).status).toBe(201);
		for (const name of [
			"ward clerk",
			" WARD  CLERK ",
			"Ｗard Clerk",
			"Ward\u00a0Clerk",
			"Ward\u200b Clerk",
			"ADMIN",
			"admiń",
			"adm1n",
			"Adrnin",
			"Ward-Clerk",
			"Wārd Clerk",
		]) {
			expect(await sends("addRole", { name }), name).toEqual([409]);
		}
	});

	test("a role name of strange or mixed alphabets is refused, one in Hindi and English is not: 422", async () => {
		for (const name of ["\u0430dmin", "admin \u0430\u0441\u0435", "\u03b1dmin", "adminलेखक"]) {
			expect(await sends("addRole", { name }), name).toEqual([422]);
		}
		// The marks of Hindi are its vowels: two words that differ in them are two names.
		for (const name of ["कर लेखक", "कर लेखिका", "Tax लिपिक 2", "ٹیکس کلرک", "O'Brien's desk"]) {
			expect((await desk.ask("addRole", { as: chief, body: { name } })).status, name).toBe(201);
		}
	});

	test.each([
		["addUser", { phone: "chief" }, 409, "phone"],
		["addUser", { password: "sunshinesunshine" }, 422, "password"],
		["addRole", { name: "admin" }, 409, "name"],
		["changePassword", { currentPassword: "not this one, surely" }, 422, "currentPassword"],
		["changePassword", { newPassword: "sunshinesunshine" }, 422, "newPassword"],
		["changePassword", { newPassword: password }, 422, "newPassword"],
	] as const)(
		"%s with %o is refused with %i, and the header names %s",
		async (name, change, status, field) => {
			const body: Record<string, unknown> = { ...right[name], ...change };
			if (body.phone === "chief") body.phone = chief.phone;
			const answer = await desk.ask(name, { as: chief, body });
			expect([answer.status, answer.headers["error-field"]]).toEqual([status, field]);
		},
	);

	test("a refusal that is about no field names none", async () => {
		const body = { mobile: other.phone, password: "not this one, surely" };
		const answer = await desk.ask("login", { body, from: "2001:db8:dddd::1" });
		expect([answer.status, answer.headers["error-field"]]).toEqual([401, undefined]);
	});

	test("neither the name nor the mobile number is a password", async () => {
		const person = { ...right.addUser, name: "Kavita Rani Sharma" };
		for (const password of ["kavitaranisharma", "+91-9876543210"]) {
			const { json } = await desk.ask("addUser", { as: chief, body: { ...person, password } });
			expect(json.error, password).toBe(words("passwordIsPersonal"));
		}
	});

	test("refusals are in the language that is asked for", async () => {
		const body = { ...right.addUser, name: "" };
		const inHindi = await desk.ask("addUser", {
			as: chief,
			body,
			headers: { "accept-language": "hi-IN,hi;q=0.9,en;q=0.8" },
		});
		expect(inHindi.json.error).toBe("नाम ख़ाली नहीं हो सकता।");
		const inEnglish = await desk.ask("addUser", {
			as: chief,
			body,
			headers: { "accept-language": "fr,en;q=0.8,hi;q=0.2" },
		});
		expect(inEnglish.json.error).toBe("Name must not be empty.");
	});
});
