import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kilobytes, lists } from "#contract/limits.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { imports as limits, passwords } from "#contract/people/limits.ts";
import { seedRoles } from "#contract/permissions.ts";
import { HashQueue } from "#server/session/hash-queue.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";
import { employees, listOf } from "../support/employees.ts";

/** Many people from one list, all or none (decision 31). The 118 employees of the demo town are the test. */
onOneDatabase((openDesk) => {
	let desk: Desk;
	let chief: Person;

	beforeAll(async () => {
		desk = await openDesk();
		chief = await desk.administrator();
	});
	beforeEach(() => desk.database.db.deleteFrom("users").where("id", ">", chief.id).execute());

	const preview = async (list: string, as = chief, lang = "en") =>
		desk.ask("previewUsers", { as, body: { list }, headers: { "accept-language": lang } });
	const importing = (list: string, as = chief) => desk.ask("importUsers", { as, body: { list } });
	const users = async () => (await desk.ask("users", { as: chief })).json;

	test("all employees of the town are looked at, added at once, and each signs in with the password handed over", async () => {
		const staff = employees();
		expect(staff).toHaveLength(118);
		const list = listOf(staff, "आई.टी. विभाग", "नाम,मोबाइल नंबर,भूमिका");
		const before = await desk.contents();
		const looked = await preview(list);
		expect(looked.json.mistakes).toEqual([]);
		expect(looked.json.people).toHaveLength(118);
		expect(looked.json.people[0]).toEqual({ line: 2, ...staff[0], role: "IT Department" });
		expect(await desk.contents(), "looking changes nothing").toEqual(before);

		const begun = (await users()).length;
		const asked = Date.now();
		const added = await importing(list);
		expect(added.status, added.text).toBe(200);
		expect(added.json.map(({ name, phone }: Person) => ({ name, phone }))).toEqual(staff);
		expect(new Set(added.json.map((each: { password: string }) => each.password)).size).toBe(118);
		expect(await users()).toHaveLength(begun + 118);
		for (const { phone, password } of [added.json[0], added.json[117]]) {
			const { json } = await desk.ask("login", { body: { mobile: phone, password } });
			expect((await desk.ask("me", { token: json.token })).json).toMatchObject({
				phone,
				role: "it",
				passwordChangeRequired: true,
			});
		}
		const { db } = desk.database;
		const lines = await db.selectFrom("audit_log").selectAll().where("actor_id", "=", chief.id).execute();
		const of = (action: string) => lines.filter((line) => line.action === action);
		expect(of("add user").map(({ subject_name }) => subject_name)).toEqual(staff.map(({ name }) => name));
		expect(of("import users").map(({ detail }) => detail)).toEqual(["118"]);
		expect(JSON.stringify(await desk.contents())).not.toContain(added.json[0].password);
		const { json: user } = await desk.ask("user", { as: chief, id: of("add user")[0]?.subject_id ?? 0 });
		expect(user.addedBy).toBe(chief.name);
		expect(Date.parse(user.temporaryUntil)).toBeGreaterThanOrEqual(asked + passwords.temporary);
	});

	const forms: readonly (readonly [string, string])[] = [
		["commas", "Name,Phone,Role\nKavita,9412000001,it\n"],
		["semicolons and a byte order mark", "\ufeffName;Phone;Role\r\nKavita;9412000001;it\r\n"],
		["tabs, as cells are copied", "Name\tPhone\tRole\nKavita\t9412000001\tit"],
		["Hindi headings in another order", "भूमिका,नाम,फोन\nIT Department,Kavita,+91 94120-00001"],
		["more columns and empty rows", "id,NAME,father,mobile_number,role\n\n1,Kavita,Ram,०9412000001,IT\n,,,,"],
		["Excel's text of digits", 'Name,Phone,Role\nKavita,="9412000001",it'],
		["the same, quoted", 'Name,Phone,Role\nKavita,"=""9412000001""",it'],
		["a number behind an apostrophe", "Name,Phone,Role\nKavita,'9412000001,it"],
		[
			"a first line that names the sign between cells",
			"\ufeffsep=;\r\nName;Phone;Role;;\r\nKavita;9412000001;it;;",
		],
		["a number that was a sum", "Name,Phone,Role\nKavita,9412000001.0,it"],
	];
	test.each(forms)("is read with %s", async (_, list) => {
		const { json } = await preview(list);
		expect(json.mistakes).toEqual([]);
		expect(json.people).toEqual([
			{ line: expect.any(Number), name: "Kavita", phone: "9412000001", role: "IT Department" },
		]);
	});

	test("nobody is lost between the newlines of several computers, nor behind the last heading", async () => {
		const rows = [1, 2, 3, 4].map((each) => `Kavita ${each},941200000${each},it,ok`);
		const list = `Name,Phone,Role,Remark\r\n${rows[0]}\n${rows[1]}\r${rows[2]}\r\n${rows[3]}`;
		const { json } = await preview(list);
		expect(json.mistakes).toEqual([]);
		expect(json.people.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4, 5]);

		const stuck = await preview("Name,Phone,Role\nKavita,9412000001,it,,Bina\nRita,9412000002,it,,");
		expect(stuck.json.people).toHaveLength(2);
		const says = words("cellBeyondHeadings").replace("{cell}", "Bina");
		expect(stuck.json.mistakes).toEqual([{ line: 2, column: "", says }]);
	});

	test("a list that is sent twice, because its answer was lost, is added once and answered the same", async () => {
		const list = "Name,Phone,Role\nKavita,9412000001,it";
		const [first, second] = await Promise.all([importing(list), importing(list)]);
		expect(first.status, first.text).toBe(200);
		const third = await importing(list);
		expect([second.json, third.json]).toEqual([first.json, first.json]);
		const { phone, password } = first.json[0];
		expect((await desk.ask("login", { body: { mobile: phone, password } })).status).toBe(200);
		const another = await desk.person("manage_users", "assign_role");
		expect((await importing(list, another)).status, "somebody else's list is another one").toBe(422);
	});

	test("every mistake is told by row and field, in the reader's words, and one of them keeps all out", async () => {
		const list = [
			"Name,Phone,Role",
			"Kavita,9412000001,it",
			",12,watchman",
			"Ravi,9412000001,it",
			`Sita,${chief.phone},`,
			`${"x".repeat(200)},9412000002,IT Department`,
			"Gita,9.412E+09,it",
		].join("\n");
		const { json } = await preview(list);
		expect(json.mistakes).toEqual([
			{ line: 3, column: "Name", says: "Name must not be empty." },
			{ line: 3, column: "Phone", says: words("invalidMobile") },
			{
				line: 3,
				column: "Role",
				says: expect.stringMatching(/^There is no role “watchman”. There are: Chairman, /),
			},
			{ line: 4, column: "Phone", says: "Row 2 of this list has this mobile number already." },
			{ line: 5, column: "Phone", says: words("duplicatePhone") },
			{ line: 5, column: "Role", says: "Role must not be empty." },
			{ line: 6, column: "Name", says: expect.stringContaining("too long") },
			{ line: 7, column: "Phone", says: expect.stringContaining("A spreadsheet has made “9.412E+09”") },
		]);
		const inHindi = (await preview(list, chief, "hi")).json.mistakes;
		expect(inHindi[1].says).toBe(outcomes.invalidMobile.words.hi);
		const before = await desk.contents();
		const refused = await importing(list);
		expect([refused.status, refused.headers["error-field"]]).toEqual([422, "list"]);
		expect(refused.json.error).toContain("mistakes (8)");
		expect(await desk.contents()).toEqual(before);
	});

	test("nobody gives a role with a right that they lack, and a title of two roles names neither", async () => {
		const it = seedRoles.find(({ name }) => name === "it");
		const manager = await desk.person(...(it?.permissions ?? []));
		const list = "Name,Phone,Role\nKavita,9412000001,Chairman\nRavi,9412000002,it";
		const { json } = await preview(list, manager);
		expect(json.mistakes).toEqual([
			{ line: 2, column: "Role", says: expect.stringContaining("Assign Role (assign_role)") },
		]);
		expect((await importing(list, manager)).status).toBe(422);
		const offices = [await desk.role("tax office"), await desk.role("road office")];
		await desk.database.db
			.updateTable("roles")
			.set({ title_en: "Office" })
			.where("id", "in", offices)
			.execute();
		const twice = (await preview("Name,Phone,Role\nKavita,9412000001,Office")).json.mistakes;
		expect(twice[0].says).toContain("Write the role's own name: tax office, road office");
	});

	const broken: readonly (readonly [OutcomeName, string])[] = [
		["listColumnMissing", "Name,Role\nKavita,it"],
		["listColumnMissing", "Kavita,9412000001,it"],
		["listColumnTwice", "Name,Phone,Mobile,Role\nKavita,05912220000,9412000001,it"],
		["listEmpty", "Name,Phone,Role\n,,\n"],
		["listNotUtf8", "Name,Phone,Role\n\ufffd\ufffd\ufffd,9412000001,it"],
		["listNotUtf8", "N\0a\0m\0e\0,\0"],
		["listNotUtf8", "Name,Phone,Role\n???? ????,9412000001,it"],
		["listQuotes", 'Name,Phone,Role\n"Kavita,9412000001,it'],
		[
			"listTooLong",
			listOf(
				Array.from({ length: limits.rows + 1 }, () => ({ name: "K", phone: "1" })),
				"it",
			),
		],
	];
	test.each(broken)("a list as a whole is refused with %s", async (outcome, list) => {
		for (const name of ["previewUsers", "importUsers"] as const) {
			const answer = await desk.ask(name, { as: chief, body: { list } });
			const [begin = ""] = words(outcome).split("{");
			expect([answer.status, answer.json.fieldErrors.list.startsWith(begin)], answer.text).toEqual([
				422,
				true,
			]);
		}
	});

	test("a list may be longer than another body, up to a limit that is told", async () => {
		const people = Array.from({ length: limits.rows }, (_, index) => ({
			name: `${"कविता रानी ".repeat(4)}${index}`,
			phone: `94120${String(index).padStart(5, "0")}`,
		}));
		const list = listOf(people, "it");
		expect(Buffer.byteLength(list)).toBeGreaterThan(kilobytes(32));
		expect((await preview(list)).json).toMatchObject({ mistakes: [] });
		const refused = await preview("x".repeat(lists.bodyBytes));
		expect([refused.status, refused.json.error]).toEqual([
			413,
			"This list is too large: at most 4 MB are taken at once. Split it into two lists.",
		]);
	});

	describe("while the passwords are made", () => {
		test("somebody else adds one of them: nobody of the list is added", async () => {
			const queue = new HashQueue(1, 10);
			let others = 0;
			const hashes = {
				waiting: 0,
				verify: (typed: string, stored: string) => queue.verify(typed, stored),
				hash: async (typed: string) => {
					others += 1;
					if (others === 2)
						await desk.database.db
							.updateTable("users")
							.set({ phone: "9412000002" })
							.where("id", "=", chief.id)
							.execute();
					return queue.hash(typed);
				},
			} as HashQueue;
			desk = await openDesk({ hashes });
			chief = await desk.administrator();
			const before = (await users()).length;
			const people = [1, 2, 3].map((each) => ({ name: `Clerk ${each}`, phone: `941200000${each}` }));
			const answer = await importing(listOf(people, "it"));
			expect([answer.status, answer.json.error]).toEqual([422, expect.stringContaining("mistakes (1)")]);
			expect(await users()).toHaveLength(before);
		});

		test("a server that is too busy adds nobody and says so", async () => {
			const busy = new HashQueue(1, 0);
			desk = await openDesk({ hashes: busy });
			chief = await desk.administrator();
			const before = await desk.contents();
			const answer = await importing(listOf(employees().slice(0, 5), "it"));
			expect([answer.status, Number(answer.headers["retry-after"])]).toEqual([503, 5]);
			expect(await desk.contents()).toEqual(before);
		});
	});
});
