import type { Text } from "#contract/language.ts";

/** A complaint is no application: nobody brings papers to it. */
export const grievancesHeadings = {
	who: { en: "Who can complain", hi: "कौन शिकायत कर सकता है" },
	documents: { en: "What to tell us", hi: "क्या-क्या बताएँ" },
} as const satisfies Readonly<Record<string, Text>>;
