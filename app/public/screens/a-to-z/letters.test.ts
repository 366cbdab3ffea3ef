import { expect, test } from "vitest";
import { alphabet, byLetter } from "./letters.ts";

const terms = (...words: string[]) => words.map((term) => ({ term }));
const letters = (lang: "en" | "hi", ...words: string[]) =>
	byLetter(terms(...words), lang).map(({ letter, entries }) => [letter, ...entries.map(({ term }) => term)]);

test("English words stand under A to Z, capitals or not", () => {
	expect(letters("en", "water tax", "Birth", "Bins", "Acts")).toEqual([
		["A", "Acts"],
		["B", "Bins", "Birth"],
		["W", "water tax"],
	]);
});

test("Hindi words stand in the order of the Devanagari letters, vowels first", () => {
	expect(letters("hi", "हेल्पलाइन", "कूड़ा", "आवारा पशु", "अध्यक्ष", "जलकर").map(([letter]) => letter)).toEqual([
		"अ",
		"आ",
		"क",
		"ज",
		"ह",
	]);
});

test("a letter with a dot below stands with its plain letter", () => {
	expect(letters("hi", "फ़ोटो", "फॉगिंग", "ख़तरनाक कचरा").map(([letter]) => letter)).toEqual(["ख", "फ"]);
	expect(letters("hi", "\u095Eोटो").map(([letter]) => letter)).toEqual(["फ"]);
});

test("a vowel that only English words begin with stands with its Hindi neighbour", () => {
	expect(letters("hi", "ऑनलाइन ठगी", "ओला").map(([letter]) => letter)).toEqual(["ओ"]);
});

test("the alphabets are in their own order", () => {
	for (const lang of ["en", "hi"] as const) {
		expect([...alphabet[lang]].toSorted(new Intl.Collator(lang).compare)).toEqual(alphabet[lang]);
	}
});
