import type { Text } from "#contract/language.ts";

export const registerWords = {
	sortBy: { en: "Sort by", hi: "क्रम" },
} as const satisfies Readonly<Record<string, Text>>;
