import type { Text } from "#contract/language.ts";

export const servicesWords = {
	onlineServices: { en: "Online civic services", hi: "ऑनलाइन नागरिक सेवाएँ" },
	occasion: { en: "What do you need?", hi: "आपको क्या चाहिए?" },
	all: { en: "Everything", hi: "सब कुछ" },
	more: { en: "Duties and water works", hi: "कर्तव्य और जलकल" },
	about: { en: "What a municipality is for", hi: "नगर पालिका किसलिए है" },
	duties: { en: "Duties of the municipality", hi: "नगर पालिका के कर्तव्य" },
	waterWork: { en: "Water works", hi: "जलकल" },
	connection: { en: "How to get a water connection", hi: "पानी का कनेक्शन कैसे लें" },
	meanwhile: { en: "Not online yet. Today: {instead}", hi: "अभी ऑनलाइन नहीं। आज: {instead}" },
	otherSite: { en: "A scheme of the government", hi: "सरकार की योजना" },
} as const satisfies Readonly<Record<string, Text>>;
