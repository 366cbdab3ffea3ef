import { createContext, useContext } from "react";
import type { ContentDoor } from "#contract/content/door.ts";
import type { ContentKind, Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import type { Search } from "#contract/search.ts";

/** What pages and files are made from; the server hands it over with each address. */
export interface PageContext {
	/** What the council says and shows. */
	readonly door: ContentDoor;
	readonly search: Search;
	/** The site's own address, without a slash at the end. */
	readonly publicUrl: string;
	/** The calendar day in India, `2026-11-21`: never the machine's own. Finished pages hold for this day alone. */
	readonly today: string;
}

/** Reads one kind of content in one language, as plain strings. */
export function read<Kind extends ContentKind>({ door }: PageContext, kind: Kind, lang: Lang): Read<Kind> {
	return door.read(kind, lang);
}

/** For the few parts that are no screen and still read content: link previews and structured data. */
export const PageContextContext = createContext<PageContext | undefined>(undefined);

/** @throws {Error} outside a page that the server renders */
export function usePageContext(): PageContext {
	const context = useContext(PageContextContext);
	if (!context) throw new Error("Only the server renders this part");
	return context;
}
