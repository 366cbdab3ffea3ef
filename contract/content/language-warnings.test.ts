import { describe, expect, test } from "vitest";
import { languageWarnings } from "./language-warnings.ts";

const inEnglish = (en: string, hi: string) => languageWarnings({ en, hi }).map((warning) => warning.en);

describe("nothing is said of texts that say the same", () => {
	test.each([
		["No water in Ward 7 today.", "आज वार्ड ७ में पानी नहीं आएगा।"],
		["The fee is ₹1,00,000.", "शुल्क ₹1 लाख है।"],
		["A sum of 1.5 crore for 12 roads.", "12 सड़कों के लिए 1.5 करोड़ रुपये।"],
		["₹25 thousand", "25,000 रुपये"],
		["Open till 24 November 2026.", "24 नवम्बर 2026 तक खुला।"],
		["Open till 24-11-2026.", "24 नवंबर 2026 तक खुला।"],
		["Open till 05/02/2026.", "५ फ़रवरी २०२६ तक खुला।"],
		["It closes on 3rd May.", "3 मई को बंद होगा।"],
		["You may come at 10:30 am.", "सुबह 10:30 बजे आ सकते हैं।"],
		["Two tankers for three lanes", "3 गलियों के लिए 2 टैंकर"],
		[
			"Call 1800 180 5555 or write to nagar@palika.example",
			"1800 180 5555 पर फ़ोन करें या nagar@palika.example पर लिखें",
		],
		["Bring the PAN card; see www.palika.example", "PAN कार्ड लाएँ; www.palika.example देखें"],
		["Fee {facts.birthFee}", "शुल्क {facts.birthFee}"],
		["See eNagarSewa", "eNagarSewa देखें"],
		["", "वार्ड 7"],
		["Ward 7", ""],
		["7.50 per cent", "7.50 प्रतिशत"],
	])("%s | %s", (en, hi) => {
		expect(languageWarnings({ en, hi })).toEqual([]);
	});
});

describe("a clerk is told", () => {
	test("of a figure, a sum or a date that only one language has", () => {
		expect(inEnglish("Ward 7 and 8", "वार्ड 7")).toEqual([
			"Only the English has 8. Is it missing in the Hindi?",
		]);
		expect(inEnglish("The fee is ₹500", "शुल्क ₹५०")).toEqual([
			"Only the English has 500. Is it missing in the Hindi?",
			"Only the Hindi has 50. Is it missing in the English?",
		]);
		expect(inEnglish("2 lakh", "2 करोड़")).toHaveLength(2);
		expect(inEnglish("24 November 2026", "24 दिसंबर 2026")).toEqual([
			"Only the English has November. Is it missing in the Hindi?",
			"Only the Hindi has दिसंबर. Is it missing in the English?",
		]);
		expect(inEnglish("till 24-11-2026", "24-12-2026 तक")).toHaveLength(2);
		expect(inEnglish("10:30 am", "सुबह 10 बजे")).toHaveLength(2);
	});

	test("of an English word in the Hindi, and of Hindi letters in the English", () => {
		expect(inEnglish("Water", "आज water नहीं आएगा")).toEqual(["The Hindi has an English word: water."]);
		expect(inEnglish("No पानी today", "आज पानी नहीं")).toEqual(["The English has Hindi letters: पानी."]);
	});

	test("of letters that can't be seen or turn the direction, but not of the joiners of Hindi", () => {
		expect(inEnglish("Ward\u202e seven", "वार्ड सात")[0]).toContain("after “Ward”");
		expect(inEnglish("Ward seven", "वार्ड\u200b सात")).toHaveLength(1);
		expect(inEnglish("Officer", "अधि\u200dकारी")).toEqual([]);
	});

	test("of a sentence over thirty words, in either language", () => {
		const long = "word ".repeat(31).trim();
		expect(inEnglish(`${long}.`, "शब्द।")).toEqual([
			"A sentence has 31 words: “word word word word word …”. Two shorter ones are easier to read.",
		]);
		expect(inEnglish("Words.", "शब्द ".repeat(31))).toHaveLength(1);
		expect(inEnglish(`${"word ".repeat(20)}. ${"word ".repeat(20)}.`, "शब्द।")).toEqual([]);
	});

	test("in both languages of the desk", () => {
		const [warning] = languageWarnings({ en: "Ward 8", hi: "वार्ड" });
		expect(warning?.hi).toBe("8 केवल अंग्रेज़ी में है। क्या हिन्दी में छूट गया?");
	});
});
