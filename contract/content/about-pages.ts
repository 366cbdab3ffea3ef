import { exactly, fields, key, picture, text } from "./blocks.ts";
import { contactWay, list, namedFigure, note, pageHead, texts } from "./page-blocks.ts";

/** §2.4: the three rows, and the national helplines by what they are for. */
export const contactPage = fields({
	...pageHead,
	/** Emergency, helpline, e-mail. */
	rows: exactly(3, contactWay),
	helplineGroups: list(fields({ title: text, note: text.optional(), helplines: list(key) })),
	/** Before coming to the office. */
	visit: texts,
	/** Whom to ask for what. */
	notes: list(note).optional(),
});

/** §2.5: the town and its council. */
export const introductionPage = fields({
	...pageHead,
	history: texts,
	council: texts,
	photos: exactly(3, picture),
	figures: list(namedFigure).optional(),
	officials: text.optional(),
	/** Beside the link to the contact page. */
	contact: text,
});

/** §2.6: the achievements come from a table. */
export const achievementsPage = fields({ ...pageHead, photos: text });

/** §2.2 /boardmembers: how the board works and how to reach one's member. */
export const boardMembersPage = fields({ ...pageHead, notes: list(note).optional() });

/** §2.7. */
export const wardsPage = fields({ ...pageHead, notes: list(note).optional() });

/** §2.8: a sentence for each of the three sections. */
export const directoryPage = fields({ ...pageHead, officers: text, employees: text, contractors: text });
