import { fields, id, name, phone, picture, text } from "./blocks.ts";
import { named } from "./field.ts";

/** The first is the chairman, the second the executive officer (§2.3). */
export const officer = fields({
	id,
	name,
	designation: named(text, { en: "Designation", hi: "पदनाम" }),
	img: named(picture, { en: "Portrait", hi: "फ़ोटो" }),
	/** The office's number, never a private one. */
	phone: phone.optional(),
});
