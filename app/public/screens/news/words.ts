import type { Text } from "#contract/language.ts";

export const newsWords = {
	visionAndMission: { en: "Vision and mission", hi: "दृष्टि और ध्येय" },
	vision: { en: "Our vision", hi: "हमारी दृष्टि" },
	mission: { en: "Our mission", hi: "हमारा ध्येय" },
	gallery: { en: "In pictures", hi: "चित्रों में" },
} as const satisfies Readonly<Record<string, Text>>;
