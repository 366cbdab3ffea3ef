import { fields, phone, picture, rowId, text } from "./blocks.ts";

/** §2.5, §2.8: an officer. The first is the chairman, the second the executive officer (§2.3 shows these two). */
export const officer = fields({
	id: rowId,
	name: text,
	designation: text,
	img: picture,
	/** The number of the office, never a private one. */
	phone: phone.optional(),
});
