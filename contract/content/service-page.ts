import * as z from "zod";
import { document, fields, isoDate, page, portal, text } from "./blocks.ts";
import {
	apply,
	check,
	contactWay,
	list,
	namedFigure,
	pageHead,
	question,
	step,
	texts,
} from "./page-blocks.ts";

/** How a service runs now. Anything but `normal` is shown at the top of its page, as an alert. */
const status = fields({
	state: z.enum(["normal", "revised", "limited"], "normal, revised or limited"),
	text,
	/** The last day on which it holds. */
	until: isoDate.optional(),
});

/** A form: where it is, or what to ask for at the counter. */
const form = fields({ title: text, text, portal: portal.optional(), document: document.optional() });

/** §2.12, §2.13: a page about one service. The slots are in the order in which a citizen needs them. */
export const servicePage = fields({
	...pageHead,
	/** What a person will have in hand at the end, in one sentence. */
	result: text.optional(),
	status: status.optional(),
	apply: apply.optional(),
	/** §2.13 "why needed". */
	why: texts.optional(),
	who: texts.optional(),
	/** Fee, time, amount, age. */
	facts: list(namedFigure).optional(),
	check: check.optional(),
	documents: texts.optional(),
	steps: list(step).optional(),
	otherWays: list(contactWay).optional(),
	/** What happens then, and how to follow it. */
	next: texts.optional(),
	/** Refused, late or wrong: where to turn, nearest first. */
	wrong: texts.optional(),
	forms: list(form).optional(),
	questions: list(question).optional(),
	related: list(page).optional(),
});
