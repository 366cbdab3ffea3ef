import { type Lang, otherLanguages } from "#contract/language.ts";
import { cutAtWords, keysOf } from "#contract/phonetic-key.ts";
import type { Cut, Found, SearchGroup } from "#contract/search.ts";
import { search } from "#contract/site/limits.ts";
import type { Match } from "./ranking.ts";
import type { SearchDocument } from "./search-index.ts";

export function resultOf(document: SearchDocument, match: Match, lang: Lang): Found {
	const { title, href, passages } = document[lang];
	const cut = (text: string) => cutAtKeys(text, match);
	const best = passages[Math.max(0, placeOfBest(match))];
	const passage = excerptOf(best?.text ?? "", match);
	const inTitle = cut(title);
	const isSeen = inTitle.length > 1 || passage.length > 1;
	const others = isSeen
		? []
		: otherLanguages(lang).map((other) => ({ lang: other, title: cut(document[other].title) }));
	return {
		group: document.group as SearchGroup,
		title: inTitle,
		passage,
		other: others.find((other) => other.title.length > 1),
		href: best?.anchor && !href.includes("#") ? `${href}#${best.anchor}` : href,
	};
}

export function excerptOf(text: string, match: Match): Cut {
	return excerpt(text, (each) => cutAtKeys(each, match));
}

/** Index of the passage with most of the keys that the title lacks; -1 if none has any. */
export function placeOfBest({ met, begun, title, lead, text }: Match): number {
	const all = [...[...met].map((key) => ` ${key} `), ...begun.map((key) => ` ${key}`)];
	const wanted = all.filter((key) => !title.includes(key));
	const counts = [...lead.split("\n"), ...text.split("\n")].map(
		(keys) => wanted.filter((key) => keys.includes(key)).length,
	);
	const most = Math.max(...counts);
	return most === 0 ? -1 : counts.indexOf(most);
}

/** Splits a text at the words with these keys: the odd elements are the matches. */
function cutAtKeys(text: string, { met, begun }: Match): Cut {
	const isMet = (key: string) => met.has(key) || begun.some((beginning) => key.startsWith(beginning));
	const cut = [""];
	for (const [index, part] of cutAtWords(text).entries()) {
		if (index % 2 === 1 && keysOf(part).some(isMet)) cut.push(part, "");
		else cut.push(cut.pop() + part);
	}
	return cut;
}

/** The end of a sentence; the full stop of an abbreviation has no capital letter behind it. */
const sentenceEnd = /[।?!] |\. (?=\p{Lu})/u;

function excerpt(text: string, cut: (text: string) => Cut): Cut {
	const whole = cut(text);
	if (text.length <= search.passage) return whole;
	const first = whole.length > 1 ? (whole[0]?.length ?? 0) : 0;
	const before = first - search.passage / 3;
	const sentence = text.slice(before, first).search(sentenceEnd);
	const from = sentence < 0 ? text.indexOf(" ", before) + 1 : before + sentence + 2;
	const start = before <= 0 ? 0 : from;
	const end = start + search.passage;
	const until = end >= text.length ? text.length : text.lastIndexOf(" ", end);
	return cut(`${start > 0 ? "… " : ""}${text.slice(start, until)}${until < text.length ? " …" : ""}`);
}
