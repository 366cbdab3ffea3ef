import { beforeAll, describe, expect, test } from "vitest";
import { type DeskKind, deskKindNames, deskKinds, wholeKey } from "#contract/content/desk.ts";
import { nameOf, type Row } from "#contract/content/row.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";

/** Decision 32: everything that a council says is published from the desk, over what its folder says. */
interface Listed {
	readonly key: string;
	readonly row: Row | null;
	readonly version: number;
	readonly by: string | null;
}

/** Pages that Devgarh doesn't have, and so no words of them. */
const hiddenHere: readonly DeskKind[] = ["galleryPage", "divyangPensionPage"];

onOneDatabase((open) => {
	let desk: Desk;
	let clerk: Person;
	beforeAll(async () => {
		desk = await open();
		clerk = await desk.person("edit_content", "edit_pages", "publish_content", "publish_alerts");
	});
	const list = async (kind: DeskKind, more: Record<string, string | number> = {}) =>
		(await desk.ask("contentRows", { as: clerk, query: { kind, ...more } })).json as {
			rows: Listed[];
			all: number;
		};
	const find = async (kind: DeskKind, key: string) => (await list(kind, { key })).rows[0];
	const filesOf = async (key: string) => ((await find("notices", key))?.row?.files ?? []) as readonly Row[];
	const publish = (kind: DeskKind, body: object, as = clerk) =>
		desk.ask("publishContent", { as, query: { kind }, body });

	describe.each(deskKindNames)("%s", (kind) => {
		test("what the folder says is published unchanged from its form, and stays the same", async () => {
			const [first] = (await list(kind)).rows;
			if (!first?.row) {
				expect(hiddenHere).toContain(kind);
				return;
			}
			const { key, row } = first;
			const answer = await publish(kind, { key, basedOn: 0, row });
			expect(answer.json.fieldErrors ?? {}).toEqual({});
			expect(answer.status).toBe(200);
			const now = await find(kind, key);
			expect(now).toMatchObject({ version: 1, by: clerk.name });
			// An alert that is published again is a new one for readers who have put it away.
			expect({ ...now?.row, version: "" }).toEqual({ ...row, version: "" });
		});

		test("only who may write it and publish it does", async () => {
			const [first] = (await list(kind)).rows;
			if (!first) return;
			const { edit, publish: needed } = deskKinds[kind];
			const others = ["edit_content", "edit_pages", "publish_content", "publish_alerts"] as const;
			const stranger = await desk.person(...others.filter((each) => each !== needed));
			const body = { key: first.key, basedOn: first.version, row: first.row };
			expect((await publish(kind, body, stranger)).status).toBe(403);
			const reader = await desk.person(...others.filter((each) => each !== edit));
			const other = { ...body, row: { ...first.row, more: "words" } };
			expect((await publish(kind, other, reader)).status).toBe(403);
			// Rows of an earlier version or of the folder need no writer.
			const again = await publish(kind, body, reader);
			expect([again.status, again.json.fieldErrors ?? {}]).toEqual([edit === needed ? 403 : 200, {}]);
		});
	});

	test("something new of a table gets the next number, whatever number is sent", async () => {
		for (const kind of ["notices", "officers", "hospitals", "pensionSteps"] as const) {
			const before = (await list(kind)).rows;
			const row = { ...before[0]?.row };
			expect((await publish(kind, { basedOn: 0, row })).status, kind).toBe(200);
			const keys = (await list(kind)).rows.map(({ key }) => Number(key));
			expect(keys.length).toBe(before.length + 1);
			expect(Math.max(...keys)).toBe(Math.max(...before.map(({ key }) => Number(key))) + 1);
		}
	});

	test("what is called by a name keeps it for good, and no two have the same", async () => {
		const fact = {
			$name: "streetLights",
			value: { en: "1,200 lights", hi: "1,200 बत्तियाँ" },
			asOn: "2026-11-02",
			source: "Survey",
		};
		expect((await publish("facts", { basedOn: 0, row: fact })).status).toBe(200);
		expect((await find("facts", "streetLights"))?.row).toEqual({
			value: fact.value,
			asOn: fact.asOn,
			source: "Survey",
		});
		const again = await publish("facts", { basedOn: 0, row: fact });
		expect(again.status).toBe(422);
		expect(again.json.fieldErrors.$name).toContain("taken");
		const wrong = await publish("facts", { basedOn: 0, row: { ...fact, $name: "street lights" } });
		expect(wrong.json.fieldErrors.$name).toContain("Latin letters");
		const helpline = { key: "tanker", number: "1533", name: { en: "Tanker", hi: "टैंकर" } };
		expect((await publish("helplines", { basedOn: 0, row: helpline })).status).toBe(200);
		await publish("helplines", {
			key: "tanker",
			basedOn: 1,
			row: { ...helpline, key: "other", number: "1534" },
		});
		expect((await find("helplines", "tanker"))?.row).toMatchObject({ key: "tanker", number: "1534" });
		expect((await publish("today", { basedOn: 0, row: { $name: "more" } })).status).toBe(404);
		expect((await publish("home", { basedOn: 0, row: {} })).status).toBe(404);
	});

	test("what is given no name or address gets one from its English title, and a second one of that title another", async () => {
		const title = { en: "  A Fair’s 2nd Day: Café & Pond ", hi: "मेला" };
		const [known] = (await list("stories")).rows;
		for (const key of ["a-fairs-2nd-day-cafe-pond", "a-fairs-2nd-day-cafe-pond-2"]) {
			const sent = await publish("stories", { basedOn: 0, row: { ...known?.row, title } });
			expect([sent.status, sent.json.key], sent.text).toEqual([200, key]);
		}
		const nameless = await publish("stories", {
			basedOn: 0,
			row: { ...known?.row, title: { en: "", hi: "मेला" } },
		});
		expect(Object.keys(nameless.json.fieldErrors), "only the title is missing").toEqual(["title.en"]);
		const section = (en: string, id?: string) => ({
			...(id && { id }),
			title: { en, hi: "भाग" },
			paragraphs: [title],
		});
		const page = {
			title: { en: "Con", hi: "मेला" },
			section: "information",
			lead: title,
			owner: title,
			reviewed: "2026-11-02",
			sections: [section("2026 Dates"), section("Dates"), section("Where", "dates"), section("तारीख़")],
		};
		const sent = await publish("ownPages", { basedOn: 0, row: page });
		expect([sent.status, sent.json.key], sent.text).toEqual([200, "con-2"]);
		const row = (await find("ownPages", "con-2"))?.row as unknown as {
			path: string;
			sections: { id: string }[];
		};
		expect(row.path).toBe("/info/con-2");
		expect(row.sections.map(({ id }) => id)).toEqual(["dates-2", "dates-3", "dates", "part"]);
		const number = { number: "1533", name: { en: "Water tanker", hi: "टैंकर" } };
		expect((await publish("helplines", { basedOn: 0, row: number })).json.key).toBe("water-tanker");
		expect((await publish("facts", { basedOn: 0, row: { value: title } })).json.fieldErrors.$name).toContain(
			"Latin",
		);
	});

	test("what becomes a file of its own is called so that every system can keep it, beside all others", async () => {
		for (const [name, sentence] of [
			...["con", "nul", "aux", "prn", "com1", "lpt9"].map((each) => [each, "Windows"] as const),
			...["fair-", "fair--day", "-fair", "Fair", "fair.", "fair "].map(
				(each) => [each, "Latin letters"] as const,
			),
		]) {
			for (const kind of ["stories", "ownPages"] as const) {
				const { status, json } = await publish(kind, { basedOn: 0, row: { $name: name } });
				// Trailing space is trimmed.
				const said = name.endsWith(" ") ? undefined : sentence;
				expect([status, json.fieldErrors?.$name], name).toEqual([422, said && expect.stringContaining(said)]);
			}
		}
	});

	test("mistakes in groups and lists stand at their fields, and what is empty is left out", async () => {
		const page = await find("contactPage", wholeKey);
		const words = page?.row as Row & { rows: Row[] };
		const { rows, ...rest } = words;
		const [first, ...others] = rows;
		const wrong = {
			...rest,
			rows: [{ ...first, title: { en: "Only English", hi: "" }, phone: "x" }, ...others],
			notes: [{ title: { en: "", hi: "" }, text: { en: "", hi: "" } }],
		};
		const answer = await publish("contactPage", { key: wholeKey, basedOn: page?.version, row: wrong });
		expect(answer.status).toBe(422);
		expect(Object.keys(answer.json.fieldErrors).sort()).toEqual(["rows.0.phone", "rows.0.title.hi"]);
		const short = { ...rest, rows: others };
		const fewer = await publish("contactPage", { key: wholeKey, basedOn: page?.version, row: short });
		expect(Object.keys(fewer.json.fieldErrors)).toEqual(["rows"]);
		const right = { ...wrong, rows };
		expect((await publish("contactPage", { key: wholeKey, basedOn: page?.version, row: right })).status).toBe(
			200,
		);
		expect((await find("contactPage", wholeKey))?.row).not.toHaveProperty("notes");
	});

	test("a notice's documents are published with it, numbered once, and go where it goes", async () => {
		const notice = (await find("notices", "1"))?.row as Row & { files: Row[] };
		expect(notice.files).toMatchObject([{ id: "5", file: "documents/tender-1.pdf" }]);
		const file = {
			file: "documents/minutes-2026-09.pdf",
			title: { en: "Corrigendum", hi: "शुद्धिपत्र" },
			kind: "notice",
			language: "hi",
		};
		const { version = 0 } = (await find("notices", "1")) ?? {};
		const wrong = { ...notice, files: [...notice.files, { ...file, title: { en: "Corrigendum", hi: "" } }] };
		const refused = await publish("notices", { key: "1", basedOn: version, row: wrong });
		expect(Object.keys(refused.json.fieldErrors)).toEqual(["files.1.title.hi"]);
		const row = { ...notice, files: [...notice.files, file] };
		expect((await publish("notices", { key: "1", basedOn: version, row })).status).toBe(200);
		expect(await filesOf("1")).toMatchObject([{ id: "5" }, { ...file, id: "6" }]);
		// They aren't in the list of documents that belong to nothing.
		expect((await list("documents")).rows.map(({ key }) => key)).toEqual(["3", "2", "1"]);
		const without = { ...notice, files: [] };
		expect((await publish("notices", { key: "1", basedOn: version + 1, row: without })).status).toBe(200);
		expect(await filesOf("1")).toEqual([]);
		// The number of what was there once isn't given again.
		await publish("notices", { key: "1", basedOn: version + 2, row: { ...notice, files: [file] } });
		expect(await filesOf("1")).toMatchObject([{ id: "7" }]);
		const off = await desk.ask("unpublishContent", {
			as: clerk,
			query: { kind: "notices" },
			body: { key: "1", basedOn: version + 3 },
		});
		expect(off.status).toBe(200);
		const back = { key: "1", basedOn: version + 4, row: notice };
		expect((await publish("notices", back)).status).toBe(200);
		expect(await filesOf("1")).toMatchObject([{ id: "5" }]);
	});

	test("what is a technician's stays as the folder has it, and what the site asks for can't be taken off", async () => {
		const council = await find("council", wholeKey);
		const row = {
			...council?.row,
			emblem: { onLight: "pond.svg", onDark: "pond.svg" },
			sample: false,
			helpline: "1533",
		};
		expect((await publish("council", { key: wholeKey, basedOn: council?.version, row })).status).toBe(200);
		const now = await find("council", wholeKey);
		expect(now?.row).toMatchObject({
			helpline: "1533",
			emblem: council?.row?.emblem,
			sample: council?.row?.sample,
		});
		const needed = await desk.ask("unpublishContent", {
			as: clerk,
			query: { kind: "today" },
			body: { key: "budget", basedOn: (await find("today", "budget"))?.version ?? 0 },
		});
		expect(needed.status).toBe(422);
	});

	test("a list comes a page at a time, and is searched by number, words and sound", async () => {
		const row = (await list("employees")).rows[0]?.row;
		for (let number = 0; number < 51; number++) {
			const name =
				number === 50 ? { en: "Kavita Joshi", hi: "कविता जोशी" } : { en: "A. Clerk", hi: "ए. क्लर्क" };
			expect((await publish("employees", { basedOn: 0, row: { ...row, name } })).status).toBe(200);
		}
		const { rows, all } = await list("employees");
		expect(rows.length).toBe(50);
		expect(all).toBeGreaterThan(51);
		const next = await list("employees", { page: 2 });
		expect(next.rows.length).toBe(all - 50);
		for (const q of ["कविता", "kavita", "kvita"]) {
			const found = await list("employees", { q });
			expect(
				found.rows.map((each) => nameOf(each.row ?? undefined).en),
				q,
			).toEqual(["Kavita Joshi"]);
		}
		const key = next.rows.at(-1)?.key ?? "";
		expect((await list("employees", { q: key })).rows.map((each) => each.key)).toEqual([key]);
		expect(await list("employees", { q: "zzz" })).toMatchObject({ rows: [], all: 0 });
	});

	test("a row that is too deep or has too long a word is refused before anything else looks at it", async () => {
		let deep: unknown = "x";
		for (let depth = 0; depth < 14; depth++) deep = [deep];
		expect((await publish("notices", { basedOn: 0, row: { title: deep } })).status).toBe(422);
		const long = await publish("notices", { basedOn: 0, row: { title: { en: "x".repeat(4001), hi: "" } } });
		expect(long.status).toBe(422);
		expect(long.json.error).not.toBe(words("contentMistakes"));
	});
});
