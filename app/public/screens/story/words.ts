import type { Text } from "#contract/language.ts";

export const storyWords = {
	forYou: { en: "What this means for you", hi: "आपके लिए इसका मतलब" },
	moreNews: { en: "More news", hi: "और समाचार" },
	allNews: { en: "All news and events", hi: "सभी समाचार और कार्यक्रम" },
} as const satisfies Readonly<Record<string, Text>>;
