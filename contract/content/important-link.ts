import { anchor, body, capColour, date, fields, icon, link, remark, subtitle, title } from "./blocks.ts";

/** Without a link the note says where to ask today (§3). */
export const importantLink = fields({
	icon,
	title,
	subtitle: subtitle.optional(),
	text: body.optional(),
	date: date.optional(),
	link: link.optional(),
	anchor: anchor.optional(),
	note: remark.optional(),
	colour: capColour,
});
