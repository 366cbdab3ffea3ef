import type { Lang } from "#contract/language.ts";

export const alphabet: Readonly<Record<Lang, readonly string[]>> = {
	en: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
	hi: [..."अआइईउऊऋएऐओऔकखगघचछजझटठडढतथदधनपफबभमयरलवशषसह"],
};

export interface LetterGroup<Entry> {
	readonly letter: string;
	readonly entries: readonly Entry[];
}

/** The Hindi alphabet has no place for the short open vowels of English words. */
const borrowed: Readonly<Record<string, string>> = { ऍ: "ए", ऑ: "ओ" };

/** The letter of the index: ज़ under ज, ऑ under ओ, é under E. */
function letterOf(term: string): string {
	const letter = term.normalize("NFD").charAt(0).toUpperCase();
	return borrowed[letter] ?? letter;
}

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
