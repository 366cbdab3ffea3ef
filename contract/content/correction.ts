import { body, day, fields, id, rowId } from "./blocks.ts";
import { named } from "./field.ts";

/** What was changed in a notice after it came out, told to everybody with its day: a tender's corrigendum. */
export const correction = fields({
	id,
	notice: named(rowId, { en: "Notice", hi: "सूचना" }),
	date: named(day, { en: "Date", hi: "तारीख़" }),
	text: body,
});
