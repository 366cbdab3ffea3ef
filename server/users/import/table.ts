import { CsvError, parse } from "csv-parse/sync";
import { languages } from "#contract/language.ts";
import { imports } from "#contract/limits.ts";
import { type PeopleColumn, peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { type Refusal, refusal } from "../../kit/refusal.ts";
import { roleKey } from "../../roles/roles.store.ts";

/** A row as it was typed, numbered as the spreadsheet numbers it: the headings are row 1, empty rows count. */
export interface TypedRow extends Readonly<Record<PeopleColumn, string>> {
	readonly row: number;
}

/** Bytes that are no UTF-8, the zeros of UTF-16, and what Excel's plain "CSV" makes of each Hindi letter. */
const unreadable = /[\ufffd\0]|(?<=^|[,;\t"\n])[? ]*\?\?[? ]*(?=$|[,;\t"\r\n])/;

/**
 * Reads a list of people as spreadsheets save it: comma, semicolon or tab, with or without Excel's byte order mark, the headings
 * in either language and any order; columns beyond the three are passed over.
 *
 * @throws {Refusal} of the field `list`, where the file as a whole can't be read
 */
export function readPeopleTable(text: string): readonly TypedRow[] {
	if (unreadable.test(text)) throw fault(refusal("listNotUtf8"));
	const records = recordsOf(text);
	const head = records.findIndex(({ cells }) => cells.some(Boolean));
	const places = placesIn(records[head]?.cells ?? []);
	const rows = records.slice(head + 1).filter(({ cells }) => cells.some(Boolean));
	if (rows.length === 0) throw fault(refusal("listEmpty"));
	if (rows.length > imports.rows) {
		throw fault(refusal("listTooLong", { most: imports.rows, count: rows.length }));
	}
	return rows.map(({ row, cells }) => {
		const cell = (column: PeopleColumn) => cells[places[column]] ?? "";
		return { row, name: cell("name"), phone: cell("phone"), role: cell("role") };
	});
}

function recordsOf(text: string): { readonly row: number; readonly cells: readonly string[] }[] {
	try {
		const records: string[][] = parse(text, {
			bom: true,
			delimiter: delimiterOf(text),
			relax_column_count: true,
		});
		return records.map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()) }));
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw fault(refusal("listQuotes", { row: Number(error.records ?? 0) + 1 }));
	}
}

/** Excel separates cells with semicolons where the decimal sign is a comma; cells that are copied come with tabs. */
function delimiterOf(text: string): string {
	const head = text.slice(0, text.search(/[\r\n]|$/));
	const count = (sign: string) => head.split(sign).length;
	return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Where each column stands. */
function placesIn(head: readonly string[]): Readonly<Record<PeopleColumn, number>> {
	const keys = head.map(headingKey);
	const place = (column: PeopleColumn) => {
		const known = languages.flatMap((lang) => peopleColumns[column][lang].map(headingKey));
		const at = keys.findIndex((key) => known.includes(key));
		if (at >= 0) return at;
		throw fault(refusal("listColumnMissing", { column: (lang) => peopleColumns[column][lang][0] }));
	};
	const places = peopleColumnNames.map((column) => [column, place(column)]);
	return Object.fromEntries(places) as Record<PeopleColumn, number>;
}

/** A dot below a Hindi letter is often left out, an underscore stands for a space. */
export function headingKey(text: string): string {
	return roleKey(text.replaceAll("_", " "))
		.normalize("NFD")
		.replaceAll("\u093c", "")
		.replaceAll("\u0901", "\u0902");
}

function fault(refused: Refusal): Refusal {
	return refused.of("list");
}
