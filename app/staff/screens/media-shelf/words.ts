import type { Text } from "#contract/language.ts";

export const shelfWords = {
	lead: {
		en: "Photographs, documents and videos for the site. A picture is published only when its title and description are there in both languages.",
		hi: "साइट के लिए फ़ोटो, दस्तावेज़ और वीडियो। चित्र तभी प्रकाशित होता है जब उसका शीर्षक और वर्णन दोनों भाषाओं में हो।",
	},
	files: { en: "Files", hi: "फ़ाइलें" },
	search: { en: "Search names and titles", hi: "नाम और शीर्षक में खोजें" },
	found: { en: "{count} in all", hi: "कुल {count}" },
	none: { en: "There is no such file here.", hi: "यहाँ ऐसी कोई फ़ाइल नहीं है।" },
	allDescribed: { en: "All are described.", hi: "सबका वर्णन लिखा जा चुका है।" },
	empty: {
		en: "No files yet. Upload the first one above.",
		hi: "अभी कोई फ़ाइल नहीं है। ऊपर से पहली फ़ाइल अपलोड करें।",
	},
	pictureReviewed: {
		en: "This picture is on the site or on its way there, so its text is reviewed too.",
		hi: "यह चित्र साइट पर है या आने वाला है, इसलिए इसके पाठ का भी अनुमोदन होता है।",
	},
	fileReviewed: {
		en: "This file is on the site or on its way there: readers know it by the title in the row that links it.",
		hi: "यह फ़ाइल साइट पर है या आने वाली है: पाठक इसे उस शीर्षक से जानते हैं जो इसके लिंक के साथ लिखा है।",
	},
	describeForReview: { en: "Write a new text for review", hi: "अनुमोदन के लिए नया पाठ लिखें" },
	open: { en: "Open {name}", hi: "{name} खोलें" },
	by: { en: "{name} · {moment}", hi: "{name} · {moment}" },
	usedIn: { en: "Used in", hi: "उपयोग" },
	usedBefore: { en: "In older versions only", hi: "केवल पुराने संस्करणों में" },
	inUse: { en: "In use", hi: "उपयोग में" },
	firstTakeOut: {
		en: "To delete it, first take it out there.",
		hi: "हटाने के लिए पहले इसे वहाँ से निकालें।",
	},
	place: { en: "{place} of {count}", hi: "{count} में से {place}" },
	queue: {
		en: "Pictures to be described: {count}.",
		hi: "इतने चित्रों का वर्णन बाक़ी है: {count}।",
	},
	begin: { en: "Describe them one by one", hi: "एक-एक करके वर्णन लिखें" },
	notUsed: { en: "Not used", hi: "उपयोग में नहीं" },
	delete: { en: "Delete {name}", hi: "{name} हटाएँ" },
	deleteTitle: { en: "Delete file", hi: "फ़ाइल हटाएँ" },
	pages: { en: "Pages of files", hi: "फ़ाइलों के पृष्ठ" },
} as const satisfies Readonly<Record<string, Text>>;
