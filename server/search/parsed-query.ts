import { lengths, search } from "#contract/limits.ts";
import type { Lexicon } from "./lexicon.ts";
import { isNumber, wordsOf } from "./phonetic-key.ts";
import { emptyWords, weakWords } from "./weak-words.ts";

/** What to look for where a word of the question stands. */
interface Meant {
	readonly keys: readonly string[];
	/** The word is a guess: it stands for names alone, or every word would be found in some sentence. */
	readonly isGuess?: boolean;
	/** Names may go on after it: "certif", or a last word that is still being typed. */
	readonly isBeginning?: boolean;
	/** It may be missing. */
	readonly isWeak?: boolean;
}

/** A question as the index understands it. */
export interface ParsedQuery {
	readonly keys: readonly string[];
	/** Those that say what is meant, and how many of them a thing must hold to be an answer. */
	readonly needed: readonly string[];
	readonly enough: number;
	readonly guessed: ReadonlySet<string>;
	readonly beginnings: ReadonlySet<string>;
}

/** Reads a question. What nothing is called by is taken for the nearest that something is. */
export function parseQuery(question: string, lexicon: Lexicon, isTyping = false): ParsedQuery {
	const query = wordsOf(question.normalize("NFC").toLowerCase().slice(0, lengths.search));
	const telling = query.filter((word) => !emptyWords.has(word)).slice(0, search.words);
	const words = telling.length > 0 ? telling : query.slice(0, search.words);
	const meant = words.map(
		(word, index): Meant => ({
			...wordMeant(word, lexicon, isTyping && index === words.length - 1),
			isWeak: weakWords.has(word),
		}),
	);
	const phoneticKeys = (some: (each: Meant) => boolean | undefined) =>
		new Set(meant.filter(some).flatMap(({ keys }) => keys));
	const keys = [...phoneticKeys(() => true)];
	const strong = [...phoneticKeys(({ isWeak }) => !isWeak)];
	const needed = strong.length > 0 ? strong : keys;
	// A few words are answered by what holds them all; of a sentence half is enough, for much in it is said by the way.
	const isSentence = needed.length > 3 || (needed.length === 3 && telling.length < query.length);
	return {
		keys,
		needed,
		enough: isSentence ? Math.ceil(needed.length / 2) : needed.length,
		guessed: phoneticKeys(({ isGuess }) => isGuess),
		beginnings: phoneticKeys(({ isBeginning }) => isBeginning),
	};
}

function wordMeant(word: string, lexicon: Lexicon, isLast: boolean): Meant {
	const [key] = lexicon.phoneticKeys(word);
	if (key === undefined) return { keys: [] };
	if (isNumber(key)) return { keys: [key] };
	if (isLast) return { keys: [key], isBeginning: true };
	if (lexicon.knows(key)) return { keys: [key] };
	if (key.length > 3 && lexicon.beginsName(key)) return { keys: [key], isBeginning: true, isGuess: true };
	const guess = unswapped(word, lexicon) ?? lexicon.nearestName(key);
	return { keys: guess === undefined ? (halves(key, lexicon) ?? [key]) : [guess], isGuess: true };
}

/** "cretificate": the two letters change places before they are heard, or the c would be a k. */
function unswapped(word: string, lexicon: Lexicon): string | undefined {
	for (let at = 0; at < word.length - 1; at += 1) {
		const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
		const [key = ""] = lexicon.phoneticKeys(swapped);
		if (key.length > 3 && lexicon.isName(key)) return key;
	}
	return undefined;
}

/** प्रमाणपत्र: two names that many write as one. */
function halves(key: string, lexicon: Lexicon): readonly string[] | undefined {
	for (let at = 3; at <= key.length - 3; at += 1) {
		const pair = [key.slice(0, at), key.slice(at)];
		if (pair.every((half) => lexicon.isName(half))) return pair;
	}
	return undefined;
}
