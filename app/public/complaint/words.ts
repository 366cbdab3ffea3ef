import type { Text } from "#contract/language.ts";

export const complaintWords = {
	department: { en: "Department", hi: "विभाग" },
	by: { en: "By", hi: "कब तक" },
	ward: { en: "Ward", hi: "वार्ड" },
	photos: { en: "Add photos, if you have any", hi: "फ़ोटो जोड़ें, हो तो" },
	morePhotos: { en: "Add more photos", hi: "और फ़ोटो जोड़ें" },
	photosHint: {
		en: "Up to three, of 10 MB at most. One from close by, one from some steps away. Place and time in the file stay with the office.",
		hi: "अधिकतम तीन, हर एक 10 एमबी तक। एक पास से, एक कुछ क़दम दूर से। फ़ाइल में लिखी जगह और समय कार्यालय तक ही रहते हैं।",
	},
	photosChosen: { en: "Photos chosen: {count}", hi: "चुनी गई फ़ोटो: {count}" },
	photosLeft: {
		en: "Up to three photos of 10 MB at most: the others were left out.",
		hi: "10 एमबी तक की अधिकतम तीन फ़ोटो: बाक़ी छोड़ दी गईं।",
	},
	photosKept: { en: "Photos that have arrived: {count}", hi: "{count} फ़ोटो मिल गई हैं" },
	dropPhoto: { en: "Remove photo", hi: "हटाएँ: फ़ोटो" },
	dropPhotos: { en: "Remove these photos", hi: "ये फ़ोटो हटाएँ" },
	photosRefused: {
		en: "A photo could not be read and was left out. You can add another on the page of your complaint.",
		hi: "एक फ़ोटो पढ़ी नहीं जा सकी और छोड़ दी गई। अपनी शिकायत के पृष्ठ पर दूसरी जोड़ सकते हैं।",
	},
	close: { en: "Not my phone: close this page here", hi: "फ़ोन मेरा नहीं: यह पृष्ठ यहाँ बंद करें" },
	number: { en: "Complaint number", hi: "शिकायत नंबर" },
	code: { en: "Follow code", hi: "गुप्त कोड" },
	follow: { en: "Follow your complaint", hi: "अपनी शिकायत देखें" },
} as const satisfies Readonly<Record<string, Text>>;
