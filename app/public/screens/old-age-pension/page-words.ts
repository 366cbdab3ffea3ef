import type { Text } from "#contract/language.ts";

/** Words that only the server renders, so that they aren't sent with the island. */
export const words = {
	howToApply: { en: "How to apply", hi: "आवेदन कैसे करें" },
	questions: { en: "Questions", hi: "सवाल" },
	benefits: { en: "Benefits", hi: "लाभ" },
	atAGlance: { en: "The three pensions at a glance", hi: "तीनों पेंशन एक नज़र में" },
} as const satisfies Readonly<Record<string, Text>>;
