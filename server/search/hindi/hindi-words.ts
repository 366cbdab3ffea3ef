import type { ContentDoor } from "#contract/content/door.ts";
import { textsIn } from "#contract/content/field.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { hindiHelp as limits } from "#contract/content/limits.ts";
import { memo } from "#contract/memo.ts";
import { outcomes } from "#contract/outcomes.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pages as sitePages } from "#contract/pages.ts";
import { permissions } from "#contract/permissions.ts";
import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";
import { readings } from "./readings.ts";
import { usualWords } from "./usual-words.ts";

const hindiWord = /^[\u0901-\u0939\u093C\u093E-\u094D]{2,}$/u;

const forms = Object.values(kinds).map(({ schema }) => textsIn(schema));

const ours = { outcomes, descriptions, forms, permissions, sitePages, usualWords };

/** Weight of usual words against unusual spellings. */
const weight = 0.3;

/** Frequency assumed for words outside the content: one in so many. */
const unknownOf = 50;

/** Suggests Hindi for a word in Latin letters: words of the council's content that sound alike, usual ones first, else a transliteration. */
export class HindiWords {
	readonly #counts = new Map<string, number>();
	readonly #byKey = new Map<string, string[]>();
	readonly #beginnings = new Set<string>();
	/** Counts of groups of up to three letters; `ab*` counts all groups that begin with ab. */
	readonly #letters = new Map<string, number>();
	readonly #odd = new Map<string, number>();
	#total = 0;

	constructor(door: ContentDoor) {
		const counts = [
			countsOf(ours),
			...(Object.keys(kinds) as ContentKind[]).map((kind) => countsOf(door.read(kind, "hi") ?? {})),
		];
		for (const [word, count] of counts.flatMap((each) => [...each])) {
			this.#counts.set(word, (this.#counts.get(word) ?? 0) + count);
			this.#total += count;
		}
		for (const [word, count] of this.#counts) {
			for (const key of phoneticKeys(word)) {
				this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), word]);
			}
			this.#learnLetters(word, Math.log1p(count));
			for (let end = 1; end <= word.length; end += 1) this.#beginnings.add(word.slice(0, end));
		}
	}

	suggest(typed: string): string[] {
		const latin = typed.toLowerCase();
		const scores = new Map<string, number>();
		const known = phoneticKeys(latin).flatMap((key) => this.#byKey.get(key) ?? []);
		for (const word of known) scores.set(word, unreadable + this.#rarity(word));
		const fits = (letters: string) => this.#beginnings.has(letters);
		for (const [word, cost] of readings(latin, { fits, width: limits.width, most: limits.readings })) {
			if (this.#counts.has(word)) scores.set(word, cost + this.#rarity(word));
		}
		const oddness = (letters: string, from: number) => weight * this.#oddness(letters, from);
		for (const [word, cost] of readings(latin, { oddness, width: limits.width, most: limits.readings })) {
			if (!scores.has(word)) scores.set(word, cost + this.#rarity(word));
		}
		return [...scores]
			.sort(([, one], [, other]) => one - other)
			.slice(0, limits.words)
			.map(([word]) => word);
	}

	#rarity(word: string): number {
		const count = this.#counts.get(word);
		if (count) return weight * Math.log(this.#total / count);
		return weight * (Math.log(unknownOf) + this.#oddness(`${word}$`));
	}

	#learnLetters(word: string, count: number): void {
		const letters = `^^${word}$`;
		for (let at = 2; at < letters.length; at += 1) {
			for (let before = 0; before <= 2; before += 1) {
				const group = letters.slice(at - before, at + 1);
				this.#letters.set(group, (this.#letters.get(group) ?? 0) + count);
				const context = `${letters.slice(at - before, at)}*`;
				this.#letters.set(context, (this.#letters.get(context) ?? 0) + count);
			}
		}
	}

	/** Oddness of a spelling from some letter on, as the logarithm of one in so many. */
	#oddness(word: string, from = 0): number {
		const letters = `^^${word}`;
		let sum = 0;
		for (let at = from + 2; at < letters.length; at += 1)
			sum += this.#oddnessOf(letters.slice(at - 2, at + 1));
		return sum;
	}

	#oddnessOf(three: string): number {
		const known = this.#odd.get(three);
		if (known !== undefined) return known;
		const [afterTwo = 0, after = 0, alone = 0] = [three, three.slice(1), three.slice(2)].map((group) => {
			const all = this.#letters.get(`${group.slice(0, -1)}*`) ?? 0;
			return all === 0 ? 0 : (this.#letters.get(group) ?? 0) / all;
		});
		const odd = -Math.log(0.7 * afterTwo + 0.25 * after + 0.05 * alone + 1e-6);
		this.#odd.set(three, odd);
		return odd;
	}
}

/** Cost of a word that sounds alike, but that no spelling in the table yields. */
const unreadable = 4;

const countsOf = memo((content: object): ReadonlyMap<string, number> => {
	const counts = new Map<string, number>();
	const count = (part: unknown): void => {
		if (typeof part === "string") {
			for (const word of wordsOf(part.normalize("NFC"))) {
				if (hindiWord.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
			}
		} else if (Array.isArray(part)) part.slice(0, limits.countedRows).forEach(count);
		else if (part !== null && typeof part === "object") Object.values(part).forEach(count);
	};
	count(content);
	return counts;
});
