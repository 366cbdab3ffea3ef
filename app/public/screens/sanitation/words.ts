import type { Text } from "#contract/language.ts";

export const sanitationWords = {
	howToAsk: { en: "How to ask", hi: "कैसे कहें" },
	more: { en: "Whom to call, and more", hi: "किसे फ़ोन करें, और पूरी बात" },
	services: { en: "What the council does", hi: "पालिका क्या करती है" },
} as const satisfies Readonly<Record<string, Text>>;
