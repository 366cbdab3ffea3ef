import type { Text } from "#contract/language.ts";

export const aToZWords = {
	letters: { en: "Letters", hi: "अक्षर" },
} as const satisfies Readonly<Record<string, Text>>;
