import type { Text } from "#contract/language.ts";

export const hindiWords = {
	switch: {
		en: "Type Hindi in English letters",
		hi: "अंग्रेज़ी अक्षरों से हिन्दी",
	},
	suggestions: { en: "Hindi words", hi: "हिन्दी शब्द" },
	offered: {
		en: "For “{typed}”: {words}. Enter or Tab puts in the marked one, Escape leaves what you typed.",
		hi: "“{typed}” के लिए: {words}। Enter या Tab से चुना हुआ शब्द लगेगा, Escape से आपका लिखा रहेगा।",
	},
	krutiDev: {
		en: "This looks like Kruti Dev. Put in as:",
		hi: "यह कृति देव में लिखा लगता है। यूनिकोड में ऐसे लिखा जाएगा:",
	},
	useIt: { en: "Use it", hi: "इसे लगाएँ" },
	keepIt: { en: "Keep as it is", hi: "जैसा है रहने दें" },
	warnings: { en: "Please look at this once more:", hi: "इसे एक बार फिर देख लें:" },
} as const satisfies Readonly<Record<string, Text>>;
