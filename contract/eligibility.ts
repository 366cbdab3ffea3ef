import {
	type PensionAnswers,
	type PensionQuestionName,
	type PensionRefusal,
	type PensionSchemeKey,
	pensionQuestionNames,
	pensionSchemeKeys,
	refusalsFor,
} from "./content/pension-rules.ts";

export const answerBounds = {
	age: { min: 0, max: 120 },
	disability: { min: 0, max: 100 },
} as const;

export const sentField = "check";

export type Reading =
	| { readonly state: "unasked" }
	| { readonly state: "open"; readonly questions: readonly PensionQuestionName[] }
	| { readonly state: "answered"; readonly answers: PensionAnswers };

interface Given {
	get(name: string): unknown;
}

function wholeNumber(given: Given, name: keyof typeof answerBounds): number | undefined {
	const typed = String(given.get(name) ?? "").trim();
	if (!/^\d{1,3}$/.test(typed)) return undefined;
	const value = Number(typed);
	return value <= answerBounds[name].max ? value : undefined;
}

function yesOrNo(given: Given, name: PensionQuestionName): boolean | undefined {
	const answer = given.get(name);
	return answer === "yes" ? true : answer === "no" ? false : undefined;
}

/** An irrelevant answer may be left out: it is "no", or no percent. */
function isBlank(given: Given, name: PensionQuestionName): boolean {
	const answer = given.get(name);
	return answer === null || answer === undefined || answer === "";
}

/** Reads the answers to §9's questions, which are never stored; invalid ones leave their question open. */
export function readAnswers(given: Given): Reading {
	if (!given.get(sentField) && pensionQuestionNames.every((name) => isBlank(given, name)))
		return { state: "unasked" };
	const read = {
		age: wholeNumber(given, "age"),
		resident: yesOrNo(given, "resident"),
		bpl: yesOrNo(given, "bpl"),
		otherPension: yesOrNo(given, "otherPension"),
		husbandDeceased: isBlank(given, "husbandDeceased") ? false : yesOrNo(given, "husbandDeceased"),
		disability: isBlank(given, "disability") ? 0 : wholeNumber(given, "disability"),
	} satisfies Record<PensionQuestionName, unknown>;
	const { age, resident, bpl, otherPension, husbandDeceased, disability } = read;
	if (
		age === undefined ||
		resident === undefined ||
		bpl === undefined ||
		otherPension === undefined ||
		husbandDeceased === undefined ||
		disability === undefined
	) {
		return { state: "open", questions: pensionQuestionNames.filter((name) => read[name] === undefined) };
	}
	return {
		state: "answered",
		answers: { age, resident, bpl, otherPension, husbandDeceased, disabilityPercent: disability },
	};
}

export interface Verdict {
	readonly refusals: readonly PensionRefusal[];
	/** Other schemes that fit; only one can be drawn at a time (§9). */
	readonly others: readonly PensionSchemeKey[];
}

export function verdictOn(scheme: PensionSchemeKey, answers: PensionAnswers): Verdict {
	return {
		refusals: refusalsFor(scheme, answers),
		others: pensionSchemeKeys.filter((key) => key !== scheme && refusalsFor(key, answers).length === 0),
	};
}
