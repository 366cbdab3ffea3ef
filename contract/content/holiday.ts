import { date, fields, id, name, text } from "./blocks.ts";
import { named } from "./field.ts";

/** A closed day. Sundays and free Saturdays follow from the office's hours. */
export const holiday = fields({
	id,
	date,
	name,
	note: named(text, {
		en: "What is to be added",
		hi: "साथ में क्या लिखें",
		hint: { en: "Such as: by the moon, may move one day", hi: "जैसे: चाँद से, एक दिन आगे-पीछे हो सकती है" },
	}).optional(),
});
