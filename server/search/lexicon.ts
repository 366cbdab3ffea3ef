import { distance } from "fastest-levenshtein";
import { isNumber, phoneticKeys } from "#contract/phonetic-key.ts";

interface Word {
	readonly keys: readonly string[];
	/** How often the content has it. */
	count: number;
}

/** The vocabulary of the content as it is now, with a cache of each word's phonetic keys. */
export class Lexicon {
	readonly #words = new Map<string, Word>();
	/** Key → how often it occurs. */
	readonly #known = new Map<string, number>();
	/** Word as it is compared → how often it occurs. */
	readonly #spellings = new Map<string, number>();
	/** How many keys the content has, each as often as it occurs. */
	#total = 0;
	/** Keys in titles and names. Only these correct a misspelt word, or almost any word would match some sentence. */
	readonly #names = new Map<string, number>();

	/** Adds a word of the content, and returns its phonetic keys. */
	learn(written: string, isName: boolean): readonly string[] {
		const text = written.toLowerCase();
		const word = this.#words.get(text) ?? { keys: phoneticKeys(text), count: 0 };
		word.count += 1;
		this.#words.set(text, word);
		addTo(this.#spellings, spelling(text), 1);
		this.#count(word.keys, isName, 1);
		return word.keys;
	}

	/** Takes away a word that was added, and returns its phonetic keys. */
	forget(written: string, isName: boolean): readonly string[] {
		const text = written.toLowerCase();
		const word = this.#words.get(text);
		if (!word) return phoneticKeys(text);
		word.count -= 1;
		if (word.count === 0) this.#words.delete(text);
		addTo(this.#spellings, spelling(text), -1);
		this.#count(word.keys, isName, -1);
		return word.keys;
	}

	#count(keys: readonly string[], isName: boolean, by: number): void {
		for (const key of keys) {
			this.#total += by;
			for (const counts of isName && !isNumber(key) ? [this.#known, this.#names] : [this.#known]) {
				addTo(counts, key, by);
			}
		}
	}

	/** The phonetic keys of any word. Words of queries are not cached, or the cache would grow without limit. */
	phoneticKeys(word: string): readonly string[] {
		return this.#words.get(word.toLowerCase())?.keys ?? phoneticKeys(word);
	}

	/** Whether the content has this word in this spelling. */
	isWritten(word: string): boolean {
		return this.#spellings.has(spelling(word));
	}

	knows(key: string): boolean {
		return this.#known.has(key);
	}

	/** How rare a key is: the logarithm of one in so many; what occurs nowhere is the rarest. */
	rarity(key: string): number {
		return Math.log(1 + this.#total / (this.#known.get(key) ?? 1));
	}

	isName(key: string): boolean {
		return this.#names.has(key);
	}

	/** Whether any name has this prefix. */
	beginsName(start: string): boolean {
		for (const name of this.#names.keys()) if (name.startsWith(start)) return true;
		return false;
	}

	/** The nearest name by edit distance, among those with the same first letter; of equally near ones the most frequent. */
	nearestName(key: string): string | undefined {
		let nearest: string | undefined;
		let fewest = mostEdits(key) + 1;
		let most = 0;
		for (const [name, count] of this.#names) {
			if (name[0] !== key[0] || Math.abs(name.length - key.length) > fewest) continue;
			const edits = distance(key, name);
			const isNearer = edits < fewest || (edits === fewest && nearest !== undefined && isBefore(name, count));
			if (isNearer) [nearest, fewest, most] = [name, edits, count];
		}
		return nearest;

		/** The order of the words mustn't depend on the order in which they were learnt. */
		function isBefore(name: string, count: number): boolean {
			return count > most || (count === most && name < (nearest ?? ""));
		}
	}
}

/** A nasal before a consonant of its own row, which many write as a dot: हिन्दी for हिंदी, हैंडपम्प for हैंडपंप. */
const ownNasal = /ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])/g;

/** A word as it is compared: many write neither nukta nor chandrabindu, सांड for साँड़. */
export function spelling(word: string): string {
	const written = word.normalize("NFC").toLowerCase();
	return written.replaceAll("\u093C", "").replaceAll("ँ", "ं").replace(ownNasal, "ं");
}

function addTo(counts: Map<string, number>, of: string, by: number): void {
	const count = (counts.get(of) ?? 0) + by;
	if (count > 0) counts.set(of, count);
	else counts.delete(of);
}

/** Whether a key is so short that it is ambiguous (कर, "car", "care"); it is indexed in names only, or it would match everywhere. */
export function isManyWords(key: string): boolean {
	return /^[^aeiou\d]{1,2}$/.test(key);
}

/** The largest edit distance for a key of this length; none if it is short, where one letter makes another word. */
function mostEdits({ length }: string): number {
	if (length < 6) return 0;
	return length < 8 ? 1 : 2;
}
