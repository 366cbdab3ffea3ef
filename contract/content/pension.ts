import {
	capColour,
	description,
	fields,
	figure,
	icon,
	id,
	picture,
	rowId,
	subtitle,
	text,
	title,
} from "./blocks.ts";
import { named } from "./field.ts";
import { check, list, question, step, texts } from "./page-blocks.ts";

export const pensionScheme = fields({
	title,
	subtitle,
	amount: named(figure, { en: "Amount", hi: "राशि" }),
	color: capColour,
	icon,
	image: picture,
	description,
	eligibility: named(list(text), { en: "Conditions", hi: "शर्तें" }),
	documents: named(texts, { en: "Documents", hi: "दस्तावेज़" }),
	/** Present amount if it isn't §9's; `check` then says since when. */
	today: named(figure, { en: "What is paid now", hi: "अभी कितना मिलता है" }).optional(),
	check: check.optional(),
});

export const pensionQuestion = fields({ id, ...question });

export const pensionStep = fields({ step: named(rowId, { en: "Step", hi: "चरण" }), ...step });
