/** The byte order mark, without which spreadsheets guess another encoding; a browser drops it as it reads a reply as text. */
const utf8Mark = "\uFEFF";

/** Downloads a CSV text as a file. */
export function saveAsFile(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob([utf8Mark, text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
