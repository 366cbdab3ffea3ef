import { distance } from "fastest-levenshtein";
import { isNumber, phoneticKeys } from "#contract/phonetic-key.ts";

/** The vocabulary of the content, with a cache of each word's phonetic keys. */
export class Lexicon {
	readonly #keys = new Map<string, readonly string[]>();
	readonly #known = new Set<string>();
	/** Keys in titles and names. Only these correct a misspelt word, or almost any word would match some sentence. */
	readonly #names = new Set<string>();

	/** Adds a word of the content, and returns its phonetic keys. */
	learn(word: string, isName = false): readonly string[] {
		const keys = this.phoneticKeys(word);
		this.#keys.set(word, keys);
		for (const key of keys) {
			this.#known.add(key);
			if (isName && !isNumber(key)) this.#names.add(key);
		}
		return keys;
	}

	/** The phonetic keys of any word. Words of queries are not cached, or the cache would grow without limit. */
	phoneticKeys(word: string): readonly string[] {
		return this.#keys.get(word) ?? phoneticKeys(word);
	}

	knows(key: string): boolean {
		return this.#known.has(key);
	}

	isName(key: string): boolean {
		return this.#names.has(key);
	}

	/** Whether any name has this prefix. */
	beginsName(start: string): boolean {
		for (const name of this.#names) if (name.startsWith(start)) return true;
		return false;
	}

	/** The nearest name by edit distance, among those with the same first letter. */
	nearestName(key: string): string | undefined {
		let nearest: string | undefined;
		let fewest = mostEdits(key) + 1;
		for (const name of this.#names) {
			if (name[0] !== key[0]) continue;
			const edits = distance(key, name);
			if (edits < fewest) [nearest, fewest] = [name, edits];
		}
		return nearest;
	}
}

/** The largest edit distance for a key of this length; none if it is short, where one letter makes another word. */
function mostEdits({ length }: string): number {
	if (length < 5) return 0;
	return length < 8 ? 1 : 2;
}
