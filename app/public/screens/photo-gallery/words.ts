import type { Text } from "#contract/language.ts";

export const photoGalleryWords = {
	count: { en: "{count} photos", hi: "{count} फ़ोटो" },
	newestFirst: { en: "{count} photos, newest first", hi: "{count} फ़ोटो, नई पहले" },
	noPhotos: { en: "There are no photos yet.", hi: "अभी कोई फ़ोटो नहीं है।" },
	noneOfThese: {
		en: "There is no photo of that. Choose another month or place, or “All”.",
		hi: "ऐसी कोई फ़ोटो नहीं है। दूसरा महीना या जगह चुनें, या “सभी”।",
	},
	theme: { en: "Themes", hi: "विषय" },
	month: { en: "Month", hi: "महीना" },
	place: { en: "Place", hi: "जगह" },
	all: { en: "All", hi: "सभी" },
	show: { en: "Show", hi: "दिखाएँ" },
	photos: { en: "Photos", hi: "फ़ोटो" },
	pagesOfPhotos: { en: "Pages of the gallery", hi: "गैलरी के पृष्ठ" },
} as const satisfies Readonly<Record<string, Text>>;
