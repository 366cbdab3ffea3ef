import { exactly, fields, link, picture, portal, rowId, text } from "./blocks.ts";
import { list, note, pageHead, texts } from "./page-blocks.ts";
import { servicePage } from "./service-page.ts";

/** §2.15: news and events; each story has a file of its own. */
export const newsPage = fields({
	...pageHead,
	banner: picture,
	vision: text,
	mission: text,
});

/** §2.14: the acts come from a table. */
export const actsPage = fields({ ...pageHead, note: text, sources: list(portal).optional() });

/** Open data: the datasets follow from the tables; the council says on what terms they may be used. */
export const openDataPage = fields({
	...pageHead,
	licence: fields({ text, portal: portal.optional() }),
	notes: list(note).optional(),
});

/** The notices come from a table. */
export const noticesPage = fields({ ...pageHead, note: text });

/** The heads of section 4(1)(b) of the Right to Information Act, 2005, (i) to (xvii). */
const headsOfSection4 = 17;

/** facts.md, RTI: how to file a request, with whom, and what is published without one. */
export const rightToInformationPage = fields({
	...servicePage.shape,
	/** Public Information Officer, First Appellate Authority: by their rows in tables/officers.csv. */
	officers: list(fields({ office: text, officer: rowId, note: text })),
	/** A letter that people copy: a sentence above it, its paragraphs, and what to fill in. */
	letter: fields({ intro: text, paragraphs: texts, points: texts }).optional(),
	/** The text above the heads. */
	published: text,
	heads: exactly(headsOfSection4, fields({ title: text, text, links: list(link).optional() })),
});
