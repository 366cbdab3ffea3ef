import type { Text } from "#contract/language.ts";

export const searchWords = {
	lead: {
		en: "Search in English, in Hindi, or in Hindi typed in English letters.",
		hi: "हिन्दी में, अंग्रेज़ी में, या रोमन अक्षरों में लिखी हिन्दी में खोजें।",
	},
	hint: { en: "For example: birth certificate", hi: "जैसे: जन्म प्रमाण पत्र" },
	label: { en: "Search on this page", hi: "इस पृष्ठ की खोज" },
	empty: { en: "Type a word or two in the box.", hi: "ऊपर के ख़ाने में एक-दो शब्द लिखें।" },
	short: { en: "Type at least two letters.", hi: "कम से कम दो अक्षर लिखें।" },
	one: { en: "1 result for “{asked}”", hi: "“{asked}” के लिए 1 परिणाम" },
	count: { en: "{count} results for “{asked}”", hi: "“{asked}” के लिए {count} परिणाम" },
	best: {
		en: "The best {count} of {total} results for “{asked}”",
		hi: "“{asked}” के लिए {total} में से सबसे अच्छे {count} परिणाम",
	},
	none: { en: "Nothing was found for “{asked}”.", hi: "“{asked}” के लिए कुछ नहीं मिला।" },
	near: {
		en: "Nothing was found for “{asked}” as a whole. Perhaps one of these helps.",
		hi: "पूरे “{asked}” के लिए कुछ नहीं मिला। शायद इनमें से कुछ काम आए।",
	},
	bestMatches: { en: "Best matches", hi: "सबसे नज़दीकी" },
	whatNow: { en: "What you can do now", hi: "अब आप क्या कर सकते हैं" },
	spelling: {
		en: "Check the spelling, or use fewer words.",
		hi: "वर्तनी देख लें, या कम शब्दों में खोजें।",
	},
	otherWord: {
		en: "Try another word for the same thing, in Hindi or in English.",
		hi: "उसी चीज़ के लिए कोई दूसरा शब्द लिखें, हिन्दी या अंग्रेज़ी में।",
	},
	lookThrough: { en: "Look through a list:", hi: "सूची में देखें:" },
	call: { en: "Call the council's helpline:", hi: "पालिका की हेल्पलाइन पर पूछें:" },
	often: { en: "What most people come for", hi: "लोग अक्सर यह खोजते हैं" },
} as const satisfies Readonly<Record<string, Text>>;
