import { looksLikeKrutiDev } from "./kruti-dev.ts";

/** What an office program puts before the points of a list. */
const bullet = /^\s*(?:[•·▪■◦‣●○➢✓§]\s*|[-*–—o]\s*\t\s*|[-*–]\s+)/;

/** Bold, italic and struck as WhatsApp writes it: no field has them, and the signs would stand on the page. */
const mark = /(?<![\p{L}\p{N}])([*_~])([^*_~\s](?:[^*_~\n]*[^*_~\s])?)\1(?![\p{L}\p{N}])/gu;

/** What was copied from an office program or a chat as plain text: without bullets, marks, empty lines, and letters that nobody sees. */
export function plainText(copied: string): string {
	// In Kruti Dev these signs are letters.
	const unmarked = looksLikeKrutiDev(copied) ? copied : withoutMarks(copied);
	return unmarked
		.replace(/\r\n?|[\u2028\u2029\v]/g, "\n")
		.replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
		.replace(/[\t\u00A0\u2000-\u200A\u202F]/g, (space) => (space === "\t" ? "\t" : " "))
		.split("\n")
		.map((line) => line.replace(bullet, "").replace(/[ \t]+/g, " "))
		.filter((line, _, lines) => lines.length === 1 || line.trim() !== "")
		.join("\n");
}

/** They may stand within each other: `*_so_*`. */
function withoutMarks(text: string): string {
	const once = text.replace(mark, "$2");
	return once === text ? text : withoutMarks(once);
}
