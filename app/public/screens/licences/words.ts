import type { Text } from "#contract/language.ts";

export const words = {
	threeLicences: { en: "The three licences", hi: "तीनों लाइसेंस" },
	applyNow: { en: "Apply Now", hi: "अभी आवेदन करें" },
	today: { en: "What you can do today", hi: "आज आप क्या कर सकते हैं" },
	elsewhere: { en: "Apply at the department that gives it", hi: "जो विभाग अनुमति देता है, वहाँ आवेदन करें" },
	atTheCounter: { en: "Apply at the office counter today", hi: "आज ही कार्यालय के काउंटर पर आवेदन करें" },
	bring: { en: "Bring with you", hi: "साथ लाएँ" },
} as const satisfies Readonly<Record<string, Text>>;
