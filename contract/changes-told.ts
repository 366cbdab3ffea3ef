import { filesField } from "./content/beside-row.ts";
import { isGroup, nameOf, type Row, type RowValue } from "./content/row.ts";
import { fill, inEveryLanguage, type Lang, language, type Text } from "./language.ts";
import { beginOf } from "./moments.ts";
import { timeInWords } from "./time-in-words.ts";

/** Value in place of a correction whose writer declines to tell readers. */
export const toldNothing = "none";

interface Sentences {
	readonly changed: Text;
	readonly added: Text;
	readonly gone: Text;
}

const ofSum = (en: string, hi: string): Sentences => ({
	changed: { en: `${en}: {after}, instead of {before}.`, hi: `${hi}: {before} के बदले अब {after}।` },
	added: { en: `${en}: {after}.`, hi: `${hi}: {after}।` },
	gone: { en: `${en}: {before} no longer applies.`, hi: `${hi}: {before} अब लागू नहीं।` },
});

const lastDate: Text = {
	en: "The last date is now {after}, instead of {before}.",
	hi: "अंतिम तिथि {before} के बदले अब {after} है।",
};
const opening: Sentences = {
	changed: {
		en: "It opens on {after}, instead of {before}.",
		hi: "यह {before} के बदले अब {after} को खुलेगी।",
	},
	added: { en: "It opens on {after}.", hi: "यह {after} को खुलेगी।" },
	gone: { en: "It doesn't open on {before}.", hi: "यह {before} को नहीं खुलेगी।" },
};
const sums = {
	fee: ofSum("Fee", "शुल्क"),
	estimate: ofSum("Estimated cost", "अनुमानित लागत"),
	earnestMoney: ofSum("Earnest money", "धरोहर राशि"),
} as const;
const ofFiles: Sentences = {
	changed: { en: "The document “{after}” was replaced.", hi: "दस्तावेज़ “{after}” बदल दिया गया है।" },
	added: { en: "There is a new document: “{after}”.", hi: "नया दस्तावेज़ जोड़ा गया है: “{after}”।" },
	gone: { en: "The document “{before}” was withdrawn.", hi: "दस्तावेज़ “{before}” हटा दिया गया है।" },
};

/** Describes changes of a notice that readers should know; undefined if there are none, or before it is out. */
export function changesTold(before: Row, after: Row, today: string): Text | undefined {
	if (String(before.date) > today) return undefined;
	const told = inEveryLanguage((lang) => {
		const [were, are] = [before, after].map((row) => ({
			last: lastInWords(row, lang),
			opens: dayIn(row.opens, lang),
		}));
		const dates = [
			were?.last && are?.last && were.last !== are.last
				? fill(lastDate[lang], { before: were.last, after: are.last })
				: "",
			sentence(opening, were?.opens ?? "", are?.opens ?? "", lang),
		];
		const money = Object.entries(sums).map(([name, sentences]) =>
			sentence(sentences, wordsIn(before[name], lang), wordsIn(after[name], lang), lang),
		);
		return [...dates, ...money, ...filesTold(before, after, lang)].filter(Boolean).join(" ");
	});
	return told.en === "" && told.hi === "" ? undefined : told;
}

function sentence(sentences: Sentences, before: string, after: string, lang: Lang): string {
	if (before === after) return "";
	const which = before === "" ? "added" : after === "" ? "gone" : "changed";
	return fill(sentences[which][lang], { before, after });
}

/** A document is known by its number, a new one by its file. */
function filesTold(before: Row, after: Row, lang: Lang): readonly string[] {
	const filesIn = (row: Row) => (Array.isArray(row[filesField]) ? row[filesField].filter(isGroup) : []);
	const [were, are] = [filesIn(before), filesIn(after).filter(({ file }) => file)];
	const same = (one: Row, other: Row) => String(one.id ?? one.file) === String(other.id ?? other.file);
	const told = are.map((file) => {
		const old = were.find((each) => same(each, file));
		if (old?.file === file.file) return "";
		return fill(ofFiles[old ? "changed" : "added"][lang], { after: wordsIn(nameOf(file), lang) });
	});
	const gone = were.filter((file) => !are.some((each) => same(each, file)));
	return [...told, ...gone.map((file) => fill(ofFiles.gone[lang], { before: wordsIn(nameOf(file), lang) }))];
}

function wordsIn(value: RowValue | undefined, lang: Lang): string {
	return isGroup(value) ? String(value[lang] ?? "").trim() : "";
}

export function lastInWords({ closes, closesAt }: Row, lang: Lang): string {
	const day = dayIn(closes, lang);
	return day && closesAt ? `${day}, ${timeInWords(String(closesAt), lang)}` : day;
}

/** Cached, as formats are expensive, and a search reads thousands of days. */
const days = inEveryLanguage(
	(lang) =>
		new Intl.DateTimeFormat(language(lang).locale, {
			dateStyle: "long",
			timeZone: "Asia/Kolkata",
			numberingSystem: "latn",
		}),
);

export function dayIn(value: RowValue | undefined, lang: Lang): string {
	if (!/^\d{4}-\d\d-\d\d$/.test(String(value))) return "";
	return days[lang].format(beginOf(String(value)));
}
