import type { Text } from "#contract/language.ts";

export const frameWords = {
	topBar: { en: "Language, display and contact", hi: "भाषा, दिखावट और संपर्क" },
	aboutThisPage: { en: "About this page", hi: "इस पृष्ठ के बारे में" },
	searchHint: { en: "Search services, notices…", hi: "सेवा, सूचना खोजें…" },
	mainMenu: { en: "Main menu", hi: "मुख्य मेन्यू" },
	atTheCounter: { en: "at the counter", hi: "काउंटर पर" },
	soon: { en: "soon", hi: "जल्द" },
	flagOfIndia: { en: "National flag of India", hi: "भारत का राष्ट्रीय ध्वज" },
	g20: { en: "G20", hi: "जी-20" },
	lastUpdated: { en: "Last updated: {date}", hi: "अंतिम अद्यतन: {date}" },
	qrCode: { en: "Code for a phone: opens this page", hi: "फ़ोन के लिए कोड: यह पृष्ठ खोलता है" },
	links: { en: "Links", hi: "लिंक" },
	directions: { en: "Directions", hi: "रास्ता देखें" },
	findUs: { en: "Find us", hi: "हमारा पता" },
	helpline: { en: "Helpline", hi: "हेल्पलाइन" },
	followUs: { en: "Follow us", hi: "हमसे जुड़ें" },
	sampleContent: {
		en: "Sample content: the people, firms and numbers on this site are invented.",
		hi: "नमूना सामग्री: इस साइट के व्यक्ति, फ़र्म और नंबर काल्पनिक हैं।",
	},
} as const satisfies Readonly<Record<string, Text>>;
