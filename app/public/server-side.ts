import { createContext } from "react";
import type { EntryContext } from "react-router";
import type { ContentDoor } from "#contract/content/door.ts";
import type { PageData } from "../public-page.tsx";

export interface ServerSide {
	readonly door: ContentDoor;
	readonly publicUrl: string;
	readonly manifest: EntryContext["manifest"];
	readonly matches: EntryContext["staticHandlerContext"]["matches"];
	/** Where what the page shows is told to its script (contract/hydration.ts). */
	readonly hydration: string;
	/** None where something broke. */
	readonly loaded?: Pick<PageData, "site" | "data"> | undefined;
}

/**
 * What is there only while the server writes a page. What machines read of a page (structured data, link previews) is made from
 * it: they take the page as it is served, so neither the browser's script nor the loaders' data has to carry any of it.
 */
export const ServerSideContext = createContext<ServerSide | undefined>(undefined);
