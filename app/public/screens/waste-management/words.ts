import type { Text } from "#contract/language.ts";

export const wasteWords = {
	bins: { en: "Two bins for every day", hi: "रोज़ के दो कूड़ेदान" },
	types: { en: "What goes where", hi: "क्या कहाँ जाए" },
	bin: { en: "Bin", hi: "कूड़ेदान" },
	stream: { en: "In the rules", hi: "नियमों में" },
	examples: { en: "For example", hi: "जैसे" },
	steps: { en: "From your door to the end of the road", hi: "आपके दरवाज़े से आख़िरी पड़ाव तक" },
	rules: { en: "What the rules say today", hi: "आज के नियम क्या कहते हैं" },
} as const satisfies Readonly<Record<string, Text>>;
