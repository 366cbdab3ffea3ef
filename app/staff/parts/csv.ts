/** A spreadsheet would run a cell that begins so as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Rows as a file that a spreadsheet opens: commas, quotes where needed, and the mark by which Excel knows Hindi. */
export function csv(rows: readonly (readonly string[])[]): string {
	return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(value: string): string {
	const safe = formula.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text to the person as a file. */
export function saveAsFile(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
