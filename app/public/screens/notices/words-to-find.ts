import type { Read } from "#contract/content/kinds.ts";
import { type Lang, languages, type Text } from "#contract/language.ts";
import { longDate } from "../../../words/dates.ts";
import { kindWords } from "./words.ts";

interface Findable extends Pick<Read<"notices">[number], "kind" | "reference" | "summary" | "date"> {
	readonly title: Text;
}

export function wordsToFind(
	{ title, kind, reference = "", summary, date }: Findable,
	lang: Lang,
): readonly string[] {
	return [
		...languages.map((each) => title[each]),
		kindWords[kind][lang],
		reference,
		summary,
		longDate(date, lang),
	];
}
