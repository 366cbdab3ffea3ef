import type { Text } from "#contract/language.ts";

export const listFileWords = {
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
	back: { en: "Choose another list", hi: "दूसरी सूची चुनें" },
} as const satisfies Readonly<Record<string, Text>>;
