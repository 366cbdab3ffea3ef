import { beforeAll, describe, expect, test } from "vitest";
import type { CallName } from "#contract/api.ts";
import { kilobytes } from "#contract/limits.ts";
import { alert } from "../support/alert.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";

/** §5: whatever is sent to the calls of publishing and uploading, the answer is one sentence, and nothing has changed. */
const draft = "a";
const later = "2040-01-01T09:00:00.000Z";
const bodies = {
	publishContent: { key: "1", basedOn: 0, row: alert, note: "x", draft, until: later },
	planContent: { key: "1", basedOn: 0, row: alert, from: "2039-01-01T09:00:00.000Z", draft, until: later },
	submitContent: { key: "1", basedOn: 0, row: alert, note: "x", draft },
	checkContent: { key: "1", basedOn: 0, row: alert },
	previewContent: { key: "1", row: alert, at: later, days: 1 },
	drawContent: { key: "1", row: alert, at: later, lang: "en", path: "/" },
	endPreviewLink: { id: "a".repeat(22) },
	approveContent: { key: "9", number: 1, from: later, until: "2041-01-01T09:00:00.000Z" },
	returnContent: { key: "9", number: 1, reason: "Which ward?" },
	remarkContent: { key: "9", number: 1, at: "text", text: "Which ward?" },
	withdrawContent: { key: "9", number: 1 },
	markContentReviewed: { key: "1", basedOn: 0 },
	unpublishContent: { key: "1", basedOn: 0 },
	proposeContentOff: { key: "9", basedOn: 0, reason: "It is over" },
	publishRows: { rows: [{ key: "1", basedOn: 0, row: alert }], note: "x" },
	submitRows: { rows: [{ key: "1", basedOn: 0, row: alert }], note: "x" },
	approveRows: { versions: [{ key: "9", number: 1 }] },
	keepDraft: { key: "1", draft, rev: 0, basedOn: 0, row: alert },
	dropDraft: { key: "1", draft, rev: 1 },
	addFile: { upload: `1-${"a".repeat(22)}`, name: "tender.pdf", sha256: "a".repeat(64) },
	describeFile: { titleEn: "Budget", titleHi: "बजट", descriptionEn: "", descriptionHi: "" },
} as const satisfies Partial<Record<CallName, object>>;

/** A draft is its writer's alone, whatever row it is of; a check looks at the words, not at the version; what is drawn may be unfinished. */
const isOwnBusiness = (name: Name, field: string) =>
	(name === "keepDraft" && field !== "draft") ||
	name === "dropDraft" ||
	(name === "drawContent" && (field === "row" || field === "path")) ||
	(name === "checkContent" && field === "basedOn");

/** An alert in which all is right but these letters. */
const saying = (letters: string) => ({ ...alert, text: { en: letters, hi: letters } });

const isReadable = (value: string) => /^[\x20-\x7e]+$/.test(value);

type Name = keyof typeof bodies;
const names = Object.keys(bodies) as Name[];

/** Optional keys: without a key it is something new, without a moment it is now. */
const optional: Partial<Record<Name, readonly string[]>> = {
	publishContent: ["key", "note", "draft", "until"],
	planContent: ["key", "draft", "until"],
	submitContent: ["key", "note", "draft"],
	checkContent: ["key"],
	previewContent: ["key", "at", "days"],
	drawContent: ["key", "at", "path"],
	publishRows: ["note"],
	submitRows: ["note"],
	addFile: ["sha256"],
	approveContent: ["from", "until"],
	remarkContent: ["text"],
};

const hostile: readonly (readonly [string, unknown])[] = [
	["null", null],
	["true", true],
	["a broken number", 1.5],
	["a negative number", -1],
	["a number beyond all counting", 2 ** 53 - 1],
	["a list of lists", [[1]]],
	["an object", { $gt: "" }],
	["a NUL", "a\u0000b"],
	["a NUL in a row that is right else", saying("a\u0000b")],
	["half an emoji in a row", saying("a\ud800")],
	["a row that turns around", saying("a\u202eb")],
	["half an emoji", "a\ud800"],
	["a text that turns around", "a\u202eb"],
	["letters that can't be seen", "\u200b\u200d\ufeff"],
	["five thousand letters", "अ".repeat(5000)],
	["another object's own names", JSON.parse('{"__proto__":{"a":1},"constructor":1}')],
	["SQL", "'; drop table content_versions; --"],
	["a way out of the folder", "../../../etc/passwd"],
	["a placeholder", { text: { en: "{facts.population}", hi: "{council.name}" } }],
	["what is nested deep", JSON.parse(`${'{"a":'.repeat(40)}1${"}".repeat(40)}`)],
	["a moment that is none", "2026-02-31T25:00:00Z"],
];

onOneDatabase((open) => {
	let desk: Desk;
	let chief: Person;
	beforeAll(async () => {
		desk = await open();
		chief = await desk.administrator();
	});
	const ask = (name: Name, body: unknown) => {
		const isOfFiles = name === "addFile" || name === "describeFile";
		const to = isOfFiles ? (name === "describeFile" ? { id: 1 } : {}) : { query: { kind: "alerts" } };
		return desk.ask(name, { as: chief, body, ...to });
	};
	/** Content apart from drafts and previews, which their writers can write again. */
	const published = async () => {
		const { drafts: _, previews: __, ...rest } = (await desk.contents()) as Record<string, unknown>;
		return rest;
	};
	const expectSentence = (json: { error: string }) => {
		expect(json.error.length).toBeLessThan(300);
		expect(json.error).not.toMatch(/select|insert|sqlite|zod|at \/|undefined|\[object/i);
	};

	describe.each(names)("%s", (name) => {
		const required = Object.keys(bodies[name]).filter((field) => !optional[name]?.includes(field));

		test("without one of its fields is refused, and the field is named", async () => {
			const before = await desk.contents();
			for (const field of required) {
				const { [field]: _, ...rest } = bodies[name] as Record<string, unknown>;
				const { status, headers, json } = await ask(name, rest);
				expect([status, headers["error-field"]], field).toEqual([400, field]);
				expectSentence(json);
			}
			for (const body of ["", "[]", "7", "{", '"row"']) expect((await ask(name, body)).status).toBe(400);
			expect(await desk.contents()).toEqual(before);
		});

		test("anything hostile in any of its fields is refused in words and changes nothing", async () => {
			const before = await published();
			for (const [what, value] of hostile) {
				for (const field of Object.keys(bodies[name])) {
					// A note for the reviewer may be any text that can be read.
					if (field === "note" && typeof value === "string" && isReadable(value)) continue;
					const { status, json } = await ask(name, { ...bodies[name], [field]: value });
					const allowed = isOwnBusiness(name, field) ? [200, 400, 409, 422] : [400, 404, 409, 422];
					expect(allowed, `${field}, ${what}: ${JSON.stringify(json).slice(0, 200)}`).toContain(status);
					if (status !== 200) expectSentence(json);
				}
			}
			expect(await published()).toEqual(before);
		});
	});

	test.each([
		["\u0001", "U+0001"],
		["\u0000", "U+0000"],
		["\u0085", "U+0085"],
		["\ufffe", "U+FFFE"],
		["\ud83d", "U+D83D"],
		["\u202e", "U+202E"],
		["\u2066", "U+2066"],
	])(
		"of a row that is right else, %j is refused at its field in a sentence in both languages",
		async (letter) => {
			const before = await published();
			const row = { ...alert, text: { en: alert.text.en, hi: `आज${letter}पानी नहीं` } };
			for (const name of [
				"publishContent",
				"planContent",
				"submitContent",
				"checkContent",
				"previewContent",
			] as const) {
				for (const [lang, says] of [
					["en", /nobody can see/],
					["hi", /दिखता नहीं/],
				] as const) {
					const { status, json } = await desk.ask(name, {
						as: chief,
						query: { kind: "alerts" },
						body: { ...bodies[name], key: undefined, draft: undefined, row },
						headers: { "accept-language": lang },
					});
					expect([status, json.fieldErrors], name).toEqual([422, { "text.hi": expect.stringMatching(says) }]);
				}
			}
			expect(await published()).toEqual(before);
		},
	);

	test("the joiners with which Hindi is written are published as they are", async () => {
		const row = { ...alert, text: { en: "For the chairman", hi: "अध्यक्\u200dष के लिए" } };
		const { status, json } = await desk.ask("publishContent", {
			as: chief,
			query: { kind: "alerts" },
			body: { basedOn: 0, row },
		});
		expect(status).toBe(200);
		const rows = await desk.rows(chief, "alerts", { key: json.key });
		expect(rows).toMatchObject([{ row: { text: row.text } }]);
	});

	test("a row that is larger than a page with all its words is refused before it is read", async () => {
		const before = await desk.contents();
		const row = { ...alert, text: { en: "a".repeat(kilobytes(300)), hi: "अ" } };
		for (const name of ["publishContent", "keepDraft", "checkContent", "previewContent"] as const) {
			expect((await ask(name, { ...bodies[name], row })).status, name).toBe(413);
		}
		expect(await desk.contents()).toEqual(before);
	});

	test("addresses that name nothing, or hold what no database stores, are answered in words", async () => {
		const bad = [
			"\u0000",
			"a\u0000b",
			"'; drop table users; --",
			"%",
			"_",
			"a\ud800".toWellFormed(),
			"x".repeat(99),
		];
		for (const key of bad) {
			for (const name of ["contentVersions", "contentDrafts", "contentRows"] as const) {
				const { status, json } = await desk.ask(name, { as: chief, query: { kind: "alerts", key } });
				expect([200, 404, 422], `${name} ${key}: ${JSON.stringify(json)}`).toContain(status);
				if (status === 200 && name === "contentVersions") expect(json).toEqual([]);
			}
			for (const [name, query] of [
				["contentRows", { kind: "alerts", q: key }],
				["mediaFiles", { q: key }],
				["hindiWords", { word: key }],
				["deskSearch", { q: key }],
				["deskSearch", { q: `/${key}` }],
				["contentForm", { kind: key }],
				["deskToday", {}],
			] as const) {
				const { status, json } = await desk.ask(name, { as: chief, query });
				expect([200, 404, 422], `${name} ${key}: ${JSON.stringify(json)}`).toContain(status);
			}
		}
		for (const kind of ["users", "__proto__", "constructor", ""]) {
			const { status, json } = await desk.ask("contentForm", { as: chief, query: { kind } });
			expect([status, json.error], kind).toEqual([404, expect.any(String)]);
		}
		for (const id of ["0", "-1", "1.5", "x", "9".repeat(15), "1'"]) {
			for (const [name, body] of [["deleteFile"], ["describeFile", bodies.describeFile]] as const) {
				const { status, json } = await desk.ask(name, { as: chief, id, ...(body && { body }) });
				expect([status, json.error], `${name} ${id}`).toEqual([404, expect.any(String)]);
			}
		}
		expect((await desk.ask("deleteFile", { as: chief, id: 77 })).json.error).toBe(words("unknownFile"));
	});
});
