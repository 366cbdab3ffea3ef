import type { Text } from "#contract/language.ts";

export const siteMapWords = {
	files: { en: "Lists and feeds", hi: "सूचियाँ और फ़ीड" },
} as const satisfies Readonly<Record<string, Text>>;
