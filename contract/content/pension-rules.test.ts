import { expect, test } from "vitest";
import { type PensionAnswers, type PensionSchemeKey, refusalsFor } from "./pension-rules.ts";

const fitting: PensionAnswers = {
	age: 60,
	resident: true,
	bpl: true,
	otherPension: false,
	husbandDeceased: true,
	disabilityPercent: 40,
};

const why = (scheme: PensionSchemeKey, answers: Partial<PensionAnswers>) =>
	refusalsFor(scheme, { ...fitting, ...answers });

test("the limits of §9 belong to those who may apply", () => {
	expect(why("old-age", {})).toEqual([]);
	expect(why("widow", { age: 18 })).toEqual([]);
	expect(why("widow", { age: 60 })).toEqual([]);
	expect(why("handicap", { age: 18 })).toEqual([]);
});

test("one year or one percent outside them, the reason is told", () => {
	expect(why("old-age", { age: 59 })).toEqual(["belowOldAge"]);
	expect(why("widow", { age: 17 })).toEqual(["belowAdultAge"]);
	expect(why("widow", { age: 61 })).toEqual(["aboveWidowAge"]);
	expect(why("handicap", { age: 17 })).toEqual(["belowAdultAge"]);
	expect(why("handicap", { disabilityPercent: 39 })).toEqual(["disabilityTooLow"]);
	expect(why("widow", { husbandDeceased: false })).toEqual(["husbandLiving"]);
});

test("a scheme doesn't ask what doesn't concern it", () => {
	expect(why("old-age", { husbandDeceased: false, disabilityPercent: 0 })).toEqual([]);
	expect(why("widow", { disabilityPercent: 0 })).toEqual([]);
	expect(why("handicap", { husbandDeceased: false, age: 80 })).toEqual([]);
});

test("residence, the poverty line and a pension already drawn count for every scheme, and all reasons are told", () => {
	for (const scheme of ["old-age", "widow", "handicap"] as const) {
		expect(why(scheme, { resident: false, bpl: false, otherPension: true })).toEqual([
			"notResident",
			"notBpl",
			"otherPension",
		]);
	}
});
