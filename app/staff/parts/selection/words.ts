import type { Text } from "#contract/language.ts";

export const selectWords = {
	select: { en: "Select {name}", hi: "{name} को चुनें" },
	selectPage: { en: "Select all on this page", hi: "इस पृष्ठ के सभी चुनें" },
	selected: { en: "{count} selected", hi: "{count} चुने गए" },
	clear: { en: "Clear", hi: "चयन हटाएँ" },
	allOrNone: {
		en: "It is done for all of them or for none.",
		hi: "यह या तो सबके लिए होगा या किसी के लिए नहीं।",
	},
	andMore: { en: "and {count} more", hi: "और {count}" },
} as const satisfies Readonly<Record<string, Text>>;
