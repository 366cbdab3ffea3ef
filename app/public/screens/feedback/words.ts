import type { Text } from "#contract/language.ts";

export const feedbackWords = {
	about: { en: "About the page: {title}", hi: "इस पृष्ठ के बारे में: {title}" },
	what: { en: "What is wrong?", hi: "क्या ग़लत है?" },
	words: { en: "What should we correct?", hi: "क्या ठीक करें?" },
	hint: {
		en: "Leave out your name and number: nobody can answer you here.",
		hi: "नाम या नंबर न लिखें: यहाँ से उत्तर नहीं भेजा जा सकता।",
	},
	send: { en: "Send", hi: "भेजें" },
	thanks: {
		en: "Thank you. Whoever writes this page has it before them now.",
		hi: "धन्यवाद। बात उन तक पहुँच गई जो यह पृष्ठ लिखते हैं।",
	},
	back: { en: "Back to {title}", hi: "{title} पर वापस" },
	town: { en: "Is it about a street, light, water or rubbish?", hi: "बात सड़क, बत्ती, पानी या कूड़े की है?" },
	report: { en: "Report a problem", hi: "समस्या बताएँ" },
} as const satisfies Readonly<Record<string, Text>>;
