import { date, description, fields, focus, id, picture, text, tick, title } from "./blocks.ts";
import { named, oneOf } from "./field.ts";

/** Themes of the gallery, in order. */
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
	/** §2.3: shown before the home page's own. */
	home: named(tick, { en: "Show it on the home page too", hi: "मुखपृष्ठ पर भी दिखाएँ" }).optional(),
});

/** §2.2 /GalleryPage, §2.6 */
export const homePhoto = fields({
	id,
	src,
	alt: named(text, {
		en: "What the photo shows",
		hi: "फ़ोटो में क्या है",
		hint: { en: "For those who can't see it.", hi: "उनके लिए जो इसे देख नहीं सकते।" },
	}),
});

/** §2.15 */
export const newsPhoto = fields({ id, src });
