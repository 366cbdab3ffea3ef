import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";

/** Keys that are remembered: one takes twenty microseconds, and long tables share few words. */
const remembered = new Map<string, readonly string[]>();

/** The phonetic keys of a word, the likeliest first. */
export function keysOf(word: string): readonly string[] {
	const keys = remembered.get(word) ?? phoneticKeys(word);
	if (remembered.size >= 20_000) remembered.clear();
	remembered.set(word, keys);
	return keys;
}

/** The phonetic keys of all words of a text. */
export function keysIn(text: string): readonly string[] {
	return wordsOf(text).flatMap(keysOf);
}
