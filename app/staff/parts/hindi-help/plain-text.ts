/** What an office program puts before the points of a list. */
const bullet = /^\s*(?:[•·▪■◦‣●○➢✓§]\s*|[-*–—o]\s*\t\s*|[-*–]\s+)/;

/** What was copied from an office program as plain text: without bullets, empty lines, and letters that nobody sees. */
export function plainText(copied: string): string {
	return copied
		.replace(/\r\n?|[\u2028\u2029\v]/g, "\n")
		.replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
		.replace(/[\t\u00A0\u2000-\u200A\u202F]/g, (space) => (space === "\t" ? "\t" : " "))
		.split("\n")
		.map((line) => line.replace(bullet, "").replace(/[ \t]+/g, " "))
		.filter((line, _, lines) => lines.length === 1 || line.trim() !== "")
		.join("\n");
}
