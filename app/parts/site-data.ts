import { createContext, useContext } from "react";
import type { loader } from "../root.tsx";

export type Site = Awaited<ReturnType<typeof loader>>;

/** What every page knows of the council: read once by the root, used by the frame. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws {Error} outside a page */
export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error("The frame is drawn inside the root route only");
	return site;
}
