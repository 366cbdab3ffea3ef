import { body, document, fields, figure, icon, isoDate, page, portal, sentences, title } from "./blocks.ts";
import { named, oneOf } from "./field.ts";
import { occasionWords, servicePlaces } from "./occasions.ts";
import { apply, check, contactWay, facts, list, pageHead, questions, steps, texts } from "./page-blocks.ts";
import { mistake } from "./validation-messages.ts";

export const serviceState = named(
	oneOf({
		normal: { en: "Normal", hi: "सामान्य" },
		revised: { en: "Changed times", hi: "समय बदला है" },
		limited: { en: "Limited", hi: "सीमित" },
	}),
	{ en: "State", hi: "स्थिति" },
);

/** Present status; anything but `normal` is shown as an alert on its page. */
const status = fields({
	state: serviceState,
	text: body,
	until: named(isoDate, { en: "Last day", hi: "अंतिम दिन" }).optional(),
});

const form = fields({
	title,
	text: body,
	portal: portal.optional(),
	document: named(document, { en: "Document", hi: "दस्तावेज़" }).optional(),
});

/** Letters that fit beside two other facts on a phone of 360 px. */
const longestGlance = 24;
const letters = new Intl.Segmenter("hi");

const atAGlance = fields({
	fee: named(figure, { en: "Fee", hi: "शुल्क" }),
	/** Replaces "Time", as in "Rebate" until 31 July. */
	label: named(figure, { en: "Instead of “Time”", hi: "“समय” के बदले" }).optional(),
	time: named(figure, { en: "Time", hi: "समय" }),
}).check(({ value, issues }) => {
	for (const [name, written] of Object.entries(value)) {
		const texts = typeof written === "string" ? [written] : Object.values(written);
		const tooLong = texts.find((each) => [...letters.segment(each)].length > longestGlance);
		if (tooLong === undefined) continue;
		issues.push({ ...mistake("longGlance", `at most ${longestGlance} letters`, name), input: tooLong });
	}
});

export const serviceSections = [
	"why",
	"who",
	"fee-and-time",
	"documents",
	"steps",
	"other-ways",
	"next",
	"wrong",
	"forms",
	"questions",
] as const;

export const overviewSlots = {
	icon: icon.optional(),
	place: named(oneOf(servicePlaces), { en: "Where one gets it", hi: "कहाँ मिलती है" }).optional(),
	occasion: named(oneOf(occasionWords), {
		en: "When people need it",
		hi: "किस काम में ज़रूरत पड़ती है",
	}).optional(),
	atAGlance: named(atAGlance, {
		en: "Fee and time at a glance",
		hi: "एक नज़र में शुल्क और समय",
		hint: {
			en: "At most 24 letters each, such as ₹10 and 21 days; the number of papers is counted.",
			hi: "हर एक अधिक से अधिक 24 अक्षर का, जैसे ₹10 और 21 दिन; काग़ज़ों की गिनती अपने आप होती है।",
		},
	}).optional(),
};

/** Parts of a service's page, in the order of need. */
export const serviceSlots = {
	...overviewSlots,
	result: named(sentences, { en: "What one has at the end", hi: "अंत में क्या मिलेगा" }).optional(),
	status: named(status, { en: "How the service runs now", hi: "सेवा की अभी की स्थिति" }).optional(),
	apply: named(apply, { en: "Where to apply", hi: "आवेदन कहाँ करें" }).optional(),
	why: named(texts, { en: "Why it is needed", hi: "क्यों ज़रूरी है" }).optional(),
	who: named(texts, { en: "Who can apply", hi: "कौन आवेदन कर सकता है" }).optional(),
	facts: facts.optional(),
	check: check.optional(),
	documents: named(texts, { en: "Documents", hi: "दस्तावेज़" }).optional(),
	steps: steps.optional(),
	otherWays: named(list(contactWay), { en: "Other ways", hi: "अन्य तरीक़े" }).optional(),
	next: named(texts, { en: "What happens then", hi: "उसके बाद क्या होगा" }).optional(),
	/** Refused, late or wrong: where to turn, nearest first. */
	wrong: named(texts, { en: "If something goes wrong", hi: "कुछ गड़बड़ हो तो" }).optional(),
	forms: named(list(form), { en: "Forms", hi: "फ़ॉर्म" }).optional(),
	questions: questions.optional(),
	related: named(list(page), { en: "Pages to read next", hi: "आगे के पृष्ठ" }).optional(),
};

export const servicePage = fields({ ...pageHead, ...serviceSlots });
