import type { Text } from "#contract/language.ts";

export const myPasswordWords = {
	lead: {
		en: "After the change your sessions in other places end; this one goes on.",
		hi: "बदलने के बाद दूसरी जगह खुले आपके सत्र बंद हो जाएँगे; यह चलता रहेगा।",
	},
	change: { en: "Change password", hi: "पासवर्ड बदलें" },
} as const satisfies Readonly<Record<string, Text>>;

export const mySessionsWords = {
	title: { en: "Where you are signed in", hi: "आप कहाँ-कहाँ लॉगिन हैं" },
	endOthers: { en: "End all others", hi: "बाक़ी सभी बंद करें" },
	end: { en: "End", hi: "बंद करें" },
	thisOne: { en: "this session", hi: "यही सत्र" },
	unknownDevice: { en: "Unknown device", hi: "अज्ञात उपकरण" },
	signedIn: { en: "Signed in", hi: "लॉगिन" },
	lastUsed: { en: "last used", hi: "पिछला उपयोग" },
	from: { en: "from", hi: "पता" },
} as const satisfies Readonly<Record<string, Text>>;
