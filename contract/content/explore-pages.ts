import {
	body,
	capColour,
	exactly,
	fields,
	figure,
	icon,
	label,
	link,
	picture,
	remark,
	text,
	title,
} from "./blocks.ts";
import { named } from "./field.ts";
import { composition } from "./limits.ts";
import { facts, helplines, list, notes, pageHead } from "./page-blocks.ts";

const banner = named(picture, { en: "Picture at the top", hi: "ऊपर का चित्र" });

const reachCard = fields({ picture, title, text: body, facts });

const distance = fields({
	label,
	value: named(figure, { en: "Value", hi: "मान" }),
	note: remark.optional(),
	icon,
	color: capColour,
});

export const reachPage = fields({
	...pageHead,
	cards: named(exactly(composition.reachCards, reachCard), { en: "Ways to the town", hi: "पहुँचने के साधन" }),
	board: named(picture, { en: "Picture of the distance board", hi: "दूरी-पट्ट का चित्र" }),
	distances: named(list(distance), { en: "Distances", hi: "दूरियाँ" }),
	map: named(text, { en: "Map", hi: "मानचित्र" }),
	notes: notes.optional(),
});

export const educationPage = fields({ ...pageHead, banner, notes: notes.optional() });

export const healthPage = fields({
	...pageHead,
	banner,
	emergency: named(fields({ text: body, helplines }), { en: "Emergency", hi: "आपात स्थिति" }),
	notes: notes.optional(),
});

export const tourismPage = fields({
	...pageHead,
	banner,
	callToAction: named(fields({ title, text: body, label, link }), {
		en: "Call at the end",
		hi: "अंत का आह्वान",
	}),
	notes: notes.optional(),
});
