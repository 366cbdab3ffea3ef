import { isGroup, nameIn, type Row, type RowValue } from "#contract/content/row.ts";
import { type Lang, languages } from "#contract/language.ts";

/** Letters and digits alone: a page may draw punctuation otherwise. */
const bare = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** A shorter text occurs in too many fields. */
const shortest = 2;

/**
 * Finds the field that a place on a page shows, such as `files.0.title.hi`.
 *
 * @param said the words there and at its ancestors, the innermost first
 */
export function fieldSaying(row: Row, lang: Lang, said: readonly string[]): string | undefined {
	const fields = [...wordsIn(row, lang, "")].map(([path, words]) => ({
		path,
		// A fact in braces is another row's words.
		parts: words
			.split(/\{[\w.]+\}/)
			.map(bare)
			.filter(({ length }) => length >= shortest),
	}));
	for (const shown of said.map(bare)) {
		if (shown.length < shortest) continue;
		const shared = ({ parts }: (typeof fields)[number]) =>
			Math.max(
				0,
				...parts.map((part) =>
					shown.includes(part) ? part.length : part.includes(shown) ? shown.length : 0,
				),
			);
		const [best] = fields.toSorted((one, other) => shared(other) - shared(one));
		if (best && shared(best) > 0) return best.path;
	}
	return undefined;
}

/** Parts of a page that show a row. */
const rowParts = "li, tr, article, figure, dl > div";

/** Finds the place on a page that names a row and says most of it; the reverse of `fieldSaying`. */
export function placeSaying(page: Document, row: Row, lang: Lang): Element | undefined {
	const says = (place: Element, words: string) => bare(place.textContent).includes(words);
	const innermost = (place: Element, words: string): Element[] => {
		if (place.matches("nav, footer, script, style") || !says(place, words)) return [];
		const inner = [...place.children].flatMap((each) => innermost(each, words));
		return inner.length > 0 ? inner : [place];
	};
	const name = bare(nameIn(row, lang, Number.POSITIVE_INFINITY));
	if (name.length < shortest) return undefined;
	const texts = [...wordsIn(row, lang, "")].map(([, words]) => bare(words));
	const saidAt = (place: Element) => texts.filter((words) => words && says(place, words)).length;
	return innermost(page.body, name)
		.map((place) => place.closest(rowParts) ?? place)
		.toSorted((one, other) => saidAt(other) - saidAt(one))[0];
}

/** Each text of a row in a language, with its path. */
function* wordsIn(value: RowValue | undefined, lang: Lang, path: string): Generator<[string, string]> {
	if (typeof value === "string" || typeof value === "number") yield [path, String(value)];
	if (typeof value !== "object" || value === null) return;
	for (const [name, each] of Object.entries(value)) {
		const isOther = isGroup(value) && name !== lang && languages.some((other) => other === name);
		if (!isOther) yield* wordsIn(each, lang, path === "" ? name : `${path}.${name}`);
	}
}
