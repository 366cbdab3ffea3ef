import MiniSearch, { type SearchResult } from "minisearch";
import { languages } from "#contract/language.ts";
import { wordsOf } from "#contract/phonetic-key.ts";
import { isManyWords, type Lexicon, spelling } from "./lexicon.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { phraseOf } from "./phrases.ts";
import type { Passage, SearchDocument } from "./search-document.ts";

/** The weight of a match by field. */
const weights = { title: 8, names: 5, lead: 3, text: 1 };

type Field = keyof typeof weights;

/** Boosts by group, so that what most people look for ranks above what few do. */
const groupWeights: Partial<Record<SearchDocument["group"], number>> = {
	services: 1.15,
	schemes: 1.15,
	notices: 0.7,
	acts: 0.7,
};

const fields: Readonly<Record<Field, (document: SearchDocument) => string>> = {
	title: ({ title }) => languages.map((lang) => title[lang]).join(", "),
	names: ({ names }) => names.join(", "),
	lead: ({ passages }) => inBoth(passages.slice(0, 2)),
	text: ({ passages }) => inBoth(passages.slice(2)),
};

/**
 * What can be found without all the words: a name that the question holds in full, or `share` of the words, by how rare they are, in its
 * names. Of what the council does one word of two is enough where people ask as they speak, or where it is in the title; of other pages
 * more must be known. A word that is in the title in this very spelling is enough beside any number of unknown ones.
 */
const secondTry: Readonly<
	Partial<Record<SearchDocument["group"], { readonly share: number; readonly byOneOfTwo?: boolean }>>
> = {
	services: { share: 0.35, byOneOfTwo: true },
	schemes: { share: 0.35, byOneOfTwo: true },
	pages: { share: 0.55 },
	notices: { share: 0.55 },
};

/** Of a sentence so much must be in a document, by how rare the words are. */
const sentenceShare = 0.5;

/** How much better than the best document with all the words one must be that has only most of them, in its names. */
const outranking = 1.15;

/** What a term begins with that isn't the phonetic key of a word: a word in its very spelling, and a name of several words. */
const marks = { spelt: "=", said: "+" };

/** The weight of these terms beside that of a phonetic key. */
const termWeights: Readonly<Record<string, number>> = { [marks.spelt]: 0.3, [marks.said]: 2 };

/** A document that matches a query. */
export interface Match {
	readonly id: string;
	readonly score: number;
	/** The phonetic keys of the document's words that matched. */
	readonly met: readonly string[];
}

/** The full-text index: MiniSearch over phonetic keys, ranked by BM25. */
export class SearchIndex {
	readonly #index: MiniSearch<SearchDocument>;
	readonly #groups = new Map<string, SearchDocument["group"]>();
	readonly #lexicon: Lexicon;
	/** Whether the document at hand is being taken out. */
	#removes = false;

	constructor(lexicon: Lexicon) {
		this.#lexicon = lexicon;
		this.#index = new MiniSearch<SearchDocument>({
			fields: Object.keys(weights),
			extractField: (document, field) => (field === "id" ? document.id : fields[field as Field](document)),
			tokenize: (text, field) => [
				...wordsOf(text),
				...(isOfNames(field) ? text.split(",").filter(isOfWords) : []),
			],
			processTerm: (word, field) => {
				if (isOfWords(word)) return this.#together(word);
				const isName = isOfNames(field);
				const keys = this.#removes ? lexicon.forget(word, isName) : lexicon.learn(word, isName);
				return isName ? [...keys, exactly(word)] : keys.filter((key) => !isManyWords(key));
			},
		});
	}

	/** A name of several words, by each sound that its letters have. */
	#together(name: string): string[] {
		const words = wordsOf(name.toLowerCase()).map((word) => ({
			word,
			keys: this.#lexicon.phoneticKeys(word),
		}));
		const ways = [0, 1].map((way) =>
			phraseOf(words.map(({ word, keys }) => ({ word, key: keys[way] ?? keys[0] }))),
		);
		return [...new Set(ways)].flatMap((phrase) => (phrase === undefined ? [] : [said(phrase)]));
	}

	add(document: SearchDocument): void {
		this.#removes = false;
		this.#index.add(document);
		this.#groups.set(document.id, document.group);
	}

	/** Takes out a document, the very one that was added: nothing of it is left, and the others rank as if it had never been there. */
	remove(document: SearchDocument): void {
		this.#removes = true;
		this.#index.remove(document);
		this.#groups.delete(document.id);
	}

	/**
	 * The matches, best first: the documents that have all that is needed, and those whose names have so much of it that they outrank these.
	 *
	 * @param rankOf decides between equally good ones
	 */
	ask(query: ParsedQuery, rankOf: (id: string) => number): Match[] {
		const { keys, needed, isSentence, words, phrases, guessed, beginnings } = query;
		const isMet = (result: SearchResult, key: string) => {
			if (guessed.size === 0) return result.queryTerms.includes(key);
			return isMetIn(guessed.has(key) ? ["title", "names"] : ["title", "names", "lead"], result, key);
		};
		const found = this.#index.search([...keys, ...words.map(exactly), ...phrases.map(said)].join(" "), {
			boost: weights,
			tokenize: (text) => text.split(" "),
			processTerm: (key) => key,
			prefix: (key) => beginnings.has(key),
			weights: { prefix: 0.2, fuzzy: 0 },
			boostTerm: (term) => termWeights[term.charAt(0)] ?? 1,
		});
		// Once for each document: a boost would be asked for at each word in each field of it.
		for (const result of found) result.score *= groupWeights[this.#groups.get(result.id) ?? "pages"] ?? 1;
		const most = this.#weigh(needed) * sentenceShare;
		const hasEnough = (met: readonly string[]) =>
			isSentence ? this.#weigh(met) >= most : met.length === needed.length;
		const whole = found.filter(
			(result) =>
				hasEnough(needed.filter((key) => isMet(result, key))) ||
				(this.#secondTry(result) && result.queryTerms.some(isSaid)),
		);
		const known = new Set(whole);
		const least = whole.reduce((most, { score }) => Math.max(most, score), 0) * outranking;
		const isMostlyNamed = this.#mostlyNamed(query);
		const named = found.filter(
			(result) => result.score > least && !known.has(result) && isMostlyNamed(result),
		);
		const best = [...whole, ...named];
		return (
			best
				// Rounded, for the last digits depend on the order in which documents were added.
				.map(({ id, score, terms }) => ({
					id,
					score: Math.fround(score),
					rank: rankOf(id),
					terms: terms.filter((term) => !(term.charAt(0) in termWeights)),
				}))
				.sort((one, other) => other.score - one.score || one.rank - other.rank)
				.map(({ id, score, terms }) => ({ id, score, met: terms }))
		);
	}

	#weigh(keys: readonly string[]): number {
		return keys.reduce((sum, key) => sum + this.#lexicon.rarity(key), 0);
	}

	#secondTry({ id }: SearchResult): (typeof secondTry)[SearchDocument["group"]] {
		return secondTry[this.#groups.get(id) ?? "pages"];
	}

	/**
	 * Finds the documents whose names have enough of the words, by how rare they are. Only words that are written so count, and never
	 * people, wards or places: a question of something else must stay without a result, and so must the name of an employee.
	 */
	#mostlyNamed({
		words,
		needed,
		written,
		guessed,
		beginnings,
		unknown,
		isSpoken,
		isTelling,
	}: ParsedQuery): (result: SearchResult) => boolean {
		const isTyping = beginnings.size > guessed.size;
		const sure = needed.filter((key) => written.has(key));
		if (isTyping || !isTelling || sure.length === 0) return () => false;
		const whole = this.#weigh(sure);
		return (result) => {
			const { share, byOneOfTwo } = this.#secondTry(result) ?? {};
			if (share === undefined) return false;
			const named = sure.filter((key) => isMetIn(["title", "names"], result, key));
			const telling = named.filter((key) => key.length > 2);
			const isTitled = telling.some((key) => isMetIn(["title"], result, key));
			const isSpelt = words.some(
				(word) =>
					result.match[exactly(word)]?.includes("title") &&
					this.#lexicon.phoneticKeys(word).some((key) => telling.includes(key)),
			);
			const enough = isSpelt ? 1 : byOneOfTwo && (isSpoken || isTitled) ? unknown : unknown + 1;
			return named.length > 0 && named.length >= enough && this.#weigh(named) >= whole * share;
		};
	}
}

/** What is written so comes before what only sounds so. */
function exactly(word: string): string {
	return marks.spelt + spelling(word);
}

/** A name that the question holds in full comes before one of which it has some words. */
function said(phrase: string): string {
	return marks.said + phrase;
}

function isSaid(term: string): boolean {
	return term.startsWith(marks.said);
}

function isOfNames(field: string | undefined): boolean {
	return field === "title" || field === "names";
}

function isOfWords(name: string): boolean {
	return wordsOf(name).length > 1;
}

/** Whether one of these fields has a term with this prefix. */
function isMetIn(fields: readonly Field[], { match }: SearchResult, key: string): boolean {
	return Object.entries(match).some(
		([term, where]) => term.startsWith(key) && fields.some((field) => where.includes(field)),
	);
}

function inBoth(passages: readonly Passage[]): string {
	return passages.flatMap(({ text }) => languages.map((lang) => text[lang])).join(" ");
}
