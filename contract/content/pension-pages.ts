import type { Text } from "../language.ts";
import { body, exactly, fields, icon, link, oneEach, sentences, title } from "./blocks.ts";
import { named } from "./field.ts";
import { composition } from "./limits.ts";
import { contactWay, question } from "./page-blocks.ts";
import type { PensionQuestionName, PensionRefusal, PensionSchemeKey } from "./pension-rules.ts";
import { servicePage } from "./service-page.ts";

const { documents: _documents, steps: _steps, questions: _questions, ...ofService } = servicePage.shape;

/** Schemes, steps and questions are in files that other pages share (§2.12). */
export const oldAgePensionPage = fields({
	...ofService,
	choose: named(sentences, { en: "Above the schemes", hi: "योजनाओं के ऊपर" }),
	highlights: named(exactly(composition.pensionBenefits, fields({ icon, title, text: body })), {
		en: "Highlights",
		hi: "मुख्य बातें",
	}),
	helpline: named(contactWay, { en: "Helpline", hi: "हेल्पलाइन" }),
});

const asked = fields({
	question: question.question,
	hint: named(sentences, { en: "Help below the question", hi: "सवाल के नीचे की सहायता" }).optional(),
});

const refused = fields({
	why: named(sentences, { en: "Why it is needed", hi: "क्यों ज़रूरी है" }),
	instead: named(sentences, { en: "What instead", hi: "इसके बदले क्या" }),
	link: link.optional(),
});

const questions: Readonly<Record<PensionQuestionName, Text>> = {
	age: { en: "Age", hi: "आयु" },
	resident: { en: "Lives in the state", hi: "राज्य का निवासी" },
	bpl: { en: "Below the poverty line", hi: "ग़रीबी रेखा से नीचे" },
	otherPension: { en: "Another pension", hi: "दूसरी पेंशन" },
	husbandDeceased: { en: "Husband has died", hi: "पति का निधन" },
	disability: { en: "Disability", hi: "दिव्यांगता" },
};

const schemes: Readonly<Record<PensionSchemeKey, Text>> = {
	"old-age": { en: "Old age", hi: "वृद्धावस्था" },
	widow: { en: "Widow", hi: "विधवा" },
	handicap: { en: "Divyang", hi: "दिव्यांग" },
};

const refusals: Readonly<Record<PensionRefusal, Text>> = {
	belowOldAge: { en: "Too young for old age", hi: "वृद्धावस्था के लिए आयु कम" },
	belowAdultAge: { en: "Not of age", hi: "वयस्क नहीं" },
	aboveWidowAge: { en: "Above the age for widows", hi: "विधवा पेंशन की आयु से अधिक" },
	notResident: { en: "Lives elsewhere", hi: "निवासी नहीं" },
	notBpl: { en: "Not below the poverty line", hi: "ग़रीबी रेखा से ऊपर" },
	otherPension: { en: "Another pension", hi: "दूसरी पेंशन" },
	husbandLiving: { en: "Husband is living", hi: "पति जीवित" },
	disabilityTooLow: { en: "Disability too low", hi: "दिव्यांगता कम" },
};

export const eligibility = fields({
	intro: named(sentences, { en: "Introduction", hi: "परिचय" }),
	caution: named(sentences, { en: "Who decides", hi: "निर्णय कौन करता है" }),
	questions: named(oneEach(asked, questions), { en: "Questions", hi: "सवाल" }),
	eligible: named(oneEach(fields({ title, text: body }), schemes), {
		en: "Who may apply",
		hi: "कौन आवेदन कर सकता है",
	}),
	refusals: named(oneEach(refused, refusals), { en: "Why not", hi: "क्यों नहीं" }),
});
