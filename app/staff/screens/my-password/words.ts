import type { Text } from "#contract/language.ts";

export const myPasswordWords = {
	lead: {
		en: "After the change your sessions in other places end; this one goes on.",
		hi: "बदलने के बाद दूसरी जगह खुले आपके सत्र बंद हो जाएँगे; यह चलता रहेगा।",
	},
	change: { en: "Change password", hi: "पासवर्ड बदलें" },
} as const satisfies Readonly<Record<string, Text>>;
