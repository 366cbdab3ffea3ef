import type { Text } from "#contract/language.ts";

export const ownPageWords = {
	who: { en: "Who it is for", hi: "किसके लिए है" },
} as const satisfies Readonly<Record<string, Text>>;
