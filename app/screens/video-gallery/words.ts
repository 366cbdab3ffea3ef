import type { Text } from "#contract/language.ts";

export const videoGalleryWords = {
	videos: { en: "Videos", hi: "वीडियो" },
	watchOnYouTube: { en: "Watch on YouTube", hi: "यूट्यूब पर देखें" },
	captions: { en: "Captions", hi: "कैप्शन" },
	noVideos: { en: "There are no videos yet.", hi: "अभी कोई वीडियो नहीं है।" },
	youTubeNote: {
		en: "Videos marked “Watch on YouTube” open on youtube.com in a new tab. Nothing is loaded from there before.",
		hi: "“यूट्यूब पर देखें” वाले वीडियो youtube.com पर नए टैब में खुलते हैं। उससे पहले वहाँ से कुछ नहीं खुलता।",
	},
} as const satisfies Readonly<Record<string, Text>>;
