import { expect, test } from "vitest";
import { cutAtMatches, matches } from "./matches.ts";

test("capitals do not matter, and every one of the texts is looked at", () => {
	expect(matches("WATER", "Green City Drive", "Rain water in pits")).toBe(true);
	expect(matches("metro", "Green City Drive", "Rain water in pits")).toBe(false);
});

test("nothing typed, or only spaces, finds everything", () => {
	expect(matches("", "anything")).toBe(true);
	expect(matches("  ", "anything")).toBe(true);
});

test("ज़ is found in either spelling of Unicode", () => {
	const inOneSign = "\u095b\u093f\u0932\u093e";
	const inTwoSigns = "\u091c\u093c\u093f\u0932\u093e";
	expect(matches(inOneSign, `${inTwoSigns} अस्पताल`)).toBe(true);
	expect(matches(inTwoSigns, `${inOneSign} अस्पताल`)).toBe(true);
	expect(cutAtMatches(`${inTwoSigns} अस्पताल`, inOneSign)).toEqual(["", inTwoSigns, " अस्पताल"]);
});

test("a match is cut out in its own spelling, and signs of a pattern are only letters", () => {
	expect(cutAtMatches("Water Act, 1974", "act")).toEqual(["Water ", "Act", ", 1974"]);
	expect(cutAtMatches("S.O. 388(E)", "388(e)")).toEqual(["S.O. ", "388(E)", ""]);
	expect(cutAtMatches("anything", ".*")).toEqual(["anything"]);
	expect(cutAtMatches("anything", " ")).toEqual(["anything"]);
});

test.each([
	["सफाई", "सफ़ाई"],
	["गांव", "गाँव"],
	["दुख", "दु:ख की सूचना"],
	["दुःख", "दु:ख की सूचना"],
	["प्रातः", "प्रात काल"],
	["वार्ड 12", "वार्ड १२"],
	["श\u200dर्मा", "शर्मा"],
	["250002", "Meerut 250 002"],
	["९८१२३-४५६१०", "98123 45610"],
	["+91 98123 45610", "98123 45610"],
	["0121-2660123", "0121 2660123"],
])("a text is found however a keyboard or a person writes it: %s", (typed, text) => {
	expect(matches(typed, text)).toBe(true);
	expect(matches(text, text)).toBe(true);
});
