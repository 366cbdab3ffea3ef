import { createContext, useContext, useMemo } from "react";

/** An address of the site as a reader stands at it. */
export interface Place {
	readonly pathname: string;
	/** With its question mark, or empty. */
	readonly search: string;
	/** Another one for each step of the reader, also to the same address. */
	readonly key: string;
	/** What the step was told to remember; it stays with Back, Forward and a reload. */
	readonly state: Readonly<Record<string, unknown>> | null;
}

/** `/help`, `?page=2`, or another search part of the page that is open. */
export type To = string | { readonly search: string };

export interface Manner {
	/** Back doesn't lead here again. */
	readonly replace?: boolean | undefined;
	/** The page stays as it stands, and scrolled as it is: another photo, another row of the same list. */
	readonly inPlace?: boolean | undefined;
	readonly state?: Place["state"] | undefined;
}

/**
 * How a reader gets on: on public pages with the browser (page-navigation.tsx), in the staff area with React Router
 * (router-navigation.tsx).
 */
export interface Navigation {
	readonly here: Place;
	/** Where a step leads that still waits for its data. */
	readonly onTheWay?: Place | undefined;
	/** True where Back, Forward or a reload has led here; told in the staff area alone. */
	readonly byHistory?: boolean;
	/** Goes to an address, or by so many steps of the browser's history. */
	readonly go: (to: To | number, manner?: Manner) => void;
	/** True where the script takes a link's step; all others are the browser's own. */
	readonly takes: (pathname: string, manner: Manner) => boolean;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
	const navigation = useContext(NavigationContext);
	if (!navigation) throw new Error("A link stands within a page only");
	return navigation;
}

export function useLocation(): Place {
	return useNavigation().here;
}

export function useNavigate(): Navigation["go"] {
	return useNavigation().go;
}

/** The search parameters of the address, and how others are written into it in place. */
export function useSearchParams() {
	const { here, go } = useNavigation();
	const params = useMemo(() => new URLSearchParams(here.search), [here.search]);
	const write = (next: URLSearchParams | Record<string, string> | string, manner?: Manner) =>
		go({ search: `?${new URLSearchParams(next)}` }, { ...manner, inPlace: true });
	return [params, write] as const;
}

/** An address as it stands in a link. */
export function addressOf(to: To, here: Place): string {
	if (typeof to !== "string") return here.pathname + (to.search === "?" ? "" : to.search);
	return to.startsWith("?") ? here.pathname + to : to;
}
