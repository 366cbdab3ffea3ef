import MiniSearch, { type SearchResult } from "minisearch";
import { languages } from "#contract/language.ts";
import { wordsOf } from "#contract/phonetic-key.ts";
import type { Lexicon } from "./lexicon.ts";
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
	/** Whether the document at hand is being taken out. */
	#removes = false;

	constructor(lexicon: Lexicon) {
		this.#index = new MiniSearch<SearchDocument>({
			fields: Object.keys(weights),
			extractField: (document, field) => (field === "id" ? document.id : fields[field as Field](document)),
			tokenize: (text) => [...wordsOf(text)],
			processTerm: (word, field) => {
				const isName = field === "title" || field === "names";
				const keys = this.#removes ? lexicon.forget(word, isName) : lexicon.learn(word, isName);
				return keys.filter((key) => isName || !isManyWords(key));
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
	 * The matches, best first.
	 *
	 * @param rankOf decides between equally good ones
	 */
	ask({ keys, needed, enough, guessed, beginnings }: ParsedQuery, rankOf: (id: string) => number): Match[] {
		const isMet = (result: SearchResult, key: string) => {
			if (guessed.size === 0) return result.queryTerms.includes(key);
			return isMetIn(guessed.has(key) ? ["title", "names"] : ["title", "names", "lead"], result, key);
		};
		return (
			this.#index
				.search(keys.join(" "), {
					boost: weights,
					tokenize: (text) => text.split(" "),
					processTerm: (key) => key,
					prefix: (key) => beginnings.has(key),
					weights: { prefix: 0.2, fuzzy: 0 },
					boostDocument: (id) => groupWeights[this.#groups.get(id) ?? "pages"] ?? 1,
				})
				.filter((result) => needed.filter((key) => isMet(result, key)).length >= enough)
				// Rounded, for the last digits depend on the order in which documents were added.
				.map(({ id, score, terms }) => ({ id, score: Math.fround(score), rank: rankOf(id), terms }))
				.sort((one, other) => other.score - one.score || one.rank - other.rank)
				.map(({ id, score, terms }) => ({ id, score, met: terms }))
		);
	}
}

/** Whether one of these fields has a term with this prefix. */
function isMetIn(fields: readonly Field[], { match }: SearchResult, key: string): boolean {
	return Object.entries(match).some(
		([term, where]) => term.startsWith(key) && fields.some((field) => where.includes(field)),
	);
}

/** Whether a key is so short that it is ambiguous (कर, "car", "care"); it is indexed in names only, or it would match everywhere. */
function isManyWords(key: string): boolean {
	return /^[^aeiou\d]{1,2}$/.test(key);
}

function inBoth(passages: readonly Passage[]): string {
	return passages.flatMap(({ text }) => languages.map((lang) => text[lang])).join(" ");
}
