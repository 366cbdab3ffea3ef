import type { Lang } from "../language.ts";
import type { PageName } from "../pages.ts";
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
}

/** What every page's document has; the rest differs. */
export interface PageDocument {
	readonly reviewed?: string;
}

/** A page's document: the words of `birthCertificate` are the content `birthCertificatePage`. Undefined where it has none. */
export function documentOf(door: ContentDoor, page: PageName, lang: Lang): PageDocument | undefined {
	const kind = page.endsWith("Page") ? page : `${page}Page`;
	return door.read(kind as ContentKind, lang) as PageDocument | undefined;
}
