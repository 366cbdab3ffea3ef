import type { Text } from "#contract/language.ts";

export const settingsWords = {
	desk: { en: "The complaint desk", hi: "शिकायत कक्ष" },
	isOn: { en: "Citizens can complain on this site", hi: "नागरिक इस साइट पर शिकायत कर सकते हैं" },
	isOnHint: {
		en: "Without the tick the site says where to call; staff still take complaints.",
		hi: "निशान न हो तो साइट बताती है कि कहाँ फ़ोन करें; कर्मचारी शिकायत फिर भी दर्ज कर सकते हैं।",
	},
	open311: { en: "Other apps may send complaints (Open311)", hi: "दूसरे ऐप भी भेज सकते हैं (Open311)" },
	open311Hint: {
		en: "An app sends them with a key, which you see here after saving. Without the tick the key ends; the next tick makes another.",
		hi: "ऐप एक कुंजी (key) से भेजता है, जो सहेजने पर यहाँ दिखती है। निशान हटाने पर वह कुंजी बंद हो जाती है; फिर लगाने पर नई बनती है।",
	},
	open311Key: { en: "The key:", hi: "कुंजी:" },
	daysHint: {
		en: "When the work is said to be done and the citizen says nothing, the complaint closes.",
		hi: "काम पूरा बताने के बाद नागरिक कुछ न कहें, तो शिकायत बंद होती है।",
	},
	silenceDays: { en: "Closes by itself after … days", hi: "… दिन बाद अपने आप बंद होगी" },
	reopenDays: { en: "Can be reopened for … days after that", hi: "उसके बाद … दिन तक फिर खुल सकेगी" },
	keepMonths: { en: "Names and photos kept for … months", hi: "नाम और फ़ोटो … महीने रखे जाएँगे" },
	departments: { en: "Who works in which department", hi: "किस विभाग में कौन काम करता है" },
	departmentsHint: {
		en: "Only people whose role may handle or assign complaints can be chosen. ★ is the head, who also sees to what is late.",
		hi: "केवल वे लोग चुने जा सकते हैं जिनकी भूमिका में शिकायतों पर कार्रवाई या उन्हें बाँटना है। ★ विभाग प्रमुख हैं; जो देर से है, उसे वे भी देखते हैं।",
	},
	unsent: { en: "Messages that couldn't be sent", hi: "संदेश जो नहीं भेजे जा सके" },
	unsentHint: {
		en: "Of the last month. The gateway was tried ten times; each line ends with what it said last.",
		hi: "पिछले एक महीने के। संदेश सेवा से दस बार कोशिश की गई; हर पंक्ति के अंत में उसका आख़िरी उत्तर है।",
	},
	noPeople: {
		en: "Nobody's role may handle complaints yet: give it to a role under Assign Permissions.",
		hi: "अभी किसी की भूमिका में शिकायतों पर कार्रवाई नहीं है: इसे “अनुमतियाँ सौंपें” में किसी भूमिका को दें।",
	},
	fallback: { en: "Who takes what has nobody", hi: "जिसका कोई नहीं, वह किसके पास" },
	fallbackHint: {
		en: "Gets the complaints of departments without people.",
		hi: "जिन विभागों में कोई नहीं, उनकी शिकायतें इन्हें मिलती हैं।",
	},
	fallbackNone: { en: "Nobody", hi: "कोई नहीं" },
	open: { en: "{count} open", hi: "{count} खुली" },
	closedWithout: {
		en: "Nobody works in {departments}: the citizens' form is off for what they own, until somebody does or takes it.",
		hi: "{departments} में कोई काम नहीं करता: जब तक वहाँ कोई न हो या कोई उनका काम न ले, उसके लिए नागरिक फ़ॉर्म बंद रहता है।",
	},
	openInSample: {
		en: "Nobody works in {departments}. In a sample town the citizens' form is open all the same: what comes in waits for whoever assigns.",
		hi: "{departments} में कोई काम नहीं करता। नमूने के नगर में नागरिक फ़ॉर्म फिर भी खुला है: जो आता है, वह बाँटने वाले के निर्णय की प्रतीक्षा करता है।",
	},
	goesTo: { en: "{name} gets it.", hi: "{name} को जाती है।" },
	head: { en: "Head", hi: "प्रमुख" },
	takeOut: { en: "Take out", hi: "हटाएँ" },
	addTo: {
		en: "Add somebody to {department}; it counts once you save",
		hi: "{department} में किसी को जोड़ें; सहेजने पर लागू होगा",
	},
	add: { en: "+ Add", hi: "+ जोड़ें" },
	closedDays: { en: "{count}: see them, or add a day", hi: "{count}: देखें, या दिन जोड़ें" },
	town: { en: "What the town's folder says", hi: "नगर के फ़ोल्डर में क्या है" },
	townHint: {
		en: "These are changed under Website Content, or in the folder.",
		hi: "ये “वेबसाइट सामग्री” में या फ़ोल्डर में बदलते हैं।",
	},
	openingHours: { en: "Office hours", hi: "कार्यालय का समय" },
	usualHours: { en: "{hours}, as nothing is written", hi: "{hours}, क्योंकि कुछ लिखा नहीं है" },
	closedSaturdays: { en: "Closed Saturdays", hi: "बंद शनिवार" },
	second: { en: "The second of each month", hi: "महीने का दूसरा" },
	secondAndFourth: { en: "The second and the fourth", hi: "दूसरा और चौथा" },
	none: { en: "None", hi: "कोई नहीं" },
	holidays: {
		en: "Days on which the office is closed: limits in working days wait, and every page says so",
		hi: "कार्यालय के बंद दिन: इन दिनों कार्य दिवसों की समय सीमा रुकती है और हर पृष्ठ यही बताता है",
	},
	save: { en: "Save settings", hi: "सेटिंग्स सहेजें" },
	saved: { en: "Settings saved. They apply at once.", hi: "सेटिंग्स सहेजी गईं। ये तुरंत लागू हैं।" },
	asSaved: { en: "Show what is saved, and drop mine", hi: "सहेजी हुई दिखाएँ, मेरा बदलाव छोड़ें" },
} as const satisfies Readonly<Record<string, Text>>;
