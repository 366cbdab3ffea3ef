import { capColour, description, fields, icon, id, name, picture } from "./blocks.ts";

/** The gradient is a colour's name (§2.11). */
export const place = fields({
	id,
	name,
	image: picture,
	description,
	gradient: capColour,
	icon,
});
