import type { Text } from "#contract/language.ts";

/** Apart from the other words of notices, which the browser loads with the list. */
export const correctionWords = {
	corrections: { en: "Corrections", hi: "शुद्धिपत्र" },
	corrected: { en: "Corrected on {date}", hi: "{date} को संशोधित" },
} as const satisfies Readonly<Record<string, Text>>;
