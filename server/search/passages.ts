import { inEveryLanguage, type Lang, languages, type Text } from "#contract/language.ts";

/** A few sentences, and their anchor on the page. */
export interface Passage {
	readonly text: Text;
	readonly anchor?: string | undefined;
}

/** Fields that are not indexed: they are no prose, or they repeat the footer of every page, which would match every query. */
const notWords =
	/^(id|key|icon|occasion|atAGlance|colou?r|gradient|badge|network|state|reviewed|date|until|owner|phone|email|embed|url|captions|helplines|host|address|government)$/;

/** The field that is a group's heading; the first match counts. */
const headings = ["title", "question", "label", "term", "name"];

/** The same content in every language. */
type InLanguages = Readonly<Record<Lang, unknown>>;

/**
 * All prose of a document or a row, whatever its fields are called, so that a new page is searchable without a change here.
 *
 * @param anchors field of a document → its anchor on the page
 */
export function passagesOf(content: InLanguages, anchors?: ReadonlyMap<string, string>): Passage[] {
	const inEach = content as Readonly<Record<Lang, Readonly<Record<string, unknown>>>>;
	const first = inEach[languages[0]];
	const fields = Object.keys(first).filter((field) => !notWords.test(field));
	const texts = fields.filter((field) => typeof first[field] === "string");
	const head = headings.filter((heading) => texts.includes(heading)).slice(0, 1);
	const ordered = [...new Set([...head, ...texts])];
	// Fields of a document are separate sections of its page; fields of a group form one passage.
	const groups = "lead" in first ? ordered.map((field) => [field]) : texts.length > 0 ? [ordered] : [];
	const own = groups.map((group) => ({
		text: inEveryLanguage((lang) => sentence(group.map((field) => String(inEach[lang][field])))),
		anchor: anchors?.get(group.join()),
	}));
	const inner = fields.flatMap((field) =>
		at(anchors?.get(field), passagesIn(inEveryLanguage((lang) => inEach[lang][field]))),
	);
	return [...own, ...inner];
}

/** The passages of a nested list or group. Pictures and links have none: the words they carry are indexed with their own page. */
function passagesIn(part: InLanguages): Passage[] {
	const first = part[languages[0]];
	if (!languages.every((lang) => isGroup(part[lang]))) return [];
	if (!Array.isArray(first)) return passagesOf(part);
	return first.flatMap((item, index) => {
		const inEach = inEveryLanguage((lang) => (part[lang] as readonly unknown[])[index]);
		if (typeof item === "string") return [{ text: inEveryLanguage((lang) => String(inEach[lang])) }];
		// The id of a section is its anchor on the page.
		return at(typeof item?.id === "string" ? item.id : undefined, passagesIn(inEach));
	});
}

function isGroup(value: unknown): value is object {
	return typeof value === "object" && value !== null && !("src" in value) && !("href" in value);
}

function at(anchor: string | undefined, passages: readonly Passage[]): Passage[] {
	return passages.map((passage) => ({ text: passage.text, anchor: passage.anchor ?? anchor }));
}

/** "Fee: none." No colon is added to a heading that ends in punctuation. */
function sentence([first = "", ...others]: readonly string[]): string {
	if (others.length === 0) return first;
	return `${first}${/[?!:.।]$/.test(first) ? "" : ":"} ${others.join(" ")}`;
}

/** The prose of a row in one language. */
export function wordsOfRow(row: object, lang: Lang): string {
	return passagesOf(inEveryLanguage(() => row))
		.map(({ text }) => text[lang])
		.join(" ");
}
