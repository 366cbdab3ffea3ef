import { capColour, date, fields, icon, link, remark, subtitle, title } from "./blocks.ts";

export const infoCard = fields({
	color: capColour,
	icon,
	title,
	subtitle,
	date: date.optional(),
	note: remark.optional(),
	link: link.optional(),
});
