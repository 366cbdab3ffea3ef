import { isGroup, type Row } from "./row.ts";

const mostLetters = 60;

function slugOf(title: string): string {
	const words = title
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^[0-9-]+|-+$/g, "");
	return words.length > mostLetters ? words.slice(0, mostLetters).replace(/-[^-]*$/, "") : words;
}

/** Candidate names from an English title or name, as the first may be taken. @param other used without Latin letters */
export function* namesFor({ title, name = title }: Row, other: string): Generator<string, never> {
	const made = slugOf(isGroup(name) ? String(name.en ?? "") : "") || other;
	yield made;
	for (let number = 2; ; number += 1) yield `${made}-${number}`;
}
