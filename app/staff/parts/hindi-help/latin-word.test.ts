import { expect, test } from "vitest";
import { latinWordAt } from "./latin-word.ts";

test.each([
	["janm", "janm"],
	["आज pani", "pani"],
	["(nagar", "nagar"],
	["Nagar", "Nagar"],
	["पहला\nward", "ward"],
	["मेरा,naam", "naam"],
])("behind %j the word is %s", (text, word) => {
	expect(latinWordAt(text, text.length)).toEqual({ word, start: text.length - word.length });
});

test.each(["", "j", "janm ", "आज", "GST", "nagar@pal", "www.palika", "and/or", "B2b", "x".repeat(31)])(
	"behind %j there is none",
	(text) => {
		expect(latinWordAt(text, text.length)).toBeUndefined();
	},
);

test("within a word there is none, and the caret decides which word it is", () => {
	expect(latinWordAt("janm patra", 2)).toBeUndefined();
	expect(latinWordAt("janm patra", 4)).toEqual({ word: "janm", start: 0 });
});
