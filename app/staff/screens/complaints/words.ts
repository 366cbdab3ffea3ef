import type { Text } from "#contract/language.ts";

export const complaintsWords = {
	views: { en: "Lists", hi: "सूचियाँ" },
	find: { en: "Find", hi: "खोजें" },
	findHint: { en: "Number or words", hi: "नंबर, मोबाइल, शब्द" },
	inAll: { en: "Among all: {count}", hi: "सभी शिकायतों में: {count}" },
	clear: { en: "Show all of this list", hi: "इस सूची की सब दिखाएँ" },
	count: { en: "{count} on this page", hi: "इस पृष्ठ पर {count}" },
	none: { en: "No complaints in this list.", hi: "इस सूची में कोई शिकायत नहीं है।" },
	noneFound: {
		en: "No complaint of this list fits what you look for.",
		hi: "इस सूची में आपकी खोज की कोई शिकायत नहीं है।",
	},
	keys: { en: "Keys: j next, k back, Enter opens, ? all.", hi: "कुंजियाँ: j अगली, k पिछली, Enter खोले, ? सभी।" },
	pages: { en: "Pages of the list", hi: "सूची के पृष्ठ" },
	first: { en: "From the beginning", hi: "शुरू से" },
	more: { en: "More", hi: "और" },
} as const satisfies Readonly<Record<string, Text>>;
