import type { Text } from "#contract/language.ts";

export const helpWords = {
	help: { en: "Help", hi: "सहायता" },
	recipes: { en: "How do I …?", hi: "यह कैसे करें?" },
	purpose: { en: "What it is for", hi: "किस काम का है" },
	who: { en: "Who may use it", hi: "कौन उपयोग कर सकता है" },
	happens: { en: "What happens", hi: "क्या होता है" },
	wholeManual: { en: "Help for all screens, to print", hi: "सभी पृष्ठों की सहायता, छापने के लिए" },
	contents: { en: "Contents", hi: "विषय-सूची" },
	others: { en: "Screens that your role doesn't open: {count}", hi: "जो पृष्ठ आपकी भूमिका में नहीं खुलते: {count}" },
	print: { en: "Print", hi: "छापें" },
	close: { en: "Close", hi: "बंद करें" },
} as const satisfies Readonly<Record<string, Text>>;
