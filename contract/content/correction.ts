import { body, day, fields, id, rowId } from "./blocks.ts";
import { named } from "./field.ts";

export const correction = fields({
	id,
	notice: named(rowId, { en: "Notice", hi: "सूचना" }),
	date: named(day, { en: "Date", hi: "तारीख़" }),
	text: body,
});
