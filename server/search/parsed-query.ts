import { distance } from "fastest-levenshtein";
import { lengths } from "#contract/limits.ts";
import { withoutTitle } from "#contract/person-title.ts";
import { keysOf, plainLetters, wordsOf } from "#contract/phonetic-key.ts";
import { search } from "#contract/site/limits.ts";
import type { SearchIndex } from "./search-index.ts";
import { emptyWords, weakWords } from "./weak-words.ts";

export interface QueryWord {
	readonly word: string;
	readonly keys: readonly string[];
	readonly weight: number;
	/** Absent from the content: the keys are a correction, or useless. */
	readonly isUnknown: boolean;
	readonly isBeginning: boolean;
	/** Documents without it don't match. */
	readonly isNeeded: boolean;
}

/** Dampens rarity: with 30 a word of one document weighs about twice as much as a word of a third of them. */
const flatness = 30;

/** Factor of that weight for words of many queries. */
const weakness = 0.3;

/** Suffix that makes a word mean people as a whole: दिव्यांगजन. */
const collective = /(?<=....)(?:jan|जन)$/u;

/** Parses a query; an unknown word is corrected to the nearest name, so that a typo doesn't end in no results. */
export function parseQuery(question: string, index: SearchIndex, isTyping: boolean) {
	const all = wordsOf(withoutTitle(plainLetters(question)).slice(0, lengths.search));
	const telling = all.filter((word) => !emptyWords.has(word));
	const asked = [...new Set(telling.length > 0 ? telling : all)].slice(0, search.words);
	const areAllWeak = asked.every((word) => weakWords.has(word));
	const { size } = index;
	const words = asked.flatMap((word, place): QueryWord[] => {
		const isBeginning = isTyping && place === asked.length - 1;
		const isNeeded = areAllWeak || !weakWords.has(word);
		const keys = keysOf(word).concat(keysOf(word.replace(collective, "")));
		const isKnown = isBeginning || keys.some((key) => index.count(key) > 0);
		const met = isKnown ? [[...new Set(keys)]] : corrected(word, index);
		return met
			.filter(({ length }) => length > 0)
			.map((keys) => {
				const inAll = Math.max(...keys.map((key) => index.count(key)));
				const named = index.countNamed(keys) || inAll;
				const count = Math.cbrt(inAll * named * named);
				const rarity = Math.log(1 + (flatness * size) / (1 + count));
				const weight = isNeeded ? rarity : rarity * weakness;
				return { word, keys, weight, isUnknown: !isKnown, isBeginning, isNeeded };
			});
	});
	return { words, needed: words.filter(({ isNeeded }) => isNeeded), isSpoken: telling.length < all.length };
}

/** Keys that stand for a word that the content lacks; two lists for a compound. */
function corrected(word: string, index: SearchIndex): readonly (readonly string[])[] {
	const keys = keysOf(word);
	const [key = ""] = keys;
	const names = key.length > 3 ? index.namesFrom(key.charAt(0), `${key.charAt(0)}\uffff`) : [];
	const longer = names.filter(({ name }) => name.startsWith(key)).map(({ name }) => name);
	if (longer.length > 0) return [longer.slice(0, 20)];
	const isName = (each: string) => each.length > 2 && index.namesFrom(each).length > 0;
	const reading = [...readings(word, key)].find(isName);
	if (reading) return [[reading]];
	for (let at = 2; at <= key.length - 2; at += 1) {
		const two = [key.slice(0, at), key.slice(at)];
		if (index.countMatching(`{title names} : "${two.join(" ")}"`) > 0) return two.map((each) => [each]);
	}
	// One letter of a short key makes another word.
	const most = key.length < 6 ? 0 : key.length < 8 ? 1 : 2;
	const [nearest] = names
		.map(({ name, count }) => ({ name, count, edits: distance(key, name) }))
		.filter(({ edits }) => edits <= most)
		.sort((one, other) => one.edits - other.edits || other.count - one.count);
	return [nearest ? [nearest.name] : keys];
}

function* readings(word: string, key: string): Generator<string> {
	// The plural of a Hindi word in Latin letters: "wardo", "chhuttiyan", "gaadiyon".
	yield* keysOf(word.replace(/(?<=iy)aa?n$|(?<=iy)on?$|(?<=..)(?:on?|en|ein)$/, "").replace(/(?<=i)y$/, ""));
	// In the east v is said as b: "bidhwa".
	yield key.replace(/^b(?=...)/, "v");
	// Swapped letters: "cretificate". They are swapped in the spelling, as this c is a k already in the phonetic key.
	// Short words are left alone: "ipl" is no पीला.
	for (let at = 0; key.length > 3 && at < word.length - 1; at += 1) {
		yield* keysOf(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)).slice(0, 1);
	}
}
