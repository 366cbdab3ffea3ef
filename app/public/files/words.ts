import type { Text } from "#contract/language.ts";

/** The words of feed, calendar and contact cards beside the content. */
export const filesWords = {
	feed: { en: "News and notices", hi: "समाचार और सूचनाएँ" },
	calendar: { en: "Notices and tenders", hi: "सूचनाएँ और निविदाएँ" },
	closes: { en: "Last date: {title}", hi: "अंतिम तिथि: {title}" },
	papers: { en: "Papers: {address}", hi: "काग़ज़: {address}" },
} as const satisfies Readonly<Record<string, Text>>;
