import { description, fields, focus, id, picture, text, tick, title } from "./blocks.ts";
import { named } from "./field.ts";

const src = named(picture, { en: "Photo", hi: "फ़ोटो" });

/** §2.9: a photo of the gallery. Rows are oldest first; the page shows the newest first. */
export const photo = fields({
	id,
	title,
	description,
	src,
	focus,
	/** §2.3: the newest of them stand before those that the home page has itself. */
	home: named(tick, { en: "Show it on the home page too", hi: "मुखपृष्ठ पर भी दिखाएँ" }).optional(),
});

/** §2.2 /GalleryPage, §2.6: a photo of the home gallery section. */
export const homePhoto = fields({
	id,
	src,
	alt: named(text, {
		en: "What the photo shows",
		hi: "फ़ोटो में क्या है",
		hint: { en: "For those who can't see it.", hi: "उनके लिए जो इसे देख नहीं सकते।" },
	}),
});

/** §2.15: a picture of the strip under the news. */
export const newsPhoto = fields({ id, src });
