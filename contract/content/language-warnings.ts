import { fill, inEveryLanguage, type Lang, type Text } from "../language.ts";
import { latinDigits } from "../wards-named.ts";

/** Words above which a sentence is hard to read aloud at a counter. */
const longestSentence = 30;

const sentences = {
	onlyEnglish: {
		en: "Only the English has {what}. Is it missing in the Hindi?",
		hi: "{what} केवल अंग्रेज़ी में है। क्या हिन्दी में छूट गया?",
	},
	onlyHindi: {
		en: "Only the Hindi has {what}. Is it missing in the English?",
		hi: "{what} केवल हिन्दी में है। क्या अंग्रेज़ी में छूट गया?",
	},
	englishInHindi: {
		en: "The Hindi has an English word: {what}.",
		hi: "हिन्दी में अंग्रेज़ी का शब्द है: {what}।",
	},
	hindiInEnglish: {
		en: "The English has Hindi letters: {what}.",
		hi: "अंग्रेज़ी में हिन्दी के अक्षर हैं: {what}।",
	},
	invisible: {
		en: "A letter that can't be seen, or that turns the direction of the text, comes after “{what}”. Delete it and write on.",
		hi: "“{what}” के बाद एक ऐसा अक्षर है जो दिखता नहीं या लिखने की दिशा पलट देता है। उसे मिटाकर आगे लिखें।",
	},
	longSentence: {
		en: "A sentence has {count} words: “{what} …”. Two shorter ones are easier to read.",
		hi: "एक वाक्य में {count} शब्द हैं: “{what} …”। दो छोटे वाक्य पढ़ने में आसान होंगे।",
	},
} as const satisfies Readonly<Record<string, Text>>;

/** Likely mistakes in a text in both languages; none is certain, so nothing is refused (decision 37). */
export function languageWarnings({ en, hi }: Text): Text[] {
	return [
		...(en.trim() && hi.trim() ? differences(en, hi) : []),
		...told("englishInHindi", englishWords(hi)),
		...told("hindiInEnglish", en.match(/[\u0900-\u097F\u200c\u200d]+/g) ?? []),
		...[hi, en].flatMap(invisible),
		...[hi, en].flatMap(longSentences),
	];
}

function told(sentence: keyof typeof sentences, all: readonly string[], values = {}): Text[] {
	const what = [...new Set(all)].join(", ");
	if (what === "") return [];
	return [inEveryLanguage((lang) => fill(sentences[sentence][lang], { what, ...values }))];
}

function differences(en: string, hi: string): Text[] {
	const english = figuresIn(en);
	const hindi = figuresIn(hi);
	const without = (some: Figures, others: Figures, text: string, lang: Lang) =>
		[...some]
			.filter(([value]) => !others.has(value) && !hasInWords(value, text, lang))
			.map(([, written]) => written);
	return [
		...told("onlyEnglish", without(english, hindi, hi, "hi")),
		...told("onlyHindi", without(hindi, english, en, "en")),
	];
}

type Figures = ReadonlyMap<string, string>;

const months: readonly RegExp[] = [
	"jan january जनवरी",
	"feb february फरवरी",
	"mar march मार्च",
	"apr april अप्रैल",
	"may मई",
	"jun june जून",
	"jul july जुलाई",
	"aug august अगस्त",
	"sep sept september सितंबर सितम्बर",
	"oct october अक्टूबर अक्तूबर",
	"nov november नवंबर नवम्बर",
	"dec december दिसंबर दिसम्बर",
].map((names) => {
	const any = names.replaceAll(" ", "|");
	// Only beside a figure, for "may" is a word too.
	const form = `(?<=\\d(?:st|nd|rd|th)? (?:of )?)(?:${any})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:${any})(?=,? \\d)`;
	return new RegExp(form, "iu");
});

const manyfold: readonly (readonly [form: string, factor: number])[] = [
	["thousand|हज़ार|हजार", 1e3],
	["lakhs?|लाख", 1e5],
	["crores?|करोड़", 1e7],
];

function figuresIn(text: string): Figures {
	const found = new Map<string, string>();
	let plain = latinDigits(text.normalize("NFC").replaceAll("\u00A0", " "));
	// Normalises dates in figures to those in words.
	plain = plain.replace(/\b(\d{1,2})([-./])(\d{1,2})\2(\d{4})\b/g, (written, day, _, month, year) => {
		if (Number(month) < 1 || Number(month) > 12) return written;
		found.set(`month ${Number(month)}`, written);
		return `${Number(day)} ${year}`;
	});
	const undotted = plain.replaceAll("\u093C", "");
	for (const [index, form] of months.entries()) {
		const [name] = undotted.match(form) ?? [];
		if (name !== undefined) found.set(`month ${index + 1}`, name);
	}
	for (const [form, factor] of manyfold) {
		plain = plain.replace(
			new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?) (?:${form})(?![\\p{L}\\p{M}])`, "giu"),
			(written: string, figure: string) => {
				found.set(String(Math.round(amountOf(figure) * factor)), written);
				return "";
			},
		);
	}
	for (const [written] of plain.matchAll(/\d[\d,]*(?:[.:]\d+)*/g)) {
		const figure = written.replace(/,$/, "");
		found.set(figure.includes(":") ? figure : String(amountOf(figure)), figure);
	}
	return found;
}

function amountOf(figure: string): number {
	return Number(figure.replaceAll(",", "").replace(/(\..*)\./, "$1"));
}

/** Figures from 1 on, which the other language may write in words. */
const inWords: Readonly<Record<Lang, readonly string[]>> = {
	en: "one|an?|first two|second|both three|third four|fourth five six seven eight nine ten eleven twelve".split(
		" ",
	),
	hi: "एक|पहल[ाीे] दो|दूसर[ाीे]|दोनों तीन|तीसर[ाीे] चार|चौथ[ाीे] पाँच|पांच छह|छः सात आठ नौ दस ग्यारह बारह".split(" "),
};

function hasInWords(value: string, text: string, lang: Lang): boolean {
	const words = inWords[lang][Number(value) - 1];
	return (
		words !== undefined && new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(text)
	);
}

function englishWords(hindi: string): string[] {
	const without = hindi.replace(/\{[^}]*\}|\S*(?:@|:\/\/|www\.)\S*|\S+\.(?:\w{2,4})(?=[\s।,)]|$)/g, " ");
	return (without.match(/(?<![\w-])[A-Za-z]{2,}(?![\w-])/g) ?? []).filter(
		(word) => !/[A-Z]/.test(word.slice(1)),
	);
}

function invisible(text: string): Text[] {
	const at = text.search(/[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/);
	return at < 0 ? [] : told("invisible", [text.slice(0, at).split(/\s+/).slice(-3).join(" ") || "…"]);
}

function longSentences(text: string): Text[] {
	return text.split(/(?<=[.!?])\s|[।\n]/).flatMap((sentence) => {
		const words = sentence.trim().split(/\s+/);
		const isLong = words.length > longestSentence;
		return isLong ? told("longSentence", [words.slice(0, 5).join(" ")], { count: words.length }) : [];
	});
}
