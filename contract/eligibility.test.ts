import { describe, expect, test } from "vitest";
import { pensions } from "./content/limits.ts";
import type {
	PensionAnswers,
	PensionQuestionName,
	PensionRefusal,
	PensionSchemeKey,
} from "./content/pension-rules.ts";
import { readAnswers, verdictOn } from "./eligibility.ts";

const { oldAge, widow, divyang } = pensions;

/** A person whom age alone decides on. */
const somebody: PensionAnswers = {
	age: oldAge.minAge,
	resident: true,
	bpl: true,
	otherPension: false,
	husbandDeceased: false,
	disabilityPercent: 0,
};

// biome-ignore format: a case is one row
const cases: readonly [who: string, PensionSchemeKey, Partial<PensionAnswers>, PensionRefusal[], PensionSchemeKey[]][] = [
	["at the age for the old age pension", "old-age", {}, [], []],
	["a year too young for it", "old-age", { age: oldAge.minAge - 1 }, ["belowOldAge"], []],
	["too young for it, but a widow", "old-age", { age: oldAge.minAge - 1, husbandDeceased: true }, ["belowOldAge"], ["widow"]],
	["too young for it, but certified", "old-age", { age: 30, disabilityPercent: divyang.minDisabilityPercent }, ["belowOldAge"], ["handicap"]],
	["a widow at the lowest age", "widow", { age: widow.minAge, husbandDeceased: true }, [], []],
	["a widow at the highest age, when the old age pension begins", "widow", { age: widow.maxAge, husbandDeceased: true }, [], ["old-age"]],
	["a widow a year above", "widow", { age: widow.maxAge + 1, husbandDeceased: true }, ["aboveWidowAge"], ["old-age"]],
	["a girl a year below", "widow", { age: widow.minAge - 1, husbandDeceased: true }, ["belowAdultAge"], []],
	["a wife whose husband lives", "widow", { age: 40 }, ["husbandLiving"], []],
	["certified at the limit", "handicap", { age: divyang.minAge, disabilityPercent: divyang.minDisabilityPercent }, [], []],
	["certified one percent below", "handicap", { age: 30, disabilityPercent: divyang.minDisabilityPercent - 1 }, ["disabilityTooLow"], []],
	["certified, but a year too young", "handicap", { age: divyang.minAge - 1, disabilityPercent: 80 }, ["belowAdultAge"], []],
	["from another state", "old-age", { resident: false }, ["notResident"], []],
	["above the poverty line", "old-age", { bpl: false }, ["notBpl"], []],
	["with another pension", "old-age", { otherPension: true }, ["otherPension"], []],
	["all of it", "handicap", { age: 10, resident: false, bpl: false, otherPension: true }, ["belowAdultAge", "disabilityTooLow", "notResident", "notBpl", "otherPension"], []],
];

describe("a person is told whether a pension fits, why not, and what fits instead", () => {
	test.each(cases)("%s (%s)", (_, scheme, answers, refusals, others) => {
		expect(verdictOn(scheme, { ...somebody, ...answers })).toEqual({ refusals, others });
	});
});

const complete = "age=60&resident=yes&bpl=yes&otherPension=no";

describe("the answers in an address are read", () => {
	test("none: nothing was asked", () => {
		expect(readAnswers(new URLSearchParams("scheme=widow"))).toEqual({ state: "unasked" });
		expect(readAnswers(new URLSearchParams("age="))).toEqual({ state: "unasked" });
	});

	test("what doesn't concern a person may be left out", () => {
		expect(readAnswers(new URLSearchParams(complete))).toEqual({ state: "answered", answers: somebody });
		expect(readAnswers(new URLSearchParams(`${complete}&husbandDeceased=no&disability=0`))).toEqual({
			state: "answered",
			answers: somebody,
		});
	});

	const open: readonly [string, PensionQuestionName[]][] = [
		["age=60", ["resident", "bpl", "otherPension"]],
		[complete.replace("age=60", "age=sixty"), ["age"]],
		[complete.replace("age=60", "age=121"), ["age"]],
		[complete.replace("age=60", "age=-1"), ["age"]],
		[complete.replace("age=60", "age=6e1"), ["age"]],
		[complete.replace("bpl=yes", "bpl=perhaps"), ["bpl"]],
		[`${complete}&disability=101`, ["disability"]],
		[`${complete}&husbandDeceased=maybe`, ["husbandDeceased"]],
	];
	test.each(open)("%s leaves questions open", (search, questions) => {
		expect(readAnswers(new URLSearchParams(search))).toEqual({ state: "open", questions });
	});

	test("a form is read like an address", () => {
		const form = new FormData();
		for (const [name, value] of new URLSearchParams(complete)) form.set(name, value);
		expect(readAnswers(form)).toEqual({ state: "answered", answers: somebody });
	});
});
