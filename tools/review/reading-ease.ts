import type { Content } from "#contract/content/kinds.ts";
import { filesOf, isText, partsOf } from "./walk.ts";

/** From here on English is plain: pupils of 13 to 15 read it easily. */
export const plainFrom = 60;

const enoughWords = 40;

interface Ease {
	readonly place: string;
	readonly ease: number;
}

export function readingEaseOf(content: Content): Ease[] {
	const texts = filesOf(content)
		.flatMap((file) => partsOf(file, isText))
		.filter(({ value }) => typeof value.en === "string");
	return [...Map.groupBy(texts, ({ place }) => pageOf(place))]
		.map(([place, parts]) => ({ place, sentences: parts.flatMap(({ value }) => sentencesIn(value.en)) }))
		.filter(({ sentences }) => sentences.flat().length >= enoughWords)
		.map(({ place, sentences }) => ({ place, ease: Math.round(flesch(sentences)) }))
		.toSorted((one, other) => one.ease - other.ease);
}

export function median(sorted: readonly number[]): number {
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function pageOf(place: string): string {
	return place.split(", ", /^(?:own-pages|stories),/.test(place) ? 2 : 1).join(", ");
}

/** Words of each sentence; without an end it is a label, a single word a title such as Smt. */
export function sentencesIn(text: string): string[][] {
	const spoken = text.replaceAll(/\{[\w.]+\}/g, "this");
	return (spoken.match(/[^.?!]+(?:[.?!](?!\s|$)[^.?!]*)*[.?!](?=\s|$)/g) ?? [])
		.map((sentence) => sentence.match(/[A-Za-z][A-Za-z'’]*/g) ?? [])
		.filter((words) => words.length > 1);
}

/** Flesch's reading ease: from about 0, a contract, to 100, a story for children. */
export function flesch(sentences: readonly (readonly string[])[]): number {
	const words = sentences.flat();
	const spoken = words.reduce((sum, word) => sum + syllablesIn(word), 0);
	return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (spoken / words.length);
}

/** Syllables of an English word by groups of vowels; nine in ten common words are right. */
export function syllablesIn(word: string): number {
	const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
	if (letters.length <= 3) return 1;
	const heard = letters
		.replace(/(?<=[^aeiouytd])ed$/, "")
		.replace(/(?<=[^aeiouysxzcgl])es$/, "")
		.replace(/(?<=[^aeiouyl])e$/, "")
		.replace(/^y/, "");
	return heard.match(/[aeiouy]{1,2}/g)?.length ?? 1;
}
