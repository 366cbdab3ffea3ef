import { createContext, useContext } from "react";
import type { siteFor } from "../site-for.ts";

export type Site = ReturnType<typeof siteFor>;

export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws {Error} outside a page */
export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error("What the council says is known within a page only");
	return site;
}
