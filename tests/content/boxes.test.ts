import { expect, test } from "vitest";
import { matches, plain, sought } from "../../app/parts/in-page-search/matches.ts";
import { complaintNumber, completeNumber, readNumber } from "../../contract/complaints/number.ts";
import { tenDigits } from "../../contract/mobile.ts";
import { withoutTitle } from "../../contract/person-title.ts";
import { phoneticKeys, plainLetters, wordsOf } from "../../contract/phonetic-key.ts";
import { asPeopleTypeNumbers } from "../support/typed.ts";

type Box = (typed: string, text: string) => boolean;

const keysOf = (text: string) => wordsOf(withoutTitle(plainLetters(text))).map((word) => phoneticKeys(word));
const byLetters: Box = (typed, text) => matches(typed, text);
const bySound: Box = (typed, text) => {
	const known = keysOf(text).flat();
	return keysOf(typed).every((keys) => keys.some((key) => known.includes(key)));
};

/** Boxes for words, each by the functions that it asks; the last is that of the search, the desk's too, of people and of complaints. */
const boxes: Readonly<Record<string, Box>> = {
	"a list in its page": byLetters,
	"the notices without script": (typed, text) => plain(text).includes(sought(typed)),
	"the directory": (typed, text) => byLetters(withoutTitle(typed), text),
	"what finds by sound": bySound,
};

test.each(Object.entries(boxes))("%s finds words however they are spelt", (name, finds) => {
	const spellings = [
		["SHARMA", "Asha Sharma"],
		["  शर्मा ", "आशा शर्मा"],
		["श\u200dर्मा", "आशा शर्मा"],
		["शर्मा\u200b", "आशा शर्मा"],
		["सफाई", "सफ़ाई कर्मचारी"],
		["गांव", "गाँव"],
		["दु:ख", "दुःख"],
		["वार्ड १२", "वार्ड 12"],
		...(/directory|sound/.test(name)
			? ["Dr. ", "dr ", "Shri ", "श्री ", "श्रीमती ", "डॉ. "].map((title) => [`${title}शर्मा`, "आशा शर्मा"])
			: []),
	];
	for (const [typed = "", text = ""] of spellings) expect(finds(typed, text), typed).toBe(true);
	expect(finds("वर्मा", "आशा शर्मा")).toBe(false);
	expect(finds("13", "वार्ड 12")).toBe(false);
});

/** A mobile or pincode with what stands between and before its digits. */
const written = (digits: string, at: number, before: readonly string[]) => [
	...["", " ", "-", "\u2212", "\u2013"].map((sign) => digits.slice(0, at) + sign + digits.slice(at)),
	...before.map((each) => each + digits),
	digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
	digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
	`\u202a${digits}\u202c`,
];

test("every box that takes a phone, a pincode or a complaint's number takes it as people write it", () => {
	const mobile = "9812345610";
	for (const typed of written(mobile, 5, ["+91", "+91 ", "91 ", "0"])) {
		expect(tenDigits(typed), typed).toBe(mobile);
		for (const text of written(mobile, 5, [])) expect(matches(typed, text), `${typed} ${text}`).toBe(true);
	}
	for (const typed of written("250002", 3, [])) expect(matches(typed, "Meerut 250 002"), typed).toBe(true);
	// The box of who follows it, of the site's search and of the desk.
	const number = complaintNumber(2026, 4217);
	for (const typed of asPeopleTypeNumbers(number))
		for (const read of [readNumber, completeNumber]) expect(read(typed), typed).toBe(number);
});
