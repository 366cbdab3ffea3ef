import * as z from "zod";
import { email, fields, figure, icon, isoDate, link, phone, portal, text } from "./blocks.ts";

/** The blocks that the documents of the screens share (town/pages/). A slot with nothing to say is left out, never filled with padding. */

/** A list that has something in it: an empty heading helps nobody. */
export function list<Item extends z.ZodType>(item: Item) {
	return z.array(item, "a list").min(1, "at least one, or leave the field out");
}

export const texts = list(text);

/** What every screen has: one sentence under its title, the section that answers for it, the day it was last read through. */
export const pageHead = { lead: text, owner: text, reviewed: isoDate };

/** A screen that has only its head. */
export const plainPage = fields(pageHead);

/** A figure with its name: a fee, a time, a distance. */
export const namedFigure = fields({ label: text, value: figure, note: text.optional() });

/** A short text under its own title, with a link onwards. */
export const note = fields({ title: text, text, link: link.optional() });

/** A way to reach a person: what to dial or write to, or a page to go to. */
export const contactWay = fields({
	icon,
	title: text,
	text,
	phone: phone.optional(),
	email: email.optional(),
	link: link.optional(),
});

/** The button that leads to where a citizen applies: it says where, and that it opens elsewhere. */
export const apply = fields({ portal, label: text, note: text.optional() });

/** Where this site's figure and the latest order may differ: what to check, and the portal that knows. */
export const check = fields({ text, portal });

export const question = fields({ question: text, answer: text });

/** §3 "How-to step". Its number is its place in the list. */
export const step = fields({ title: text, desc: text });
