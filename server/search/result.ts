import { type Lang, otherLanguages } from "#contract/language.ts";
import { search } from "#contract/limits.ts";
import { cutAtWords } from "#contract/phonetic-key.ts";
import type { Cut, Found } from "#contract/search.ts";
import { keysOf } from "../kit/heard.ts";
import type { Match } from "./ranking.ts";
import type { SearchDocument } from "./search-index.ts";

/** A document as the results page shows it. */
export function resultOf(document: SearchDocument, match: Match, lang: Lang): Found {
	const { title, href, passages } = document[lang];
	const cut = (text: string) => cutAtKeys(text, match.met);
	const best = passages[placeOfBest(match)];
	const passage = excerpt(best?.text ?? "", cut);
	const inTitle = cut(title);
	const isSeen = inTitle.length > 1 || passage.length > 1;
	const others = isSeen
		? []
		: otherLanguages(lang).map((other) => ({ lang: other, title: cut(document[other].title) }));
	return {
		group: document.group,
		title: inTitle,
		passage,
		other: others.find((other) => other.title.length > 1),
		href: best?.anchor && !href.includes("#") ? `${href}#${best.anchor}` : href,
	};
}

/** Which passage contains most of the keys that the title doesn't have: else the first, which is the summary. */
function placeOfBest({ met, title, lead, text }: Match): number {
	const wanted = [...met].map((key) => ` ${key} `).filter((key) => !title.includes(key));
	const counts = [...lead.split("\n"), ...text.split("\n")].map(
		(keys) => wanted.filter((key) => keys.includes(key)).length,
	);
	return counts.indexOf(Math.max(...counts));
}

/** Splits a text at the words with these keys: the odd elements are the matches. */
function cutAtKeys(text: string, keys: ReadonlySet<string>): Cut {
	const cut = [""];
	for (const [index, part] of cutAtWords(text).entries()) {
		if (index % 2 === 1 && keysOf(part).some((key) => keys.has(key))) cut.push(part, "");
		else cut.push(cut.pop() + part);
	}
	return cut;
}

/** An excerpt around the first match, cut at spaces. */
function excerpt(text: string, cut: (text: string) => Cut): Cut {
	const whole = cut(text);
	if (text.length <= search.passage) return whole;
	const before = whole.length > 1 ? (whole[0]?.length ?? 0) - search.passage / 3 : 0;
	const start = before <= 0 ? 0 : text.indexOf(" ", before) + 1;
	const end = start + search.passage;
	const until = end >= text.length ? text.length : text.lastIndexOf(" ", end);
	return cut(`${start > 0 ? "… " : ""}${text.slice(start, until)}${until < text.length ? " …" : ""}`);
}
