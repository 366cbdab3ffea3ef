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
		/^text without the invisible character/,
		{
			en: "There is a character here that nobody can see; it often comes along with copied text. Delete this text and type it again.",
			hi: "यहाँ एक ऐसा अक्षर है जो दिखता नहीं; अक्सर वह कॉपी किए हुए पाठ के साथ आ जाता है। यह पाठ मिटाकर फिर से टाइप करें।",
		},
	],
	[
		/^a moment after the one in starts/,
		{ en: "The end must come after the beginning.", hi: "समाप्ति का समय शुरू होने के बाद का हो।" },
	],
	[/^a date like \d{4}-\d\d-\d\d(?!, or)/, { en: "Choose a day.", hi: "तारीख़ चुनें।" }],
	[
		/^(?:a date|a day of the calendar|a month)/,
		{ en: "Choose a day, with or without a time.", hi: "तारीख़ चुनें; समय चाहें तो भरें।" },
	],
	[
		/^a day that isn't before the date/,
		{ en: "The last day can't be before the date.", hi: "अंतिम तारीख़, सूचना की तारीख़ से पहले नहीं हो सकती।" },
	],
	[
		/^a picture with a row in/,
		{
			en: "Give this picture a title and a description first.",
			hi: "पहले इस चित्र का शीर्षक और विवरण लिखें।",
		},
	],
	[
		/^(?:a file below media|a PDF file below|a picture \()/,
		{ en: "Choose a file of the council.", hi: "पालिका की कोई फ़ाइल चुनें।" },
	],
	[
		/^(?:an address of the old site|an address that no page)/,
		{
			en: "Write an old address from its first slash, which no page of this site has.",
			hi: "पुराना पता पहले / से लिखें, जो इस साइट के किसी पृष्ठ का न हो।",
		},
	],
	[
		/^(?:an address of small letters|an address without the language|an address that (?:doesn't begin|isn't that of))/,
		{
			en: "Write an address that no other page has, such as /services/parking.",
			hi: "ऐसा पता लिखें जो किसी और पृष्ठ का न हो, जैसे /services/parking।",
		},
	],
	[
		/^an address that starts with/,
		{
			en: "Write an address that starts with https://.",
			hi: "https:// से शुरू होने वाला पता लिखें।",
		},
	],
	[
		/^a telephone number/,
		{ en: "Write a telephone number of 3 to 13 digits.", hi: "3 से 13 अंकों का फ़ोन नंबर लिखें।" },
	],
	[/^an e-mail address/, { en: "Write an e-mail address.", hi: "ई-मेल पता लिखें।" }],
	[
		/^(?:either a page or a portal|either an officer or a ward|one of page, portal and soon|one of the columns)/,
		{ en: "Choose exactly one of these.", hi: "इनमें से केवल एक चुनें।" },
	],
	[/^(?:at least one|at least 1)/, { en: "Add at least one.", hi: "कम से कम एक जोड़ें।" }],
	[
		/^sections of which no two/,
		{ en: "Two sections have the same name in links.", hi: "दो खंडों का लिंक वाला नाम एक ही है।" },
	],
	[
		/^sections, or the fields of a service/,
		{
			en: "Write a section, or fill in what the service is.",
			hi: "कोई खंड लिखें, या सेवा की जानकारी भरें।",
		},
	],
	[
		/^an id that no section of a service/,
		{
			en: "A section of the service has this name in links already.",
			hi: "सेवा के किसी खंड का लिंक वाला नाम पहले से यही है।",
		},
	],
	[
		/^a section for each of/,
		{
			en: "A section that every site must have is missing.",
			hi: "एक खंड नहीं है, जो हर साइट पर होना ज़रूरी है।",
		},
	],
	[/^a list/, { en: "Something is missing in this list.", hi: "इस सूची में कुछ छूट गया है।" }],
	[/^(?:the fields|one of the fields)/, { en: "Fill in this part.", hi: "यह भाग भरें।" }],
	[/^at most 24 letters/, { en: "Write at most 24 letters.", hi: "अधिक से अधिक 24 अक्षर लिखें।" }],
	[/^at most 4 letters/, { en: "Write at most four letters.", hi: "अधिक से अधिक चार अक्षर लिखें।" }],
	[
		/^hours such as/,
		{ en: "Write the hours like Mo-Sa 10:00-17:00.", hi: "समय इस तरह लिखें: Mo-Sa 10:00-17:00" },
	],
	[
		/^a key of Latin letters/,
		{
			en: "Write a short name of Latin letters, digits and hyphens.",
			hi: "अंग्रेज़ी अक्षरों, अंकों और हाइफ़न का एक छोटा नाम लिखें।",
		},
	],
	[
		/^(?:\{council|a value that)/,
		{
			en: "Nothing has the name in braces: look under Facts and figures.",
			hi: "कोष्ठक { } वाला नाम नहीं मिला: तथ्य और आँकड़े में देखें।",
		},
	],
	[
		/^a text that has at most .* filled in/,
		{
			en: "This gets too long once the names in braces are filled in: name shorter facts, or fewer of them.",
			hi: "कोष्ठक { } वाले नाम भरने पर यह बहुत लंबा हो जाता है: छोटे तथ्य लिखें या उन्हें कम बार लिखें।",
		},
	],
	[
		/^a value without placeholders/,
		{
			en: "A fact may name another one, but that one none: write its words here instead.",
			hi: "एक तथ्य में दूसरे का नाम { } में हो सकता है, पर उस दूसरे में किसी और का नहीं: यहाँ उसके शब्द ही लिखें।",
		},
	],
	[
		/^a value that doesn't lead back/,
		{
			en: "These facts name each other in a circle: write one of them out in words.",
			hi: "ये तथ्य आपस में एक-दूसरे का नाम लेते हैं: इनमें से एक को शब्दों में लिखें।",
		},
	],
	[
		/^this key: the site links/,
		{
			en: "The site links to this: it can be changed, but not taken off.",
			hi: "साइट इससे जुड़ी है: इसे बदला जा सकता है, हटाया नहीं जा सकता।",
		},
	],
	[/^true or false/, { en: "Tick the box or leave it empty.", hi: "ख़ाने पर निशान लगाएँ या ख़ाली छोड़ें।" }],
	[
		/^(?:information, warning|normal, revised|the name of an? |a key|a colour in |one that stands in|all, or names|a page that|one of |some of |the id of a row|papers, schemes|facebook, twitter|timeline, page|about, services|\{ portal: |(?:[A-Za-z]+, ){3}|en, hi)/,
		{ en: "Choose one from the list.", hi: "सूची में से चुनें।" },
	],
	[
		/^an uploaded picture that has/,
		{
			en: "Give this picture its title and description first, under “Pictures and Files”.",
			hi: "पहले “चित्र और फ़ाइलें” में इस चित्र का शीर्षक और वर्णन लिखें।",
		},
	],
	[/^(?:a whole number|degrees)/, { en: "Write a number in digits.", hi: "अंकों में एक संख्या लिखें।" }],
];

/** What is said of the name of a new row. */
export const nameMessages = {
	wrong: {
		en: "Write a short name of Latin letters and digits, with single hyphens between words.",
		hi: "अंग्रेज़ी अक्षरों और अंकों का एक छोटा नाम लिखें, शब्दों के बीच एक-एक हाइफ़न।",
	},
	reserved: {
		en: "Windows keeps this name for itself, so no file can be called so there: choose another.",
		hi: "यह नाम Windows अपने लिए रखता है, वहाँ इस नाम की फ़ाइल नहीं बन सकती: कोई दूसरा चुनें।",
	},
	taken: {
		en: "This name is taken: choose another.",
		hi: "यह नाम पहले से है: कोई दूसरा चुनें।",
	},
} as const satisfies Readonly<Record<string, Text>>;

/** A correction of something that nobody has read. */
export const notOutYet: Text = {
	en: "This notice isn't out yet, so there is nothing to correct: leave this empty.",
	hi: "यह सूचना अभी जारी नहीं हुई है, इसलिए शुद्धि की ज़रूरत नहीं: इसे ख़ाली छोड़ें।",
};

/** An order that names none of the rows. */
export const nothingInOrder: Text = {
	en: "This names none of the rows: put at least one in order.",
	hi: "इसमें किसी पंक्ति का नाम नहीं है: कम से कम एक को क्रम में रखें।",
};

const other: Text = {
	en: "This isn't right yet: {expected} is expected.",
	hi: "यह अभी ठीक नहीं है। अपेक्षित: {expected}",
};

/** The sentence for what a check expects. */
export function validationMessage(expected: string): Text {
	const found = sentences.find(([form]) => form.test(expected))?.[1];
	return found ?? { en: fill(other.en, { expected }), hi: fill(other.hi, { expected }) };
}
