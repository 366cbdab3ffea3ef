import type { ZodError } from "zod";
import { fieldLabel } from "./field-labels.ts";
import type { Lang } from "./language.ts";
import { fill } from "./language.ts";
import { type OutcomeName, outcomes } from "./outcomes.ts";

export type Fault = { readonly outcome: OutcomeName; readonly field: string; readonly most: number };

/** First fault of each field; missing keys (400) before broken rules (422). */
export function faultsOf(error: ZodError): readonly [Fault, ...Fault[]] {
	const faults = error.issues.map(
		(issue): Fault => ({
			outcome: Object.hasOwn(outcomes, issue.message) ? (issue.message as OutcomeName) : "fieldInvalid",
			field: String(issue.path[0] ?? ""),
			most: "maximum" in issue ? Number(issue.maximum) : 0,
		}),
	);
	const ofFields = faults.filter(
		(fault, index) => faults.findIndex(({ field }) => field === fault.field) === index,
	);
	const first = ofFields.find((fault) => statusOf(fault.outcome) === 400) ?? ofFields[0];
	if (!first) return [{ outcome: "malformed", field: "", most: 0 }];
	return [first, ...ofFields.filter((fault) => fault !== first)];
}

export function faultOf(error: ZodError): Fault {
	return faultsOf(error)[0];
}

export function sayFault(fault: Fault, lang: Lang): string {
	return fill(outcomes[fault.outcome].words[lang], {
		field: fieldLabel(fault.field, lang),
		most: fault.most,
	});
}

function statusOf(name: OutcomeName): number | undefined {
	const outcome = outcomes[name];
	return "status" in outcome ? outcome.status : undefined;
}
