import { fill, type Text } from "../language.ts";

/**
 * The ends of the checkers' sentences (blocks.ts) as staff read them at a field, by the words with which each begins. The
 * technician reads the English end beside the file, the row and the line.
 */
const sentences: readonly (readonly [RegExp, Text])[] = [
	[/^(?:some text|a text in )/, { en: "Write this in both languages.", hi: "इसे दोनों भाषाओं में लिखें।" }],
	[
		/^readable letters/,
		{
			en: "A letter here can't be read: write it again.",
			hi: "यहाँ एक अक्षर पढ़ा नहीं जा रहा: इसे फिर से लिखें।",
		},
	],
	[
		/^a moment after the one in starts/,
		{ en: "The end must come after the beginning.", hi: "समाप्ति का समय शुरू होने के बाद का हो।" },
	],
	[
		/^(?:a date|a day of the calendar|a month)/,
		{ en: "Choose a day, with or without a time.", hi: "तारीख़ चुनें; समय चाहें तो भरें।" },
	],
	[
		/^(?:information, warning|normal, revised|the name of a |a key|one that stands in|all, or names|a page that)/,
		{ en: "Choose one from the list.", hi: "सूची में से चुनें।" },
	],
	[
		/^an uploaded picture that has/,
		{
			en: "Give this picture its title and description first, under “Pictures and Files”.",
			hi: "पहले “चित्र और फ़ाइलें” में इस चित्र का शीर्षक और वर्णन लिखें।",
		},
	],
	[/^a whole number/, { en: "Write a number in digits.", hi: "अंकों में एक संख्या लिखें।" }],
];

const other: Text = {
	en: "This isn't right yet: {expected} is expected.",
	hi: "यह अभी ठीक नहीं है। अपेक्षित: {expected}",
};

/** The sentence for what a check expects. */
export function complaintOf(expected: string): Text {
	const found = sentences.find(([form]) => form.test(expected))?.[1];
	return found ?? { en: fill(other.en, { expected }), hi: fill(other.hi, { expected }) };
}
