import { type Lang, languages } from "#contract/language.ts";
import { imports } from "#contract/people/limits.ts";
import { type PeopleColumn, peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { refusal } from "../../../kit/refusal.ts";
import { readList } from "../../../kit/spreadsheet.ts";
import { roleKey } from "../../roles/roles.store.ts";

/** By the spreadsheet's row number. */
export interface TypedRow extends Readonly<Record<PeopleColumn, string>> {
	readonly line: number;
	/** A cell beyond the headings, from two rows run together or a surplus comma. */
	readonly beyond: string | undefined;
}

export interface PeopleTable {
	readonly heading: (column: PeopleColumn) => string;
	readonly rows: readonly TypedRow[];
}

/** Reads a list of people, headings in either language and any order, unknown columns ignored. @throws {Refusal} of `list`, if unreadable */
export function readPeopleTable(text: string): PeopleTable {
	const { head, rows } = readList(text, imports.rows);
	const places = placesIn(head);
	if (rows.length === 0) throw refusal("listEmpty").of("list");
	const typed = rows.map(({ row: line, cells }) => {
		const cell = (column: PeopleColumn) => cells[places[column]] ?? "";
		const beyond = cells.slice(head.length).find(Boolean);
		// A spreadsheet may add a fraction to the number, or an apostrophe.
		const phone = cell("phone").replace(/^'|(?<=\d{10})\.0$/g, "");
		return { line, name: cell("name"), phone, role: cell("role"), beyond };
	});
	return { heading: (column) => head[places[column]] ?? "", rows: typed };
}

function placesIn(head: readonly string[]): Readonly<Record<PeopleColumn, number>> {
	const keys = head.map(headingKey);
	const place = (column: PeopleColumn) => {
		const known = languages.flatMap((lang) => peopleColumns[column][lang].map(headingKey));
		const [at, another] = keys.flatMap((key, index) => (known.includes(key) ? [index] : []));
		if (another !== undefined) {
			const called = `${head[at ?? 0]}, ${head[another]}`;
			throw refusal("listColumnTwice", { column: called }).of("list");
		}
		if (at !== undefined) return at;
		const columns = (lang: Lang) => peopleColumnNames.map((each) => peopleColumns[each][lang][0]).join(", ");
		throw refusal("listColumnMissing", { column: (lang) => peopleColumns[column][lang][0], columns }).of(
			"list",
		);
	};
	const places = peopleColumnNames.map((column) => [column, place(column)]);
	return Object.fromEntries(places) as Record<PeopleColumn, number>;
}

/** Normalises a heading: the dot below a Hindi letter is optional, an underscore counts as a space. */
export function headingKey(text: string): string {
	return roleKey(text.replaceAll("_", " "))
		.normalize("NFD")
		.replaceAll("\u093c", "")
		.replaceAll("\u0901", "\u0902");
}
