import type { Text } from "#contract/language.ts";

/** On both pages of the complaint desk. */
export const complaintWords = {
	section: { en: "Department", hi: "विभाग" },
	by: { en: "By", hi: "कब तक" },
	ward: { en: "Ward", hi: "वार्ड" },
	photos: { en: "Photos, if you have any", hi: "फ़ोटो, हो तो" },
	morePhotos: { en: "More photos", hi: "और फ़ोटो" },
	photosHint: {
		en: "Up to three. One from close by, one from some steps away. Place and time in the file stay with the office.",
		hi: "अधिकतम तीन। एक पास से, एक कुछ क़दम दूर से। फ़ाइल में लिखी जगह और समय कार्यालय तक ही रहते हैं।",
	},
	photosKept: { en: "{count} of your photos came and are kept.", hi: "आपकी {count} फ़ोटो आ चुकी हैं और रखी हैं।" },
	dropPhotos: { en: "Send without them", hi: "इनके बिना भेजें" },
	photosRefused: {
		en: "A photo could not be read and was left out. You can add another on the page of your complaint.",
		hi: "एक फ़ोटो पढ़ी नहीं जा सकी और छोड़ दी गई। अपनी शिकायत के पृष्ठ पर दूसरी जोड़ सकते हैं।",
	},
	number: { en: "Complaint number", hi: "शिकायत नंबर" },
	code: { en: "Follow code", hi: "फ़ॉलो कोड" },
	follow: { en: "Follow your complaint", hi: "अपनी शिकायत देखें" },
	ownLimit: {
		en: "It is the council's own limit, in the hours of its office; nights and holidays count only where it says day and night.",
		hi: "यह समय सीमा पालिका ने ख़ुद तय की है और कार्यालय के समय में गिनी जाती है; रात और छुट्टी तभी गिनी जाती है जब “दिन-रात” लिखा हो।",
	},
} as const satisfies Readonly<Record<string, Text>>;
