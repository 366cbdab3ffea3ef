import { fields, id, key, sentences, title } from "./blocks.ts";
import { named, oneOf } from "./field.ts";

export const complaintAnswer = fields({
	id,
	category: named(key, {
		en: "Category of complaints",
		hi: "शिकायत की श्रेणी",
		hint: { en: "Empty: for all of them.", hi: "ख़ाली: सबके लिए।" },
		input: "choice",
		list: "rows complaintCategories",
	}).optional(),
	move: named(
		oneOf({
			ask: { en: "Question", hi: "सवाल" },
			resolve: { en: "Done", hi: "काम पूरा हुआ" },
			propose: { en: "Declined", hi: "अस्वीकार" },
		}),
		{ en: "Used for", hi: "किस काम में" },
	),
	title,
	text: named(sentences, { en: "Text", hi: "पाठ" }),
});
