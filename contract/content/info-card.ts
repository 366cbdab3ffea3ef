import { capColour, date, fields, icon, link, remark, subtitle, title } from "./blocks.ts";

/** §3 "Info card": one of the four coloured cards of the home page. */
export const infoCard = fields({
	color: capColour,
	icon,
	title,
	subtitle,
	date: date.optional(),
	note: remark.optional(),
	link: link.optional(),
});
