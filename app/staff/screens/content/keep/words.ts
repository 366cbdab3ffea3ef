import type { Text } from "#contract/language.ts";

export const keepWords = {
	server: { en: "Kept on the server, {time}", hi: "सर्वर पर सुरक्षित, {time}" },
	device: {
		en: "Only on this device so far; it goes to the server by itself.",
		hi: "अभी केवल इस उपकरण पर; सर्वर पर अपने आप चला जाएगा।",
	},
	tab: {
		en: "Only in this tab so far: don't close it.",
		hi: "अभी केवल इस टैब में: इसे बंद न करें।",
	},
	writing: { en: "{names} is writing here too", hi: "{names} भी यहाँ लिख रहे हैं" },
	and: { en: " and ", hi: " और " },
	restored: {
		en: "These are your own words from before ({moment}). They aren't published.",
		hi: "ये आपके ही पहले के शब्द हैं ({moment})। ये प्रकाशित नहीं हैं।",
	},
	startAnew: {
		en: "Begin with what is there; keep these words below",
		hi: "मौजूदा पाठ से शुरू करें; ये शब्द नीचे रहेंगे",
	},
	startEmpty: {
		en: "Begin with an empty form; keep these words below",
		hi: "ख़ाली फ़ॉर्म से शुरू करें; ये शब्द नीचे रहेंगे",
	},
	offered: {
		en: "You wrote something else here ({moment}) that isn't published: {headline}",
		hi: "आपने यहाँ कुछ और भी लिखा था ({moment}), जो प्रकाशित नहीं है: {headline}",
	},
	take: { en: "Put these words into the form", hi: "ये शब्द फ़ॉर्म में लाएँ" },
	drop: { en: "Delete these words", hi: "ये शब्द हटाएँ" },
	dropQuestion: {
		en: "Delete these words? They can't be brought back.",
		hi: "ये शब्द हटाएँ? इन्हें वापस नहीं लाया जा सकेगा।",
	},
	whatDiffers: { en: "What differs from the form", hi: "फ़ॉर्म से क्या अलग है" },
} as const satisfies Readonly<Record<string, Text>>;
