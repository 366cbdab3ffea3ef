import { capColour, fields, icon, portal, rowId, text } from "./blocks.ts";

/** §2.13: a licence card. Without a link its Apply Now says "Coming soon". */
export const licence = fields({
	id: rowId,
	title: text,
	icon,
	color: capColour,
	description: text,
	link: portal.optional(),
	/** How to get it until then, and the portal of the office that gives it where that isn't the council. */
	today: text.optional(),
	portal: portal.optional(),
});
