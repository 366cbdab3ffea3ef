import MiniSearch, { type SearchResult } from "minisearch";
import { languages } from "#contract/language.ts";
import type { Lexicon } from "./lexicon.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { wordsOf } from "./phonetic-key.ts";
import type { Passage, SearchDocument } from "./search-document.ts";

/** How much a word weighs by where it stands. */
const weights = { title: 8, names: 5, lead: 3, text: 1 };

type Field = keyof typeof weights;

/** What most people come for stands before what few do. */
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

/** A thing that answers a question, by its id. */
export interface Match {
	readonly id: string;
	readonly score: number;
	/** The keys of the thing's own words that were met. */
	readonly met: ReadonlySet<string>;
}

/** The index itself: MiniSearch over the keys of the words, in the order of its scores (BM25). */
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

	/** The best first. */
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

/** Whether one of these fields has the key, or one that it begins. With a guess in the question, a sentence somewhere is not enough. */
function isMetIn(fields: readonly Field[], { match }: SearchResult, key: string): boolean {
	return Object.entries(match).some(
		([term, where]) => term.startsWith(key) && fields.some((field) => where.includes(field)),
	);
}

/** कर, "car" and "care" are one key: so short a one counts where things are named, not in every sentence. */
function isManyWords(key: string): boolean {
	return /^[^aeiou\d]{1,2}$/.test(key);
}

function inBoth(passages: readonly Passage[]): string {
	return passages.flatMap(({ text }) => languages.map((lang) => text[lang])).join(" ");
}
