import type { Text } from "#contract/language.ts";

export const words = {
	printThisList: { en: "Print this list", hi: "यह सूची छापें" },
} as const satisfies Readonly<Record<string, Text>>;
