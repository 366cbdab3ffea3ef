import type { Text } from "#contract/language.ts";

export const errorSummaryWords = {
	thereIsAProblem: { en: "There is a problem", hi: "फ़ॉर्म में कुछ गड़बड़ी है" },
	required: { en: "{field} is required", hi: "{field} ज़रूरी है" },
} as const satisfies Readonly<Record<string, Text>>;
