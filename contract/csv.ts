/** The byte order mark: without it spreadsheets guess another encoding, and Hindi becomes unreadable. */
const utf8Mark = "\uFEFF";

/** A cell that begins so would be run as a formula; behind apostrophes it gets one more, so that the reader finds what was written. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

const guardedStart = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Removes the apostrophe that guards a formula in a cell. */
export function unguarded(cell: string): string {
	return guardedStart.test(cell) ? cell.slice(1) : cell;
}

/** A number that a spreadsheet has shortened, or its word for a text that it took for a sum: nobody has typed it so. */
export const shortenedCell =
	/^[-+]?\d+(?:[.,]\d+)?E[-+]\d+$|^#(?:NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|N\/A|#+)$/i;

/** The same, and a number of which no more than fifteen digits were kept: it may also end in zeros of its own. */
export const isTurned = (cell: string) => shortenedCell.test(cell) || /^\d{15}0+$/.test(cell);

/** The text of a list as spreadsheets save it: UTF-8, or what Excel calls "Unicode Text". @throws {TypeError} of another encoding */
export function decodeList(bytes: Uint8Array): string {
	const mark = bytes[0] === 0xff && bytes[1] === 0xfe;
	return new TextDecoder(mark ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
}

function cell(value: string): string {
	const harmless = formulaStart.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as a CSV file for Excel, LibreOffice and Google Sheets (RFC 4180). */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
	return utf8Mark + rows.map((row) => `${row.map((value) => cell(String(value))).join(",")}\r\n`).join("");
}
