import type { Text } from "#contract/language.ts";

export const offlineWords = {
	fromMemory: {
		en: "Saved copy of {date}; you are offline.",
		hi: "पहले से सहेजा हुआ पृष्ठ, {date} की स्थिति। अभी इंटरनेट नहीं है।",
	},
	lead: {
		en: "You see this page when there is no internet and the page you wanted is not saved on your device.",
		hi: "इंटरनेट न हो और माँगा गया पृष्ठ आपके फ़ोन में सहेजा न हो, तब यह पृष्ठ खुलता है।",
	},
	numbers: { en: "Numbers to call", hi: "फ़ोन नंबर" },
	numbersNote: {
		en: "A call needs no internet.",
		hi: "फ़ोन करने के लिए इंटरनेट नहीं चाहिए।",
	},
	pages: { en: "Pages you can read now", hi: "ये पृष्ठ अभी पढ़े जा सकते हैं" },
	pagesNote: {
		en: "After a visit the text of these pages stays on your device, without the pictures, in the language that you read. A browser set to save data keeps none of them.",
		hi: "एक बार साइट खोलने के बाद इन पृष्ठों का पाठ, चित्रों के बिना, उसी भाषा में आपके फ़ोन में रहता है जिसमें आप पढ़ते हैं। ब्राउज़र में डेटा बचत चालू हो तो कुछ नहीं सहेजा जाता।",
	},
} as const satisfies Readonly<Record<string, Text>>;
