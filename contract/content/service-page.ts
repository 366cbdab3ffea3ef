import * as z from "zod";
import { document, fields, figure, icon, isoDate, page, portal, text } from "./blocks.ts";
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

/** When people need a service; by it the overview of services is narrowed down. */
export const occasions = ["family", "house", "work", "lane", "need"] as const;

export type Occasion = (typeof occasions)[number];

/** A fact beside two others must fit on a phone of 360 px, letters as they are seen. */
const longestGlance = 24;
const letters = new Intl.Segmenter("hi");

/** Fee and time in a few letters; the third fact, how many papers to bring, is counted. */
const atAGlance = fields({ fee: figure, time: figure }).check(({ value, issues }) => {
	for (const [name, written] of Object.entries(value)) {
		const texts = typeof written === "string" ? [written] : Object.values(written);
		const tooLong = texts.find((each) => [...letters.segment(each)].length > longestGlance);
		if (tooLong === undefined) continue;
		issues.push({
			code: "custom",
			path: [name],
			input: tooLong,
			message: `at most ${longestGlance} letters`,
		});
	}
});

/** The addresses of a service's sections on its page. */
export const serviceSections = [
	"why",
	"who",
	"fee-and-time",
	"documents",
	"steps",
	"other-ways",
	"next",
	"wrong",
	"forms",
	"questions",
] as const;

/** How the overview of services shows one. */
export const overviewSlots = {
	icon: icon.optional(),
	occasion: z.enum(occasions, occasions.join(", ")).optional(),
	atAGlance: atAGlance.optional(),
};

/** What a page says of its service, in the order in which a citizen needs it. */
export const serviceSlots = {
	...overviewSlots,
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
};

/** §2.12, §2.13: a page about one service. */
export const servicePage = fields({ ...pageHead, ...serviceSlots });
