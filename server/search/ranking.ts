import type { SearchGroup } from "#contract/search.ts";
import { search as limits } from "#contract/site/limits.ts";
import { parseQuery, type QueryWord } from "./parsed-query.ts";
import { type Candidate, type DeskPart, looked, type SearchIndex, spelling } from "./search-index.ts";
import { foreignWords } from "./weak-words.ts";

/** Boosts by group, so that common needs rank above rare ones. */
const boosts: Readonly<Record<string, number>> = {
	services: 1.5,
	schemes: 1.5,
	deskLists: 1.6,
	deskFields: 1.3,
	deskColumns: 0.4,
	deskAids: 0.3,
} satisfies Partial<Record<SearchGroup | DeskPart, number>>;

function boostOf(group: string, id: string): number {
	// A section found by itself counts as a service, perhaps another office's; the form for a complaint comes after
	// what is done about it.
	const { services, [group]: boost = 1 } = boosts;
	return id.includes("#") ? (services ?? 1) : id.startsWith("complaintCategories/") ? boost / 2 : boost;
}

/** Groups in which some of the words suffice. */
const byPart: ReadonlySet<string> = new Set<SearchGroup>(["services", "schemes", "pages", "notices"]);

/** Groups that need all words, as an employee may have one of them for a name. */
const byName: ReadonlySet<string> = new Set<SearchGroup>(["people", "wards"]);

const worthOfText = 0.5;

/**
 * Least score of an answer; a document with all needed words passes with `enoughOfAll`, one with all words as they are
 * spelt with any. Measured by `npm run test:long -- content/search`.
 */
const enough = 11;
const enoughOfAll = enough * 0.3;

const mostRead = 6;

/** Share of a desk query, weighted by rarity, that a row needs if it lacks words. */
const deskShare = 0.5;

/** Matching document, the keys by which it was found, and those that begin as the word being typed. */
export type Match = Candidate & { readonly met: ReadonlySet<string>; readonly begun: readonly string[] };

interface DeskAsks {
	readonly kinds: readonly string[];
	readonly isLoose: boolean;
}

/** Finds answers, best first, and counts them; if there are few, adds documents that share a word with the query. */
export function findIn(index: SearchIndex, question: string, isTyping: boolean, desk?: DeskAsks) {
	const { words, needed, isSpoken } = parseQuery(question, index, isTyping);
	const matches: Match[] = [];
	const near: Match[] = [];
	/** Documents with all words by sound; their spelling makes them answers. */
	const alike: Match[] = [];
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
	const rarest = known.toSorted((one, other) => other.weight - one.weight)[0];
	const isMet = (word: QueryWord, candidate: Candidate) => worthOf(word, candidate, isOfNames) > 0;
	const hasAll = (candidate: Candidate, of = needed) =>
		known.length === needed.length && of.every((word) => !word.isUnknown && isMet(word, candidate));
	const isCalled = rarest && candidates.some((each) => isIn(rarest, each.title) && hasAll(each));
	for (const candidate of candidates) {
		const { id, group, title, names, said } = candidate;
		const spelt = words.filter(({ word }) => said.includes(` ${spelling(word)} `));
		const strange = foreign.filter((word) => !spelt.includes(word));
		const inAll = needed.filter((word) => isMet(word, candidate));
		const cover =
			words.reduce((sum, word) => sum + word.weight * worthOf(word, candidate, isOfNames), 0) / whole;
		const score =
			Math.sqrt(candidate.score) *
			boostOf(group, id) *
			(0.5 + cover + (3 * bestName(words, title + names, said)) / whole) *
			(bestName(words, title, said) / whole > 0.99 ? 1.5 : 1) *
			(1 + weigh(spelt) / whole) *
			// Halves the score for each word that people ask the whole internet for rather than a council.
			0.5 ** strange.length *
			// Halves pages that lack the rarest word: many are called a certificate, only one is for the disabled.
			(isCalled && !inAll.includes(rarest) ? 0.5 : 1) *
			(isSpoken ? 1.5 : 1);
		const match = { ...candidate, score, met, begun };
		const isAnswer = desk
			? hasAll(candidate) ||
				(desk.isLoose &&
					weigh(inAll.filter((word) => known.includes(word))) / (weigh(known) || 1) >= deskShare)
			: (hasAll(candidate) && score >= enoughOfAll) || (byPart.has(group) && score >= enough);
		if (isAnswer) matches.push(match);
		else if (!desk && strange.length === 0 && hasAll(candidate, words)) alike.push(match);
		else if (!byName.has(group) && inAll.length > 0) near.push(match);
	}
	const byScore = (one: Match, other: Match) => other.score - one.score || byNumber.compare(one.id, other.id);
	// Reading a whole document is slow, and an everyday word is in thousands.
	for (const match of alike.sort(byScore).splice(0, mostRead)) {
		(index.spells(match.id, words) ? matches : alike).push(match);
	}
	near.push(...alike.filter(({ group }) => !byName.has(group)));
	for (const each of [matches, near]) each.sort(byScore);
	const all = needed.map((word) => matching(word, isOfNames)).join(" AND ");
	const total = candidates.length < looked ? 0 : index.countMatching(all);
	return {
		matches,
		near: matches.length < limits.best ? near.slice(0, limits.best) : [],
		total: Math.max(matches.length, total),
	};
}

const byNumber = new Intl.Collator("en", { numeric: true });

const weigh = (words: readonly QueryWord[]) => words.reduce((sum, { weight }) => sum + weight, 0);

function worthOf(word: QueryWord, { title, names, lead, text }: Candidate, isOfNames: boolean): number {
	if (isIn(word, title + names)) return 1;
	if (isOfNames) return 0;
	return isIn(word, lead + text) ? worthOfText : 0;
}

/**
 * Weight of the words in one and the same name, times their share of it, since a page of many names has some word of
 * everything.
 */
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

function matching({ keys, isBeginning }: QueryWord, isOfNames: boolean): string {
	const any = keys.map((key) => `"${key}"${isBeginning ? "*" : ""}`).join(" OR ");
	return `${isOfNames ? "{title names} : " : ""}(${any})`;
}

function isIn({ keys, isBeginning }: QueryWord, column: string): boolean {
	return keys.some((key) => column.includes(isBeginning ? ` ${key}` : ` ${key} `));
}
