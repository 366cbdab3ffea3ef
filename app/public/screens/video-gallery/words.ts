import type { Text } from "#contract/language.ts";

export const videoGalleryWords = {
	videos: { en: "Videos", hi: "वीडियो" },
	watchOnYouTube: { en: "Watch on YouTube", hi: "यूट्यूब पर देखें" },
	captions: { en: "Captions", hi: "उपशीर्षक" },
	noVideos: { en: "There are no videos yet.", hi: "अभी कोई वीडियो नहीं है।" },
} as const satisfies Readonly<Record<string, Text>>;
