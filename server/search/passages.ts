export interface Passage {
	readonly text: string;
	readonly anchor?: string | undefined;
	/** Further words that find it and aren't shown. */
	readonly also?: string | undefined;
}

/** Fields that are not indexed: they are no prose, or they repeat the footer of every page, which would match every query. */
const notWords =
	/^(id|key|icon|occasion|atAGlance|colou?r|gradient|badge|network|state|reviewed|readAgain|date|until|owner|phone|email|embed|url|captions|helplines|holidays|everyWard|host|address|government)$/;

const headings = ["title", "question", "label", "term", "name"];

/**
 * All prose of a document or a row, whatever its fields are called, so that a new page is searchable without a change here.
 *
 * @param anchors field of a document → its anchor on the page
 */
export function passagesOf(content: object, anchors?: ReadonlyMap<string, string>): Passage[] {
	const fields = Object.entries(content).filter(([field]) => !notWords.test(field));
	const texts = fields.filter(([, value]) => typeof value === "string");
	const heading = headings.find((each) => texts.some(([field]) => field === each));
	texts.sort(([one], [other]) => Number(other === heading) - Number(one === heading));
	// Fields of a document are separate sections of its page; fields of a group form one passage.
	const groups = "lead" in content ? texts.map((text) => [text]) : texts.length > 0 ? [texts] : [];
	const own = groups.map((group) => ({
		text: sentence(group.map(([, text]) => text)),
		anchor: anchors?.get(group.map(([field]) => field).join()),
	}));
	return [...own, ...fields.flatMap(([field, value]) => at(anchors?.get(field), passagesIn(value)))];
}

/** The passages of a nested list or group. Pictures and links have none: the words they carry are indexed with their own page. */
function passagesIn(part: unknown): Passage[] {
	if (typeof part !== "object" || part === null || "src" in part || "href" in part) return [];
	if (!Array.isArray(part)) return passagesOf(part);
	return part.flatMap((item) => {
		if (typeof item === "string") return [{ text: item }];
		return at(typeof item?.id === "string" ? item.id : undefined, passagesIn(item));
	});
}

function at(anchor: string | undefined, passages: readonly Passage[]): Passage[] {
	return passages.map((passage) => ({ text: passage.text, anchor: passage.anchor ?? anchor }));
}

/** "Fee: none." No colon is added to a heading that ends in punctuation. */
function sentence([first = "", ...others]: readonly string[]): string {
	if (others.length === 0) return first;
	return `${first}${/[?!:.।]$/.test(first) ? "" : ":"} ${others.join(" ")}`;
}
