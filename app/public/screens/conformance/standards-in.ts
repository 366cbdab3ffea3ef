import { standards, statusWords } from "#contract/conformance/conformance.ts";
import type { Lang } from "#contract/language.ts";

export function standardsIn(lang: Lang) {
	return standards.map(({ key, title, clauses }) => ({
		key,
		title: title[lang],
		clauses: clauses.map((clause, place) => ({
			...clause,
			id: place + 1,
			title: clause.title[lang],
			note: clause.note[lang],
			status: statusWords[clause.status][lang],
		})),
		counts: {
			met: clauses.filter(({ status }) => status === "met").length,
			notApplicable: clauses.filter(({ status }) => status === "notApplicable").length,
			needsAPerson: clauses.filter(({ status }) => status === "needsAPerson").length,
		},
	}));
}
