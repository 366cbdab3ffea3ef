import type { Text } from "#contract/language.ts";

export const photoGalleryWords = {
	count: { en: "{count} photos", hi: "{count} फ़ोटो" },
	newestFirst: { en: "{count} photos, newest first", hi: "{count} फ़ोटो, नई पहले" },
	noPhotos: { en: "There are no photos yet.", hi: "अभी कोई फ़ोटो नहीं है।" },
	photos: { en: "Photos", hi: "फ़ोटो" },
	pagesOfPhotos: { en: "Pages of the gallery", hi: "गैलरी के पृष्ठ" },
} as const satisfies Readonly<Record<string, Text>>;
