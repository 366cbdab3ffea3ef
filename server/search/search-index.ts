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
	readonly met: ReadonlySet<string>;
}

/** The full-text index: MiniSearch over phonetic keys, ranked by BM25. */
export class SearchIndex {
	readonly #index: MiniSearch<SearchDocument>;
	readonly #groups = new Map<string, SearchDocument["group"]>();

	constructor(documents: readonly SearchDocument[], lexicon: Lexicon) {
		this.#index = new MiniSearch<SearchDocument>({
			fields: Object.keys(weights),
			extractField: (document, field) => (field === "id" ? document.id : fields[field as Field](document)),
			tokenize: (text) => [...wordsOf(text)],
			processTerm: (word, field) => {
				const isName = field === "title" || field === "names";
				return lexicon.learn(word, isName).filter((key) => isName || !isManyWords(key));
			},
		});
		this.#index.addAll(documents);
		for (const { id, group } of documents) this.#groups.set(id, group);
	}

	/** The matches, best first. */
	ask({ keys, needed, enough, guessed, beginnings }: ParsedQuery): Match[] {
		const isMet = (result: SearchResult, key: string) => {
			if (guessed.size === 0) return result.queryTerms.includes(key);
			return isMetIn(guessed.has(key) ? ["title", "names"] : ["title", "names", "lead"], result, key);
		};
		return this.#index
			.search(keys.join(" "), {
				boost: weights,
				tokenize: (text) => text.split(" "),
				processTerm: (key) => key,
				prefix: (key) => beginnings.has(key),
				weights: { prefix: 0.2, fuzzy: 0 },
				boostDocument: (id) => groupWeights[this.#groups.get(id) ?? "pages"] ?? 1,
			})
			.filter((result) => needed.filter((key) => isMet(result, key)).length >= enough)
			.map(({ id, score, terms }) => ({ id, score, met: new Set(terms) }));
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
