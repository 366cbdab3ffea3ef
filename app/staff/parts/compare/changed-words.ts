import { diffArrays, diffWords } from "diff";
import type { Lang } from "#contract/language.ts";

export interface ChangedWords {
	readonly kind: "same" | "added" | "removed";
	readonly words: string;
}

/** Which words of a text another takes out and puts in, by the words of its own language. */
export function changedWords(before: string, after: string, lang: Lang): readonly ChangedWords[] {
	const intlSegmenter = new Intl.Segmenter(lang, { granularity: "word" });
	return diffWords(before, after, { intlSegmenter }).map(({ added, removed, value }) => ({
		kind: added ? "added" : removed ? "removed" : "same",
		words: value,
	}));
}

export interface Moved {
	readonly key: string;
	/** The place where it was, from 1; undefined where it was nowhere. */
	readonly from: number | undefined;
	readonly to: number;
}

/** What somebody has moved in a list: as little as leads from the one order to the other. */
export function movedRows(before: readonly string[], after: readonly string[]): readonly Moved[] {
	const placeIn = (keys: readonly string[], key: string) => keys.indexOf(key) + 1 || undefined;
	const changes = diffArrays([...before], [...after]);
	return changes
		.flatMap(({ added, value }) => (added ? value : []))
		.map((key) => ({ key, from: placeIn(before, key), to: placeIn(after, key) ?? 0 }));
}
