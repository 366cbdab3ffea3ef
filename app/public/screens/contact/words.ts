import type { Text } from "#contract/language.ts";

export const contactWords = {
	reachUs: { en: "Emergency, helpline, e-mail", hi: "आपात स्थिति, हेल्पलाइन, ई-मेल" },
	helplines: { en: "Helplines", hi: "सभी हेल्पलाइन" },
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
	phoneBook: { en: "Phone book", hi: "फ़ोन बुक" },
	officeCard: { en: "Save the office's card (vCard)", hi: "कार्यालय का कार्ड सहेजें (vCard)" },
} as const satisfies Readonly<Record<string, Text>>;
