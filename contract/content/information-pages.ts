import {
	body,
	exactly,
	fields,
	link,
	picture,
	portal,
	remark,
	rowId,
	sentences,
	text,
	title,
} from "./blocks.ts";
import { named } from "./field.ts";
import { list, notes, pageHead, paragraphs, points } from "./page-blocks.ts";
import { servicePage } from "./service-page.ts";

export const newsPage = fields({
	...pageHead,
	banner: named(picture, { en: "Picture at the top", hi: "ऊपर का चित्र" }),
	vision: named(sentences, { en: "Vision", hi: "दृष्टि" }),
	mission: named(sentences, { en: "Mission", hi: "ध्येय" }),
});

export const actsPage = fields({
	...pageHead,
	note: remark,
	sources: named(list(portal), { en: "Sources", hi: "स्रोत" }).optional(),
});

export const openDataPage = fields({
	...pageHead,
	licence: named(fields({ text: body, portal: portal.optional() }), { en: "Licence", hi: "लाइसेंस" }),
	notes: notes.optional(),
});

export const noticesPage = fields({ ...pageHead, note: remark });

/** Heads of section 4(1)(b) of the Right to Information Act, 2005, (i) to (xvii). */
const headsOfSection4 = 17;

const officer = fields({
	office: named(text, { en: "Office", hi: "पद" }),
	officer: named(rowId, { en: "Officer", hi: "अधिकारी" }),
	note: remark,
});

const intro = named(sentences, { en: "Introduction", hi: "परिचय" });
const links = named(list(link), { en: "Links", hi: "लिंक" });

export const rightToInformationPage = fields({
	...servicePage.shape,
	officers: named(list(officer), { en: "Officers", hi: "अधिकारी" }),
	letter: named(fields({ intro, paragraphs, points }), {
		en: "A letter to copy",
		hi: "आवेदन का नमूना",
	}).optional(),
	published: named(sentences, { en: "Above the list", hi: "सूची के ऊपर" }),
	heads: named(exactly(headsOfSection4, fields({ title, text: body, links: links.optional() })), {
		en: "Heads of section 4",
		hi: "धारा 4 के शीर्ष",
	}),
});
