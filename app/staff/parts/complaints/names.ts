import type { Reply } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { useLang } from "../../../words/language.ts";
import { complaintWords as words } from "./words.ts";

type Choices = Reply<"complaintChoices"> | undefined;

/** What categories and wards are called; a key that the town's tables don't have any more says itself. */
export function useNames(choices: Choices) {
	const lang = useLang();
	return {
		category: (key: string) => choices?.categories.find((each) => each.key === key)?.title[lang] ?? key,
		ward: (key: string | null) => wardName(choices, key, lang),
	};
}

function wardName(choices: Choices, key: string | null, lang: Lang): string {
	if (key === null) return words.noWard[lang];
	const name = choices?.wards.find((ward) => ward.key === key)?.name[lang] ?? "";
	return fill(words.ward[lang], { number: key, name }).replace(/, $/, "");
}
