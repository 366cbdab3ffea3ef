import { date, description, fields, focus, id, picture, text, tick, title } from "./blocks.ts";
import { named, oneOf } from "./field.ts";

/** In the order of the page. */
export const photoThemes = {
	works: { en: "Works and services", hi: "काम और सेवाएँ" },
	water: { en: "Water", hi: "पानी" },
	festivals: { en: "Festivals", hi: "त्योहार" },
	schools: { en: "Schools, health and sport", hi: "विद्यालय, स्वास्थ्य और खेल" },
	bazaar: { en: "Markets and crafts", hi: "बाज़ार और कारीगरी" },
	green: { en: "Parks and fields", hi: "पार्क और खेत" },
	town: { en: "Streets of the town", hi: "नगर की सड़कें" },
} as const;

const src = named(picture, { en: "Photo", hi: "फ़ोटो" });

/** §2.9. Rows are oldest first; the page shows the newest first. */
export const photo = fields({
	id,
	title,
	description,
	src,
	focus,
	date: named(date, { en: "Taken on", hi: "कब ली गई" }).optional(),
	place: named(text, { en: "Place", hi: "जगह" }).optional(),
	theme: named(oneOf(photoThemes), { en: "Theme", hi: "विषय" }).optional(),
	home: named(tick, { en: "Show it on the home page too", hi: "मुखपृष्ठ पर भी दिखाएँ" }).optional(),
});

export const homePhoto = fields({
	id,
	src,
	alt: named(text, {
		en: "What the photo shows",
		hi: "फ़ोटो में क्या है",
		hint: { en: "For those who can't see it.", hi: "उनके लिए जो इसे देख नहीं सकते।" },
	}),
});

export const newsPhoto = fields({ id, src });
