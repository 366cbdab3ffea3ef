import type { Lang } from "#contract/language.ts";

/** The letters that a word can begin with, in their order. */
export const alphabet: Readonly<Record<Lang, readonly string[]>> = {
	en: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
	hi: [..."अआइईउऊऋएऐओऔकखगघचछजझटठडढतथदधनपफबभमयरलवशषसह"],
};

export interface LetterGroup<Entry> {
	readonly letter: string;
	readonly entries: readonly Entry[];
}

/** The short open vowels of English words have no place of their own in the Hindi alphabet. */
const borrowed: Readonly<Record<string, string>> = { ऍ: "ए", ऑ: "ओ" };

/** The letter under which a word is looked up: ज़ with ज, ऑ with ओ, é with E. */
function letterOf(term: string): string {
	const letter = term.normalize("NFD").charAt(0).toUpperCase();
	return borrowed[letter] ?? letter;
}

/** The entries in the order of their language's dictionary, below the letters they begin with. */
export function byLetter<Entry extends { readonly term: string }>(
	entries: readonly Entry[],
	lang: Lang,
): readonly LetterGroup<Entry>[] {
	const { compare } = new Intl.Collator(lang, { numeric: true });
	const groups = Map.groupBy(
		entries.toSorted((one, other) => compare(one.term, other.term)),
		({ term }) => letterOf(term),
	);
	return [...groups]
		.map(([letter, under]) => ({ letter, entries: under }))
		.toSorted((one, other) => compare(one.letter, other.letter));
}
