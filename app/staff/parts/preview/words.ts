import type { Text } from "#contract/language.ts";

export const previewWords = {
	preview: { en: "Preview", hi: "पूर्वावलोकन" },
	lead: {
		en: "The page exactly as readers will see it. Links in it don't work.",
		hi: "पृष्ठ ठीक वैसा जैसा पाठक देखेंगे। इसमें लिंक काम नहीं करते।",
	},
	show: { en: "Show the page as it will be", hi: "पृष्ठ दिखाएँ, जैसा होगा" },
	again: { en: "Show it with the words of now", hi: "अब के शब्दों के साथ दिखाएँ" },
	making: { en: "One moment…", hi: "एक क्षण…" },
	width: { en: "Width", hi: "चौड़ाई" },
	phone: { en: "Phone", hi: "फ़ोन" },
	tablet: { en: "Tablet", hi: "टैबलेट" },
	computer: { en: "Computer", hi: "कंप्यूटर" },
	language: { en: "Language", hi: "भाषा" },
	frame: { en: "Preview of the page", hi: "पृष्ठ का पूर्वावलोकन" },
	open: { en: "Open in a tab", hi: "टैब में खोलें" },
	share: { en: "Show it to somebody", hi: "किसी को दिखाएँ" },
	days: { en: "Link holds for", hi: "लिंक कितने समय चले" },
	oneDay: { en: "1 day", hi: "1 दिन" },
	manyDays: { en: "{days} days", hi: "{days} दिन" },
	make: { en: "Make a link", hi: "लिंक बनाएँ" },
	link: {
		en: "Whoever has this link sees it, without signing in",
		hi: "जिसके पास यह लिंक है वह बिना लॉगिन देख सकता है",
	},
	copy: { en: "Copy", hi: "कॉपी करें" },
	copied: { en: "Copied", hi: "कॉपी हो गया" },
	failed: { en: "The preview could not be made.", hi: "पूर्वावलोकन नहीं बन सका।" },
} as const satisfies Readonly<Record<string, Text>>;
