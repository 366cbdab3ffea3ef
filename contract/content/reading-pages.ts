import { document, documentKind, fields, key, link, picture, portal, text } from "./blocks.ts";
import { contactWay, list, namedFigure, pageHead, question, step, texts } from "./page-blocks.ts";

/** Pages to be read from top to bottom: sections, each with an address of its own on the page (`#privacy`). */

/** Two columns: a name, which may link to another site, and its explanation. */
const table = fields({
	term: text,
	text,
	rows: list(fields({ term: text, text, portal: portal.optional() })),
});

/** What may follow a heading, in this order. */
const passage = {
	picture: picture.optional(),
	paragraphs: texts.optional(),
	/** Fee, time, amount. */
	facts: list(namedFigure).optional(),
	table: table.optional(),
	points: texts.optional(),
	steps: list(step).optional(),
	questions: list(question).optional(),
	contacts: list(contactWay).optional(),
	documents: list(document).optional(),
	/** All documents of a kind, the newest first. */
	documentsOf: documentKind.optional(),
	links: list(link).optional(),
};

const section = fields({
	/** The section's address on the page; it stays when the title changes. */
	id: key,
	title: text,
	...passage,
	parts: list(fields({ title: text, ...passage })).optional(),
});

export const readingSections = list(section).refine(
	(all) => new Set(all.map(({ id }) => id)).size === all.length,
	"sections of which no two have the same id",
);

/** The policies that the Guidelines for Indian Government Websites (GIGW 3.0) ask for, by their addresses on the page. */
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

/** requirements, Routes: the council's policies for its website. */
export const websitePolicyPage = fields({
	...pageHead,
	sections: readingSections.refine(
		(all) => policyIds.every((policy) => all.some(({ id }) => id === policy)),
		`a section for each of ${policyIds.join(", ")}`,
	),
});

/** requirements, Routes: how to use the website. */
export const helpPage = fields({ ...pageHead, sections: readingSections });
