import type { Text } from "#contract/language.ts";

export const pagerWords = {
	pages: { en: "Pages", hi: "पृष्ठ" },
	previous: { en: "Previous", hi: "पिछला" },
	next: { en: "Next", hi: "अगला" },
	page: { en: "Page {number}", hi: "पृष्ठ {number}" },
	pageOf: { en: "Page {number} of {last}", hi: "{last} में से पृष्ठ {number}" },
} as const satisfies Readonly<Record<string, Text>>;
