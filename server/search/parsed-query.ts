import { lengths, search } from "#contract/limits.ts";
import { isNumber, wordsOf } from "#contract/phonetic-key.ts";
import type { Lexicon } from "./lexicon.ts";
import { phrasesIn } from "./phrases.ts";
import { emptyWords, weakWords } from "./weak-words.ts";

/** How one word of the query is matched. */
interface Meant {
	readonly keys: readonly string[];
	/** The word is a correction, which matches names only, or almost any word would match some sentence. */
	readonly isGuess?: boolean;
	/** The word is a prefix: "certif", or the last word while it is being typed. */
	readonly isBeginning?: boolean;
	/** The word is optional. */
	readonly isWeak?: boolean;
	/** The content has the word in this spelling. */
	readonly isWritten?: boolean;
}

/** A query as the index matches it. */
export interface ParsedQuery {
	readonly keys: readonly string[];
	/** The keys that decide whether a document matches. */
	readonly needed: readonly string[];
	/** Whether a part of what is needed is enough. */
	readonly isSentence: boolean;
	/** The words themselves, in lower case. */
	readonly words: readonly string[];
	/** Whether a word is needed that isn't in every second question. */
	readonly isTelling: boolean;
	/** Whether the question has small words too, as people speak. */
	readonly isSpoken: boolean;
	/** The keys of words that the content has in this spelling. */
	readonly written: ReadonlySet<string>;
	/** How many of the words that are needed the content doesn't have so. */
	readonly unknown: number;
	/** The names of several words that it may hold. */
	readonly phrases: readonly string[];
	readonly guessed: ReadonlySet<string>;
	readonly beginnings: ReadonlySet<string>;
}

/** Parses a query; an unknown word is corrected to the nearest name, so that a typo doesn't end in no results. */
export function parseQuery(question: string, lexicon: Lexicon, isTyping = false): ParsedQuery {
	const query = wordsOf(question.normalize("NFC").toLowerCase().slice(0, lengths.search));
	const telling = query.filter((word) => !emptyWords.has(word)).slice(0, search.words);
	const words = telling.length > 0 ? telling : query.slice(0, search.words);
	const meant = words.map(
		(word, index): Meant => ({
			...wordMeant(word, lexicon, isTyping && index === words.length - 1),
			isWritten: isWritten(word, lexicon),
			isWeak: weakWords.has(word),
		}),
	);
	const phoneticKeys = (some: (each: Meant) => boolean | undefined) =>
		new Set(meant.filter(some).flatMap(({ keys }) => keys));
	const keys = [...phoneticKeys(() => true)];
	const strong = [...phoneticKeys(({ isWeak }) => !isWeak)];
	const isTelling = strong.length > 0;
	const needed = isTelling ? strong : keys;
	// A few words must all match, and so must numbers; of a sentence a part is enough, or its filler words would leave no results.
	const isSpoken = telling.length < query.length;
	const isSentence = !needed.every(isNumber) && (needed.length > 3 || (needed.length === 3 && isSpoken));
	return {
		keys,
		needed,
		isSentence,
		words,
		isSpoken,
		isTelling,
		phrases: isTyping
			? []
			: phrasesIn(query.map((word) => ({ word, key: meant[words.indexOf(word)]?.keys[0] }))),
		written: phoneticKeys(({ isWritten }) => isWritten),
		unknown: meant.filter(({ isWeak, isWritten }) => !isWritten && !(isTelling && isWeak)).length,
		guessed: phoneticKeys(({ isGuess }) => isGuess),
		beginnings: phoneticKeys(({ isBeginning }) => isBeginning),
	};
}

/** A Hindi word in Latin letters is written as well as one in Devanagari, if a name sounds so: "sivar". */
function isWritten(word: string, lexicon: Lexicon): boolean {
	const [key = ""] = lexicon.phoneticKeys(word);
	return lexicon.isWritten(word) || (/^[a-z]/.test(word) && key.length > 3 && lexicon.isName(key));
}

function wordMeant(word: string, lexicon: Lexicon, isLast: boolean): Meant {
	const [key] = lexicon.phoneticKeys(word);
	if (key === undefined) return { keys: [] };
	if (isNumber(key)) return { keys: [key] };
	if (isLast) return { keys: [key], isBeginning: true };
	if (lexicon.knows(key)) return { keys: [key] };
	const one = singular(word, lexicon);
	if (one !== undefined) return { keys: [one] };
	if (key.length > 3 && lexicon.beginsName(key)) return { keys: [key], isBeginning: true, isGuess: true };
	const guess = unswapped(word, lexicon) ?? lexicon.nearestName(key);
	return { keys: guess === undefined ? (halves(key, lexicon) ?? [key]) : [guess], isGuess: true };
}

/** The one of which a Hindi word in Latin letters is the plural, if it is a name: "wardo", "chhuttiyan", "gaadiyon". */
function singular(word: string, lexicon: Lexicon): string | undefined {
	const [key = ""] = lexicon.phoneticKeys(
		word.replace(/(?<=iy)aa?n$|(?<=iy)on?$|(?<=..)(?:on?|en|ein)$/, "").replace(/(?<=i)y$/, ""),
	);
	return key.length > 2 && lexicon.isName(key) ? key : undefined;
}

/** Undoes swapped letters, as in "cretificate". In the spelling, not in the phonetic key, where this c would already be a k. */
function unswapped(word: string, lexicon: Lexicon): string | undefined {
	for (let at = 0; at < word.length - 1; at += 1) {
		const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
		const [key = ""] = lexicon.phoneticKeys(swapped);
		if (key.length > 3 && lexicon.isName(key)) return key;
	}
	return undefined;
}

/** Splits a compound that many write as one word: प्रमाणपत्र. */
function halves(key: string, lexicon: Lexicon): readonly string[] | undefined {
	for (let at = 3; at <= key.length - 3; at += 1) {
		const pair = [key.slice(0, at), key.slice(at)];
		if (pair.every((half) => lexicon.isName(half))) return pair;
	}
	return undefined;
}
