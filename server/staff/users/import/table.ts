import { CsvError } from "csv-parse/sync";
import { languages } from "#contract/language.ts";
import { imports } from "#contract/limits.ts";
import { type PeopleColumn, peopleColumnNames, peopleColumns } from "#contract/people-list.ts";
import { type Refusal, refusal } from "../../../kit/refusal.ts";
import { readSheet, type SheetRow } from "../../../kit/spreadsheet.ts";
import { roleKey } from "../../roles/roles.store.ts";

/** A row as it was typed, by the spreadsheet's number. */
export interface TypedRow extends Readonly<Record<PeopleColumn, string>> {
	readonly row: number;
	/** A cell beyond the headings: the row is two that stuck together, or has a comma too many. */
	readonly beyond: string | undefined;
}

/** Bytes that are no UTF-8, the zeros of UTF-16, and what Excel's plain "CSV" makes of each Hindi letter. */
const unreadable = /[\ufffd\0]|(?<=^|[,;\t"\r\n])[? ]*\?\?[? ]*(?=$|[,;\t"\r\n])/;

/**
 * Reads a list of people as spreadsheets save it, the headings in either language and any order; what stands under other headings
 * is passed over.
 *
 * @throws {Refusal} of the field `list`, where the file as a whole can't be read
 */
export function readPeopleTable(text: string): readonly TypedRow[] {
	if (unreadable.test(text)) throw fault(refusal("listNotUtf8"));
	const records = recordsOf(text);
	const head = records.findIndex(({ cells }) => cells.some(Boolean));
	const headings = records[head]?.cells ?? [];
	const places = placesIn(headings);
	const rows = records.slice(head + 1).filter(({ cells }) => cells.some(Boolean));
	if (rows.length === 0) throw fault(refusal("listEmpty"));
	if (rows.length > imports.rows) {
		throw fault(refusal("listTooLong", { most: imports.rows, count: rows.length }));
	}
	return rows.map(({ row, cells }) => {
		const cell = (column: PeopleColumn) => cells[places[column]] ?? "";
		const beyond = cells.slice(headings.length).find(Boolean);
		// A spreadsheet that took the number for a sum adds a fraction, or keeps it as a text behind an apostrophe.
		const phone = cell("phone").replace(/^'|\.0+$/g, "");
		return { row, name: cell("name"), phone, role: cell("role"), beyond };
	});
}

function recordsOf(text: string): SheetRow[] {
	try {
		return readSheet(text);
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw fault(refusal("listQuotes", { row: Number(error.records ?? 0) + 1 }));
	}
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
