import type { Text } from "#contract/language.ts";

export const newsWords = {
	visionAndMission: { en: "Vision and mission", hi: "संकल्प और लक्ष्य" },
	comingUp: { en: "Coming up", hi: "आगे क्या है" },
	until: { en: "Holds until this day", hi: "इस दिन तक" },
	closed: { en: "Holiday, the office is closed", hi: "अवकाश, कार्यालय बंद" },
	calendar: {
		en: "The days of all notices for your calendar (.ics)",
		hi: "सभी सूचनाओं की तारीख़ें अपने कैलेंडर में (.ics)",
	},
	vision: { en: "Our vision", hi: "हमारा संकल्प" },
	mission: { en: "Our mission", hi: "हमारा लक्ष्य" },
	gallery: { en: "In pictures", hi: "चित्रों में" },
} as const satisfies Readonly<Record<string, Text>>;
