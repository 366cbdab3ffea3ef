import type { NoticeKind } from "#contract/content/notice.ts";
import type { Text } from "#contract/language.ts";

export const noticesWords = {
	open: { en: "Open now", hi: "अभी चालू" },
	archive: { en: "Archive", hi: "पुरालेख" },
	archiveText: {
		en: "Closed notices, the newest first. Each keeps its address.",
		hi: "बंद हो चुकी सूचनाएँ, नई पहले। हर सूचना का पता वही रहता है।",
	},
	search: { en: "Search the notices", hi: "सूचनाओं में खोजें" },
	placeholder: { en: "For example: road, pump, 2025", hi: "जैसे: सड़क, पंप, 2025" },
	count: { en: "{open} open, {closed} in the archive", hi: "{open} चालू, {closed} पुरालेख में" },
	pages: { en: "Pages of notices", hi: "सूचनाओं के पृष्ठ" },
	noneFound: { en: "No notice was found.", hi: "कोई सूचना नहीं मिली।" },
	unknown: {
		en: "There is no notice with this number. All notices are listed here.",
		hi: "इस संख्या की कोई सूचना नहीं है। सभी सूचनाएँ यहाँ हैं।",
	},
	number: { en: "No.", hi: "संख्या" },
	title: { en: "Notice", hi: "सूचना" },
	kind: { en: "Kind", hi: "प्रकार" },
	published: { en: "Published", hi: "प्रकाशित" },
	closed: { en: "Closed", hi: "बंद हुई" },
	corrected: { en: "Corrigendum", hi: "शुद्धिपत्र" },
	closes: { en: "Closes", hi: "अंतिम तिथि" },
	closesOn: { en: "Closes on", hi: "अंतिम तिथि" },
	lastDay: { en: "last day today", hi: "आज अंतिम दिन" },
	oneDayLeft: { en: "1 day left", hi: "1 दिन शेष" },
	daysLeft: { en: "{count} days left", hi: "{count} दिन शेष" },
	opens: { en: "Bids opened", hi: "निविदा खुलने की तिथि" },
	estimate: { en: "Estimated cost", hi: "अनुमानित लागत" },
	earnestMoney: { en: "Earnest money", hi: "धरोहर राशि" },
	fee: { en: "Fee", hi: "शुल्क" },
	about: { en: "What it is about", hi: "विवरण" },
	files: { en: "Files of this notice", hi: "इस सूचना की फ़ाइलें" },
	documents: { en: "Documents", hi: "दस्तावेज़" },
	isOpen: { en: "This notice is open until {date}.", hi: "यह सूचना {date} तक चालू है।" },
	isClosed: {
		en: "This notice closed on {date}. It is kept for the record.",
		hi: "यह सूचना {date} को बंद हो गई। यह अब पुरालेख में है।",
	},
	answer: { en: "Go to the portal", hi: "पोर्टल पर जाएँ" },
	addToCalendar: { en: "Add the closing dates to your calendar", hi: "अंतिम तिथियाँ अपने कैलेंडर में जोड़ें" },
	allNotices: { en: "All notices", hi: "सभी सूचनाएँ" },
} as const satisfies Readonly<Record<string, Text>>;

export const kindWords: Readonly<Record<NoticeKind, Text>> = {
	tender: { en: "Tender", hi: "निविदा" },
	auction: { en: "Auction", hi: "नीलामी" },
	vacancy: { en: "Vacancy", hi: "भर्ती" },
	objections: { en: "Objections invited", hi: "आपत्ति एवं सुझाव आमंत्रित" },
	public: { en: "Public notice", hi: "सार्वजनिक सूचना" },
};
