import { diffWords } from "diff";
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
