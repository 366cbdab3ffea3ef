import type { Text } from "#contract/language.ts";

export const changesWords = {
	recentChanges: { en: "Recent changes", hi: "हाल के बदलाव" },
	olderChanges: { en: "Older changes", hi: "इससे पुराने बदलाव" },
	noChanges: { en: "Nothing has been changed yet.", hi: "अभी तक कुछ बदला नहीं गया है।" },
} as const satisfies Readonly<Record<string, Text>>;
