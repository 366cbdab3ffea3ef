import type { Text } from "#contract/language.ts";

/** The headings of a service page (requirements, Good pages) and its labels. */
export const words = {
	normal: { en: "This service works normally.", hi: "यह सेवा सामान्य रूप से चालू है।" },
	revised: { en: "This service has changed.", hi: "इस सेवा में बदलाव हुआ है।" },
	limited: { en: "This service is limited now.", hi: "यह सेवा अभी सीमित रूप से चालू है।" },
	until: { en: "Until {date}.", hi: "{date} तक।" },
	fee: { en: "Fee", hi: "शुल्क" },
	time: { en: "Time", hi: "समय" },
	papers: { en: "Documents", hi: "दस्तावेज़" },
	call: { en: "Call", hi: "फ़ोन करें" },
	why: { en: "Why you need it", hi: "क्यों ज़रूरी है" },
	who: { en: "Who can apply", hi: "कौन आवेदन कर सकता है" },
	facts: { en: "Fee and time", hi: "शुल्क और समय" },
	documents: { en: "Documents to bring", hi: "साथ लाने के दस्तावेज़" },
	steps: { en: "Steps", hi: "चरण" },
	otherWays: { en: "Other ways", hi: "दूसरे तरीक़े" },
	next: { en: "What happens next", hi: "आगे क्या होगा" },
	wrong: { en: "If it goes wrong", hi: "कोई समस्या हो तो" },
	forms: { en: "Forms", hi: "फ़ॉर्म" },
	questions: { en: "Questions", hi: "सवाल" },
	related: { en: "Related", hi: "संबंधित" },
	onThisPage: { en: "On this page", hi: "इस पृष्ठ पर" },
	atTheOffice: { en: "At the office", hi: "कार्यालय में" },
	askAtTheCounter: { en: "Ask for it at the counter.", hi: "काउंटर पर माँगें।" },
	checkEligibility: { en: "Check if you can apply", hi: "जाँचें कि आप आवेदन कर सकते हैं या नहीं" },
} as const satisfies Readonly<Record<string, Text>>;
