import { inEveryLanguage, type Lang, languages, type Text } from "#contract/language.ts";
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

/** The same content in every language. */
type InLanguages<Part = object> = Readonly<Record<Lang, Part>>;

/** All that a document or a row has to say, whatever its fields are called: a new page is found without a line here. */
export function passagesOf(content: InLanguages, anchors: Anchors = {}): Passage[] {
	const first = content[languages[0]] as Fields;
	const texts = textFields(first);
	// The fields of a document stand apart on its page; those of a group are read in one go.
	const isDocument = "lead" in first;
	const own = isDocument
		? texts.map((field) => ({ text: inAll([field], content), anchor: anchors[field] }))
		: texts.length > 0
			? [{ text: inAll(texts, content), anchor: undefined }]
			: [];
	return [...own, ...inner(content, anchors)];
}

/** What stands inside the lists and groups of some fields. */
function inner(content: InLanguages, anchors: Anchors): Passage[] {
	return Object.keys(content[languages[0]]).flatMap((field) => {
		const part = inEveryLanguage((lang) => (content[lang] as Fields)[field]);
		if (notWords.has(field) || !areGroups(part)) return [];
		const anchor = anchors[field];
		const passages = areLists(part) ? items(part) : passagesOf(part);
		return passages.map((passage) => ({ text: passage.text, anchor: passage.anchor ?? anchor }));
	});
}

function items(lists: InLanguages<readonly unknown[]>): Passage[] {
	return lists[languages[0]].flatMap((first, index) => {
		const item = inEveryLanguage((lang) => lists[lang][index]);
		if (typeof first === "string") return [{ text: inEveryLanguage((lang) => String(item[lang])) }];
		if (!areGroups(item)) return [];
		// A section with an id has its own address on the page.
		const { id } = first as { id?: unknown };
		const anchor = typeof id === "string" ? id : undefined;
		return passagesOf(item).map((passage) => ({ text: passage.text, anchor: passage.anchor ?? anchor }));
	});
}

function areGroups(part: InLanguages<unknown>): part is InLanguages {
	return languages.every((lang) => isGroup(part[lang]));
}

function areLists(part: InLanguages): part is InLanguages<readonly unknown[]> {
	return languages.every((lang) => Array.isArray(part[lang]));
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

function inAll(fields: readonly string[], content: InLanguages): Text {
	return inEveryLanguage((lang) => inOne(fields, content[lang] as Fields));
}

/** "Fee: none." A heading that ends a sentence needs no colon. */
function inOne(fields: readonly string[], group: Fields): string {
	const [first = "", ...others] = fields.map((field) => String(group[field]));
	if (others.length === 0) return first;
	return `${first}${/[?!:.।]$/.test(first) ? "" : ":"} ${others.join(" ")}`;
}

/** The words of a row in one language, in one string. */
export function wordsOfRow(row: object, lang: Lang): string {
	return passagesOf(inEveryLanguage(() => row))
		.map(({ text }) => text[lang])
		.join(" ");
}
