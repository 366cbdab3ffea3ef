import { fields, madeKey, name, phone, remark } from "./blocks.ts";
import { named } from "./field.ts";

export const helpline = fields({
	key: madeKey("Address (in English)", "पता (अंग्रेज़ी में)"),
	number: named(phone, { en: "Number to call", hi: "फ़ोन नंबर" }),
	name,
	note: remark.optional(),
});
