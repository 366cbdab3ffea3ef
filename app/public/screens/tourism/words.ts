import type { Text } from "#contract/language.ts";

export const tourismWords = {
	places: { en: "Worth a visit", hi: "देखने लायक स्थान" },
} as const satisfies Readonly<Record<string, Text>>;
