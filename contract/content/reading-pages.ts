import {
	body,
	document,
	documentKind,
	fields,
	figure,
	key,
	link,
	picture,
	portal,
	text,
	title,
} from "./blocks.ts";
import { about, named, oneOf } from "./field.ts";
import { contactWay, facts, list, pageHead, paragraphs, points, questions, steps } from "./page-blocks.ts";
import { mistake } from "./validation-messages.ts";

const term = named(text, { en: "Name", hi: "नाम" });

const more = { en: "More columns", hi: "और स्तंभ" };

const rows = named(
	list(fields({ term, text: body, more: named(list(figure), more).optional(), portal: portal.optional() })),
	{ en: "Rows", hi: "पंक्तियाँ" },
);

/** A table with two columns, and `more`; the last cell of a row may be missing. */
const table = about(
	fields({ term, text: body, more: named(list(text), more).optional(), rows }).check(
		({ value: { more = [], rows }, issues }) => {
			for (const [place, { more: cells = [] }] of rows.entries()) {
				if (cells.length <= more.length) continue;
				const expected = `at most ${more.length} cells, for so many heads has the table under more`;
				issues.push({ ...mistake("moreCells", expected, "rows", place, "more"), input: cells });
			}
		},
	),
	{ table: true },
);

const passage = {
	picture: picture.optional(),
	paragraphs: paragraphs.optional(),
	facts: facts.optional(),
	table: named(table, {
		en: "Table",
		hi: "तालिका",
		hint: {
			en: "A table copied from Word, Excel or a web page fills the cells from the box into which it is pasted.",
			hi: "Word, Excel या वेब पृष्ठ से कॉपी की गई तालिका जिस ख़ाने में चिपकाएँ, वहीं से सब ख़ाने भर जाते हैं।",
		},
	}).optional(),
	points: points.optional(),
	steps: steps.optional(),
	questions: questions.optional(),
	contacts: named(list(contactWay), { en: "Contacts", hi: "संपर्क" }).optional(),
	documents: named(list(document), { en: "Documents", hi: "दस्तावेज़", long: true }).optional(),
	documentsOf: named(documentKind, {
		en: "All documents of a kind",
		hi: "किसी प्रकार के सभी दस्तावेज़",
	}).optional(),
	holidays: named(
		oneOf({
			coming: { en: "Holidays to come", hi: "आने वाले अवकाश" },
			saturdays: { en: "Saturdays on which the office is closed", hi: "जिन शनिवारों को कार्यालय बंद है" },
			past: { en: "Past holidays", hi: "बीते हुए अवकाश" },
		}),
		{ en: "List of holidays", hi: "अवकाशों की सूची" },
	).optional(),
	links: named(list(link), { en: "Links", hi: "लिंक" }).optional(),
};

const section = fields({
	id: named(key, {
		en: "Address on the page",
		hi: "पृष्ठ पर पता",
		hint: {
			en: "Latin letters, digits and hyphens. Links to this section have it.",
			hi: "अंग्रेज़ी अक्षर, अंक और हाइफ़न। इस खंड के लिंक में यही रहता है।",
		},
		made: true,
	}),
	title,
	...passage,
	parts: named(list(fields({ title, ...passage })), { en: "Parts", hi: "भाग" }).optional(),
});

export const readingSections = named(list(section), { en: "Sections", hi: "खंड" }).refine(
	(all) => new Set(all.map(({ id }) => id)).size === all.length,
	mistake("sameSections", "sections of which no two have the same id"),
);

/** Policies that GIGW 3.0 asks for, by fragment. */
export const policyIds = [
	"terms",
	"privacy",
	"copyright",
	"hyperlinking",
	"contribution",
	"archival",
	"review",
	"monitoring",
	"contingency",
	"security",
	"accessibility",
] as const;

export const websitePolicyPage = fields({
	...pageHead,
	sections: readingSections.refine(
		(all) => policyIds.every((policy) => all.some(({ id }) => id === policy)),
		mistake("missingPolicy", `a section for each of ${policyIds.join(", ")}`),
	),
});

export const helpPage = fields({ ...pageHead, sections: readingSections });
