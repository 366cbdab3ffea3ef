import type { Text } from "#contract/language.ts";

export const sessionsWords = {
	none: { en: "Nowhere at the moment.", hi: "अभी कहीं नहीं।" },
	end: { en: "End", hi: "बंद करें" },
	thisOne: { en: "this session", hi: "यही सत्र" },
	unknownDevice: { en: "Unknown device", hi: "अज्ञात उपकरण" },
	signedIn: { en: "Logged in", hi: "लॉगिन" },
	lastUsed: { en: "last used", hi: "पिछला उपयोग" },
	from: { en: "from", hi: "पता" },
} as const satisfies Readonly<Record<string, Text>>;
