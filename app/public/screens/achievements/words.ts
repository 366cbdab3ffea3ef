import type { Text } from "#contract/language.ts";

export const achievementsWords = {
	search: { en: "Search achievements", hi: "उपलब्धियाँ खोजें" },
	/** §2.6, to the letter. */
	placeholder: { en: "Search achievements...", hi: "उपलब्धियाँ खोजें..." },
	list: { en: "Achievements", hi: "उपलब्धियाँ" },
	count: { en: "{count} achievements", hi: "{count} उपलब्धियाँ" },
	found: { en: "{found} of {count} achievements", hi: "{count} में से {found} उपलब्धियाँ" },
	photos: { en: "In pictures", hi: "चित्रों में" },
} as const satisfies Readonly<Record<string, Text>>;
