/** Without this mark a spreadsheet takes the file for another encoding, and Hindi becomes unreadable. */
const utf8Mark = "\uFEFF";

/** A cell that begins so would be taken for a formula and carried out. */
const formulaStart = /^[=+\-@\t\r]/;

function cell(value: string): string {
	const harmless = formulaStart.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as a CSV file that Excel, LibreOffice and Google Sheets open alike (RFC 4180). */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
	return utf8Mark + rows.map((row) => `${row.map((value) => cell(String(value))).join(",")}\r\n`).join("");
}
