import {
	body,
	exactly,
	fields,
	figure,
	icon,
	key,
	phone,
	picture,
	sentences,
	text,
	title,
} from "./blocks.ts";
import { named } from "./field.ts";
import { composition } from "./limits.ts";
import {
	contactWay,
	helplines,
	list,
	notes,
	pageHead,
	points,
	question,
	step,
	steps,
	texts,
} from "./page-blocks.ts";
import { overviewSlots, servicePage } from "./service-page.ts";

export const deathCertificatePage = fields({
	...servicePage.shape,
	questions: named(exactly(composition.deathQuestions, fields(question)), { en: "Questions", hi: "सवाल" }),
});

const problem = fields({
	icon,
	title,
	phone,
	say: named(sentences, { en: "What to say on the phone", hi: "फ़ोन पर क्या बताएँ" }),
	time: named(figure, { en: "Time", hi: "समय" }),
	category: named(key, {
		en: "Category of complaints",
		hi: "शिकायत की श्रेणी",
		hint: { en: "The tile leads to the form of this category.", hi: "टाइल इस श्रेणी के फ़ॉर्म पर ले जाती है।" },
		input: "choice",
		list: "rows complaintCategories",
	}).optional(),
});

export const grievancesPage = fields({
	...servicePage.shape,
	problems: named(list(problem), { en: "What is wrong", hi: "क्या ख़राब है" }).optional(),
});

const waterPart = fields({ title, text: body, points: points.optional() });

const waterWork = fields({
	lead: pageHead.lead,
	/** Planning and development, operations and maintenance, connections, complaints, sanitation, water taxes. */
	parts: named(exactly(6, waterPart), { en: "Parts", hi: "भाग" }),
	steps: steps.optional(),
	contact: named(contactWay, { en: "Contact", hi: "संपर्क" }).optional(),
});

export const servicesPage = fields({
	...pageHead,
	picture,
	intro: named(texts, { en: "Introduction", hi: "परिचय" }),
	duties: named(texts, { en: "Duties", hi: "कर्तव्य" }),
	dutiesNote: named(sentences, { en: "Where the duties come from", hi: "कर्तव्यों का स्रोत" }).optional(),
	waterWork: named(waterWork, { en: "Water works", hi: "जलकल" }),
	notes: notes.optional(),
});

const wasteType = fields({
	picture,
	title,
	text: body,
	examples: named(list(text), { en: "Examples", hi: "उदाहरण" }),
	bin: named(text, { en: "Bin", hi: "कूड़ेदान" }),
	stream: named(text, { en: "Stream of the rules", hi: "नियमों की श्रेणी" }),
});

export const wasteManagementPage = fields({
	...pageHead,
	...overviewSlots,
	picture,
	when: named(sentences, { en: "When the vehicle comes", hi: "गाड़ी कब आती है" }).optional(),
	/** Recyclable, non-recyclable, organic, hazardous. */
	types: named(exactly(composition.wasteTypes, wasteType), { en: "Kinds of waste", hi: "कचरे के प्रकार" }),
	/** §9: green and blue. */
	bins: named(exactly(2, fields({ title, text: body })), { en: "Bins", hi: "कूड़ेदान" }),
	/** Says how the four kinds map on the four streams of the rules of 2026. */
	rules: named(sentences, { en: "On the rules", hi: "नियमों के बारे में" }),
	streams: named(list(fields({ title, text: body })), { en: "Streams of the rules", hi: "नियमों की श्रेणियाँ" }),
	steps: named(exactly(composition.wasteSteps, fields(step)), { en: "Steps", hi: "चरण" }),
	contact: named(contactWay, { en: "Contact", hi: "संपर्क" }),
	notes: notes.optional(),
});

export const sanitationPage = fields({
	...pageHead,
	...overviewSlots,
	ask: named(texts, { en: "Before calling", hi: "फ़ोन करने से पहले" }),
	helplines,
});
