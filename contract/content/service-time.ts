import * as z from "zod";
import { fields, id, servicePage, wholeNumber } from "./blocks.ts";
import { forms, named } from "./field.ts";

const month = z
	.string("a month like 2026-10")
	.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "a month like 2026-10")
	.register(forms, { input: "words", wrong: "month", written: "a month like 2026-10" });

export const serviceTime = fields({
	id,
	service: named(servicePage, { en: "Service", hi: "सेवा" }),
	month: named(month, {
		en: "Month",
		hi: "माह",
		hint: { en: "Year and month, such as 2026-10.", hi: "वर्ष और माह, जैसे 2026-10।" },
	}),
	days: named(wholeNumber, {
		en: "Days that the middle case took",
		hi: "बीच वाले मामले में लगे दिन",
		hint: {
			en: "Put the cases in the order of their days and take the one in the middle.",
			hi: "मामलों को लगे दिनों के क्रम में रखें और बीच वाला लें।",
		},
	}),
	count: named(wholeNumber, { en: "Cases done in this month", hi: "इस माह निपटे मामले" }),
	promised: named(wholeNumber, {
		en: "Days promised at most",
		hi: "वादे के ज़्यादा से ज़्यादा दिन",
		hint: {
			en: "Counted as the days that it took; with them the page says whether the promise was kept.",
			hi: "वैसे ही गिनें जैसे लगे दिन; इनसे पृष्ठ बताता है कि वादा निभा या नहीं।",
		},
	}).optional(),
});
