import type { Text } from "#contract/language.ts";

export const newsWords = {
	visionAndMission: { en: "Vision and mission", hi: "संकल्प और लक्ष्य" },
	vision: { en: "Our vision", hi: "हमारा संकल्प" },
	mission: { en: "Our mission", hi: "हमारा लक्ष्य" },
	gallery: { en: "In pictures", hi: "चित्रों में" },
} as const satisfies Readonly<Record<string, Text>>;
