import { inEveryLanguage, type Lang, languages, type Text } from "#contract/language.ts";
import type { Passage } from "./search-document.ts";

/** Fields that are not indexed: they are no prose, or they repeat the footer of every page, which would match every query. */
const notWords = new Set(
	"id key icon occasion atAGlance color colour gradient badge network state reviewed date until owner phone email embed url captions helplines host address government".split(
		" ",
	),
);

/** The field that is a group's heading; the first match counts. */
const headings = ["title", "question", "label", "term", "name"];

type Fields = Readonly<Record<string, unknown>>;

/** Field of a document → its anchor on the page. */
type Anchors = Readonly<Record<string, string>>;

/** The same content in every language. */
type InLanguages<Part = object> = Readonly<Record<Lang, Part>>;

/** All prose of a document or a row, whatever its fields are called, so that a new page is searchable without a change here. */
export function passagesOf(content: InLanguages, anchors: Anchors = {}): Passage[] {
	const first = content[languages[0]] as Fields;
	const texts = textFields(first);
	// Fields of a document are separate sections of its page; fields of a group form one passage.
	const isDocument = "lead" in first;
	const own = isDocument
		? texts.map((field) => ({ text: inAll([field], content), anchor: anchors[field] }))
		: texts.length > 0
			? [{ text: inAll(texts, content), anchor: undefined }]
			: [];
	return [...own, ...inner(content, anchors)];
}

/** The passages of nested lists and groups. */
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
		// The id of a section is its anchor on the page.
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

/** Excludes pictures and links: the words they carry are indexed with their own page. */
function isGroup(value: unknown): value is object {
	return typeof value === "object" && value !== null && !("src" in value) && !("href" in value);
}

/** The prose fields, the heading first. */
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

/** "Fee: none." No colon is added to a heading that ends in punctuation. */
function inOne(fields: readonly string[], group: Fields): string {
	const [first = "", ...others] = fields.map((field) => String(group[field]));
	if (others.length === 0) return first;
	return `${first}${/[?!:.।]$/.test(first) ? "" : ":"} ${others.join(" ")}`;
}

/** The prose of a row in one language. */
export function wordsOfRow(row: object, lang: Lang): string {
	return passagesOf(inEveryLanguage(() => row))
		.map(({ text }) => text[lang])
		.join(" ");
}
