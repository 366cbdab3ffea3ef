import { fields, phone, rowId, text, wholeNumber } from "./blocks.ts";

/** §2.7: a ward, its people and its member. */
export const ward = fields({
	id: rowId,
	name: text,
	population: wholeNumber,
	member: text,
	phone,
	/** With commas between them: people know their mohalla, not the number of their ward. */
	mohallas: text.optional(),
});
