import { composition } from "../limits.ts";
import { exactly, fields, figure, icon, key, phone, picture, text } from "./blocks.ts";
import { contactWay, list, note, pageHead, question, step, texts } from "./page-blocks.ts";
import { overviewSlots, servicePage } from "./service-page.ts";

/** §2.13: the death certificate's page has three questions. */
export const deathCertificatePage = fields({
	...servicePage.shape,
	questions: exactly(composition.deathQuestions, question),
});

/** Something that is out of order in the town: whom to call, what to say, how long it takes. */
const problem = fields({ icon, title: text, phone, say: text, time: figure });

/** §2.13: where to complain. */
export const grievancesPage = fields({
	...servicePage.shape,
	/** What people complain of most; the page begins with it. */
	problems: list(problem).optional(),
});

/** §2.13: a part of the water-work section. */
const waterPart = fields({ title: text, text, points: texts.optional() });

/** §2.13: the services overview. */
export const servicesPage = fields({
	...pageHead,
	picture,
	/** On the state's municipalities act and the 74th Amendment. */
	intro: texts,
	duties: texts,
	/** Where the list of duties comes from. */
	dutiesNote: text.optional(),
	waterWork: fields({
		lead: text,
		/** Planning and development, operations and maintenance, connections, complaints, sanitation, water taxes. */
		parts: exactly(6, waterPart),
		/** How to get a connection. */
		steps: list(step).optional(),
		contact: contactWay.optional(),
	}),
	/** Other requests to the council: how to make them, and where. */
	notes: list(note).optional(),
});

/** §2.13: one of the four kinds of waste, and the stream that the rules of 2026 put it in. */
const wasteType = fields({ picture, title: text, text, examples: texts, bin: text, stream: text });

/** §2.13: solid waste management. */
export const wasteManagementPage = fields({
	...pageHead,
	...overviewSlots,
	picture,
	/** When the vehicle comes: first on the page, with the number to call if it doesn't. */
	when: text.optional(),
	/** Recyclable, non-recyclable, organic, hazardous. */
	types: exactly(composition.wasteTypes, wasteType),
	/** §9: the green bin and the blue bin. */
	bins: exactly(2, fields({ title: text, text })),
	/** How the four kinds map on the four streams of the rules. */
	rules: text,
	streams: list(fields({ title: text, text })),
	steps: exactly(composition.wasteSteps, step),
	contact: contactWay,
	notes: list(note).optional(),
});

/** §2.13: the sanitation services. The services come from a table. */
export const sanitationPage = fields({ ...pageHead, ...overviewSlots, ask: texts, helplines: list(key) });
