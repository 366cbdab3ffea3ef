import MiniSearch, { type SearchResult } from "minisearch";
import { languages } from "#contract/language.ts";
import { wordsOf } from "#contract/phonetic-key.ts";
import { isManyWords, type Lexicon } from "./lexicon.ts";
import type { ParsedQuery } from "./parsed-query.ts";
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
	title: ({ title }) => languages.map((lang) => title[lang]).join(" "),
	names: ({ names }) => names.join(" "),
	lead: ({ passages }) => inBoth(passages.slice(0, 2)),
	text: ({ passages }) => inBoth(passages.slice(2)),
};

/**
 * What can be found without all the words: `share` of them, by how rare they are, must be in its names. Of what the council does one
 * word of two is enough where people ask as they speak; of other pages more must be known.
 */
const secondTry: Readonly<
	Partial<Record<SearchDocument["group"], { readonly share: number; readonly whenSpoken?: boolean }>>
> = {
	services: { share: 0.3, whenSpoken: true },
	schemes: { share: 0.3, whenSpoken: true },
	pages: { share: 0.55 },
	notices: { share: 0.55 },
};

/** How much better than the best document with all the words one must be that has only most of them, in its names. */
const outranking = 1.3;

/** The weight of a word in its very spelling, beside that of its sound. */
const exactWeight = 0.3;

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
			tokenize: (text) => [...wordsOf(text)],
			processTerm: (word, field) => {
				const isName = field === "title" || field === "names";
				const keys = this.#removes ? lexicon.forget(word, isName) : lexicon.learn(word, isName);
				return isName ? [...keys, exactly(word.toLowerCase())] : keys.filter((key) => !isManyWords(key));
			},
		});
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
		const { keys, needed, enough, words, guessed, beginnings } = query;
		const isMet = (result: SearchResult, key: string) => {
			if (guessed.size === 0) return result.queryTerms.includes(key);
			return isMetIn(guessed.has(key) ? ["title", "names"] : ["title", "names", "lead"], result, key);
		};
		const found = this.#index.search([...keys, ...words.map(exactly)].join(" "), {
			boost: weights,
			tokenize: (text) => text.split(" "),
			processTerm: (key) => key,
			prefix: (key) => beginnings.has(key),
			weights: { prefix: 0.2, fuzzy: 0 },
			boostTerm: (term) => (isExact(term) ? exactWeight : 1),
		});
		// Once for each document: a boost would be asked for at each word in each field of it.
		for (const result of found) result.score *= groupWeights[this.#groups.get(result.id) ?? "pages"] ?? 1;
		const whole = found.filter((result) => needed.filter((key) => isMet(result, key)).length >= enough);
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
					terms: terms.filter((term) => !isExact(term)),
				}))
				.sort((one, other) => other.score - one.score || one.rank - other.rank)
				.map(({ id, score, terms }) => ({ id, score, met: terms }))
		);
	}

	/**
	 * Finds the documents whose names have enough of the words, by how rare they are. Only words that are written so count, and never
	 * people, wards or places: a question of something else must stay without a result, and so must the name of an employee.
	 */
	#mostlyNamed({
		needed,
		written,
		guessed,
		beginnings,
		isSpoken,
		isTelling,
	}: ParsedQuery): (result: SearchResult) => boolean {
		const isTyping = beginnings.size > guessed.size;
		const sure = needed.filter((key) => written.has(key));
		const unknown = needed.length - sure.length;
		if (isTyping || !isTelling || sure.length === 0) return () => false;
		const weigh = (keys: readonly string[]) => keys.reduce((sum, key) => sum + this.#lexicon.rarity(key), 0);
		const whole = weigh(sure);
		return (result) => {
			const { share, whenSpoken } = secondTry[this.#groups.get(result.id) ?? "pages"] ?? {};
			if (share === undefined) return false;
			const named = sure.filter((key) => isMetIn(["title", "names"], result, key));
			const enough = isSpoken && whenSpoken ? unknown : unknown + 1;
			return named.length > 0 && named.length >= enough && weigh(named) >= whole * share;
		};
	}
}

/** The term of a word in its very spelling, beside its phonetic keys: what is written so comes before what only sounds so. */
function exactly(word: string): string {
	return `=${word}`;
}

function isExact(term: string): boolean {
	return term.startsWith("=");
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
