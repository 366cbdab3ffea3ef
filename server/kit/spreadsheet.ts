import { parse } from "csv-parse/sync";
import { unguarded } from "#contract/csv.ts";

/** A row as the spreadsheet numbers it, so that a clerk finds it: the headings are row 1, empty rows count. */
export interface SheetRow {
	readonly row: number;
	/** Trimmed, and without what keeps a spreadsheet from running or rounding them. */
	readonly cells: readonly string[];
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
