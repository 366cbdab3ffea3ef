import type { Text } from "#contract/language.ts";

/** The words of feed, calendar, contact cards and link pictures beside the content. */
export const filesWords = {
	feed: { en: "News and notices", hi: "समाचार और सूचनाएँ" },
	calendar: { en: "Notices and tenders", hi: "सूचनाएँ और निविदाएँ" },
	closes: { en: "Last date: {title}", hi: "अंतिम तिथि: {title}" },
	card: {
		en: "The name-board of {town}, with the emblem of {name} below it",
		hi: "{town} का नाम-पट्ट, उसके नीचे {name} का प्रतीक-चिह्न",
	},
	papers: { en: "Documents: {address}", hi: "दस्तावेज़: {address}" },
} as const satisfies Readonly<Record<string, Text>>;
