import type { Text } from "#contract/language.ts";
import type { KnownNames } from "#contract/search.ts";

export const filesWords = {
	feed: { en: "News and notices", hi: "समाचार और सूचनाएँ" },
	calendar: { en: "Notices and tenders", hi: "सूचनाएँ और निविदाएँ" },
	closes: { en: "Last date: {title}", hi: "अंतिम तिथि: {title}" },
	card: {
		en: "The name-board of {town}, with the emblem of {name} below it",
		hi: "{town} का नाम-पट्ट, उसके नीचे {name} का प्रतीक-चिह्न",
	},
	number: { en: "No. {reference}. ", hi: "संख्या {reference}। " },
	papers: { en: "Documents: {address}", hi: "दस्तावेज़: {address}" },
} as const satisfies Readonly<Record<string, Text>>;

export const suggestionWords = {
	often: { en: "What most people come for", hi: "लोग अक्सर यह खोजते हैं" },
	all: { en: "All results for “{asked}”", hi: "“{asked}” के सभी परिणाम" },
	count: {
		en: "{count} suggestions, arrow keys to choose",
		hi: "{count} सुझाव, चुनने के लिए तीर कुंजियाँ",
	},
	one: { en: "1 suggestion, arrow keys to choose", hi: "1 सुझाव, चुनने के लिए तीर कुंजियाँ" },
	none: { en: "No suggestions", hi: "कोई सुझाव नहीं" },
} as const satisfies Readonly<Record<keyof KnownNames["words"], Text>>;
