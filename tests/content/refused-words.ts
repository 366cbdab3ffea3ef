import type { Lang } from "../../contract/language.ts";

/** A way of writing that a reader of the language stumbles over, what to write instead, and the files that may keep it. */
interface Refused {
	readonly way: RegExp;
	readonly instead: string;
	readonly mayKeep?: RegExp;
}

/** Descriptions of pictures say where a thing stands, hangs or lies: there the words mean what they say. */
const pictures = /^tables\/(?:photos|pictures|home-photos)\.csv/;

/** End of a Hindi word: a vowel sign or a nukta belongs to it. */
const end = "(?![\\p{L}\\p{M}])";
const start = "(?<![\\p{L}\\p{M}])";
const word = (pattern: string) => new RegExp(`${start}(?:${pattern})${end}`, "u");

/** Verbs in which a Hindi condition ends. */
const conditions =
	"हो|हों|जाए|जाएँ|मिले|मिलें|खुले|खुलें|चले|पाएँ|आए|आएँ|रहे|सकें|उठे|उफने|लगे|दिखे|करे|करें? न|मिली|मिला|ख़राब है|ग़लत है";

/** One thing has one word. The specification's English is never here: it holds to the letter. */
export const refused: Readonly<Record<Lang, readonly Refused[]>> = {
	hi: [
		{
			way: new RegExp(`${start}(?:${conditions})(?: तो)?:`, "u"),
			instead: "… हो तो …: a condition has तो and no colon",
		},
		{ way: /अधिनियम(?:, \d{4})? में(?! लिखा)/u, instead: "अधिनियम के तहत" },
		{ way: word("कचरा|कचरे|कचरों"), instead: "कूड़ा" },
		{
			way: /अपशिष्ट(?!\)? (?:प्रबंधन|\(कूड़ा\)|\(प्रबंधन\)|नियम))/u,
			instead: "कूड़ा; अपशिष्ट stands in the names of rules alone",
		},
		{
			way: /(?:हरा|हरे|नीला|नीले|लाल|काला|काले|दो|दोनों|किस|में) डिब्ब|डिब्बे की सफ़ाई/u,
			instead: "कूड़ेदान; a डिब्बा is a tin or a box",
		},
		{ way: /(?<!\(जल )संयोजन/u, instead: "पानी का कनेक्शन, कनेक्शन" },
		{ way: word("अनुभाग|अनुभागों"), instead: "विभाग" },
		{
			way: word("खिड़की|खिड़कियाँ"),
			instead: "काउंटर",
			mayKeep: /^tables\/(?:photos\.csv, (?:46|68)|notices\.csv, 18),/,
		},
		{ way: /(?:साथ लाने के|आवश्यक) काग़ज़/u, instead: "दस्तावेज़ in headings" },
		{ way: /प्रपत्र(?! \d)/u, instead: "फ़ॉर्म; प्रपत्र has a number behind it" },
		{ way: /(?<!पालिका )परिषद/u, instead: "पालिका; the full name where it must be formal" },
		{ way: word("शीघ्र"), instead: "जल्द" },
		{ way: word("प्रश्न|प्रश्नों"), instead: "सवाल" },
		{ way: /(?:आपके|दिए गए|इस सवाल का) उत्तर/u, instead: "जवाब: what a citizen answers" },
		{ way: /(?<!\()ई-टेंडर/u, instead: "ई-निविदा" },
		{ way: /(?:निबंधन|पंजीकरण) विभाग|(?<!एवं )रजिस्ट्रेशन विभाग/u, instead: "स्टाम्प एवं रजिस्ट्रेशन विभाग" },
		{ way: /मुक्त (?:सरकारी )?डेटा/u, instead: "खुला डेटा" },
		{ way: /बोर्ड सदस्य|\} सदस्य|सात सदस्य/u, instead: "सभासद" },
		{ way: /गो-?आश्रय/u, instead: "कान्हा गौशाला" },
		{
			way: /भंडार पाल|अभिलेखपाल|रोकड़िया|पथ प्रकाश पर्यवेक्षक/u,
			instead: "स्टोर कीपर, रिकॉर्ड कीपर, कैशियर, प्रकाश निरीक्षक",
		},
		{ way: /पुनर्चक्रण|अपुनर्चक्रणीय/u, instead: "दोबारा काम आने वाला (रीसाइकिल)" },
		{ way: /वर्णानुक्रम/u, instead: "अ से ह तक" },
		{ way: /क़ानून .{0,12}(?:चाहता|माँगता)|अधिनियम.{0,10} चाहता/u, instead: "क़ानून के अनुसार" },
		{
			way: /चलता-फिरता|दृष्टि और|सोशल सर्कल|दिखने वाली बात|लेखा परीक्षक|ख़तरे में \{facts|सदस्यता/u,
			instead: "what a Hindi reader says",
		},
		{ way: /विकलांग/u, instead: "दिव्यांग", mayKeep: /^tables\/services-a-to-z\.csv/ },
		{ way: /धाराएँ/u, instead: "श्रेणियाँ: a धारा is a section of a law" },
		{ way: word("हिंदी|जमानत"), instead: "हिन्दी, ज़मानत: one spelling" },
		{ way: word("आपातकाल"), instead: "आपात स्थिति, आपातकालीन कक्ष: the आपातकाल was that of 1975" },
		{ way: /निरस्त/u, instead: "अस्वीकृत" },
		{ way: word("प्रति माह|हर माह"), instead: "हर महीने; प्रतिमाह behind a sum" },
		{ way: word("अभिलेखन|कार्यवाही"), instead: "पुरालेख, कार्यवृत्त" },
		{ way: /आँगन[वब]ाड़ी|पहियाकुर्सी|शंकु/u, instead: "आंगनबाड़ी, व्हीलचेयर, ट्रैफ़िक कोन" },
		{ way: /पहले तक बुक|या उससे पहले रद्द/u, instead: "पहले से, या अधिक पहले" },
		{ way: word("गरीबी|तरीका|तरीके|नक़्शा"), instead: "ग़रीबी, तरीक़ा, नक्शा: one spelling" },
		{ way: /कुत्ता काटने/u, instead: "कुत्ते के काटने" },
	],
	en: [
		{ way: /\bdark lamp|\blamps?\b/i, instead: "street light", mayKeep: pictures },
		{
			way: /(?<!still |parking |bus |taxi )\bstands?\b(?! post\b)/i,
			instead: "is shown, is given, is on",
			mayKeep: pictures,
		},
		{ way: /\bhangs?\b(?! up)/i, instead: "is displayed, is on", mayKeep: pictures },
		{ way: /\b(?:lies|lie)\b/i, instead: "is kept, can be read", mayKeep: pictures },
		{ way: /\bmend(?:s|ed|ing)?\b/i, instead: "correct, repair", mayKeep: pictures },
		{ way: /\bhand(?:ed|s)? in\b|\bhand it in\b/i, instead: "submit", mayKeep: pictures },
		{ way: /, also (?:for|not|under|as|the|in)\b/i, instead: "including, not even, as well" },
		{
			way: /\bso long (?:a|an|the)\b|\bat once there\b|\bcomes of it\b|\bbecame of\b|\bgood looks\b/i,
			instead: "the word order of English",
		},
		{ way: /\bread through\b|\bfrom memory\b/i, instead: "reviewed, saved copy" },
		{ way: /\bnappies\b|\bsanitary towels?\b/i, instead: "diapers, sanitary pads" },
		{ way: /\bfilms?\b/i, instead: "video", mayKeep: /^tables\/(?:photos|pictures)\.csv/ },
		{
			way: /\b(?:the|our|a|each|which|this|that|of its?|their) sections?\b(?! (?:\d|of))|\bsections? (?:that|which|who|answers|looks|keeps)\b/i,
			instead: "department",
		},
		{
			way: /\b(?:Tax|Health|Garden|Works|Jalkal|IT|Accounts|Administration|Deaths) Section\b/i,
			instead: "department",
		},
		{ way: /\bcattle shelter\b|(?<!Kanha )\bcow shelter\b/i, instead: "Kanha cow shelter" },
		{ way: /\bholding tax\b/i, instead: "property tax: holding tax is Bihar's word" },
		{
			way: /\bburns? all day\b|\bthe current\b(?! )|\bdanger to life\b/i,
			instead: "stays on, electricity, a life in danger",
		},
		{
			way: /\buntil when may\b|\bfrom when to when,? (?:it|the)\b|\blet for\b/i,
			instead: "how late, at what hours, rented out for",
		},
		{
			way: /\bnot a must\b|\bwhoever stays\b|\bdrink, smoking\b/i,
			instead: "isn't needed, people who, alcohol",
		},
		{
			way: /\bweighed before\b|\blight no\b|\bjoin(?:ed|ing)? (?:it )?(?:to the sewer|again)\b/i,
			instead: "in front of, don't light, connected",
		},
		{ way: /\bsign(?:s|ed|ing)?[- ](?:in|out)\b/i, instead: "log in, as the button says" },
		{ way: /[a-z]’[a-z]/i, instead: "the plain apostrophe, as everywhere" },
	],
};

/** Words that the staff desk avoids: one word for one thing, and the field's own English. */
export const refusedAtTheDesk: Readonly<Record<Lang, readonly Refused[]>> = {
	hi: [
		{
			way: word("(?:ये|इन|मेरे|आपके|अब के|नए|पुराने|के|किन) (?:शब्द|शब्दों)"),
			instead: "आपका लिखा हुआ, पाठ: a शब्द is one word",
			mayKeep: /^contract\/(?:content\/desk|page-descriptions|content\/language-warnings)\.ts/,
		},
		{ way: /सूचना-पट्ट/u, instead: "आपात सूचना" },
		{ way: /समीक्षा/u, instead: "अनुमोदन, as the screen is called" },
		{ way: word("बाकी|कदम|परिषद|जमानत"), instead: "बाक़ी, क़दम, पालिका, ज़मानत" },
		{ way: word("प्रश्न|प्रश्नों|अनुभाग"), instead: "सवाल, विभाग" },
		{ way: /लेखा फ़ाइल|के लेखे|दूसरा चरण|दूसरे चरण/u, instead: "बदलाव, दूसरी जाँच: the screens' own names" },
		{ way: /हिंदी/u, instead: "हिन्दी, as the site writes it" },
		{ way: word("गरीबी|तरीका|तरीके|नक़्शा"), instead: "ग़रीबी, तरीक़ा, नक्शा: one spelling" },
		{ way: /CSV फ़ाइल लें/u, instead: "CSV डाउनलोड करें" },
		{ way: /लिंक में नाम|लिंक वाला नाम/u, instead: "पता" },
	],
	en: [
		{ way: /\bstands?\b|\bstood\b/i, instead: "is, is shown, is listed" },
		{ way: /\bmend(?:s|ed|ing)?\b/i, instead: "correct" },
		{ way: /\b(?:take|took|taken) (?:\S+ )?up\b/i, instead: "reinstate" },
		{ way: /\bholds? (?:from|for|at|on)\b|\bwhat holds\b/i, instead: "applies, is valid" },
		{
			way: /\bcomes? out\b|\bcome to say\b|\bof now\b|\bover since\b/i,
			instead: "is published, says, ended",
		},
		{ way: /\bread through\b/i, instead: "reviewed" },
		{
			way: /\bto be seen\b|\b(?:not|arrived|copied) whole\b|\bby nobody\b/i,
			instead: "shows, incomplete, nobody can",
		},
		{ way: /\bon whom\b|\balone$/i, instead: "about whom, only" },
		{
			way: /\bsign(?:s|ed|ing)?[- ](?:in|out)\b|\blog-(?:in|out)s?\b/i,
			instead: "log in, login, log out, Logout",
		},
		{
			way: /\b(?:these|your|their) words\b|\bwords of (?:pages|every page)\b/i,
			instead: "text, what you wrote",
		},
		{ way: /[a-z}]’[a-z]/i, instead: "the plain apostrophe, as everywhere" },
		{ way: /\bsecond step\b|\baudit log\b/i, instead: "second factor, Changes" },
		{ way: /\bname in links\b|\bnames? in links\b/i, instead: "address" },
	],
};
