import type { Text } from "#contract/language.ts";

export const galleryPageWords = {
	photos: { en: "Photos of the town", hi: "नगर की फ़ोटो" },
	allPhotos: { en: "All photos", hi: "सभी फ़ोटो" },
	videos: { en: "Videos", hi: "वीडियो" },
} as const satisfies Readonly<Record<string, Text>>;
