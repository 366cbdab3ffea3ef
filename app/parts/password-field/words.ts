import type { Text } from "#contract/language.ts";

export const passwordFieldWords = {
	show: { en: "Show", hi: "दिखाएँ" },
	hide: { en: "Hide", hi: "छिपाएँ" },
} as const satisfies Readonly<Record<string, Text>>;
