import type { Text } from "../language.ts";
import type { Clause, Status } from "./clause.ts";
import { gigw } from "./gigw.ts";
import { wcag } from "./wcag.ts";

/** Standards, clause by clause; `conformance.test.ts` checks that the named tests exist. */
export const standards: readonly {
	readonly key: string;
	readonly title: Text;
	readonly clauses: readonly Clause[];
}[] = [
	{ key: "wcag", title: { en: "WCAG 2.2, levels A and AA", hi: "WCAG 2.2, स्तर A और AA" }, clauses: wcag },
	{
		key: "gigw",
		title: {
			en: "Guidelines for Indian Government Websites 3.0",
			hi: "भारतीय सरकारी वेबसाइट दिशानिर्देश (GIGW) 3.0",
		},
		clauses: gigw,
	},
];

export const statusWords: Readonly<Record<Status, Text>> = {
	met: { en: "Met", hi: "पूरा" },
	notApplicable: { en: "Not applicable", hi: "लागू नहीं" },
	needsAPerson: { en: "Needs a person", hi: "कोई व्यक्ति देखे" },
};
