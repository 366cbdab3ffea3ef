import { createContext, useContext } from "react";
import type { PageLink, Portal, Read } from "#contract/content/kinds.ts";
import type { Text } from "#contract/language.ts";
import type { framePortals } from "#contract/navigation.ts";

type Council = Read<"council">;
type Alert = Read<"alerts">[number];

/** What every page knows of the council, in the language of the page. */
export interface Site {
	readonly publicUrl: string;
	readonly names: Text;
	readonly council: Pick<
		Council,
		| "name"
		| "town"
		| "sample"
		| "address"
		| "helpline"
		| "email"
		| "emblem"
		| "social"
		| "map"
		| "credit"
		| "updated"
	> & { readonly webInformationManager: { readonly email: string } };
	readonly alerts: readonly (Pick<Alert, "id" | "version" | "level" | "text" | "on"> & {
		readonly link: PageLink | Portal | undefined;
	})[];
	/** The address of each portal that the frame leads to. */
	readonly portals: Readonly<Record<(typeof framePortals)[number], string>>;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws {Error} outside a page */
export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error("What the council says is known within a page only");
	return site;
}
