import { expect, test } from "vitest";
import { town } from "../../tests/support/town.ts";
import { flesch, median, plainFrom, readingEaseOf, sentencesIn, syllablesIn } from "./reading-ease.ts";

test.each([
	["the", 1],
	["house", 1],
	["called", 1],
	["wards", 1],
	["needed", 2],
	["houses", 2],
	["office", 2],
	["water", 2],
	["council", 2],
	["table", 2],
	["officer", 3],
	["certificate", 4],
	["registration", 4],
	["application", 4],
])("%s has %i syllables", (word, count) => {
	expect(syllablesIn(word)).toBe(count);
});

test("labels are no sentences, and a dot within a word or a number ends none", () => {
	expect(sentencesIn("Office hours")).toEqual([]);
	expect(sentencesIn("Come at 9.30 am. Bring the slip of {council.name}!")).toEqual([
		["Come", "at", "am"],
		["Bring", "the", "slip", "of", "this"],
	]);
});

test("a nursery rhyme is easier than a legal sentence", () => {
	const easy = flesch(sentencesIn("The cat sat on the mat."));
	expect(easy).toBeCloseTo(116.1, 1);
	const hard = flesch(
		sentencesIn(
			"Notwithstanding the aforementioned provisions, applicants desirous of obtaining documentation necessitate authorisation.",
		),
	);
	expect(hard).toBeLessThan(0);
});

test("the hardest page comes first, and the page in the middle of the demo town is plain English", () => {
	const pages = readingEaseOf(town.written).map(({ ease }) => ease);
	expect(pages.length).toBeGreaterThan(30);
	expect(pages).toEqual(pages.toSorted((one, other) => one - other));
	expect(median(pages)).toBeGreaterThanOrEqual(plainFrom);
});
