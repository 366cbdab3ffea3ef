import { fill, type Text } from "../language.ts";
import type { FormType } from "./form-plan.ts";

const choose: Text = { en: "Choose one from the list.", hi: "सूची में से चुनें।" };
const chooseFile: Text = { en: "Choose a file of the council.", hi: "पालिका की कोई फ़ाइल चुनें।" };
const bothLanguages: Text = { en: "Write this in both languages.", hi: "इसे दोनों भाषाओं में लिखें।" };

const inputMessages = {
	text: bothLanguages,
	figure: bothLanguages,
	words: { en: "Write this.", hi: "इसे लिखें।" },
	name: {
		en: "Write a short name of Latin letters and digits, with single hyphens between words.",
		hi: "अंग्रेज़ी अक्षरों और अंकों का एक छोटा नाम लिखें, शब्दों के बीच एक-एक हाइफ़न।",
	},
	phone: { en: "Write a telephone number of 3 to 13 digits.", hi: "3 से 13 अंकों का फ़ोन नंबर लिखें।" },
	email: { en: "Write an e-mail address.", hi: "ई-मेल पता लिखें।" },
	address: {
		en: "Write an address that starts with https://.",
		hi: "https:// से शुरू होने वाला पता लिखें।",
	},
	number: { en: "Write a number in digits.", hi: "अंकों में एक संख्या लिखें।" },
	day: { en: "Choose a day.", hi: "तारीख़ चुनें।" },
	moment: { en: "Choose a day, with or without a time.", hi: "तारीख़ चुनें; समय चाहें तो भरें।" },
	time: { en: "Choose a time, such as 15:00.", hi: "समय चुनें, जैसे 15:00।" },
	yes: { en: "Tick the box or leave it empty.", hi: "ख़ाने पर निशान लगाएँ या ख़ाली छोड़ें।" },
	choice: choose,
	several: choose,
	places: choose,
	link: choose,
	// Numbers come from the desk, so a wrong one belongs to another row.
	hidden: choose,
	picture: chooseFile,
	file: chooseFile,
	pdf: chooseFile,
	focus: {
		en: "Write two numbers from 0 to 100, percent from the left and from the top, such as 40 20.",
		hi: "0 से 100 तक की दो संख्याएँ लिखें: बाएँ से और ऊपर से कितने प्रतिशत, जैसे 40 20।",
	},
	list: { en: "Something is missing in this list.", hi: "इस सूची में कुछ छूट गया है।" },
	group: { en: "Fill in this part.", hi: "यह भाग भरें।" },
	order: {
		en: "This names none of the rows: put at least one in order.",
		hi: "इसमें किसी पंक्ति का नाम नहीं है: कम से कम एक को क्रम में रखें।",
	},
} as const satisfies Readonly<Record<FormType, Text>>;

/** Messages for staff by the mistake's code; technicians read the checker's own words. */
export const mistakeMessages = {
	...inputMessages,
	unreadable: {
		en: "A letter here can't be read: write it again.",
		hi: "यहाँ एक अक्षर पढ़ा नहीं जा रहा: इसे फिर से लिखें।",
	},
	unseen: {
		en: "There is a character here that nobody can see; it often comes along with copied text. Delete this text and type it again.",
		hi: "यहाँ एक ऐसा अक्षर है जो दिखता नहीं; अक्सर वह कॉपी किए हुए पाठ के साथ आ जाता है। यह पाठ मिटाकर फिर से टाइप करें।",
	},
	reserved: {
		en: "Windows keeps this name for itself, so no file can be called so there: choose another.",
		hi: "यह नाम Windows अपने लिए रखता है, वहाँ इस नाम की फ़ाइल नहीं बन सकती: कोई दूसरा चुनें।",
	},
	taken: { en: "This name is taken: choose another.", hi: "यह नाम पहले से है: कोई दूसरा चुनें।" },
	endsFirst: { en: "The end must come after the beginning.", hi: "समाप्ति का समय शुरू होने के बाद का हो।" },
	closesFirst: {
		en: "The last day can't be before the date.",
		hi: "अंतिम तारीख़, सूचना की तारीख़ से पहले नहीं हो सकती।",
	},
	notOutYet: {
		en: "This notice isn't out yet, so there is nothing to correct: leave this empty.",
		hi: "यह सूचना अभी जारी नहीं हुई है, इसलिए शुद्धि की ज़रूरत नहीं: इसे ख़ाली छोड़ें।",
	},
	undescribed: {
		en: "Give this picture a title and a description first.",
		hi: "पहले इस चित्र का शीर्षक और विवरण लिखें।",
	},
	undescribedUpload: {
		en: "Give this picture its title and description first, under “Pictures and Files”.",
		hi: "पहले “चित्र और फ़ाइलें” में इस चित्र का शीर्षक और वर्णन लिखें।",
	},
	oldAddress: {
		en: "Write an old address from its first slash, which no page of this site has.",
		hi: "पुराना पता पहले / से लिखें, जो इस साइट के किसी पृष्ठ का न हो।",
	},
	pageAddress: {
		en: "Write an address that no other page has, such as /services/parking.",
		hi: "ऐसा पता लिखें जो किसी और पृष्ठ का न हो, जैसे /services/parking।",
	},
	limit: {
		en: "Write a limit like 24h (hours, day and night, up to 720h) or 3d (working days, up to 180d).",
		hi: "समय सीमा इस तरह लिखें: 24h (घंटे, दिन-रात, 720h तक) या 3d (कार्य दिवस, 180d तक)।",
	},
	ownOrOther: {
		en: "Choose a department and write a limit; or, where it isn't the council's work, choose a link to another site and neither of these.",
		hi: "विभाग चुनें और समय सीमा लिखें; जो पालिका का काम नहीं, उसके लिए दूसरी साइट का लिंक चुनें और ये दोनों ख़ाली छोड़ें।",
	},
	exactlyOne: { en: "Choose exactly one of these.", hi: "इनमें से केवल एक चुनें।" },
	atLeastOne: { en: "Add at least one.", hi: "कम से कम एक जोड़ें।" },
	moreCells: {
		en: "This row has more cells than the table has columns.",
		hi: "इस पंक्ति में तालिका के स्तंभों से अधिक ख़ाने हैं।",
	},
	sameSections: {
		en: "Two sections have the same address.",
		hi: "दो खंडों का पता एक ही है।",
	},
	noSections: {
		en: "Write a section, or fill in what the service is.",
		hi: "कोई खंड लिखें, या सेवा की जानकारी भरें।",
	},
	serviceSection: {
		en: "A section of the service has this address already.",
		hi: "सेवा के किसी खंड का पता पहले से यही है।",
	},
	missingPolicy: {
		en: "A section that every site must have is missing.",
		hi: "एक खंड नहीं है, जो हर साइट पर होना ज़रूरी है।",
	},
	longGlance: { en: "Write at most 24 letters.", hi: "अधिक से अधिक 24 अक्षर लिखें।" },
	monogram: { en: "Write at most four letters.", hi: "अधिक से अधिक चार अक्षर लिखें।" },
	openingHours: {
		en: "Write the hours like Mo-Sa 10:00-17:00.",
		hi: "समय इस तरह लिखें: Mo-Sa 10:00-17:00",
	},
	hoursBackward: {
		en: "Each span must end after it begins, at 24:00 at the latest. Write hours over midnight as two: Mo 20:00-24:00, Tu 00:00-02:00.",
		hi: "हर समय शुरू होने के बाद ख़त्म हो, अधिक से अधिक 24:00 पर। आधी रात के पार का समय दो भागों में लिखें: Mo 20:00-24:00, Tu 00:00-02:00",
	},
	hoursTwice: {
		en: "Two spans of one day overlap: write each hour once.",
		hi: "एक ही दिन के दो समय आपस में मिल रहे हैं: हर घंटा एक बार लिखें।",
	},
	tooLarge: {
		en: "This number is too large to be right: look at its digits again.",
		hi: "यह संख्या इतनी बड़ी नहीं हो सकती: अंक फिर देखें।",
	},
	year: {
		en: "Look at the year again: it must be between 1800 and 2100.",
		hi: "वर्ष फिर देखें: वह 1800 से 2100 के बीच का हो।",
	},
	midnight: {
		en: "00:00 is the beginning of this day. For the night at its end leave the time empty; for the night before it choose the day before.",
		hi: "00:00 इस दिन की शुरुआत है। दिन के अंत की रात के लिए समय ख़ाली छोड़ें; उससे पहले की रात के लिए एक दिन पहले की तारीख़ चुनें।",
	},
	opensFirst: {
		en: "Bids can't be opened before the last day.",
		hi: "निविदा अंतिम तारीख़ से पहले नहीं खुल सकती।",
	},
	shortened: {
		en: "A spreadsheet has made this of a long number or of a sum: write what was here before.",
		hi: "स्प्रेडशीट ने लंबी संख्या या जोड़ का यह बना दिया है: पहले यहाँ जो था वह लिखें।",
	},
	zeroLost: {
		en: "The 0 before the area code is missing: write it like 0121 2660123.",
		hi: "एसटीडी कोड से पहले का 0 नहीं है: इस तरह लिखें: 0121 2660123",
	},
	place: {
		en: "This isn't in India. Write degrees, such as latitude 28.98 and longitude 77.71.",
		hi: "यह भारत में नहीं है। अंश लिखें, जैसे अक्षांश 28.98 और देशांतर 77.71।",
	},
	month: {
		en: "Write year and month, such as 2026-10.",
		hi: "वर्ष और माह लिखें, जैसे 2026-10।",
	},
	months: { en: "Write a whole number of months from 1 to 60.", hi: "1 से 60 तक महीनों की पूरी संख्या लिखें।" },
	wardsBackward: {
		en: "Write the smaller number first, such as Wards 1 to 12.",
		hi: "छोटी संख्या पहले लिखें, जैसे वार्ड 1 से 12।",
	},
	unknownFact: {
		en: "Nothing has the name in braces: look under Facts and figures.",
		hi: "कोष्ठक { } वाला नाम नहीं मिला: तथ्य और आँकड़े में देखें।",
	},
	longFacts: {
		en: "This gets too long once the names in braces are filled in: name shorter facts, or fewer of them.",
		hi: "कोष्ठक { } वाले नाम भरने पर यह बहुत लंबा हो जाता है: छोटे तथ्य लिखें या उन्हें कम बार लिखें।",
	},
	deepFacts: {
		en: "A fact may name another one, but that one none: write its words here instead.",
		hi: "एक तथ्य में दूसरे का नाम { } में हो सकता है, पर उस दूसरे में किसी और का नहीं: यहाँ उसके शब्द ही लिखें।",
	},
	circle: {
		en: "These facts name each other in a circle: write one of them out in words.",
		hi: "ये तथ्य आपस में एक-दूसरे का नाम लेते हैं: इनमें से एक को शब्दों में लिखें।",
	},
	ward: {
		en: "There is no such ward: give a number from the list of wards, or leave this empty.",
		hi: "ऐसा कोई वार्ड नहीं है: वार्ड सूची की कोई संख्या दें, या इसे ख़ाली छोड़ें।",
	},
	wardTwice: {
		en: "This ward has a place on the map already: take it out of one of the two.",
		hi: "नक्शे में इस वार्ड की जगह पहले से है: दोनों में से एक जगह से इसे हटाएँ।",
	},
	needed: {
		en: "The site links to this: it can be changed, but not taken off.",
		hi: "साइट इससे जुड़ी है: इसे बदला जा सकता है, हटाया नहीं जा सकता।",
	},
} as const satisfies Readonly<Record<string, Text>>;

/** Messages for a cell of a table, which has nothing to choose from. */
export const cellMessages: ReadonlyMap<Text, Text> = new Map<Text, Text>([
	[
		choose,
		{
			en: "This is none of those that the form offers: write it as another row of the downloaded table has it.",
			hi: "फ़ॉर्म की सूची में यह नहीं है: वैसे ही लिखें जैसे डाउनलोड की गई तालिका की किसी पंक्ति में है।",
		},
	],
	[
		chooseFile,
		{
			en: "There is no such file: upload it first, then choose it in the form.",
			hi: "ऐसी कोई फ़ाइल नहीं है: पहले अपलोड करें, फिर फ़ॉर्म में चुनें।",
		},
	],
	[inputMessages.day, { en: "Write the day like 2026-03-31.", hi: "तारीख़ इस तरह लिखें: 2026-03-31" }],
	[
		inputMessages.moment,
		{
			en: "Write the day like 2026-03-31, with a time like 2026-03-31 15:00.",
			hi: "तारीख़ इस तरह लिखें: 2026-03-31, समय के साथ: 2026-03-31 15:00",
		},
	],
	[inputMessages.yes, { en: "Write true or false.", hi: "true या false लिखें।" }],
]);

export type MistakeCode = keyof typeof mistakeMessages;

/** A mistake of a schema's own check: code, technician's words, field. */
export function mistake(code: MistakeCode, expected: string, ...path: PropertyKey[]) {
	return { code: "custom" as const, message: expected, path, params: { code } };
}

interface Wrong {
	readonly code?: MistakeCode | undefined;
	readonly problem?: string | undefined;
	readonly expected?: string | undefined;
}

export function validationMessage({ code, problem, expected }: Wrong): Text {
	if (code) return mistakeMessages[code];
	const wanted = problem ?? expected ?? "";
	return {
		en: fill("This isn't right yet: {wanted} is expected.", { wanted }),
		hi: fill("यह अभी ठीक नहीं है। अपेक्षित: {wanted}", { wanted }),
	};
}
