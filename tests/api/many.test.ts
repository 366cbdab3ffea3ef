import { beforeAll, expect, test } from "vitest";
import type { Reply, SentBody } from "#contract/api.ts";
import { type DeskKind, deskKindNames } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { desk as limits } from "#contract/content/limits.ts";
import type { Row } from "#contract/content/row.ts";
import { cellMessages, mistakeMessages } from "#contract/content/validation-messages.ts";
import { fill } from "#contract/language.ts";
import { lists as sizes } from "#contract/limits.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { contentSeq } from "#server/publishing/content-clock.store.ts";
import { type Desk, onEachDatabase, onOneDatabase, type Person, words } from "../support/desk.ts";
import { folder as demoTown } from "../support/town.ts";

/** Many rows of a list at once: out and in as a table, chosen and taken off, each in one step. */
const tables = deskKindNames.filter((kind) => kinds[kind].form === "table");

type Preview = Reply<"previewRows">;
type Rows = SentBody<"publishRows">["rows"];

const listsOf = (desk: Desk, as: Person) => ({
	out: async (kind: DeskKind, lang = "en") =>
		(await desk.ask("exportRows", { as, query: { kind }, headers: { "accept-language": lang } })).text,
	look: async (kind: DeskKind, list: string, lang = "en") => {
		const headers = { "accept-language": lang };
		const answer = await desk.ask("previewRows", { as, query: { kind }, body: { list }, headers });
		expect(answer.status, answer.text).toBe(200);
		return answer.json as Preview;
	},
	send: (kind: DeskKind, rows: Rows, how: "publishRows" | "submitRows" = "publishRows", note?: string) =>
		desk.ask(how, { as, query: { kind }, body: { rows, ...(note && { note }) } }),
	rows: async (kind: DeskKind) =>
		((await desk.ask("contentRows", { as, query: { kind } })).json as Reply<"contentRows">).rows,
});

const sentOf = ({ rows }: Preview): Rows => rows.map(({ sent }) => sent);
const header = "id,department,name_en,name_hi,fatherName_en,fatherName_hi,designation_en,designation_hi";

const both = (en: string) => ({ en, hi: "पंप" });

const someone = (name: string, department = "jalkal"): Row => ({
	department,
	name: both(name),
	fatherName: both("Ram"),
	designation: both("Driver"),
});

const ward: Row = { name: both("Lake"), population: "900", member: both("Gita"), phone: "00000 00209" };

onEachDatabase((open) => {
	test("a table changes, adds and takes off rows in one step with one line in the log, and one step undoes it", async () => {
		const desk = await open();
		const as = await desk.administrator();
		const lists = listsOf(desk, as);
		const before = await lists.rows("employees");
		const out = await lists.out("employees");
		const [, first = ""] = out.split("\r\n");
		const table = `${header}\r\n${first.replace("Pump Operator", "Driver")}\r\n77,swasth,Asha,आशा,Ram,राम,Clerk,क्लर्क\r\n,jalkal,=Sita,सीता,Ram,राम,Clerk,क्लर्क\r\n`;
		const seen = await lists.look("employees", table);
		expect(seen).toMatchObject({
			rows: [
				{
					line: 2,
					name: "Mohan Pal",
					cells: [{ column: "designation_en", before: "Pump Operator", after: "Driver" }],
				},
				{ line: 3, name: "Asha", cells: [] },
				{ line: 4, name: "=Sita", cells: [] },
			],
			unchanged: 0,
			missing: [{ name: "Rekha Devi", sent: { key: "2", basedOn: 0, row: null } }],
			mistakes: [],
		});
		const { db } = desk.database;
		const [seq, log] = [await contentSeq(db), await desk.contents()];
		expect(await desk.contents(), "looking changes nothing").toEqual(log);
		const rows = [...sentOf(seen), ...seen.missing.map(({ sent }) => sent)];
		const sent = await lists.send("employees", rows);
		expect([sent.status, sent.json.message], sent.text).toEqual([200, words("rowsPublished")]);
		expect(await contentSeq(db)).toBe(seq + 1);
		const names = (all: Reply<"contentRows">["rows"]) =>
			all.flatMap(({ key, row }) => (row ? [[key, (row.name as Row).en]] : []));
		expect(names(await lists.rows("employees"))).toEqual([
			["1", "Mohan Pal"],
			["77", "Asha"],
			["78", "=Sita"],
		]);
		const again = await lists.look("employees", await lists.out("employees"));
		expect(again, "what looks like a formula comes back as it was").toMatchObject({
			rows: [],
			unchanged: 3,
			missing: [],
		});
		expect(await lists.out("employees")).toContain(",'=Sita,");
		const lines = async () =>
			(
				await db.selectFrom("audit_log").select(["action", "subject_name", "detail"]).orderBy("id").execute()
			).slice((log as { audit: unknown[] }).audit.length);
		const line = { action: "publish content", subject_name: "Employees" };
		expect(await lines()).toEqual([{ ...line, detail: "changed 1: 1; new 2: 77, 78; off 1: 2" }]);
		// An answer that was lost is asked for again.
		expect((await lists.send("employees", rows)).json).toEqual(sent.json);
		expect(await contentSeq(db)).toBe(seq + 1);
		const undone = await lists.send("employees", sent.json.undo);
		expect(undone.status, undone.text).toBe(200);
		const now = (await lists.rows("employees")).filter(({ row }) => row);
		expect(now.map(({ row }) => row)).toEqual(before.map(({ row }) => row));
		expect(await contentSeq(db)).toBe(seq + 2);
		expect(await lines()).toHaveLength(2);
	});

	test("where one row can't go along none does", async () => {
		const desk = await open();
		const lists = listsOf(desk, await desk.administrator());
		const before = await desk.contents();
		const fresh = { basedOn: 0, row: someone("Asha") };
		const missing = { basedOn: 0, row: { ...someone("Sita"), designation: { en: "Clerk", hi: "" } } };
		const sent = await lists.send("employees", [fresh, missing]);
		expect([sent.status, sent.json.error]).toEqual([422, fill(words("listHasMistakes"), { count: 1 })]);
		// A helpline that the site names elsewhere.
		const needed = await lists.send("helplines", [
			{ key: "council", basedOn: 0, row: null },
			{ key: "emergency", basedOn: 0, row: null },
		]);
		expect([needed.status, needed.json.error.startsWith(words("contentNeeded").split("{")[0])]).toEqual([
			422,
			true,
		]);
		expect(await desk.contents()).toEqual(before);
	});
});

/** Changes a list as Excel in India does: its days, ticks, figures without their zeros, long numbers. */
const savedInIndia = (out: string) =>
	out
		.replace(/(?<=^|,)(\d{4})-(\d\d)-(\d\d)(?=[ ,]|\r)/gm, "$3-$2-$1")
		.replace(/(?<=,)(true|false)(?=,|\r)/g, (tick) => tick.toUpperCase())
		.replace(/(?<=,)0+(\d+)(?=,|\r)/g, "$1");

onOneDatabase((open) => {
	test("of every list in the demo town what is taken out is put in again and changes nothing", async () => {
		const desk = await open({ town: demoTown });
		const lists = listsOf(desk, await desk.administrator());
		for (const kind of tables) {
			const out = await lists.out(kind);
			expect(out.startsWith("\ufeff"), kind).toBe(true);
			// Of an empty list there are the headings, each that a row may need.
			if ((await lists.rows(kind)).length === 0) continue;
			const nothing = { rows: [], missing: [], mistakes: [] };
			const seen = await lists.look(kind, out);
			expect(seen, kind).toMatchObject(nothing);
			expect(seen.unchanged, kind).toBeGreaterThan(0);
			expect(await lists.look(kind, await lists.out(kind, "hi")), kind).toMatchObject(nothing);
			const { mistakes, ...changed } = await lists.look(kind, savedInIndia(out));
			expect(changed, `${kind}, saved by a spreadsheet`).toMatchObject({ rows: [], missing: [] });
			// The order of its days can't be seen in a list that has none after the twelfth.
			const isAsked = mistakes.every(({ says }) => says.includes("Write the month as a word"));
			expect(isAsked && changed.unchanged + mistakes.length >= seen.unchanged, kind).toBe(true);
		}
	});

	test("a list without rows goes out with every column that a row may need", async () => {
		const town = changedTown({ "tables/redirects.csv": () => "id,from\n" });
		const empty = await open({ town });
		const own = listsOf(empty, await empty.administrator());
		const out = await own.out("redirects");
		expect(out).toBe(
			"\ufeffNumber,Old address,Link to a page of this site,Language of the page,Link to another site\r\n",
		);
		const { rows, mistakes } = await own.look("redirects", `${out},/old.html,notices,hi,`);
		expect([rows.length, mistakes]).toEqual([1, []]);
	});

	test("the longest list that may be there comes in again in one piece", async () => {
		const words = ["M/s Crescent Infratech", "मैसर्स क्रेसेंट इन्फ़्राटेक एंड संस"];
		const rows = Array.from({ length: limits.listRows }, (_, at) =>
			[at + 1, ...words, ...words, ...words, `00000 ${10_000 + at}`, "प्रथम श्रेणी"].join(","),
		);
		const town = changedTown({
			"tables/contractors.csv": (text) => [text.split("\n")[0], ...rows].join("\n"),
		});
		const large = await open({ town });
		const own = listsOf(large, await large.administrator());
		const out = await own.out("contractors");
		expect(Buffer.byteLength(out)).toBeGreaterThan(limits.bodyBytes);
		expect(await own.look("contractors", out)).toMatchObject({
			rows: [],
			unchanged: limits.listRows,
			mistakes: [],
		});
		const body = { list: "x".repeat(sizes.bodyBytes) };
		const refused = await large.ask("previewRows", {
			as: await large.administrator(),
			query: { kind: "contractors" },
			body,
		});
		expect([refused.status, refused.json.error]).toEqual([
			413,
			fill(outcomes.listTooLarge.words.en, { most: 4 }),
		]);
	});

	let desk: Desk;
	let chief: Person;
	let lists: ReturnType<typeof listsOf>;
	beforeAll(async () => {
		desk = await open();
		chief = await desk.administrator();
		lists = listsOf(desk, chief);
	});

	/** A row that no other test touches. */
	const added = async (kind: DeskKind, row: Row) => {
		const sent = await desk.ask("publishContent", { as: chief, query: { kind }, body: { basedOn: 0, row } });
		expect(sent.status, sent.text).toBe(200);
		return String(sent.json.key);
	};

	test("what somebody else has sent meanwhile isn't written over, and the row is named with who it was", async () => {
		const keys = [await added("employees", someone("Ravi")), await added("employees", someone("Kiran"))];
		const seen = await lists.look("employees", (await lists.out("employees")).replaceAll("Driver", "Clerk"));
		const other = await desk.administrator();
		const [key = ""] = keys;
		const body = { key, basedOn: 1, row: someone("Ravi Kumar") };
		await desk.ask("publishContent", { as: other, query: { kind: "employees" }, body });
		const before = await desk.contents();
		const off = keys.map((each) => ({ key: each, basedOn: 1, row: null }));
		for (const rows of [sentOf(seen), off]) {
			const sent = await lists.send("employees", rows);
			const says = fill(words("rowChanged"), { row: "Ravi Kumar", name: other.name });
			expect([sent.status, sent.json.error]).toEqual([409, says]);
		}
		expect(await desk.contents()).toEqual(before);
	});

	test("words that wait or are planned aren't lost: their row is told before and refused", async () => {
		const from = "2040-01-01T09:00:00.000Z";
		for (const [call, more] of [
			["submitContent", {}],
			["planContent", { from }],
		] as const) {
			const name = `Meena ${call.slice(0, 4)}`;
			const key = await added("employees", someone(name));
			const body = { key, basedOn: 1, row: someone(`${name} Devi`), ...more };
			expect((await desk.ask(call, { as: chief, query: { kind: "employees" }, body })).status).toBe(200);
			const says = fill(words("rowOpen"), { row: `${name} Rani`, name: chief.name });
			const table = (await lists.out("employees")).replace(name, `${name} Rani`);
			const { mistakes } = await lists.look("employees", table);
			expect(mistakes).toEqual([{ line: expect.any(Number), column: "", says }]);
			const sent = await lists.send("employees", [{ key, basedOn: 2, row: null }]);
			expect([sent.status, sent.json.error]).toEqual([
				409,
				fill(words("rowOpen"), { row: name, name: chief.name }),
			]);
		}
	});

	test("who writes sends them for review, who publishes takes off and brings back, and nobody does more", async () => {
		const keys = [await added("wards", { ...ward, name: both("Pond") }), await added("wards", ward)];
		const [writer, publisher] = [await desk.person("edit_content"), await desk.person("publish_content")];
		const off = keys.map((key) => ({ key, basedOn: 1, row: null }));
		const write = listsOf(desk, writer);
		expect((await write.send("wards", off)).status).toBe(403);
		const reasonless = await write.send("wards", off, "submitRows");
		expect([reasonless.status, reasonless.json.error]).toEqual([422, words("offReasonRequired")]);
		const publish = listsOf(desk, publisher);
		expect((await publish.send("wards", [{ basedOn: 0, row: ward }])).status).toBe(403);
		const gone = await publish.send("wards", off);
		expect(gone.status, gone.text).toBe(200);
		expect((await publish.send("wards", gone.json.undo)).status).toBe(200);
		const asked = off.map((each) => ({ ...each, basedOn: 3 }));
		const sent = await write.send("wards", asked, "submitRows", "Merged");
		expect([sent.status, sent.json.message], sent.text).toEqual([200, words("contentSubmitted")]);
		const { waiting } = await desk.today(publisher);
		const own = waiting.filter(({ kind }) => kind === "wards");
		expect(own.map(({ key, off: isOff, note }) => [key, isOff, note]).sort()).toEqual(
			keys.map((key) => [key, true, "Merged"]).sort(),
		);
		// They are decided in one step, with one line in the log, and one step undoes it.
		const body = { versions: own.map(({ key, number }) => ({ key, number })) };
		const decide = (as: Person) => desk.ask("approveRows", { as, query: { kind: "wards" }, body });
		const there = async () => (await write.rows("wards")).filter(({ key, row }) => row && keys.includes(key));
		expect((await decide(writer)).status).toBe(403);
		const seq = await contentSeq(desk.database.db);
		const decided = await decide(publisher);
		expect([decided.status, await there()], decided.text).toEqual([200, []]);
		expect(await contentSeq(desk.database.db)).toBe(seq + 1);
		expect((await decide(publisher)).json.error).toBe(words("nothingToDecide"));
		expect((await publish.send("wards", decided.json.undo)).status).toBe(200);
		expect(await there()).toHaveLength(2);
	});

	test("where a second person has to look first many rows are sent for review too", async () => {
		const town = changedTown({ "council.yaml": (text) => `${text}\nfourEyes: [employees]\n` });
		const reviewed = await open({ town });
		const admin = await reviewed.administrator();
		const own = listsOf(reviewed, admin);
		const { rows, fourEyes } = await own.look("employees", `${header}\n,jalkal,Asha,आशा,Ram,राम,Clerk,क्लर्क`);
		expect(fourEyes).toBe(true);
		const sent = rows.map((row) => row.sent);
		expect((await own.send("employees", sent)).json.error).toBe(words("secondPairOfEyes"));
		expect((await own.send("employees", sent, "submitRows")).status).toBe(200);
		const query = { kind: "employees" };
		const versions = (await reviewed.today(admin)).sent.map(({ key, number }) => ({ key, number }));
		const decide = (as: Person) => reviewed.ask("approveRows", { as, query, body: { versions } });
		expect((await decide(admin)).json.error).toBe(words("ownWork"));
		expect((await decide(await reviewed.person("publish_content"))).json.undo).toEqual([]);
	});

	test("every mistake is told by the spreadsheet's row and column in the reader's words", async () => {
		const table = [
			header,
			"1,watering,Mohan Pal,मोहन पाल,Sohan Pal,सोहन पाल,Pump Operator,पंप चालक",
			"2,swasth,Rekha,,Kishan Lal,किशन लाल,Sweeper,सफ़ाई कर्मी",
			"1,jalkal,Mohan,मोहन,Ram,राम,Driver,चालक",
			"",
			",jalkal,Asha,आशा,Ram,राम,Clerk,क्लर्क,more",
		].join("\n");
		const { choice, text } = mistakeMessages;
		for (const lang of ["en", "hi"] as const) {
			const { mistakes } = await lists.look("employees", table, lang);
			const say = (name: OutcomeName, values: Record<string, string | number>) =>
				fill(outcomes[name].words[lang], values);
			expect(mistakes.filter(({ line }) => line < 7)).toEqual([
				{ line: 2, column: "department", says: cellMessages.get(choice)?.[lang] },
				{ line: 3, column: "name_hi", says: text[lang] },
				{ line: 4, column: "id", says: say("rowTwiceInList", { row: 2 }) },
				{ line: 6, column: "", says: say("cellBeyondHeadings", { cell: "more" }) },
			]);
		}
		const day = await lists.look(
			"alerts",
			"id,level,text_en,text_hi,on,starts,ends\n,warning,a b,क ख,all,31-03-2026,2040-01-01",
		);
		expect(day.mistakes).toEqual([]);
		expect(sentOf(day)[0]?.row).toMatchObject({ starts: "2026-03-31" });
	});

	test("a day that is moved is no unchanged one: it is asked about where the list doesn't show how it writes days", async () => {
		const head = "id,date,name_en,name_hi";
		const row = { date: "2026-04-03", name: { en: "Good Friday", hi: "गुड फ़्राइडे" } };
		const id = await added("holidays", row);
		const friday = (day: string) => `${id},${day},Good Friday,गुड फ़्राइडे`;
		const says = fill(words("dayOrMonth"), {
			cell: "04-03-2026",
			one: "4 March 2026",
			other: "3 April 2026",
		});
		const look = async (...days: string[]) => {
			const { rows, unchanged, mistakes } = await lists.look("holidays", [head, ...days].join("\n"));
			const changes = rows.filter(({ sent }) => sent.key === id);
			return { unchanged, mistakes, changed: changes.map(({ sent }) => sent.row?.date) };
		};
		expect(await look(friday("04-03-2026"))).toEqual({
			unchanged: 0,
			changed: ["2026-03-04"],
			mistakes: [{ line: 2, column: "date", says }],
		});
		const none = { unchanged: 0, mistakes: [] };
		const christmas = (day: string) => `,${day},Christmas,क्रिसमस`;
		expect(await look(friday("04-03-2026"), christmas("25-12-2026"))).toEqual({
			...none,
			changed: ["2026-03-04"],
		});
		expect(await look(friday("04-03-2026"), christmas("12-25-2026"))).toEqual({
			...none,
			unchanged: 1,
			changed: [],
		});
		expect(await look(friday("04-Mar-26"))).toEqual({ ...none, changed: ["2026-03-04"] });
		expect(await look(`1.0,04-Mar-26,Gandhi,गांधी`, `१,04-Mar-26,Gandhi,गांधी`)).toMatchObject({
			mistakes: [{ line: 3, column: "id", says: fill(words("rowTwiceInList"), { row: 2 }) }],
		});
	});

	test.each<[OutcomeName, DeskKind, string]>([
		["listColumnMissing", "employees", "id,department,name_en\n1,jalkal,Mohan"],
		["listColumnUnknown", "employees", `${header},salary\n1,jalkal,a,b,c,d,e,f,9`],
		["listColumnTwice", "employees", `${header},id\n1,jalkal,a,b,c,d,e,f,9`],
		["listEmpty", "employees", header],
		["listNotUtf8", "employees", `${header}\n1,jalkal,???? ??,?`],
		["listQuotes", "employees", `${header}\n1,"jalkal`],
		["listTooLong", "employees", `${header}\n${"1,2\n".repeat(limits.listRows + 1)}`],
		["unknownContent", "home", "id\n1"],
		["unknownContent", "stories", "id\n1"],
	])("a table is refused as a whole with %s (%s)", async (outcome, kind, list) => {
		const answer = await desk.ask("previewRows", { as: chief, query: { kind }, body: { list } });
		const [begin = ""] = words(outcome).split("{");
		expect([answer.status >= 400, answer.json.error.startsWith(begin)], answer.text).toEqual([true, true]);
	});

	test("a notice keeps its documents, and what changes in it is told to readers by each notice on its own", async () => {
		const shown = (await lists.rows("notices")).filter(({ row }) => row);
		const table = (await lists.out("notices")).replace(/(?<=,)(Tender|Notice)?([^,"]{8,}),/g, "$1$2,");
		const unchanged = await lists.look("notices", table);
		expect(unchanged.rows).toEqual([]);
		const rows = shown.slice(0, 2).map(({ key, version, row }) => ({
			key,
			basedOn: version,
			row: { ...row, closes: "2040-05-05", opens: "2040-05-06" },
		}));
		const sent = await lists.send("notices", rows);
		expect(sent.status, sent.text).toBe(200);
		for (const { key, row } of shown.slice(0, 2)) {
			const now = (await lists.rows("notices")).find((each) => each.key === key);
			expect(now?.row?.files).toEqual(row?.files);
		}
		const told = await desk.database.db
			.selectFrom("content_versions")
			.select(["made_at", "public_note"])
			.where("public_note", "is not", null)
			.execute();
		expect(told).toHaveLength(2);
		expect(new Set(told.map(({ made_at }) => made_at)).size).toBe(2);
	});

	test("what is no row of a list, or the whole of it, isn't among many", async () => {
		for (const [kind, rows] of [
			["council", [{ key: "all", basedOn: 0, row: null }]],
			["today", [{ key: "budget", basedOn: 0, row: null }]],
			["employees", [{ key: "$order", basedOn: 0, row: null }]],
			["documents", [{ key: "5", basedOn: 0, row: null }]],
			["employees", [{ key: "999", basedOn: 0, row: null }]],
		] as const) {
			expect((await lists.send(kind, [...rows])).json.error, kind).toBe(words("unknownContent"));
		}
		const twice = { key: "1", basedOn: 0, row: null };
		expect((await lists.send("employees", [twice, twice])).status).toBe(422);
		// Lists that no table holds have rows to take off as well.
		const row = { value: both("1,200"), asOn: "2026-11-02", source: "Survey", $name: "pumps" };
		const key = await added("facts", row);
		expect((await lists.send("facts", [{ key, basedOn: 1, row: null }])).status).toBe(200);
	});
});
