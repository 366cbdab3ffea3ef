import { composition } from "../limits.ts";
import { capColour, exactly, fields, figure, icon, key, link, picture, text } from "./blocks.ts";
import { list, namedFigure, note, pageHead } from "./page-blocks.ts";

/** §2.11: a way to the town. */
const reachCard = fields({ picture, title: text, text, facts: list(namedFigure) });

/** A kilometre stone: where to, how far; by which way (icon), on which road (colour). */
const distance = fields({
	label: text,
	value: figure,
	note: text.optional(),
	icon,
	color: capColour,
});

/** §2.11: how to reach the town by air, train and road. */
export const reachPage = fields({
	...pageHead,
	cards: exactly(composition.reachCards, reachCard),
	/** A drawing of the distance board. */
	board: picture,
	distances: list(distance),
	/** Beside the map. */
	map: text,
	notes: list(note).optional(),
});

/** §2.11: the institutions come from a table. */
export const educationPage = fields({ ...pageHead, banner: picture, notes: list(note).optional() });

/** §2.11: the hospitals come from a table; the band's numbers are keys of the helplines. */
export const healthPage = fields({
	...pageHead,
	banner: picture,
	emergency: fields({ text, helplines: list(key) }),
	notes: list(note).optional(),
});

/** §2.11: the places come from a table. */
export const tourismPage = fields({
	...pageHead,
	banner: picture,
	callToAction: fields({ title: text, text, label: text, link }),
	notes: list(note).optional(),
});
