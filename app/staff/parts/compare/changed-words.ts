import { diffArrays, diffWords } from "diff";
import type { Lang } from "#contract/language.ts";

export interface ChangedWords {
	readonly kind: "same" | "added" | "removed";
	readonly words: string;
}

/** Finds the words that another version takes out and puts in. */
export function changedWords(before: string, after: string, lang: Lang): readonly ChangedWords[] {
	const intlSegmenter = new Intl.Segmenter(lang, { granularity: "word" });
	return diffWords(before, after, { intlSegmenter }).map(({ added, removed, value }) => ({
		kind: added ? "added" : removed ? "removed" : "same",
		words: value,
	}));
}

export interface Moved {
	readonly key: string;
	/** Former place, from 1; undefined for a new row. */
	readonly from: number | undefined;
	readonly to: number;
}

/** Finds the fewest moves that lead from the one order to the other. */
export function movedRows(before: readonly string[], after: readonly string[]): readonly Moved[] {
	const placeIn = (keys: readonly string[], key: string) => keys.indexOf(key) + 1 || undefined;
	const changes = diffArrays([...before], [...after]);
	return changes
		.flatMap(({ added, value }) => (added ? value : []))
		.map((key) => ({ key, from: placeIn(before, key), to: placeIn(after, key) ?? 0 }));
}
