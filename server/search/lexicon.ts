import { isNumber, keysOf } from "./key.ts";
import { slipsBetween, slipsForgiven } from "./slips.ts";

/** The words that the content uses, by their keys; each is worked out once. */
export class Lexicon {
	readonly #keys = new Map<string, readonly string[]>();
	readonly #known = new Set<string>();
	/** Those by which things are called: only these are guessed at, or every name would be found somewhere. */
	readonly #names = new Set<string>();

	/** The keys of a word of the content. */
	learn(word: string, isName = false): readonly string[] {
		const keys = this.keysOf(word);
		this.#keys.set(word, keys);
		for (const key of keys) {
			this.#known.add(key);
			if (isName && !isNumber(key)) this.#names.add(key);
		}
		return keys;
	}

	/** The keys of any word; those of questions are not kept, for there is no end of them. */
	keysOf(word: string): readonly string[] {
		return this.#keys.get(word) ?? keysOf(word);
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

	/** The name that was probably meant: as few slips away as can be forgiven, and none in its first letter. */
	nearestName(key: string): string | undefined {
		const forgiven = slipsForgiven(key);
		let nearest: string | undefined;
		let fewest = forgiven + 1;
		for (const name of this.#names) {
			if (name[0] !== key[0] || Math.abs(name.length - key.length) > forgiven) continue;
			const slips = slipsBetween(key, name);
			if (slips < fewest) [nearest, fewest] = [name, slips];
		}
		return nearest;
	}
}
