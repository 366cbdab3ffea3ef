import type { Lang } from "../language.ts";
import { type SitePages, storyAt } from "../site-pages.ts";
import type { ContentKind, Read } from "./kinds.ts";

/** The only way from a screen to the council's content, whatever its source. */
export interface ContentDoor {
	/** One kind in one language: plain strings, pictures with sizes, resolved addresses. Hindi shown on both sites is read in Hindi: `read("notices", "hi")`. */
	read<Kind extends ContentKind>(kind: Kind, lang: Lang): Read<Kind>;
	readonly pages: SitePages;
}

export interface PageDocument {
	readonly reviewed?: string;
	readonly paragraphs?: readonly string[];
	readonly sections?: readonly { readonly id: string; readonly holidays?: string | undefined }[];
	readonly service?: object | undefined;
}

/** Kind of a page's words: `birthCertificatePage` for `birthCertificate`. Not every page has some. */
export function documentKindOf(page: string): string {
	return page.endsWith("Page") ? page : `${page}Page`;
}

function storyOf(door: ContentDoor, page: string, lang: Lang): PageDocument | undefined {
	const key = storyAt(page);
	const story = key === undefined ? undefined : door.read("stories", lang)[key];
	return story && { reviewed: story.date, paragraphs: story.paragraphs };
}

export function documentOf(door: ContentDoor, page: string, lang: Lang): PageDocument | undefined {
	const own = door.read("ownPages", lang)[page] ?? storyOf(door, page, lang);
	return own ?? (door.read(documentKindOf(page) as ContentKind, lang) as PageDocument | undefined);
}
