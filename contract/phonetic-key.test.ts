import { describe, expect, test } from "vitest";
import { cutAtWords, phoneticKeys, wordsOf } from "./phonetic-key.ts";

/** Every spelling after the first is found where the first stands. */
const spellings: readonly (readonly [string, ...string[]])[] = [
	["जन्म", "janm", "janam", "janma"],
	["प्रमाण", "praman", "pramaan", "pramana"],
	["पत्र", "patr", "patra"],
	["कूड़ा", "kooda", "kuda", "koora", "कूड़े", "कूड़ों"],
	["गाड़ी", "gadi", "gaadi", "gari", "गाड़ियाँ", "गाड़ियों"],
	["वृद्धा", "vridha", "vriddha", "vradha"],
	["मृत्यु", "mrityu", "mratyu"],
	["गृह", "grih", "grah", "griha"],
	["सफ़ाई", "सफाई", "safai", "safaai", "safayi", "saphai"],
	["शिकायत", "शिक़ायत", "शिकायतें", "shikayat", "sikayat"],
	["फ़ोटो", "फोटो", "photo", "foto"],
	["हिन्दी", "हिंदी", "hindi"],
	["विधवा", "vidhwa", "vidhva"],
	["नालियाँ", "नाली", "naali", "nali"],
	["सूचना", "सूचनाएँ", "soochna", "suchana"],
	["कार्यालय", "karyalay", "karyalaya"],
	["उपयोग", "upyog", "upayog"],
	["पेयजल", "peyjal", "peyajal"],
	["आधार", "aadhaar", "aadhar", "adhar"],
	["आवास", "awas", "aawas"],
	["मच्छर", "machhar", "machar", "macchar"],
	["शहर", "shahar", "shehar", "sheher"],
	["पहले", "pahle", "pehle"],
	["house", "hous", "HOUSE"],
	["certificate", "Certificates", "CERTIFICATE"],
	["tax", "taxes"],
	["clean", "cleaning"],
	["licence", "license"],
	["1,000", "1000", "१,०००", "१०००", "１０００"],
	["दुःख", "दु:ख", "दुख", "dukh"],
	["निःशुल्क", "नि:शुल्क", "निशुल्क", "nishulk"],
	["प्रातः", "प्रात", "pratah"],
	["चाँद", "चांद", "chand"],
	["शु\u00adल्क", "शुल्क", "शुल्\u200dक"],
];

describe("a word is the same word in every spelling", () => {
	test.each(spellings)("%s", (written, ...others) => {
		const keys = phoneticKeys(written);
		for (const other of others) expect(keys, other).toContain(phoneticKeys(other)[0]);
	});
});

test.each([
	["death", "birth"],
	["water", "waste"],
	["ward", "word"],
	["road", "rude"],
	["नाली", "नल"],
	["112", "12"],
])("%s and %s stay two words", (one, other) => {
	expect(phoneticKeys(one)).not.toContain(phoneticKeys(other)[0]);
});

test("a text is cut at its words; vowel signs, nukta and joiners are part of them, and a number ends a word", () => {
	expect(wordsOf("वार्ड12: क़ाज़ियान, ₹1,000।")).toEqual(["वार्ड", "12", "क़ाज़ियान", "1,000"]);
	expect(cutAtWords("शिकायत (112)").join("")).toBe("शिकायत (112)");
});

test("a single letter has no key, a single figure has", () => {
	expect(phoneticKeys("a")).toEqual([]);
	expect(phoneticKeys("क")).toEqual([]);
	expect(phoneticKeys("७")).toEqual(["7"]);
});
