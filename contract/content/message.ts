import { occasions } from "../complaints/occasions.ts";
import { languages } from "../language.ts";
import { fields, text } from "./blocks.ts";
import { named, oneOf } from "./field.ts";

/** Gaps as the town writes them; curly ones are the content's own. */
export const messageGaps = /\[(\w*)\]/g;

/** Values of the gaps: never a name nor what somebody typed. */
const gaps = ["number", "title", "day", "link"];

const gapsExpected = `no other gaps than ${gaps.map((gap) => `[${gap}]`).join(", ")}`;

/** Words of a message to citizens, and their templates as registered with the operators (DLT). */
export const message = fields({
	key: named(oneOf(occasions), { en: "When", hi: "कब" }),
	text: named(
		text.refine(
			(words) =>
				languages.every(
					(lang) =>
						!words[lang].includes("{") &&
						[...words[lang].matchAll(messageGaps)].every(([, gap = ""]) => gaps.includes(gap)),
				),
			gapsExpected,
		),
		{
			en: "Text",
			hi: "पाठ",
			hint: {
				en: "As registered, with the gaps [number], [title], [day] and [link].",
				hi: "जैसा पंजीकृत है; [number], [title], [day] और [link] की जगह मान आते हैं।",
			},
			input: "text",
			long: true,
			written: "a text in each language",
		},
	),
	template: named(text, { en: "Number of the template", hi: "टेम्पलेट संख्या" }).optional(),
});
