import type { SearchGroup } from "#contract/search.ts";
import { parseQuery, type QueryWord } from "./parsed-query.ts";
import { type Candidate, looked, type SearchIndex, spelling } from "./search-index.ts";

/**
 * By group: a boost, so that what most people look for ranks above what few do; and what can be found without all the words, by so much of
 * the words that the content has, by how rare they are, in its names (or by a name of two words that the question holds). People, wards and
 * places are found by all the words only: a question of something else must stay without a result, and so must an employee's name.
 */
const groups: Partial<Record<SearchGroup, { readonly boost: number; readonly share?: number }>> = {
	services: { boost: 1.15, share: 0.3 },
	schemes: { boost: 1.15, share: 0.3 },
	pages: { boost: 1, share: 0.55 },
	notices: { boost: 0.7, share: 0.55 },
	acts: { boost: 0.7 },
};

/** Of a sentence so much must be in a document, by how rare the words are. */
const sentenceShare = 0.5;

/** How little rarity counts: with 30 a word that one document has weighs some twice as much as one that a third of them have. */
const flatness = 30;

/** A document that matches a query. */
export interface Match extends Candidate {
	/** The phonetic keys by which it was found. */
	readonly met: ReadonlySet<string>;
}

/** What a question finds, best first, and how many that is. */
export function findIn(
	index: SearchIndex,
	question: string,
	isTyping: boolean,
): { readonly matches: readonly Match[]; readonly total: number } {
	const { words, needed, isSpoken, isSentence, isOfNames, pairs } = parseQuery(question, index, isTyping);
	if (words.length === 0) return { matches: [], total: 0 };
	const size = index.size;
	const rarity = ({ keys }: QueryWord) =>
		Math.log(1 + (flatness * size) / (1 + Math.max(...keys.map((key) => index.count(key)))));
	const weights = new Map(words.map((word) => [word, rarity(word)]));
	const weigh = (some: readonly QueryWord[]) => some.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
	const known = needed.filter(({ isUnknown }) => !isUnknown);
	const [whole, knownWhole] = [weigh(needed), weigh(known) || weigh(needed)];
	const met = new Set(words.flatMap(({ keys }) => keys));
	const spelt = words.map(({ word }) => ` ${spelling(word)} `);

	const candidates = index.candidates(words.map((word) => matching(word, isOfNames)).join(" OR "));
	// A short key that no name has in this spelling is another word, perhaps, where somebody's name is typed: "Ved" sounds as "wed".
	const isSure = ({ word, keys: [key = ""] }: QueryWord) => {
		const spelt = ` ${spelling(word)} `;
		return isSpoken || key.length > 3 || candidates.some(({ said }) => said.includes(spelt));
	};
	const sure = known.filter(isSure);
	const matches = candidates.flatMap((candidate): Match[] => {
		const { group, title, names, lead, text, said } = candidate;
		const { boost = 1, share } = groups[group] ?? {};
		const inNames = needed.filter((word) => isIn(word, title) || isIn(word, names));
		const inAll = isOfNames
			? inNames
			: needed.filter((word) => inNames.includes(word) || isIn(word, lead) || isIn(word, text));
		const isMet = isSentence ? weigh(inAll) / whole >= sentenceShare : inAll.length === needed.length;

		const isSaid = pairs.some((pair) => said.includes(` ${pair} `));
		// Of what the council does one known word is enough beside an unknown one where people ask as they speak.
		const isAsked = isSpoken && (group === "services" || group === "schemes");
		const least = Math.max(1, needed.length - sure.length + (isAsked ? 0 : 1));
		const isNamed = inNames.filter((word) => sure.includes(word)).length >= least;
		const hasEnough = share !== undefined && (isSaid || (isNamed && weigh(inNames) / knownWhole >= share));
		if (!isMet && !hasEnough) return [];

		const part = (weigh(inAll) + weigh(inNames)) / whole;
		const speltPart = spelt.filter((word) => said.includes(word)).length / words.length;
		const score = candidate.score * boost * (0.5 + part) * (isSaid ? 2 : 1) * (1 + 2 * speltPart);
		return [{ ...candidate, score, met }];
	});
	matches.sort((one, other) => other.score - one.score || byNumber.compare(one.id, other.id));
	const all = needed.map((word) => matching(word, isOfNames)).join(" AND ");
	return {
		matches,
		total: Math.max(matches.length, candidates.length < looked ? 0 : index.countMatching(all)),
	};
}

/** Of equally good ones the order mustn't depend on when each was taken in. */
const byNumber = new Intl.Collator("en", { numeric: true });

/** A word in the language of FTS5. */
function matching({ keys, isBeginning }: QueryWord, isOfNames: boolean): string {
	const any = keys.map((key) => `"${key}"${isBeginning ? "*" : ""}`).join(" OR ");
	return `${isOfNames ? "{title names} : " : ""}(${any})`;
}

/** Whether a word is among the keys of a column, which stand between spaces. */
function isIn({ keys, isBeginning }: QueryWord, column: string): boolean {
	return keys.some((key) => column.includes(isBeginning ? ` ${key}` : ` ${key} `));
}
