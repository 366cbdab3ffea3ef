import type * as z from "zod";
import { composition } from "../limits.ts";
import { exactly, fields, icon, link, text } from "./blocks.ts";
import { contactWay } from "./page-blocks.ts";
import { pensionQuestionNames, pensionRefusals, pensionSchemeKeys } from "./pension-rules.ts";
import { servicePage } from "./service-page.ts";

/** §2.12 /schemes/old-age. Schemes, steps and questions have files of their own, as the three schemes share them. */
export const oldAgePensionPage = fields({
	...servicePage.omit({ documents: true, steps: true, questions: true }).shape,
	/** Above the three scheme cards. */
	choose: text,
	highlights: exactly(composition.pensionBenefits, fields({ icon, title: text, text })),
	helpline: contactWay,
});

function oneEach<Name extends string, Item extends z.ZodType>(names: readonly Name[], item: Item) {
	return fields(Object.fromEntries(names.map((name) => [name, item])) as Record<Name, Item>);
}

/** The eligibility questions (§9), and what is said to each outcome: why not, and what instead. */
export const eligibility = fields({
	intro: text,
	/** The answer is a guide; who decides. */
	caution: text,
	questions: oneEach(pensionQuestionNames, fields({ question: text, hint: text.optional() })),
	eligible: oneEach(pensionSchemeKeys, fields({ title: text, text })),
	refusals: oneEach(pensionRefusals, fields({ why: text, instead: text, link: link.optional() })),
});
