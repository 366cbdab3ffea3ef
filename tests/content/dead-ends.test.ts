import { expect, test } from "vitest";
import { languages } from "../../contract/language.ts";
import { filesOf, isText, partsOf } from "../../tools/review/walk.ts";
import { town } from "../support/town.ts";

/** Texts that send people to a counter also say when it is open and which number to call. */

/** Turns that send a reader elsewhere for what the page should say. */
const sentAway = {
	en: /\bask (?:for \w+ )?(?:at|in) (?:the|our) [\w ]*(?:counter|office|department)\b|\bask the (?:\w+ )*(?:counter|office|department)\b|\b(?:as|not|isn't|aren't) (?:yet )?notified\b|\b(?:is|are|named|shown|displayed) on the notice board\b/i,
	hi: /(?:काउंटर|कार्यालय|विभाग) (?:पर|में|से) (?:\S+ ){0,2}(?:पूछें|पूछ लें)|अधिसूचना के अनुसार|अधिसूचित नहीं|सूचना पट्ट पर (?:है|हैं|लिखी|लिखा|लिखे|लगी|लगे)(?=[\s।;,]|$)/u,
};

/** Offices that aren't the council's: it doesn't know their hours. */
const ofOthers = {
	en: /\b(?:District|Social Welfare|registration office|church office)\b/,
	hi: /ज़िला|समाज कल्याण|पंजीकरण कार्यालय/,
};

test.each(languages)("nobody is sent to a counter without its hours and a number, in %s", (lang) => {
	const { hours } = town.read("council", lang);
	const knowsHours = (text: string) => text.includes(hours) || /day and night|दिन-रात/.test(text);
	const found = filesOf(town.written)
		.flatMap((file) => partsOf(file, isText))
		.filter(({ value }) => sentAway[lang].test(value[lang]) && !ofOthers[lang].test(value[lang]))
		.filter(({ value }) => !knowsHours(value[lang]) || !/0000-\d{6}/.test(value[lang]))
		.map(({ place, value }) => `${place}: ${value[lang]}`);
	expect(found).toEqual([]);
});

test.each([
	["Fee: not notified on this site yet, ask at the counter.", "शुल्क: अधिसूचित नहीं, काउंटर पर पूछें।"],
	["The rate is on the notice board.", "दर सूचना पट्ट पर लिखी है।"],
	["Ask at the tax counter for the form.", "फ़ॉर्म के लिए कर विभाग में पूछें।"],
])("such a turn is known: %s", (en, hi) => {
	expect(en).toMatch(sentAway.en);
	expect(hi).toMatch(sentAway.hi);
});
