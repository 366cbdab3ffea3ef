import { fields, key, name, phone, remark } from "./blocks.ts";
import { named } from "./field.ts";

/** §2.4, §2.11 */
export const helpline = fields({
	key: named(key, {
		en: "Address (in English)",
		hi: "पता (अंग्रेज़ी में)",
		hint: {
			en: "Latin letters, digits and hyphens; it stays as it is for good.",
			hi: "अंग्रेज़ी अक्षर, अंक और हाइफ़न; यह बाद में नहीं बदलेगा।",
		},
		made: true,
	}),
	number: named(phone, { en: "Number to call", hi: "फ़ोन नंबर" }),
	name,
	note: remark.optional(),
});
