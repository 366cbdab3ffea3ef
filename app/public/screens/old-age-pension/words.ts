import type { Text } from "#contract/language.ts";

/** They travel with the island; what the server alone draws has page-words.ts. */
export const words = {
	chooseScheme: { en: "Choose a scheme", hi: "योजना चुनें" },
	showing: { en: "Showing: {scheme}", hi: "दिखाई जा रही योजना: {scheme}" },
	everyMonth: { en: "every month", hi: "हर महीने" },
	eligible: { en: "Are you eligible?", hi: "क्या आप पात्र हैं?" },
	documents: { en: "Documents required", hi: "आवश्यक दस्तावेज़" },
	check: { en: "Check if you can get a pension", hi: "जाँचें कि आपको पेंशन मिल सकती है या नहीं" },
	yes: { en: "Yes", hi: "हाँ" },
	no: { en: "No", hi: "नहीं" },
	seeTheAnswer: { en: "See the answer", hi: "जवाब देखें" },
	answerThis: { en: "Please answer this question.", hi: "कृपया इस सवाल का जवाब दें।" },
	notThisOne: {
		en: "By your answers you can't apply for: {scheme}",
		hi: "आपके जवाबों के अनुसार इसके लिए आवेदन नहीं हो सकता: {scheme}",
	},
	whatInstead: { en: "What you can do:", hi: "आप क्या कर सकते हैं:" },
	alsoFits: {
		en: "Your answers fit another scheme too. You can draw only one at a time.",
		hi: "आपके जवाब एक और योजना से मेल खाते हैं। एक समय में केवल एक पेंशन मिलती है।",
	},
	seeScheme: { en: "See: {scheme}", hi: "देखें: {scheme}" },
} as const satisfies Readonly<Record<string, Text>>;
