export const documentWords = {
	page: { en: "1 page", hi: "1 पृष्ठ" },
	pages: { en: "{count} pages", hi: "{count} पृष्ठ" },
	writtenIn: {
		en: { en: "in English", hi: "अंग्रेज़ी में" },
		hi: { en: "in Hindi", hi: "हिन्दी में" },
		both: { en: "in Hindi and English", hi: "हिन्दी और अंग्रेज़ी में" },
	},
} as const;
