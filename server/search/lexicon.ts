import { distance } from "fastest-levenshtein";
import { isNumber, phoneticKeys } from "./phonetic-key.ts";

/** The words that the content uses, by their keys; each is worked out once. */
export class Lexicon {
	readonly #keys = new Map<string, readonly string[]>();
	readonly #known = new Set<string>();
	/** Those by which things are called: only these are guessed at, or every name would be found somewhere. */
	readonly #names = new Set<string>();

	/** The keys of a word of the content. */
	learn(word: string, isName = false): readonly string[] {
		const keys = this.phoneticKeys(word);
		this.#keys.set(word, keys);
		for (const key of keys) {
			this.#known.add(key);
			if (isName && !isNumber(key)) this.#names.add(key);
		}
		return keys;
	}

	/** The keys of any word; those of questions are not kept, for there is no end of them. */
	phoneticKeys(word: string): readonly string[] {
		return this.#keys.get(word) ?? phoneticKeys(word);
	}

	knows(key: string): boolean {
		return this.#known.has(key);
	}

	isName(key: string): boolean {
		return this.#names.has(key);
	}

	/** Whether some thing is called by a word that begins so. */
	beginsName(start: string): boolean {
		for (const name of this.#names) if (name.startsWith(start)) return true;
		return false;
	}

	/** The name that was probably meant: the nearest by edit distance, with the same first letter. */
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

/** How many wrong letters a key of this length is forgiven; none where it is short, for every change makes another word. */
function mostEdits({ length }: string): number {
	if (length < 5) return 0;
	return length < 8 ? 1 : 2;
}
