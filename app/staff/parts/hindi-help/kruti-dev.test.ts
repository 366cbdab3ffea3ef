import { describe, expect, test } from "vitest";
import { fromKrutiDev, looksLikeKrutiDev } from "./kruti-dev.ts";

describe("a word in Kruti Dev is read", () => {
	test.each([
		// Signs, and the short i that is struck before its letters.
		["fd;k", "किया"],
		["uxj ikfydk", "नगर पालिका"],
		["fLFkfr", "स्थिति"],
		["f}rh;", "द्वितीय"],
		["fiz;", "प्रिय"],
		["O;fä", "व्यक्ति"],
		["fu;qfDr", "नियुक्ति"],
		["fuEufyf[kr", "निम्नलिखित"],
		["f'kdk;r", "शिकायत"],
		["iM+fj;k", "पड़रिया"],
		["f>dfV;k", "झिकटिया"],
		// The r above a letter.
		["/keZ", "धर्म"],
		["dk;kZy;", "कार्यालय"],
		["ewfrZ", "मूर्ति"],
		["fo|kFkhZ", "विद्यार्थी"],
		['o"kks±', "वर्षों"],
		["iw.kk±d", "पूर्णांक"],
		["eksjkenkZuk", "मोरामर्दाना"],
		["fuokZpu", "निर्वाचन"],
		["/keZZ", "धर्म"],
		["okMZ", "वार्ड"],
		// Half letters and conjuncts.
		["tUe izek.k i=", "जन्म प्रमाण पत्र"],
		["{kek", "क्षमा"],
		["f='kwy", "त्रिशूल"],
		["Kku", "ज्ञान"],
		["Jh", "श्री"],
		["'kq)", "शुद्ध"],
		['jk"Vªh;', "राष्ट्रीय"],
		["LokLF;", "स्वास्थ्य"],
		["e`R;q", "मृत्यु"],
		["mÙkj", "उत्तर"],
		["ân;", "हृदय"],
		["fpà", "चिह्न"],
		["ikB~;Øe", "पाठ्यक्रम"],
		["mÌs';", "उद्देश्य"],
		["eaa=h", "मंत्री"],
		["LoPNrk", "स्वच्छता"],
		// Vowels, and the dot.
		['_f"k', "ऋषि"],
		["vkS|ksfxd", "औद्योगिक"],
		["vksj", "ओर"],
		[",slk", "ऐसा"],
		["bZ'oj", "ईश्वर"],
		["b±V", "ईंट"],
		["Å¡pk", "ऊँचा"],
		["vkWfQ+l", "ऑफ़िस"],
		["dkWyst", "कॉलेज"],
		["t+:jr", "ज़रूरत"],
		["#i;k", "रुपया"],
		["[ksr [kSj [kks[kyk", "खेत खैर खोखला"],
		["[+kku", "ख़ान"],
		// Digits and punctuation.
		["åƒ„…†‡ˆ‰Š‹", "०१२३४५६७८९"],
		["gkFkA", "हाथ।"],
		["firk@ifr ¼lkQ½] ^vPNk* vkSj Þlqanjß", "पिता/पति (साफ), ‘अच्छा’ और “सुंदर”"],
		["dqy 1,250.50 #-", "कुल 1,250.50 रु."],
		["fnukad 03.10.2026", "दिनांक 03.10.2026"],
		["fnukad 03@10@2026", "दिनांक 03/10/2026"],
		['fo"k;% vkosnu', "विषय: आवेदन"],
		["vr% nq%[k Øe'k%", "अतः दुःख क्रमशः"],
		["le; 10%30", "समय 10:30"],
		["bZ esy nagar@palika.example ij", "ई मेल nagar@palika.example पर"],
	])("%s is %s", (typed, hindi) => {
		expect(fromKrutiDev(typed)).toBe(hindi.normalize("NFC"));
	});
});

const sentences = [
	[
		'uxj ikfydk ifj"kn ds lHkh ukxfjdksa dks lwfpr fd;k tkrk gS fd okMZ 7 esa dy ikuh ugha vk,xkA',
		"नगर पालिका परिषद के सभी नागरिकों को सूचित किया जाता है कि वार्ड 7 में कल पानी नहीं आएगा।",
	],
	[
		"tUe izek.k i= ds fy, vkosnu dk;kZy; esa izkr% 10 cts ls 'kke 5 cts rd fn;s tk ldrs gSaA",
		"जन्म प्रमाण पत्र के लिए आवेदन कार्यालय में प्रातः 10 बजे से शाम 5 बजे तक दिये जा सकते हैं।",
	],
	["Hkkjr ljdkj] m\u00d9kj izns'k 'kklu", "भारत सरकार, उत्तर प्रदेश शासन"],
	["lQkbZ deZpkfj;ksa dh gM+rky ds dkj.k dwM+k ugha mBsxkA", "सफाई कर्मचारियों की हड़ताल के कारण कूड़ा नहीं उठेगा।"],
] as const;

test.each(sentences)("a sentence is taken for Kruti Dev and read: %s", (typed, hindi) => {
	expect(looksLikeKrutiDev(typed)).toBe(true);
	expect(fromKrutiDev(typed)).toBe(hindi.normalize("NFC"));
});

test.each(["tUe izek.k i=", "e`R;q", "dk;kZy;", "f'kdk;r"])("so are a few words: %s", (typed) => {
	expect(looksLikeKrutiDev(typed)).toBe(true);
});

test.each([
	"",
	"नगर पालिका परिषद",
	"आज वार्ड 7 में पानी नहीं आएगा। Call 1800 180 5555.",
	"No water in Ward 7 today.",
	"The tanker comes at noon; call the office (10 to 5) or write to nagar@palika.example.",
	"Nagar Palika Parishad ke sabhi nagrikon ko suchit kiya jata hai ki ward 7 mein kal pani nahin aayega.",
	"janm praman patra",
	"Don't park here: McDonald's and the PWD/GST office work on 12/09/2026.",
	"https://chandanpur.example/services?a=b;c=d",
	"GST PAN TDS NOC RTI",
	"12.50",
	"ward",
	"Why try my sky?",
])("what is plain English or Hindi is not: %s", (text) => {
	expect(looksLikeKrutiDev(text)).toBe(false);
});
