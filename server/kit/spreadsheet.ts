import { CsvError, parse } from "csv-parse/sync";
import { unguarded } from "#contract/csv.ts";
import { refusal } from "./refusal.ts";

/** A row by the spreadsheet's number: headings are row 1, empty rows count. */
export interface SheetRow {
	readonly row: number;
	/** Trimmed, without protection from a spreadsheet's conversions. */
	readonly cells: readonly string[];
}

export interface SheetList {
	readonly head: readonly string[];
	readonly headRow: number;
	readonly rows: readonly SheetRow[];
}

/** Not UTF-8: invalid bytes, UTF-16's zeros, or the question marks of Excel's plain "CSV" for Hindi. */
const unreadable = /[\ufffd\0]|^[? ]*\?\?[? ]*$/;

/**
 * Reads a sent list.
 * @param most rows
 * @param nameOf column of a heading; undefined if it is ignored
 * @param missing column that is missing, and those that the list needs
 * @throws {Refusal} of `list`, if unreadable
 */
export function readList<Name>(
	text: string,
	most: number,
	nameOf: (heading: string) => Name | undefined,
	missing: (
		names: readonly (Name | undefined)[],
	) => Parameters<typeof refusal<"listColumnMissing">>[1] | undefined,
) {
	const { head, rows } = parsed(text);
	if ([{ cells: head }, ...rows].some(({ cells }) => cells.some((cell) => unreadable.test(cell))))
		throw refusal("listNotUtf8").of("list");
	if (rows.length > most) throw refusal("listTooLong", { most, count: rows.length }).of("list");
	const names = head.map(nameOf);
	const twice = names.find((name, at) => name !== undefined && names.indexOf(name) !== at);
	const called = new Set(head.filter((_, at) => names[at] === twice));
	if (twice !== undefined) throw refusal("listColumnTwice", { column: [...called].join(", ") }).of("list");
	const lacks = missing(names);
	if (lacks) throw refusal("listColumnMissing", lacks).of("list");
	if (rows.length === 0) throw refusal("listEmpty").of("list");
	// A cell beyond the headings comes from two rows run together or a surplus comma.
	const beyond = (cells: readonly string[]) => cells.slice(head.length).find(Boolean)?.slice(0, 60);
	return { head, names, rows: rows.map(({ row, cells }) => ({ line: row, cells, beyond: beyond(cells) })) };
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

/** Line that names the delimiter; spreadsheets don't show it as a row. */
const separator = /^\ufeff?"?sep=(.)[^\r\n]*(?:\r\n?|\n|$)/i;

/**
 * Reads a spreadsheet's table, delimited by comma, semicolon, tab or the sign that its first line names. Line ends may vary, as
 * lists come from several computers.
 * @param to limit of rows
 * @throws {CsvError} for a wrong quotation mark
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

/** Excel uses semicolons if the decimal sign is a comma; copied cells have tabs. */
function delimiterOf(text: string, named: string | undefined): string {
	const head = /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? "";
	// A spreadsheet that doesn't know `sep=` has saved the line as a row, with its own delimiter.
	if (named && head.includes(named)) return named;
	const count = (sign: string) => head.split(sign).length;
	return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function plain(cell: string): string {
	const trimmed = cell.trim();
	return unguarded(/^="(.*)"$/s.exec(trimmed)?.[1] ?? trimmed);
}
