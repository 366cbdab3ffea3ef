import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { publicNoteField } from "#contract/content/beside-row.ts";
import { fields as fieldsOf, text } from "#contract/content/blocks.ts";
import { type DeskKind, deskKind, deskKindNames } from "#contract/content/desk.ts";
import { shapeOf, wordsOf } from "#contract/content/field.ts";
import type { FormField } from "#contract/content/form-plan.ts";
import { kinds } from "#contract/content/kinds.ts";
import type { Row } from "#contract/content/row.ts";
import { validationMessage } from "#contract/content/validation-messages.ts";
import { faultsIn } from "../content/mistakes.ts";
import { changesInWords, formOf, keyFieldOf } from "./form.ts";

const names = {
	portals: new Map([["etender", { en: "e-Tender", hi: "ई-टेंडर" }]]),
	pages: new Map([["contact", { en: "Contact & HelpLine", hi: "संपर्क और हेल्पलाइन" }]]),
	services: new Map([["sewer", { en: "Sewer", hi: "सीवर" }]]),
	pictures: new Map([["office.jpg", { en: "The office", hi: "कार्यालय" }]]),
	aboutPicture: () => ({ en: "A house with a red door", hi: "लाल दरवाज़े वाला मकान" }),
	files: ["office.jpg", "uploads/a1/b6.pdf", "tender.pdf", "town.mp4"],
	nameOfFile: (path: string) => (path.includes("b6") ? { en: "Terms", hi: "शर्तें" } : undefined),
	rows: (kind: DeskKind) =>
		new Map<string, Row>(
			kind === "facts"
				? [["fee", { value: "₹20", source: "Order" }]]
				: [["1", { id: "1", name: { en: "Asha Verma", hi: "आशा वर्मा" } }]],
		),
};

/** Values of every type that a form might send, none of which may crash a checker. */
const junk = [
	"",
	"?",
	"nowhere",
	"2026-02-30",
	"99-99",
	{ en: "", hi: "" },
	{ en: "x", hi: "\uFFFD" },
	{ en: "\u0001", hi: "अ\u202Eब" },
	[],
	{},
];

function allFields(fields: readonly FormField[]): FormField[] {
	return fields.flatMap((field) => [
		field,
		...allFields(field.fields ?? []),
		...allFields(field.item ? [field.item] : []),
	]);
}

/** The kinds of which every letter is chosen from a list or written in both languages. */
const shape = (kind: DeskKind) => shapeOf(kinds[kind].schema) as Readonly<Record<string, z.ZodType>>;

describe.each(deskKindNames)("the form of %s", (kind) => {
	test("has every field of the schema, with its label in both languages and the names of its choices", () => {
		const { fields, lists } = formOf(kind, names);
		// Fields of the form that aren't in the row: documents, name, correction note.
		const besides = ["files", "$name", publicNoteField];
		const own = fields.map(({ name }) => name).filter((name) => !besides.includes(name));
		expect(own).toEqual(Object.keys(shape(kind)));
		for (const { name, type, label, choices, fields: inner, item } of allFields(fields)) {
			expect(label.en, name).toMatch(/[A-Za-z]/);
			expect(label.hi, name).toMatch(/\p{Script=Devanagari}|PDF/u);
			if (type === "group") expect(inner?.length, name).toBeGreaterThan(0);
			if (type === "list") expect(item, name).toBeDefined();
			if (type !== "choice" && type !== "several" && type !== "places") continue;
			const offered = lists[choices ?? ""] ?? [];
			expect(offered.length, name).toBeGreaterThan(0);
			for (const { label } of offered) expect(label.hi, name).toMatch(/\p{Script=Devanagari}/u);
		}
	});

	test("whatever is wrong in a field is told in a sentence for clerks, in both languages", () => {
		for (const [name, schema] of Object.entries(shape(kind))) {
			for (const value of junk) {
				const { error } = schema.safeParse(value, { reportInput: true });
				for (const mistake of faultsIn(schema, error?.issues ?? [])) {
					const said = validationMessage(mistake);
					const where = [name, ...mistake.path].join(".");
					expect(said.en, `${where}: ${mistake.expected}`).not.toContain("expected");
					expect(said.hi).toMatch(/\p{Script=Devanagari}/u);
				}
			}
		}
	});

	test("says of a kind what its place in the folder says", () => {
		const row = kinds[kind];
		const { whole = false, closed = false } = deskKind(kind);
		expect(whole).toBe(row.form === "document");
		expect(closed).toBe(row.form === "map" && row.closed !== undefined);
		expect(deskKind(kind).newestFirst && keyFieldOf(kind)).toBeUndefined();
	});
});

test("the kind of a document that is written with its notice or act may be left out, and its form says so", () => {
	for (const kind of ["notices", "acts"] as const) {
		const files = formOf(kind, names).fields.find(({ name }) => name === "files");
		const optional = files?.item?.fields?.filter((field) => field.optional).map(({ name }) => name);
		expect(optional, kind).toEqual(["kind", "date"]);
	}
});

test("a field without its label doesn't compile", () => {
	// @ts-expect-error: `text` has an input, and no label until it is named.
	const { title } = fieldsOf({ title: text }).shape;
	expect(wordsOf(title)).toEqual({ input: "text", written: "a text in each language" });
});

test("a list with as many items as the page has places for can't grow", () => {
	const tasks = formOf("home", names).fields.find(({ name }) => name === "tasks");
	expect(tasks).toMatchObject({ type: "list", fixed: true, item: { type: "group" } });
	expect(formOf("officers", names).fields.some(({ fixed }) => fixed)).toBe(false);
});

test("what names another row is chosen by its name, and what only the folder says is hidden", () => {
	const { fields, lists } = formOf("board", names);
	expect(fields.find(({ name }) => name === "officer")).toMatchObject({
		type: "choice",
		choices: "rows officers",
	});
	expect(lists["rows facts"]).toEqual([{ value: "fee", label: { en: "₹20", hi: "₹20" } }]);
	expect(lists["rows officers"]).toEqual([{ value: "1", label: { en: "Asha Verma", hi: "आशा वर्मा" } }]);
	const council = formOf("council", names).fields;
	expect(council.find(({ name }) => name === "emblem")?.type).toBe("hidden");
});

test("a name or an address that is made from a title isn't asked for, and a page has one alone", () => {
	const named = (kind: DeskKind) => allFields(formOf(kind, names).fields).filter(({ made }) => made);
	expect(named("stories").map(({ name }) => name)).toEqual(["$name"]);
	expect(named("helplines").map(({ name }) => name)).toEqual(["key"]);
	expect(named("ownPages").map(({ name }) => name)).toEqual(["path", "id"]);
	const [fact] = formOf("facts", names).fields;
	expect([fact?.name, fact?.made], "it stands in sentences").toEqual(["$name", undefined]);
});

test("a file that was uploaded is chosen by its name or its title, another one by its path", () => {
	const { pdfs } = formOf("notices", names).lists;
	expect(pdfs?.map(({ label }) => label.hi)).toEqual(["शर्तें", "tender.pdf"]);
});

test("a notice and an act have their documents in their own form", () => {
	for (const kind of ["notices", "acts"] as const) {
		const files = formOf(kind, names).fields.find(({ name }) => name === "files");
		expect(files?.item?.fields?.map(({ name }) => name)).toEqual([
			"file",
			"title",
			"kind",
			"language",
			"date",
		]);
	}
});

test("a tick that is left out says what its schema says", () => {
	const tick = (kind: DeskKind, name: string) =>
		formOf(kind, names).fields.find((field) => field.name === name);
	expect(tick("ownPages", "inMenu")).toMatchObject({ type: "yes", optional: true });
	expect(tick("photos", "home")).toMatchObject({ type: "yes", optional: false });
});

test("of the other sites those come first to which rows of the kind lead already", () => {
	const portals = new Map(["aktu", "etender", "railways"].map((key) => [key, { en: key, hi: key }]));
	const rows = () => new Map<string, Row>([["1", { id: "1", portal: "railways" }]]);
	const { lists } = formOf("notices", { ...names, portals, rows });
	expect(lists.portals?.map(({ value }) => value)).toEqual(["railways", "aktu", "etender"]);
});

test("what changes is told by its field, a telephone number with what it was and becomes", () => {
	const before = { id: "3", name: { en: "Neha", hi: "नेहा" }, phone: "0000-000047" };
	expect(changesInWords("officers", before, { ...before, phone: "0000-000079" }).hi).toBe(
		"फ़ोन 0000-000047 → 0000-000079",
	);
	const after = { ...before, designation: { en: "Clerk", hi: "लिपिक" }, img: "a.jpg" };
	expect(changesInWords("officers", before, after).en).toBe("Designation, Portrait");
});
