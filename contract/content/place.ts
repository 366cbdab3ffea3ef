import { capColour, description, fields, icon, id, name, picture } from "./blocks.ts";

/** §2.11 Tourism. The gradient is a colour's name. */
export const place = fields({
	id,
	name,
	image: picture,
	description,
	gradient: capColour,
	icon,
});
