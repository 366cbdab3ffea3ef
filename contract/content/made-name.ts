import { isGroup, type Row } from "./row.ts";

/** So many letters of a title are enough for an address. */
const most = 60;

/** A name for addresses and links from an English title: small letters, digits and single hyphens, beginning with a letter; empty where it has none. */
function slugOf(title: string): string {
	const words = title
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^[0-9-]+|-+$/g, "");
	return words.length > most ? words.slice(0, most).replace(/-[^-]*$/, "") : words;
}

/**
 * Names for something, made from its English title or name: one after the other, for the first may be another's.
 *
 * @param other where that has no Latin letters
 */
export function* namesFor({ title, name = title }: Row, other: string): Generator<string, never> {
	const made = slugOf(isGroup(name) ? String(name.en ?? "") : "") || other;
	yield made;
	for (let number = 2; ; number += 1) yield `${made}-${number}`;
}
