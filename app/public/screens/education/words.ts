import type { Text } from "#contract/language.ts";

export const educationWords = {
	institutions: { en: "University, college and school", hi: "विश्वविद्यालय, महाविद्यालय और विद्यालय" },
} as const satisfies Readonly<Record<string, Text>>;
