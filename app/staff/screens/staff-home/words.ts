import type { Text } from "#contract/language.ts";

export const staffHomeWords = {
	welcome: { en: "Welcome, {role}", hi: "स्वागत है, {role}" },
	lead: {
		en: "{name}, choose what you want to do.",
		hi: "{name}, चुनें कि आपको क्या करना है।",
	},
	views: { en: "On this page", hi: "इस पृष्ठ पर" },
	overview: { en: "Overview", hi: "सारांश" },
	nothingYet: {
		en: "What your role may do here is coming soon.",
		hi: "आपकी भूमिका के काम यहाँ जल्द उपलब्ध होंगे।",
	},
	yourMenu: { en: "What you may do", hi: "आप क्या कर सकते हैं" },
} as const satisfies Readonly<Record<string, Text>>;
