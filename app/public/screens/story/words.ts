import type { Text } from "#contract/language.ts";

export const storyWords = {
	allNews: { en: "All news and events", hi: "सभी समाचार और कार्यक्रम" },
} as const satisfies Readonly<Record<string, Text>>;
