import type { SearchGroup } from "#contract/search.ts";
import { parseQuery, type QueryWord } from "./parsed-query.ts";
import { type Candidate, type DeskPart, looked, type SearchIndex, spelling } from "./search-index.ts";
import { foreignWords } from "./weak-words.ts";

/** By group: a boost, so that what most people look for ranks above what few do. */
const boosts: Readonly<Record<string, number>> = {
	services: 1.15,
	schemes: 1.15,
	notices: 0.7,
	acts: 0.7,
	deskLists: 1.6,
	deskFields: 1.3,
	deskColumns: 0.4,
	deskAids: 0.3,
} satisfies Partial<Record<SearchGroup | DeskPart, number>>;

/**
 * What can be found without all the words: by so much of the words that the content has, by how rare they are, in its names (or by a name of
 * two words that the question holds). People, wards and places are found by all the words only: a question of something else must stay
 * without a result, and so must an employee's name.
 */
const shares: Readonly<Record<string, number>> = {
	services: 0.3,
	schemes: 0.3,
	pages: 0.55,
	notices: 0.55,
} satisfies Partial<Record<SearchGroup, number>>;

/** Of a sentence so much must be in a document, by how rare the words are. */
const sentenceShare = 0.5;

/** A document that matches a query, the phonetic keys by which it was found, and with which the word begins that is being typed. */
export type Match = Candidate & { readonly met: ReadonlySet<string>; readonly begun: readonly string[] };

/** How the desk asks: also prose that is still being typed is found. */
interface DeskAsks {
	/** Whose rows may be found. */
	readonly kinds: readonly string[];
	/** Whether a part of the words is enough. */
	readonly isLoose: boolean;
}

/** What a question finds, best first, and how many that is. */
export function findIn(
	index: SearchIndex,
	question: string,
	isTyping: boolean,
	desk?: DeskAsks,
): { readonly matches: readonly Match[]; readonly total: number } {
	const { words, needed, isSpoken, isSentence, pairs, ...parsed } = parseQuery(question, index, isTyping);
	const isOfNames = parsed.isOfNames && !desk;
	if (words.length === 0) return { matches: [], total: 0 };
	const known = needed.filter(({ isUnknown }) => !isUnknown);
	const [whole, knownWhole] = [weigh(needed), weigh(known) || weigh(needed)];
	const met = new Set(words.flatMap(({ keys }) => keys));
	const begun = words.filter(({ isBeginning }) => isBeginning).flatMap(({ keys }) => keys);
	const candidates = index.candidates(
		words.map((word) => matching(word, isOfNames)).join(" OR "),
		desk?.kinds,
	);
	const isSpelt = ({ word }: QueryWord, { said }: Candidate) => said.includes(` ${spelling(word)} `);
	// A short key that no name has in this spelling is another word, perhaps, where somebody's name is typed: "Ved" sounds as "wed".
	const sure = known.filter(
		(word) =>
			isSpoken || word.keys.every((key) => key.length > 3) || candidates.some((each) => isSpelt(word, each)),
	);
	const foreign = desk || isTyping ? [] : words.filter(({ word }) => foreignWords.has(word));
	const matches = candidates.flatMap((candidate): Match[] => {
		const { group, title, names, lead, text, said } = candidate;
		const inNames = needed.filter((word) => isIn(word, title + names));
		// Beside a word of something else it takes two names of ours ("insurance after death, which certificate"), or one that knows that word.
		const ours = inNames.filter((word) => !foreign.includes(word)).length;
		const isKnownHere = foreign.every((word) => isSpelt(word, candidate));
		if (foreign.length > 0 && ours < (isKnownHere ? Math.min(1, needed.length - foreign.length) : 2))
			return [];
		const inAll = isOfNames ? inNames : needed.filter((word) => isIn(word, title + names + lead + text));
		const isMet = desk?.isLoose
			? weigh(inAll.filter((word) => known.includes(word))) / knownWhole >= sentenceShare
			: isSentence
				? weigh(inAll) / whole >= sentenceShare
				: inAll.length === needed.length;

		const isSaid = pairs.some((pair) => said.includes(` ${pair} `));
		// Of what the council does one known word is enough beside an unknown one where people ask as they speak.
		const isAsked = isSpoken && (group === "services" || group === "schemes");
		const least = Math.max(1, needed.length - sure.length + (isAsked ? 0 : 1));
		const isNamed = inNames.filter((word) => sure.includes(word)).length >= least;
		const { [group]: share } = shares;
		const hasEnough = share !== undefined && (isSaid || (isNamed && weigh(inNames) / knownWhole >= share));
		if (!isMet && !hasEnough) return [];

		const part = (weigh(inAll) + weigh(inNames)) / whole;
		const spelt = words.filter((word) => isSpelt(word, candidate)).length / words.length;
		const score =
			candidate.score *
			(boosts[group] ?? 1) *
			(0.5 + part) *
			(isSaid ? 2 : 1) *
			(1 + (desk ? 0.5 : 2) * spelt);
		return [{ ...candidate, score, met, begun }];
	});
	matches.sort((one, other) => other.score - one.score || byNumber.compare(one.id, other.id));
	const all = needed.map((word) => matching(word, isOfNames)).join(" AND ");
	const total = candidates.length < looked ? 0 : index.countMatching(all);
	return { matches, total: Math.max(matches.length, total) };
}

/** Of equally good ones the order mustn't depend on when each was taken in. */
const byNumber = new Intl.Collator("en", { numeric: true });

const weigh = (words: readonly QueryWord[]) => words.reduce((sum, { weight }) => sum + weight, 0);

/** A word in the language of FTS5. */
function matching({ keys, isBeginning }: QueryWord, isOfNames: boolean): string {
	const any = keys.map((key) => `"${key}"${isBeginning ? "*" : ""}`).join(" OR ");
	return `${isOfNames ? "{title names} : " : ""}(${any})`;
}

/** Whether a word is among the keys of a column, which stand between spaces. */
function isIn({ keys, isBeginning }: QueryWord, column: string): boolean {
	return keys.some((key) => column.includes(isBeginning ? ` ${key}` : ` ${key} `));
}
