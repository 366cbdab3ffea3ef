import { areWardsInTurn } from "../wards-named.ts";
import { exactly, fields, figure, picture, remark, sentences, text, title } from "./blocks.ts";
import { named } from "./field.ts";
import { contactWay, facts, helplines, list, namedFigure, notes, pageHead, texts } from "./page-blocks.ts";
import { mistake } from "./validation-messages.ts";

export const contactPage = fields({
	...pageHead,
	rows: named(exactly(3, contactWay), { en: "Rows", hi: "पंक्तियाँ" }),
	helplineGroups: named(list(fields({ title, note: remark.optional(), helplines })), {
		en: "Groups of helplines",
		hi: "हेल्पलाइन के समूह",
	}),
	visit: named(texts, { en: "Before coming to the office", hi: "कार्यालय आने से पहले" }),
	notes: notes.optional(),
});

export const introductionPage = fields({
	...pageHead,
	history: named(texts, { en: "History", hi: "इतिहास" }),
	council: named(texts, { en: "The council", hi: "पालिका" }),
	photos: named(exactly(3, picture), { en: "Photos", hi: "फ़ोटो" }),
	figures: facts.optional(),
	officials: named(sentences, { en: "On the officials", hi: "अधिकारियों के बारे में" }).optional(),
	contact: named(text, { en: "Contact", hi: "संपर्क" }),
});

export const achievementsPage = fields({ ...pageHead, photos: named(text, { en: "Photos", hi: "फ़ोटो" }) });

export const boardMembersPage = fields({ ...pageHead, notes: notes.optional() });

const ofWards = fields({
	...namedFigure.shape,
	value: named(
		figure.refine(
			(value) => (typeof value === "string" ? [value] : Object.values(value)).every(areWardsInTurn),
			mistake("wardsBackward", "the smaller number of a range of wards first"),
		),
		{ en: "Value", hi: "मान", input: "figure" },
	),
});

export const wardsPage = fields({
	...pageHead,
	notes: notes.optional(),
	everyWard: named(list(ofWards), {
		en: "What applies in every ward",
		hi: "हर वार्ड में लागू",
		hint: {
			en: "Times that differ are written like: Wards 1 to 12: 6 am. Wards 13 to 34: 7 am.",
			hi: "समय अलग हों तो इस तरह लिखें: वार्ड 1 से 12: सुबह 6 बजे। वार्ड 13 से 34: सुबह 7 बजे।",
		},
	}).optional(),
});

export const directoryPage = fields({
	...pageHead,
	officers: named(text, { en: "Officers", hi: "अधिकारी" }),
	employees: named(sentences, { en: "On the employees", hi: "कर्मचारियों के बारे में" }),
	contractors: named(sentences, { en: "On the contractors", hi: "ठेकेदारों के बारे में" }),
});
