import { createContext, useContext } from "react";
import type { SitePage, SitePages } from "#contract/site-pages.ts";
import { useLocation } from "../navigation/navigation.ts";

export const SitePagesContext = createContext<SitePages | undefined>(undefined);

/**
 * This council's pages and menus.
 *
 * @throws {Error} within an island: its links lead to pages that every council has
 */
export function usePages(): SitePages {
	const pages = useContext(SitePagesContext);
	if (!pages) throw new Error("A council's pages are known within a page that the server renders only");
	return pages;
}

/** The page that is read; undefined at an unknown address. */
export function useHere(): SitePage | undefined {
	return usePages().atPath(useLocation().pathname)?.page;
}
