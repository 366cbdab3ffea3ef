import type { Text } from "#contract/language.ts";

export const webManagerWords = {
	webManager: { en: "Web Information Manager", hi: "वेब सूचना प्रबंधक" },
	webManagerText: {
		en: "The officer responsible for the content of this website. Report a mistake, a broken link or a page that you can't use.",
		hi: "इस वेबसाइट की सामग्री के लिए उत्तरदायी अधिकारी। कोई ग़लती, टूटा लिंक या ऐसा पृष्ठ मिले जो आप इस्तेमाल न कर पाएँ, तो इन्हें बताएँ।",
	},
} as const satisfies Readonly<Record<string, Text>>;
