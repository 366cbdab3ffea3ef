import { capColour, fields, icon, isoDate, link, text } from "./blocks.ts";

/** §3 "Info card": one of the four coloured cards of the home page. */
export const infoCard = fields({
	color: capColour,
	icon,
	title: text,
	subtitle: text,
	date: isoDate.optional(),
	note: text.optional(),
	link: link.optional(),
});
