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
		en: "You wrote this yourself before ({moment}). It isn't published.",
		hi: "यह आपका ही पहले का लिखा हुआ है ({moment})। यह प्रकाशित नहीं है।",
	},
	startAnew: {
		en: "Start from the current text; keep my draft below",
		hi: "मौजूदा पाठ से शुरू करें; मेरा लिखा नीचे रहेगा",
	},
	startEmpty: {
		en: "Start with an empty form; keep my draft below",
		hi: "ख़ाली फ़ॉर्म से शुरू करें; मेरा लिखा नीचे रहेगा",
	},
	offered: {
		en: "You wrote something else here ({moment}) that isn't published: {headline}",
		hi: "आपने यहाँ कुछ और भी लिखा था ({moment}), जो प्रकाशित नहीं है: {headline}",
	},
	take: { en: "Put this draft into the form", hi: "इसे फ़ॉर्म में लाएँ" },
	drop: { en: "Discard this draft", hi: "मेरा यह लिखा छोड़ें" },
	dropQuestion: {
		en: "Discard this draft? It can't be brought back.",
		hi: "मेरा यह लिखा छोड़ें? इसे वापस नहीं लाया जा सकेगा।",
	},
	whatDiffers: { en: "What differs from the form", hi: "फ़ॉर्म से क्या अलग है" },
} as const satisfies Readonly<Record<string, Text>>;
