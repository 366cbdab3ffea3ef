import type { Text } from "#contract/language.ts";

export const openDataWords = {
	terms: { en: "Terms of use", hi: "उपयोग की शर्तें" },
	licence: { en: "Licence:", hi: "लाइसेंस:" },
	tables: { en: "Tables", hi: "सूचियाँ" },
	tablesNote: {
		en: "CSV opens in any spreadsheet; JSON is for programs. Both hold the same rows.",
		hi: "CSV स्प्रेडशीट में खुलती है, JSON प्रोग्राम के लिए है; पंक्तियाँ दोनों में वही हैं।",
	},
	rows: { en: "Rows", hi: "पंक्तियाँ" },
	asOn: { en: "Last reviewed", hi: "पिछली समीक्षा" },
	whenOpened: { en: "counted anew every few minutes", hi: "हर कुछ मिनट में नई गिनती" },
	shownOn: { en: "Shown on", hi: "यहाँ देखें" },
	columns: { en: "Columns of this table", hi: "इस सूची के कॉलम" },
	forSpreadsheet: { en: "CSV", hi: "CSV" },
	forPrograms: { en: "JSON", hi: "JSON" },
	size: { en: "{size} kB", hi: "{size} के.बी." },
	download: { en: "Download {title}:", hi: "{title} डाउनलोड करें:" },
	feeds: { en: "Feeds, calendar and contact cards", hi: "फ़ीड, कैलेंडर और संपर्क कार्ड" },
	feed: { en: "News and notices as a feed (Atom)", hi: "समाचार और सूचनाएँ फ़ीड में (Atom)" },
	feedNote: {
		en: "Put this address into a feed reader and it tells you whenever something new is published.",
		hi: "यह पता फ़ीड रीडर में डालें; नया आते ही बता देगा।",
	},
	calendar: { en: "Dates of notices as a calendar (iCalendar)", hi: "सूचनाओं की तिथियाँ कैलेंडर में (iCalendar)" },
	calendarNote: {
		en: "Add this address to your calendar: new dates appear by themselves.",
		hi: "यह पता अपने कैलेंडर में जोड़ें; नई तिथियाँ अपने-आप आएँगी।",
	},
	complaints: {
		en: "What citizens have reported, as a feed (Atom)",
		hi: "नागरिकों ने क्या बताया, फ़ीड में (Atom)",
	},
	complaintsNote: {
		en: "All that is newly reported; the list of each ward and problem has a feed of its own.",
		hi: "हर नई बताई समस्या; हर वार्ड और हर समस्या की सूची की अपनी फ़ीड भी है।",
	},
	officeCard: { en: "The office for your phone book (vCard)", hi: "कार्यालय आपकी फ़ोन बुक में (vCard)" },
	officeCardNote: {
		en: "Address, telephone and e-mail of the council.",
		hi: "पालिका का पता, फ़ोन और ई-मेल।",
	},
	officerCards: { en: "The officers for your phone book (vCard)", hi: "अधिकारी आपकी फ़ोन बुक में (vCard)" },
	officerCardsNote: {
		en: "Name and post of each, with the council's own number; no private ones.",
		hi: "नाम और पद, पालिका के नंबर के साथ; निजी नंबर नहीं।",
	},
} as const satisfies Readonly<Record<string, Text>>;
