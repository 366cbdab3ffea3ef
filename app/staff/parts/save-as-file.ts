/** Byte order mark: without it spreadsheets guess another encoding. A browser drops it from a reply. */
const utf8Mark = "\uFEFF";

export function saveAsFile(name: string, text: string, type = "text/csv"): void {
	const marked = type === "text/csv" ? utf8Mark + text : text;
	const address = URL.createObjectURL(new Blob([marked], { type: `${type};charset=utf-8` }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
