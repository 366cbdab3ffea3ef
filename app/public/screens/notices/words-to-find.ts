import { type Lang, languages } from "#contract/language.ts";
import { longDate } from "../../../words/dates.ts";
import type { Notice } from "./read-notices.ts";
import { kindWords } from "./words.ts";

/** What the search box of the notices looks at: both titles, the kind, the summary and the day. */
export function wordsToFind(
	{ title, kind, summary, date }: Pick<Notice, "title" | "kind" | "summary" | "date">,
	lang: Lang,
): readonly string[] {
	return [...languages.map((each) => title[each]), kindWords[kind][lang], summary, longDate(date, lang)];
}
