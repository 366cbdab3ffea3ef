import { type Lang, languages, type Text } from "../language.ts";
import { uploadedPrefix } from "../uploads.ts";

/** A value in the folder's raw form: a cell, a bilingual text, a list or a group. */
export type RowValue =
	| string
	| number
	| boolean
	| null
	| readonly RowValue[]
	| { readonly [name: string]: RowValue };

/** A row of a table, an entry of a map or a whole document, as the folder writes it. */
export type Row = Readonly<Record<string, RowValue>>;

/** Key, and only field, of the row that lists a kind's keys in order; no row of a folder can have it. */
export const orderKey = "$order";

const orderName: Text = { en: "Order of the list", hi: "सूची का क्रम" };

const naming = ["title", "name", "term", "words", "label", "question"];

export function isGroup(value: RowValue | undefined): value is Row {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: RowValue | undefined): value is Text & Row {
	return isGroup(value) && languages.some((lang) => typeof value[lang] === "string");
}

function said(value: RowValue | undefined): Text | undefined {
	if (isText(value)) return { en: value.en ?? "", hi: value.hi ?? "" };
	return typeof value === "string" && value !== "" ? { en: value, hi: value } : undefined;
}

export function nameOf(row: RowValue | undefined): Text {
	const own = said(row);
	if (own) return own;
	if (!isGroup(row)) return { en: "", hi: "" };
	const titled = titleOf(row);
	if (titled) return titled;
	const cells = Object.entries(row).filter(([name]) => name !== "id" && name !== "version");
	// Skips the path of an upload, which is made of a hash.
	const cell = cells
		.map(([, value]) => said(value))
		.find((each) => each && !each.en.startsWith(uploadedPrefix));
	return cell ?? { en: "", hi: "" };
}

/** Title, name or first text of a row, as somebody wrote it; undefined if there is none. */
export function titleOf(row: Row): Text | undefined {
	if (row[orderKey] !== undefined) return orderName;
	if (isText(row)) return said(row);
	const texts = Object.values(row).map((value) => (isText(value) ? said(value) : undefined));
	return [...naming.map((name) => said(row[name])), ...texts].find(Boolean);
}

export function nameIn(row: RowValue | undefined, lang: Lang, most = 80): string {
	const name = nameOf(row);
	const words = (name[lang] || name[lang === "en" ? "hi" : "en"]).replace(/\s+/g, " ").trim();
	return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}

export function partAt(value: RowValue | undefined, name: string): RowValue | undefined {
	const step = (part: RowValue | undefined, key: string) =>
		typeof part === "object" && part !== null ? (part as Row)[key] : undefined;
	return name.split(".").reduce(step, value);
}

export function isEmpty(value: RowValue | undefined): boolean {
	if (value === undefined || value === null || value === "") return true;
	return typeof value === "object" && Object.values(value).every(isEmpty);
}

export type RowPath = readonly (string | number)[];

/** Sets a path's value; other parts keep their identity, so that forms needn't render them. */
export function setAt(row: RowValue | undefined, [step, ...rest]: RowPath, value: RowValue): RowValue {
	if (step === undefined) return value;
	if (typeof step === "number") {
		const list: readonly RowValue[] = Array.isArray(row) ? row : [];
		const before = Array.from({ length: Math.max(step, list.length) }, (_, at) => list[at] ?? "");
		return Object.assign(before, { [step]: setAt(list[step], rest, value) });
	}
	const group = isGroup(row) ? row : {};
	return { ...group, [step]: setAt(group[step], rest, value) };
}
