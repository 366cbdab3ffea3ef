import * as z from "zod";
import { capColour, fields, figure, icon, picture, rowId, text } from "./blocks.ts";
import { check } from "./page-blocks.ts";

/** §2.12: a pension scheme. */
export const pensionScheme = fields({
	title: text,
	subtitle: text,
	amount: figure,
	color: capColour,
	icon,
	image: picture,
	description: text,
	eligibility: z.array(text, "a list of texts").min(1, "at least one condition"),
	documents: z.array(text, "a list of texts").min(1, "at least one document"),
	/** What the state pays now, where that isn't the amount of §9: it is shown first, and `check` says what was paid before. */
	today: figure.optional(),
	/** Since when the state pays another amount than §9, and where the reader looks it up. */
	check: check.optional(),
});

/** §2.12: a question of the accordion. */
export const pensionQuestion = fields({ id: rowId, question: text, answer: text });

/** §2.12: a step of how-to-apply. */
export const pensionStep = fields({ step: rowId, title: text, desc: text });
