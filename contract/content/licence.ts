import { capColour, description, fields, icon, id, portal, sentences, title } from "./blocks.ts";
import { named } from "./field.ts";

/** Without a link its Apply Now says "Coming soon" (§2.13). */
export const licence = fields({
	id,
	title,
	icon,
	color: capColour,
	description,
	link: named(portal, { en: "Site where one applies", hi: "आवेदन की साइट" }).optional(),
	today: named(sentences, { en: "How to get it today", hi: "अभी कैसे मिलता है" }).optional(),
	portal: named(portal, { en: "Site of the office that gives it", hi: "देने वाले कार्यालय की साइट" }).optional(),
});
