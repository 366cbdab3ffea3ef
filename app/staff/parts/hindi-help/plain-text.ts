import { looksLikeKrutiDev } from "./kruti-dev.ts";

/** Bullets of office programs and chats. A tick, a circle and a paragraph sign have a meaning, and a dash before a figure is its minus. */
const bullet =
	/^\s*(?:[•·▪■◦‣➢\uF0A7\uF0B7]\s*(?=[\p{L}\p{N}])|(?:[-*–—o§]\s*\t\s*|[-*–]\s+)(?=["'“‘(]?\p{L}))/u;

/** Bold and italic marks of WhatsApp. Struck-out words keep theirs: without them they would say the opposite. */
const mark =
	/(?<![\p{L}\p{N}])([*_])(?=[^*_\n]*\p{L}[\p{L}\p{M}])([^*_\s](?:[^*_\n]*[^*_\s])?)\1(?![\p{L}\p{N}])/gu;

/** Removes bullets, marks, empty lines and invisible characters from a copied text. */
export function plainText(copied: string): string {
	const lines = plainCell(copied).split("\n");
	const points = lines.filter((line) => bullet.test(line));
	// One line is no list, and one asterisk among other lines belongs to a remark.
	const isList =
		points.length > 1 ||
		(points.some((line) => /^\s*[^\s\-*–—o§]/.test(line)) && lines.filter((line) => line.trim()).length > 1);
	return lines
		.map((line) => (isList ? line.replace(bullet, "") : line).replace(/[ \t]+/g, " "))
		.filter((line) => lines.length === 1 || line.trim() !== "")
		.join("\n");
}

/** Cleans a cell, where no sign is a bullet and lines and tabs stay. */
export function plainCell(copied: string): string {
	// Kruti Dev uses these signs as letters.
	const unmarked = looksLikeKrutiDev(copied) ? copied : withoutMarks(copied);
	return unmarked
		.replace(/\r\n?|[\u2028\u2029\v]/g, "\n")
		.replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
		.replace(/[\u00A0\u2000-\u200A\u202F]/g, " ");
}

/** Marks can be nested: `*_so_*`. */
function withoutMarks(text: string): string {
	const once = text.replace(mark, "$2");
	return once === text ? text : withoutMarks(once);
}
