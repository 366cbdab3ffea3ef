import type { Text } from "#contract/language.ts";

export const importUsersWords = {
	columns: {
		en: "A spreadsheet with three columns: Name, Phone and Role, with these headings in the first row. The role as it is written under Manage Roles. At most {most} people.",
		hi: "तीन कॉलम वाली स्प्रेडशीट: नाम, फ़ोन और भूमिका, पहली पंक्ति में यही शीर्षक। भूमिका वैसी ही लिखें जैसी “भूमिका प्रबंधन” में है। अधिकतम {most} लोग।",
	},
	example: { en: "Download an example file", hi: "नमूना फ़ाइल डाउनलोड करें" },
	exampleName: { en: "Kavita Rani", hi: "कविता रानी" },
	people: { en: "People in the list", hi: "सूची के लोग" },
	row: { en: "Row", hi: "पंक्ति" },
	good: {
		en: "{count} people, no mistake found. All are added at once, or none.",
		hi: "{count} लोग, कोई ग़लती नहीं मिली। सब एक साथ जुड़ेंगे, या कोई नहीं।",
	},
	add: { en: "Add {count} people", hi: "{count} लोग जोड़ें" },
	adding: { en: "Adding…", hi: "जोड़ा जा रहा है…" },
	takesTime: {
		en: "A password is made for each of {count} people: that takes some seconds. Nobody is added before all are ready.",
		hi: "{count} लोगों के पासवर्ड बन रहे हैं: कुछ सेकंड लगेंगे। सब तैयार होने से पहले किसी को नहीं जोड़ा जाएगा।",
	},
	added: { en: "{count} people are added", hi: "{count} लोग जोड़ दिए गए" },
	printNow: {
		en: "Print the slips now, several on one sheet, and hand each to its person. The passwords are shown this once: when you leave this page nobody can see them again.",
		hi: "पर्चियाँ अभी छापें, एक पन्ने पर कई, और हर एक को उसकी पर्ची दें। पासवर्ड केवल इसी बार दिखते हैं: पृष्ठ छोड़ने के बाद कोई नहीं देख सकेगा।",
	},
	printSlips: { en: "Print {count} slips", hi: "{count} पर्चियाँ छापें" },
	done: { en: "They are printed: on to the list", hi: "पर्चियाँ छप गईं: सूची पर जाएँ" },
	passwords: { en: "Temporary passwords", hi: "अस्थायी पासवर्ड" },
} as const satisfies Readonly<Record<string, Text>>;
