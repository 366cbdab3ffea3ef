import type { Text } from "#contract/language.ts";

export const words = {
	suggestions: { en: "Suggestions", hi: "सुझाव" },
} as const satisfies Readonly<Record<string, Text>>;
