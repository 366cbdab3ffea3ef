import { fill, type Lang } from "#contract/language.ts";
import { noticesWords as words } from "./words.ts";

/** "12 days left", "1 day left", "last day today". */
export function leftWords(daysLeft: number, lang: Lang): string {
	if (daysLeft === 0) return words.lastDay[lang];
	return fill((daysLeft === 1 ? words.oneDayLeft : words.daysLeft)[lang], { count: daysLeft });
}
