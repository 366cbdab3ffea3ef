import { type Lang, languages, type Text } from "../language.ts";
import { uploadedPrefix } from "../uploads.ts";

/** A value in the raw form of the council's folder: a cell, a text in both languages, a list or a group. */
export type RowValue =
	| string
	| number
	| boolean
	| null
	| readonly RowValue[]
	| { readonly [name: string]: RowValue };

/** A row of a table, an entry of a map or a whole document, as the council's folder writes it. */
export type Row = Readonly<Record<string, RowValue>>;

/**
 * The key of the row that says in which order the others of its kind are, and its only field: the list of their keys. No row of a council's
 * folder can be called so.
 */
export const orderKey = "$order";

const orderName: Text = { en: "Order of the list", hi: "सूची का क्रम" };

/** Fields by which one recognises a row, the best first. */
const naming = ["title", "name", "term", "words", "label", "question"];

/** Whether a value is a group of fields, and neither a list nor a cell. */
export function isGroup(value: RowValue | undefined): value is Row {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: RowValue | undefined): value is Text & Row {
	return isGroup(value) && languages.some((lang) => typeof value[lang] === "string");
}

/** Reads the words of a value that has some by itself: a text, or a cell that reads the same in both languages. */
function said(value: RowValue | undefined): Text | undefined {
	if (isText(value)) return { en: value.en ?? "", hi: value.hi ?? "" };
	return typeof value === "string" && value !== "" ? { en: value, hi: value } : undefined;
}

/** Names a row, an item of a list or a text for people; empty if it says nothing yet. */
export function nameOf(row: RowValue | undefined): Text {
	const own = said(row);
	if (own) return own;
	if (!isGroup(row)) return { en: "", hi: "" };
	if (row[orderKey] !== undefined) return orderName;
	const named = naming.map((name) => said(row[name])).find(Boolean);
	const cells = Object.entries(row).filter(([name]) => name !== "id" && name !== "version");
	const text = cells.map(([, value]) => (isText(value) ? said(value) : undefined)).find(Boolean);
	// Of an uploaded file nobody knows the path.
	const cell = cells
		.map(([, value]) => said(value))
		.find((each) => each && !each.en.startsWith(uploadedPrefix));
	return named ?? text ?? cell ?? { en: "", hi: "" };
}

/** The same in one language, at most so many letters long. */
export function nameIn(row: RowValue | undefined, lang: Lang, most = 80): string {
	const name = nameOf(row);
	const words = (name[lang] || name[lang === "en" ? "hi" : "en"]).replace(/\s+/g, " ").trim();
	return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}

/** Finds the value at a name, or at several with dots between them (`more.0`). */
export function partAt(value: RowValue | undefined, name: string): RowValue | undefined {
	const step = (part: RowValue | undefined, key: string) =>
		typeof part === "object" && part !== null ? (part as Row)[key] : undefined;
	return name.split(".").reduce(step, value);
}

/** Whether nothing is written in a value. */
export function isEmpty(value: RowValue | undefined): boolean {
	if (value === undefined || value === null || value === "") return true;
	return typeof value === "object" && Object.values(value).every(isEmpty);
}

export type RowPath = readonly (string | number)[];

/** The same row with another value at a path; what isn't on the way stays the same object, so that only its part of a form is drawn anew. */
export function setAt(row: RowValue | undefined, [step, ...rest]: RowPath, value: RowValue): RowValue {
	if (step === undefined) return value;
	if (typeof step === "number") {
		// A hole would be nothing at all, where an empty item is something to be filled in.
		const list: readonly RowValue[] = Array.isArray(row) ? row : [];
		const before = Array.from({ length: Math.max(step, list.length) }, (_, at) => list[at] ?? "");
		return Object.assign(before, { [step]: setAt(list[step], rest, value) });
	}
	const group = isGroup(row) ? row : {};
	return { ...group, [step]: setAt(group[step], rest, value) };
}
