import type { Text } from "#contract/language.ts";

export const actsWords = {
	caption: { en: "Acts, rules and policies", hi: "अधिनियम, नियम और नीतियाँ" },
	search: { en: "Search by title", hi: "शीर्षक से खोजें" },
	placeholder: { en: "For example: plastic, births, 2005", hi: "जैसे: प्लास्टिक, जन्म, 2005" },
	number: { en: "S. No.", hi: "क्र. सं." },
	title: { en: "Title", hi: "शीर्षक" },
	view: { en: "View", hi: "देखें" },
	count: { en: "{count} acts and policies", hi: "{count} अधिनियम और नीतियाँ" },
	found: { en: "{found} of {count} found", hi: "{count} में से {found} मिले" },
	sources: { en: "Where the official texts are kept", hi: "सरकारी पाठ यहाँ मिलते हैं" },
	askAtTheOffice: { en: "Ask at the office", hi: "कार्यालय में पूछें" },
} as const satisfies Readonly<Record<string, Text>>;
