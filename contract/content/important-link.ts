import { capColour, fields, icon, isoDate, key, link, text } from "./blocks.ts";

/** §3 "Important Links card". Without a link the note says where to ask today. */
export const importantLink = fields({
	icon,
	title: text,
	subtitle: text.optional(),
	text: text.optional(),
	date: isoDate.optional(),
	link: link.optional(),
	/** The place on the page that the link leads to. */
	anchor: key.optional(),
	note: text.optional(),
	colour: capColour,
});
