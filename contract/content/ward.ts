import { fields, id, name, phone, text, wholeNumber } from "./blocks.ts";
import { named } from "./field.ts";

export const ward = fields({
	id,
	name,
	population: named(wholeNumber, { en: "Population", hi: "जनसंख्या" }),
	member: named(text, { en: "Member", hi: "सभासद" }),
	phone,
	/** People know their mohalla, not their ward's number. */
	mohallas: named(text, {
		en: "Mohallas",
		hi: "मोहल्ले",
		hint: { en: "With commas between them.", hi: "बीच में अल्पविराम लगाएँ।" },
	}).optional(),
});
