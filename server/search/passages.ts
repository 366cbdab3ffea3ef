import type { Lang, Text } from "#contract/language.ts";
import type { Passage } from "./search-document.ts";

/** Fields that say nothing to a reader, or say it elsewhere: who answers and since when stands at the foot of every page. */
const notWords = new Set(
	"id key icon color colour gradient badge network state reviewed date until owner phone email embed url captions helplines host address government".split(
		" ",
	),
);

/** The field that stands above the others of its group. */
const headings = ["title", "question", "label", "term", "name"];

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a document → where they stand on its page. */
type Anchors = Readonly<Record<string, string>>;

/**
 * All that a document or a row has to say, whatever its fields are called: a new page is found without a line here.
 *
 * @param en the content in English
 * @param hi the same content in Hindi
 */
export function passagesOf(en: object, hi: object, anchors: Anchors = {}): Passage[] {
	const texts = textFields(en as Fields);
	// The fields of a document stand apart on its page; those of a group are read in one go.
	const isDocument = "lead" in en;
	const own = isDocument
		? texts.map((field) => ({ text: inBoth([field], en, hi), anchor: anchors[field] }))
		: texts.length > 0
			? [{ text: inBoth(texts, en, hi), anchor: undefined }]
			: [];
	return [...own, ...inner(en as Fields, hi as Fields, anchors)];
}

/** What stands inside the lists and groups of some fields. */
function inner(en: Fields, hi: Fields, anchors: Anchors): Passage[] {
	return Object.entries(en).flatMap(([field, part]) => {
		const other = hi[field];
		if (notWords.has(field) || !isGroup(part) || !isGroup(other)) return [];
		const anchor = anchors[field];
		const passages = Array.isArray(part) ? items(part, other as readonly unknown[]) : passagesOf(part, other);
		return passages.map((passage) => ({ text: passage.text, anchor: passage.anchor ?? anchor }));
	});
}

function items(en: readonly unknown[], hi: readonly unknown[]): Passage[] {
	return en.flatMap((item, index) => {
		const other = hi[index];
		if (typeof item === "string") return [{ text: { en: item, hi: String(other) } }];
		if (!isGroup(item) || !isGroup(other)) return [];
		// A section with an id has its own address on the page.
		const anchor = "id" in item && typeof item.id === "string" ? item.id : undefined;
		return passagesOf(item, other).map((passage) => ({
			text: passage.text,
			anchor: passage.anchor ?? anchor,
		}));
	});
}

/** A picture and a page of ours have words too, but those are told where they stand. */
function isGroup(value: unknown): value is object {
	return typeof value === "object" && value !== null && !("src" in value) && !("href" in value);
}

/** The fields with words, the heading first. */
function textFields(group: Fields): string[] {
	const fields = Object.keys(group).filter(
		(field) => !notWords.has(field) && typeof group[field] === "string",
	);
	const head = headings.find((field) => fields.includes(field));
	return head === undefined ? fields : [head, ...fields.filter((field) => field !== head)];
}

function inBoth(fields: readonly string[], en: object, hi: object): Text {
	return { en: inOne(fields, en as Fields), hi: inOne(fields, hi as Fields) };
}

/** "Fee: none." A heading that ends a sentence needs no colon. */
function inOne(fields: readonly string[], group: Fields): string {
	const [first = "", ...others] = fields.map((field) => String(group[field]));
	if (others.length === 0) return first;
	return `${first}${/[?!:.।]$/.test(first) ? "" : ":"} ${others.join(" ")}`;
}

/** The words of a row in one language, in one string. */
export function wordsOfRow(row: object, lang: Lang): string {
	return passagesOf(row, row)
		.map(({ text }) => text[lang])
		.join(" ");
}
