import type { Text } from "#contract/language.ts";

export const words = {
	suggestions: { en: "Suggestions", hi: "सुझाव" },
	count: {
		en: "{count} suggestions, arrow keys to choose",
		hi: "{count} सुझाव, चुनने के लिए तीर कुंजियाँ",
	},
	none: { en: "No suggestions", hi: "कोई सुझाव नहीं" },
} as const satisfies Readonly<Record<string, Text>>;
