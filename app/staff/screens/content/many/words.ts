import type { Text } from "#contract/language.ts";

export const manyWords = {
	chooseSeveral: { en: "Choose several", hi: "एक साथ कई चुनें" },
	stopChoosing: { en: "Stop choosing", hi: "चुनना बंद करें" },
	takeOffAll: { en: "Take these off the site: {count}?", hi: "इन्हें साइट से हटाएँ: {count}?" },
	asTable: { en: "As a table (CSV)", hi: "तालिका (CSV)" },
	titleAsTable: { en: "{title} as a table", hi: "{title}: तालिका" },
	backToList: { en: "Back to the list", hi: "सूची पर वापस" },
	out: { en: "Take the table out", hi: "तालिका निकालें" },
	outAbout: {
		en: "A file for Excel or LibreOffice with every row that is on the site. Change, add or copy rows in it and put it in below.",
		hi: "Excel या LibreOffice के लिए एक फ़ाइल, जिसमें साइट की हर पंक्ति है। उसमें पंक्तियाँ बदलें या जोड़ें, फिर उसे नीचे से वापस डालें।",
	},
	in: { en: "Put a table in", hi: "तालिका डालें" },
	inAbout: {
		en: "With the same headings in the first row. A row without a number in the first column is new; what a table leaves out stays. Nothing is published before you have seen what changes. Where the list doesn't show which of two numbers is the month, you are asked. The order is set under “Put in order”, not by the table.",
		hi: "पहली पंक्ति में यही शीर्षक हों। जिस पंक्ति के पहले कॉलम में संख्या नहीं, वह नई है; तालिका में जो नहीं है वह बना रहता है। क्या बदलेगा यह पहले दिखेगा, उसके बाद ही प्रकाशित होगा। जहाँ सूची से पता न चले कि तारीख़ में महीना कौन-सा है, वहाँ आपसे पूछा जाता है। क्रम तालिका से नहीं, “क्रम बदलें” से बदलता है।",
	},
	nothing: {
		en: "Nothing changes: the table says what is on the site.",
		hi: "कुछ नहीं बदलेगा: तालिका में वही है जो साइट पर है।",
	},
	counts: {
		en: "New: {added}. Changed: {changed}. Taken off: {off}. Unchanged: {unchanged}.",
		hi: "नई: {added}। बदली: {changed}। हटेंगी: {off}। वैसी ही: {unchanged}।",
	},
	missing: {
		en: "Also take off the site what isn't in this table: {count}",
		hi: "जो इस तालिका में नहीं है उसे साइट से हटाएँ: {count}",
	},
	isNew: { en: "new", hi: "नई" },
	empty: { en: "(empty)", hi: "(ख़ाली)" },
	becomes: { en: "becomes", hi: "अब" },
	lastBy: { en: "last changed by {name}, {moment}", hi: "पिछली बार {name} ने बदला, {moment}" },
	tooMany: {
		en: "At most {most} rows are changed at once: split the table.",
		hi: "एक बार में अधिकतम {most} पंक्तियाँ बदलती हैं: तालिका के हिस्से करें।",
	},
} as const satisfies Readonly<Record<string, Text>>;
