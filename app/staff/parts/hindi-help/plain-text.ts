import { looksLikeKrutiDev } from "./kruti-dev.ts";

/** Bullets that office programs and chats put before the points of a list. A tick, a circle or the sign of a paragraph says something, and a line before a figure is its minus. */
const bullet =
	/^\s*(?:[•·▪■◦‣➢\uF0A7\uF0B7]\s*(?=[\p{L}\p{N}])|(?:[-*–—o§]\s*\t\s*|[-*–]\s+)(?=["'“‘(]?\p{L}))/u;

/** Bold and italic as WhatsApp writes it: no field has them, and the signs would stand on the page. What is struck out there says otherwise without its signs, and so may a figure or a single letter. */
const mark =
	/(?<![\p{L}\p{N}])([*_])(?=[^*_\n]*\p{L}[\p{L}\p{M}])([^*_\s](?:[^*_\n]*[^*_\s])?)\1(?![\p{L}\p{N}])/gu;

/** What was copied from an office program or a chat as plain text: without bullets, marks, empty lines, and letters that nobody sees. */
export function plainText(copied: string): string {
	const lines = plainCell(copied).split("\n");
	const points = lines.filter((line) => bullet.test(line));
	// One line alone is no list, and one asterisk or dash among others is a remark's.
	const isList =
		points.length > 1 ||
		(points.some((line) => /^\s*[^\s\-*–—o§]/.test(line)) && lines.filter((line) => line.trim()).length > 1);
	return lines
		.map((line) => (isList ? line.replace(bullet, "") : line).replace(/[ \t]+/g, " "))
		.filter((line) => lines.length === 1 || line.trim() !== "")
		.join("\n");
}

/** The same of a cell, where no sign is a bullet: lines and tabs are as they were. */
export function plainCell(copied: string): string {
	// In Kruti Dev these signs are letters.
	const unmarked = looksLikeKrutiDev(copied) ? copied : withoutMarks(copied);
	return unmarked
		.replace(/\r\n?|[\u2028\u2029\v]/g, "\n")
		.replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
		.replace(/[\u00A0\u2000-\u200A\u202F]/g, " ");
}

/** They may stand within each other: `*_so_*`. */
function withoutMarks(text: string): string {
	const once = text.replace(mark, "$2");
	return once === text ? text : withoutMarks(once);
}
