import { date, documentKind, fields, id, pdf, rowId, title } from "./blocks.ts";
import { named, oneOf } from "./field.ts";

export const languageNames = {
	en: { en: "English", hi: "अंग्रेज़ी" },
	hi: { en: "Hindi", hi: "हिन्दी" },
};

const writtenIn = oneOf({ ...languageNames, both: { en: "Both languages", hi: "दोनों भाषाएँ" } });

export const councilDocument = fields({
	id,
	file: named(pdf, { en: "File", hi: "फ़ाइल" }),
	title,
	kind: named(documentKind, { en: "Kind", hi: "प्रकार" }),
	language: named(writtenIn, { en: "Written in", hi: "किस भाषा में" }),
	date: date.optional(),
	notice: named(rowId, { en: "Notice", hi: "सूचना" }).optional(),
	act: named(rowId, { en: "Act", hi: "अधिनियम" }).optional(),
});
