import type { Lang } from "../language.ts";
import { type SitePages, storyAt } from "../site-pages.ts";
import type { ContentKind, Read } from "./kinds.ts";

/**
 * The content door: the only way from a screen to what the council says.
 * It reads files today; another source can replace them without a change to any screen.
 */
export interface ContentDoor {
	/**
	 * One kind of content, in one language: plain strings, pictures with their sizes, addresses that lead somewhere.
	 * What both sites show in Hindi (notice titles, the council's name) is read in Hindi: `read("notices", "hi")`.
	 */
	read<Kind extends ContentKind>(kind: Kind, lang: Lang): Read<Kind>;
	/** The pages and menus of this council. */
	readonly pages: SitePages;
}

export interface PageDocument {
	readonly reviewed?: string;
	readonly paragraphs?: readonly string[];
	readonly sections?: readonly { readonly id: string; readonly holidays?: string | undefined }[];
	/** A page of the council's own that is about a service says it here. */
	readonly service?: object | undefined;
}

/** Names the content kind with a page's words: `birthCertificatePage` for `birthCertificate`. Not every page has some. */
export function documentKindOf(page: string): string {
	return page.endsWith("Page") ? page : `${page}Page`;
}

/** A story was read through on the day that it tells of. */
function storyOf(door: ContentDoor, page: string, lang: Lang): PageDocument | undefined {
	const key = storyAt(page);
	const story = key === undefined ? undefined : door.read("stories", lang)[key];
	return story && { reviewed: story.date, paragraphs: story.paragraphs };
}

/** A page's document; undefined if it has none. */
export function documentOf(door: ContentDoor, page: string, lang: Lang): PageDocument | undefined {
	const own = door.read("ownPages", lang)[page] ?? storyOf(door, page, lang);
	return own ?? (door.read(documentKindOf(page) as ContentKind, lang) as PageDocument | undefined);
}
