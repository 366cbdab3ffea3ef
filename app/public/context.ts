import { createContext, useContext } from "react";
import type { ComplaintVisit } from "#contract/complaints/visit.ts";
import type { ContentDoor } from "#contract/content/door.ts";
import type { Search } from "#contract/search.ts";

export interface PageContext {
	readonly door: ContentDoor;
	readonly search: Search;
	/** The site's origin, without a trailing slash. */
	readonly publicUrl: string;
	/** Changes with whatever the site's icons and link pictures are made of. */
	readonly iconsVersion: string;
	/** Today in India, `2026-11-21`, never the machine's own date. A cached page is valid for this day alone. */
	readonly today: string;
	/** The moment in India, `2026-11-21 15:04`: a page is rendered anew when something on it begins or ends. */
	readonly now: string;
	/** Visitor's own state of the complaint desk; undefined if the page is the same for all. */
	readonly visit?: ComplaintVisit | undefined;
}

/** For the few parts beside screens that read content: link previews and structured data. */
export const PageContextContext = createContext<PageContext | undefined>(undefined);

/** @throws {Error} outside a page that the server renders */
export function usePageContext(): PageContext {
	const context = useContext(PageContextContext);
	if (!context) throw new Error("Only the server renders this part");
	return context;
}
