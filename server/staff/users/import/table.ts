import { type Lang, languages } from "#contract/language.ts";
import { imports } from "#contract/people/limits.ts";
import { type PeopleColumn, peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { readList } from "../../../kit/spreadsheet.ts";
import { roleKey } from "../../roles/roles.store.ts";

export type PeopleTable = ReturnType<typeof readPeopleTable>;

/**
 * Reads a list of people, headings in either language and any order, unknown columns ignored.
 * @throws {Refusal} of `list`, if unreadable
 */
export function readPeopleTable(text: string) {
	const called = (column: PeopleColumn) => (lang: Lang) => peopleColumns[column][lang][0];
	const { head, names, rows } = readList(text, imports.rows, columnOf, (names) => {
		const column = peopleColumnNames.find((each) => !names.includes(each));
		const columns = (lang: Lang) => peopleColumnNames.map((each) => called(each)(lang)).join(", ");
		return column && { column: called(column), columns };
	});
	const typed = rows.map(({ line, cells, beyond }) => {
		const cell = (column: PeopleColumn) => cells[names.indexOf(column)] ?? "";
		// A spreadsheet may add a fraction to the number, or an apostrophe.
		const phone = cell("phone").replace(/^'|(?<=\d{10})\.0$/g, "");
		return { line, name: cell("name"), phone, role: cell("role"), beyond };
	});
	return { heading: (column: PeopleColumn) => head[names.indexOf(column)] ?? "", rows: typed };
}

function columnOf(heading: string): PeopleColumn | undefined {
	const key = headingKey(heading);
	return peopleColumnNames.find((column) =>
		languages.some((lang) => peopleColumns[column][lang].some((known) => headingKey(known) === key)),
	);
}

export function headingKey(text: string): string {
	return roleKey(text.replaceAll("_", " "))
		.normalize("NFD")
		.replaceAll("\u093c", "")
		.replaceAll("\u0901", "\u0902");
}
