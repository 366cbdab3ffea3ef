import { capColour, fields, icon, picture, rowId, text } from "./blocks.ts";

/** §2.11 Tourism: a place worth seeing. The gradient is a word for a colour: what it looks like is the site's concern. */
export const place = fields({
	id: rowId,
	name: text,
	image: picture,
	description: text,
	gradient: capColour,
	icon,
});
