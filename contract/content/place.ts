import { capColour, description, fields, icon, id, name, picture } from "./blocks.ts";

/** §2.11 Tourism: a place worth seeing. The gradient is a word for a colour: what it looks like is the site's concern. */
export const place = fields({
	id,
	name,
	image: picture,
	description,
	gradient: capColour,
	icon,
});
