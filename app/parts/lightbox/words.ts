import type { Text } from "#contract/language.ts";

export const lightboxWords = {
	previousPhoto: { en: "Previous photo", hi: "पिछली फ़ोटो" },
	nextPhoto: { en: "Next photo", hi: "अगली फ़ोटो" },
	close: { en: "Close the photo", hi: "फ़ोटो बंद करें" },
	position: { en: "Photo {number} of {total}", hi: "{total} में से फ़ोटो {number}" },
} as const satisfies Readonly<Record<string, Text>>;
