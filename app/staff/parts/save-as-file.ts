/** The byte order mark, without which spreadsheets guess another encoding; a browser drops it as it reads a reply as text. */
const utf8Mark = "\uFEFF";

/** Downloads a text as a file: by default a CSV. */
export function saveAsFile(name: string, text: string, type = "text/csv"): void {
	const marked = type === "text/csv" ? utf8Mark + text : text;
	const address = URL.createObjectURL(new Blob([marked], { type: `${type};charset=utf-8` }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
