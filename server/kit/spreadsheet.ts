import { CsvError, parse } from "csv-parse/sync";
import { unguarded } from "#contract/csv.ts";
import { refusal } from "./refusal.ts";

/** A row as the spreadsheet numbers it, so that a clerk finds it: the headings are row 1, empty rows count. */
export interface SheetRow {
	readonly row: number;
	/** Trimmed, and without what keeps a spreadsheet from running or rounding them. */
	readonly cells: readonly string[];
}

/** A list of which the first row has the headings. */
export interface SheetList {
	readonly head: readonly string[];
	readonly rows: readonly SheetRow[];
}

/** Bytes that are no UTF-8, the zeros of UTF-16, and what Excel's plain "CSV" makes of each Hindi letter. */
const unreadable = /[\ufffd\0]|(?<=^|[,;\t"\r\n])[? ]*\?\?[? ]*(?=$|[,;\t"\r\n])/;

/**
 * Reads a list that somebody sends, without its empty rows.
 *
 * @param most rows
 * @throws {Refusal} of the field `list`, where it can't be read as a whole
 */
export function readList(text: string, most: number): SheetList {
	if (unreadable.test(text)) throw refusal("listNotUtf8").of("list");
	const [{ cells } = { cells: [] }, ...rows] = recordsOf(text).filter(({ cells }) => cells.some(Boolean));
	const head = cells.slice(0, cells.findLastIndex(Boolean) + 1);
	if (rows.length > most) throw refusal("listTooLong", { most, count: rows.length }).of("list");
	return { head, rows };
}

function recordsOf(text: string): SheetRow[] {
	try {
		return readSheet(text);
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw refusal("listQuotes", { row: Number(error.records ?? 0) + 1 }).of("list");
	}
}

/** Excel writes `="0987"` for a text of digits. */
const protectedText = /(?<=^|[,;\t\r\n])="([^",;\t\r\n]+)"(?=$|[,;\t\r\n])/g;

/**
 * Reads a table as spreadsheets save it: comma, semicolon or tab, with or without Excel's byte order mark. Each row has its own
 * newline: a list may come from several computers.
 *
 * @param to reads no more than so many rows
 * @throws {CsvError} for a quotation mark that is missing or too many
 */
export function readSheet(text: string, to = -1): SheetRow[] {
	const records: string[][] = parse(text.replace(protectedText, '"$1"'), {
		bom: true,
		delimiter: delimiterOf(text),
		record_delimiter: ["\r\n", "\n", "\r"],
		relax_column_count: true,
		to,
	});
	return records.map((cells, index) => ({ row: index + 1, cells: cells.map(plain) }));
}

/** Excel separates cells with semicolons where the decimal sign is a comma; cells that are copied come with tabs. */
function delimiterOf(text: string): string {
	const head = /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? "";
	const count = (sign: string) => head.split(sign).length;
	return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function plain(cell: string): string {
	const trimmed = cell.trim();
	return unguarded(/^="(.*)"$/s.exec(trimmed)?.[1] ?? trimmed);
}
