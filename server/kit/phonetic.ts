import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";

/** Cached: a key takes twenty microseconds, and long tables share few words. */
const remembered = new Map<string, readonly string[]>();

export function keysOf(word: string): readonly string[] {
	const keys = remembered.get(word) ?? phoneticKeys(word);
	if (remembered.size >= 20_000) remembered.clear();
	remembered.set(word, keys);
	return keys;
}

export function keysIn(text: string): readonly string[] {
	return wordsOf(text).flatMap(keysOf);
}
