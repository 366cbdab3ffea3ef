import type { Text } from "#contract/language.ts";

export const contactWords = {
	reachUs: { en: "Emergency, helpline, e-mail", hi: "आपातकाल, हेल्पलाइन, ई-मेल" },
	helplines: { en: "Helplines", hi: "हेल्पलाइन नंबर" },
	helplinesNote: {
		en: "Tap a number to call it. National numbers are free.",
		hi: "फ़ोन करने के लिए नंबर पर दबाएँ। राष्ट्रीय नंबरों पर कोई शुल्क नहीं है।",
	},
	office: { en: "Visit the office", hi: "कार्यालय आएँ" },
	address: { en: "Address", hi: "पता" },
	hours: { en: "Opening hours", hi: "खुलने का समय" },
	closed: { en: "Closed", hi: "अवकाश" },
	map: { en: "Map", hi: "नक्शा" },
	howToReach: { en: "How to reach the town", hi: "नगर तक कैसे पहुँचें" },
	webManager: { en: "Web Information Manager", hi: "वेब सूचना प्रबंधक" },
	webManagerText: {
		en: "Answers for what stands on this website. Tell this officer about a mistake, a broken link or a page that you can't use.",
		hi: "इस वेबसाइट की सामग्री के लिए उत्तरदायी अधिकारी। कोई गलती, टूटा लिंक या ऐसा पन्ना मिले जो आप इस्तेमाल न कर पाएँ, तो इन्हें बताएँ।",
	},
} as const satisfies Readonly<Record<string, Text>>;
