import { type Lang, otherLanguages } from "#contract/language.ts";
import { search } from "#contract/limits.ts";
import { cutAtWords } from "#contract/phonetic-key.ts";
import type { Cut, Found } from "#contract/search.ts";
import type { Entry } from "./entry.ts";
import type { Lexicon } from "./lexicon.ts";

/**
 * A matched document as the results page shows it.
 *
 * @param met the phonetic keys of its words that matched
 */
export function resultOf(
	{ document, inTitle, passages }: Entry,
	met: ReadonlySet<string>,
	lang: Lang,
	lexicon: Lexicon,
): Found {
	const title = cutAtKeys(document.title[lang], met, lexicon);
	const others = otherLanguages(lang).map((lang) => ({
		lang,
		title: cutAtKeys(document.title[lang], met, lexicon),
	}));
	const best = bestPassage(
		passages,
		[...met].filter((key) => !inTitle.has(key)),
	);
	const passage = excerpt(best?.text[lang] ?? "", met, lexicon);
	const isSeen = title.length > 1 || passage.length > 1;
	const href = document.href[lang];
	return {
		group: document.group,
		title,
		passage,
		other: isSeen ? undefined : others.find((other) => other.title.length > 1),
		href: best?.anchor && !href.includes("#") ? `${href}#${best.anchor}` : href,
	};
}

/** The passage that contains most of these keys, else the first, which is the summary. */
function bestPassage(
	passages: Entry["passages"],
	wanted: readonly string[],
): Entry["passages"][number] | undefined {
	let [best] = passages;
	let most = 0;
	for (const passage of passages) {
		const count = wanted.filter((key) => passage.keys.has(key)).length;
		if (count > most) [best, most] = [passage, count];
	}
	return best;
}

/** Splits a text at the words with these keys: the odd elements are the matches. */
function cutAtKeys(text: string, keys: ReadonlySet<string>, lexicon: Lexicon): Cut {
	const cut = [""];
	for (const [index, part] of cutAtWords(text).entries()) {
		if (index % 2 === 1 && lexicon.phoneticKeys(part).some((key) => keys.has(key))) cut.push(part, "");
		else cut.push(cut.pop() + part);
	}
	return cut;
}

/** An excerpt around the first match, cut at spaces. */
function excerpt(text: string, keys: ReadonlySet<string>, lexicon: Lexicon): Cut {
	const whole = cutAtKeys(text, keys, lexicon);
	if (text.length <= search.passage) return whole;
	const before = whole.length > 1 ? (whole[0]?.length ?? 0) - search.passage / 3 : 0;
	const start = before <= 0 ? 0 : text.indexOf(" ", before) + 1;
	const end = start + search.passage;
	const until = end >= text.length ? text.length : text.lastIndexOf(" ", end);
	const shown = `${start > 0 ? "… " : ""}${text.slice(start, until)}${until < text.length ? " …" : ""}`;
	return cutAtKeys(shown, keys, lexicon);
}
