import { pensions } from "./limits.ts";

/** §3. No schema here, so that a screen may import it. */
export const pensionSchemeKeys = ["old-age", "widow", "handicap"] as const;

export type PensionSchemeKey = (typeof pensionSchemeKeys)[number];

export const pensionQuestionNames = [
	"age",
	"resident",
	"bpl",
	"otherPension",
	"husbandDeceased",
	"disability",
] as const;

export type PensionQuestionName = (typeof pensionQuestionNames)[number];

export type PensionAnswers = {
	readonly age: number;
	readonly resident: boolean;
	readonly bpl: boolean;
	readonly otherPension: boolean;
	readonly husbandDeceased: boolean;
	/** As certified; 0 without a certificate. */
	readonly disabilityPercent: number;
};

export const pensionRefusals = [
	"belowOldAge",
	"belowAdultAge",
	"aboveWidowAge",
	"notResident",
	"notBpl",
	"otherPension",
	"husbandLiving",
	"disabilityTooLow",
] as const;

export type PensionRefusal = (typeof pensionRefusals)[number];

/** Reasons why the answers don't fit a scheme (§9); empty if they do. */
export function refusalsFor(scheme: PensionSchemeKey, answers: PensionAnswers): PensionRefusal[] {
	const { oldAge, widow, divyang } = pensions;
	const { age } = answers;
	const adultAge = scheme === "widow" ? widow.minAge : divyang.minAge;
	const reasons: readonly (readonly [PensionRefusal, boolean])[] = [
		["belowOldAge", scheme === "old-age" && age < oldAge.minAge],
		["belowAdultAge", scheme !== "old-age" && age < adultAge],
		["aboveWidowAge", scheme === "widow" && age > widow.maxAge],
		["husbandLiving", scheme === "widow" && !answers.husbandDeceased],
		["disabilityTooLow", scheme === "handicap" && answers.disabilityPercent < divyang.minDisabilityPercent],
		["notResident", !answers.resident],
		["notBpl", !answers.bpl],
		["otherPension", answers.otherPension],
	];
	return reasons.filter(([, applies]) => applies).map(([reason]) => reason);
}
