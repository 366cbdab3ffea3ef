import type { Text } from "#contract/language.ts";

export const notFoundWords = {
	pageNotFoundLead: { en: "This road ends here.", hi: "यह रास्ता आगे नहीं जाता।" },
	pageNotFoundText: {
		en: "There is no page at this address. It may have moved, or the link may have a mistake.",
		hi: "इस पते पर कोई पृष्ठ नहीं है। हो सकता है वह कहीं और चला गया हो, या लिंक में ग़लती हो।",
	},
	didYouMean: { en: "Did you mean one of these?", hi: "क्या आप इनमें से कुछ खोज रहे थे?" },
} as const satisfies Readonly<Record<string, Text>>;
