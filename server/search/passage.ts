import { type Lang, otherLanguages } from "#contract/language.ts";
import { search } from "#contract/limits.ts";
import type { Cut, Found } from "#contract/search.ts";
import type { Entry } from "./entry.ts";
import { cutAtWords } from "./key.ts";
import type { Lexicon } from "./lexicon.ts";

/**
 * What is told of a thing that was found.
 *
 * @param met the keys of its own words that were met
 */
export function tell(
	{ thing, inTitle, pieces }: Entry,
	met: ReadonlySet<string>,
	lang: Lang,
	lexicon: Lexicon,
): Found {
	const title = cutAtKeys(thing.title[lang], met, lexicon);
	const others = otherLanguages(lang).map((lang) => ({
		lang,
		title: cutAtKeys(thing.title[lang], met, lexicon),
	}));
	const piece = bestPiece(
		pieces,
		[...met].filter((key) => !inTitle.has(key)),
	);
	const passage = excerpt(piece?.text[lang] ?? "", met, lexicon);
	const isSeen = title.length > 1 || passage.length > 1;
	const href = thing.href[lang];
	return {
		group: thing.group,
		title,
		passage,
		other: isSeen ? undefined : others.find((other) => other.title.length > 1),
		href: piece?.anchor && !href.includes("#") ? `${href}#${piece.anchor}` : href,
	};
}

/** The piece that holds most of what the title doesn't; the first, which says it in short, where none holds any. */
function bestPiece(pieces: Entry["pieces"], wanted: readonly string[]): Entry["pieces"][number] | undefined {
	let [best] = pieces;
	let most = 0;
	for (const piece of pieces) {
		const count = wanted.filter((key) => piece.keys.has(key)).length;
		if (count > most) [best, most] = [piece, count];
	}
	return best;
}

/** Cuts a text where it holds words with these keys: each odd piece is a match. */
function cutAtKeys(text: string, keys: ReadonlySet<string>, lexicon: Lexicon): Cut {
	const cut = [""];
	for (const [index, part] of cutAtWords(text).entries()) {
		if (index % 2 === 1 && lexicon.keysOf(part).some((key) => keys.has(key))) cut.push(part, "");
		else cut.push(cut.pop() + part);
	}
	return cut;
}

/** The part of a text that shows its first match, from a space to a space. */
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
