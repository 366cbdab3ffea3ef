/** Without a byte order mark spreadsheets guess another encoding, and Hindi becomes unreadable. */
const utf8Mark = "\uFEFF";

/** Beginning of a formula, also behind apostrophes. Writing puts one more before it, and reading takes that one away. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

const guardedStart = /^'+[=+\-@\t\r\n＝＋－＠]/;

export function unguarded(cell: string): string {
	return guardedStart.test(cell) ? cell.slice(1) : cell;
}

/** A number that a spreadsheet has shortened, or its error for a text taken for a sum; nobody types it so. */
export const shortenedCell =
	/^[-+]?\d+(?:[.,]\d+)?E[-+]\d+$|^#(?:NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|N\/A|#+)$/i;

/** Includes numbers cut to fifteen digits, which may also end in genuine zeros. */
export const isTurned = (cell: string) => shortenedCell.test(cell) || /^\d{15}0+$/.test(cell);

/** Decodes a spreadsheet's UTF-8, or Excel's "Unicode Text". @throws {TypeError} for other encodings */
export function decodeList(bytes: Uint8Array): string {
	const mark = bytes[0] === 0xff && bytes[1] === 0xfe;
	return new TextDecoder(mark ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
}

function cell(value: string): string {
	const harmless = formulaStart.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** CSV for Excel, LibreOffice and Google Sheets (RFC 4180). */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
	return utf8Mark + rows.map((row) => `${row.map((value) => cell(String(value))).join(",")}\r\n`).join("");
}
