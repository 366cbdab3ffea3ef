import { search as limits } from "#contract/limits.ts";
import type { SearchGroup } from "#contract/search.ts";
import { parseQuery, type QueryWord } from "./parsed-query.ts";
import { type Candidate, type DeskPart, looked, type SearchIndex, spelling } from "./search-index.ts";
import { foreignWords } from "./weak-words.ts";

/** By group: a boost, so that what most people look for ranks above what few do. */
const boosts: Readonly<Record<string, number>> = {
	services: 1.5,
	schemes: 1.5,
	notices: 0.7,
	acts: 0.7,
	deskLists: 1.6,
	deskFields: 1.3,
	deskColumns: 0.4,
	deskAids: 0.3,
} satisfies Partial<Record<SearchGroup | DeskPart, number>>;

/** Of these a part of the words is enough for an answer. */
const byPart: ReadonlySet<string> = new Set<SearchGroup>(["services", "schemes", "pages", "notices"]);

/** Those are found by all the words or not at all: an employee may be called as one of them is. */
const byName: ReadonlySet<string> = new Set<SearchGroup>(["people", "wards"]);

/** Where a word is met: in a name, in the first passages, in the others. */
const worth = { name: 1, lead: 0.7, text: 0.5 } as const;

/** From this score on something is an answer; where it has all the words, from a part of it on. Measured by `npm run test:long -- content/search`. */
const enough = 11;
const enoughOfAll = enough * 0.3;

/** Of a question at the desk so much must be in a row that hasn't all of it, by how rare the words are. */
const deskShare = 0.5;

/** A document that matches a query, the phonetic keys by which it was found, and with which the word begins that is being typed. */
export type Match = Candidate & { readonly met: ReadonlySet<string>; readonly begun: readonly string[] };

/** How the desk asks: also prose that is still being typed is found. */
interface DeskAsks {
	/** Whose rows may be found. */
	readonly kinds: readonly string[];
	/** Whether a part of the words is enough. */
	readonly isLoose: boolean;
}

/** What a question finds, best first, and how many that is; and, where that is little, what has to do with a word of it. */
export function findIn(index: SearchIndex, question: string, isTyping: boolean, desk?: DeskAsks) {
	const { words, needed, isSpoken } = parseQuery(question, index, isTyping);
	const matches: Match[] = [];
	const near: Match[] = [];
	if (words.length === 0) return { matches, near, total: 0 };
	const isOfNames = isTyping && !desk;
	const whole = weigh(words);
	const known = needed.filter(({ isUnknown }) => !isUnknown);
	const foreign = desk || isTyping ? [] : words.filter(({ word }) => foreignWords.has(word));
	const met = new Set(words.flatMap(({ keys }) => keys));
	const begun = words.filter(({ isBeginning }) => isBeginning).flatMap(({ keys }) => keys);
	const candidates = index.candidates(
		words.map((word) => matching(word, isOfNames)).join(" OR "),
		desk?.kinds,
	);
	for (const candidate of candidates) {
		const { group, title, names, said } = candidate;
		const spelt = words.filter(({ word }) => said.includes(` ${spelling(word)} `));
		const strange = foreign.filter((word) => !spelt.includes(word));
		const isMet = (word: QueryWord) => worthOf(word, candidate, isOfNames) > 0;
		const inAll = needed.filter(isMet);
		const cover =
			words.reduce((sum, word) => sum + word.weight * worthOf(word, candidate, isOfNames), 0) / whole;
		const best = bestName(words, title + names, said);
		const isWhole = (name: number) => name / whole > 0.99;
		const exact = isWhole(bestName(words, title, said)) ? 2 : isWhole(best) ? 1.3 : 1;
		const score =
			Math.sqrt(candidate.score) *
			(boosts[group] ?? 1) *
			(0.5 + cover + (3 * best) / whole) *
			exact *
			(1 + weigh(spelt) / whole) *
			// Of something else the whole internet is asked more often.
			0.5 ** strange.length *
			(isSpoken ? 1.5 : 1);
		const match = { ...candidate, score, met, begun };
		const hasAll = inAll.length === needed.length && known.length === needed.length;
		const isAnswer = desk
			? hasAll ||
				(desk.isLoose &&
					weigh(inAll.filter((word) => known.includes(word))) / (weigh(known) || 1) >= deskShare)
			: (hasAll && score >= enoughOfAll) || (byPart.has(group) && score >= enough);
		if (isAnswer) matches.push(match);
		else if (!byName.has(group) && inAll.length > 0) near.push(match);
	}
	for (const each of [matches, near]) {
		each.sort((one, other) => other.score - one.score || byNumber.compare(one.id, other.id));
	}
	const all = needed.map((word) => matching(word, isOfNames)).join(" AND ");
	const total = candidates.length < looked ? 0 : index.countMatching(all);
	return {
		matches,
		near: matches.length < limits.best ? near.slice(0, limits.best) : [],
		total: Math.max(matches.length, total),
	};
}

/** Of equally good ones the order mustn't depend on when each was taken in. */
const byNumber = new Intl.Collator("en", { numeric: true });

const weigh = (words: readonly QueryWord[]) => words.reduce((sum, { weight }) => sum + weight, 0);

function worthOf(word: QueryWord, { title, names, lead, text }: Candidate, isOfNames: boolean): number {
	if (isIn(word, title) || isIn(word, names)) return worth.name;
	if (isOfNames) return 0;
	return isIn(word, lead) ? worth.lead : isIn(word, text) ? worth.text : 0;
}

/** How much of the words is in one and the same name, by how much of that name they are: a page of many names has some word of everything. */
function bestName(words: readonly QueryWord[], names: string, said: string): number {
	const inSome = words.filter((word) => isIn(word, names));
	if (inSome.length === 0) return 0;
	const lengths = said.split("\n");
	const ofEach = names.split("\n").map((name, place) => {
		const inName = inSome.filter((word) => isIn(word, name));
		const length = inName.length === 0 ? 1 : (lengths[place]?.split(" ").length ?? 0) - 2;
		return weigh(inName) * Math.min(1, inName.length / Math.max(1, length));
	});
	return Math.max(...ofEach);
}

/** A word in the language of FTS5. */
function matching({ keys, isBeginning }: QueryWord, isOfNames: boolean): string {
	const any = keys.map((key) => `"${key}"${isBeginning ? "*" : ""}`).join(" OR ");
	return `${isOfNames ? "{title names} : " : ""}(${any})`;
}

/** Whether a word is among the keys of a column, which stand between spaces. */
function isIn({ keys, isBeginning }: QueryWord, column: string): boolean {
	return keys.some((key) => column.includes(isBeginning ? ` ${key}` : ` ${key} `));
}
