import { createContext, useContext } from "react";
import type { siteFor } from "../site-for.ts";

export type Site = ReturnType<typeof siteFor>;

/** What every page knows of the council, used by the frame. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws {Error} outside a page */
export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error("The frame needs the site's data around it");
	return site;
}
