import { CsvError, parse } from "csv-parse/sync";
import { unguarded } from "#contract/csv.ts";
import { refusal } from "./refusal.ts";

/** A row as the spreadsheet numbers it, so that a clerk finds it: the headings are row 1, empty rows count. */
export interface SheetRow {
	readonly row: number;
	/** Trimmed, and without what keeps a spreadsheet from running or rounding them. */
	readonly cells: readonly string[];
}

/** A list of which the first row that says something has the headings; without its empty rows, and the empty columns at its end. */
export interface SheetList {
	readonly head: readonly string[];
	readonly headRow: number;
	readonly rows: readonly SheetRow[];
}

/** Bytes that are no UTF-8, the zeros of UTF-16, and what Excel's plain "CSV" makes of each Hindi letter. */
const unreadable = /[\ufffd\0]|^[? ]*\?\?[? ]*$/;

/**
 * Reads a list that somebody sends.
 *
 * @param most rows
 * @throws {Refusal} of the field `list`, where it can't be read as a whole
 */
export function readList(text: string, most: number): SheetList {
	const list = parsed(text);
	const all = [list.head, ...list.rows.map(({ cells }) => cells)];
	if (all.some((cells) => cells.some((cell) => unreadable.test(cell))))
		throw refusal("listNotUtf8").of("list");
	const count = list.rows.length;
	if (count > most) throw refusal("listTooLong", { most, count }).of("list");
	return list;
}

function parsed(text: string): SheetList {
	try {
		return readSheet(text);
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw refusal("listQuotes", { row: Number(error.records ?? 0) + 1 }).of("list");
	}
}

/** Excel writes `="0987"` for a text of digits. */
const protectedText = /(?<=^|[,;\t\r\n])="([^",;\t\r\n]+)"(?=$|[,;\t\r\n])/g;

/** The line by which a file tells a spreadsheet what separates its cells. No spreadsheet shows it, so it is no row. */
const separator = /^\ufeff?"?sep=(.)[^\r\n]*(?:\r\n?|\n|$)/i;

/**
 * Reads a table as spreadsheets save it: comma, semicolon, tab or what its first line names, with or without Excel's byte order mark.
 * Each row has its own newline: a list may come from several computers.
 *
 * @param to reads no more than so many rows
 * @throws {CsvError} for a quotation mark that is missing or too many
 */
export function readSheet(text: string, to = -1): SheetList {
	const [line = "", sign] = separator.exec(text) ?? [];
	const table = text.slice(line.length).replace(protectedText, '"$1"');
	const records: string[][] = parse(table, {
		bom: true,
		delimiter: delimiterOf(table, sign),
		record_delimiter: ["\r\n", "\n", "\r"],
		relax_column_count: true,
		to,
	});
	const [head = { row: 1, cells: [] }, ...rows] = records
		.map((cells, index) => ({ row: index + 1, cells: cells.map(plain) }))
		.filter(({ cells }) => cells.some(Boolean));
	return { head: head.cells.slice(0, head.cells.findLastIndex(Boolean) + 1), headRow: head.row, rows };
}

/** Excel separates cells with semicolons where the decimal sign is a comma; cells that are copied come with tabs. */
function delimiterOf(text: string, named: string | undefined): string {
	const head = /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? "";
	// A spreadsheet that doesn't know that line has saved it as a row, and separates by its own sign.
	if (named && head.includes(named)) return named;
	const count = (sign: string) => head.split(sign).length;
	return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function plain(cell: string): string {
	const trimmed = cell.trim();
	return unguarded(/^="(.*)"$/s.exec(trimmed)?.[1] ?? trimmed);
}
