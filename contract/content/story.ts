import { day, fields, picture, text, title } from "./blocks.ts";
import { about, named } from "./field.ts";
import { list, paragraphs } from "./page-blocks.ts";

/** A story reports its own day, so its text may name people (§2.15). */
export const story = fields({
	title,
	date: named(day, { en: "Date", hi: "तारीख़" }),
	place: named(text, { en: "Place", hi: "जगह" }).optional(),
	picture: about(picture, {
		hint: {
			en: "Several can be chosen at once: the first is shown beside the text, the others below it.",
			hi: "एक साथ कई चुन सकते हैं: पहली पाठ के पास दिखेगी, बाक़ी उनके नीचे।",
		},
		rest: "photos",
	}),
	paragraphs,
	forYou: named(text, { en: "What this means for you", hi: "आपके लिए इसका मतलब" }).optional(),
	photos: named(list(picture), { en: "More photos", hi: "और फ़ोटो" }).optional(),
});
