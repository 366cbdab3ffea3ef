import { expect, test } from "vitest";
import { phoneticKeys, wordsOf } from "#contract/phonetic-key.ts";
import { phraseOf, phrasesIn } from "./phrases.ts";

const spoken = (text: string) => wordsOf(text).map((word) => ({ word, key: phoneticKeys(word)[0] }));
const holds = (question: string, name: string) =>
	phrasesIn(spoken(question)).includes(phraseOf(spoken(name)) ?? "");

test.each([
	["gai sadak par baithi hai", "सड़क पर गाय"],
	["हमारे यहाँ पानी कब आता है", "pani kab"],
	["kooda teen din se nahi utha", "kuda nahi"],
	["there is no water in our lane", "no water"],
	["ward 7 ka member kaun hai", "ward member"],
])("the question “%s” holds the name “%s”, in its own order and with words between", (question, name) => {
	expect(holds(question, name)).toBe(true);
});

test.each([
	["pani ka bill", "pani kab"],
	["water bill", "no water"],
	["birth certificate", "death certificate"],
])("the question “%s” doesn't hold the name “%s”", (question, name) => {
	expect(holds(question, name)).toBe(false);
});

test("one word is no phrase, nor is a long title", () => {
	for (const name of ["pani", "the water", "Tender for a new drain in the lane behind Gandhi Park school"]) {
		expect(phraseOf(spoken(name)), name).toBeUndefined();
	}
});
