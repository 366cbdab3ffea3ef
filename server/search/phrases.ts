import { askingWords, emptyWords } from "./weak-words.ts";

/** Of more words than these a name is a title, which nobody says in full. */
const longest = 4;

/** A word of a name or of a question as it counts in a phrase. */
interface Spoken {
	readonly word: string;
	readonly key: string | undefined;
}

/**
 * A name of several words as one term, whatever their order is and whichever small words are between them: "सड़क पर गाय" is "gai sadak
 * par", and "pani nahi aa raha" is "paani nahi aata".
 */
export function phraseOf(name: readonly Spoken[]): string | undefined {
	const parts = partsOf(name);
	return parts.length < 2 || parts.length > longest ? undefined : together(parts);
}

/** The names that a question may hold: each two of its words, and three or four that follow each other. */
export function phrasesIn(question: readonly Spoken[]): readonly string[] {
	const parts = partsOf(question);
	const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other]));
	const longer = [3, longest].flatMap((length) =>
		parts.slice(length - 1).map((_, start) => parts.slice(start, start + length)),
	);
	return [...pairs, ...longer].map(together);
}

/** No and when say much beside another word ("no water", "पानी कब आता है"), though nothing alone. */
function partsOf(words: readonly Spoken[]): readonly string[] {
	const parts = words.flatMap(({ word, key }) => {
		const asking = askingWords.get(word);
		if (asking) return [asking];
		return key === undefined || emptyWords.has(word) ? [] : [key];
	});
	return [...new Set(parts)];
}

function together(parts: readonly string[]): string {
	return [...parts].sort().join("+");
}
