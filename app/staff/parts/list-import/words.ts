import type { Text } from "#contract/language.ts";

export const listImportWords = {
	chooseFile: { en: "Choose the file", hi: "फ़ाइल चुनें" },
	drop: { en: "or drop it here", hi: "या यहाँ लाकर छोड़ें" },
	file: { en: "File (CSV)", hi: "फ़ाइल (CSV)" },
	fileHint: {
		en: "In Excel: Save As, then “CSV UTF-8”",
		hi: "एक्सेल में: Save As, फिर “CSV UTF-8”",
	},
	paste: { en: "Or paste the cells here", hi: "या सेल यहाँ चिपकाएँ" },
	check: { en: "Check the list", hi: "सूची जाँचें" },
	checking: { en: "Checking…", hi: "जाँच हो रही है…" },
	back: { en: "Change the list or choose another", hi: "सूची बदलें या दूसरी चुनें" },
	whatHappens: { en: "What will change", hi: "क्या बदलेगा" },
	faulty: {
		en: "Mistakes: {count}. Correct them in the box below, or in the spreadsheet and choose it again: nothing is done until all is right.",
		hi: "ग़लतियाँ: {count}। उन्हें नीचे के ख़ाने में ठीक करें, या स्प्रेडशीट में ठीक करके उसे फिर चुनें: सब सही होने तक कुछ नहीं होगा।",
	},
	row: { en: "Row {line}", hi: "पंक्ति {line}" },
} as const satisfies Readonly<Record<string, Text>>;
