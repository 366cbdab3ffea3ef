import { createContext, useContext, useMemo } from "react";

/** An address of the site. */
export interface Location {
	readonly pathname: string;
	/** With its question mark, or empty. */
	readonly search: string;
	/** Another one for each step of the reader, also to the same address. */
	readonly key: string;
	/** What the step was given to remember; it stays with Back, Forward and a reload. */
	readonly state: Readonly<Record<string, unknown>> | null;
}

/** `/help`, `?page=2`, or another search part of the page that is open. */
export type To = string | { readonly search: string };

export interface NavigateOptions {
	/** Back doesn't lead here again. */
	readonly replace?: boolean | undefined;
	/** The same page, scrolled as it is: another photo, another order of the same list. */
	readonly preserveScroll?: boolean | undefined;
	readonly state?: Location["state"] | undefined;
}

/**
 * How a reader gets on. On public pages the browser leads from document to document, and an island writes into the address of its own
 * page (app/public/island-navigation.ts); in the staff desk it is React Router.
 */
export interface Navigation {
	readonly here: Location;
	/** Where a step leads that still waits for its data; in the staff desk alone. */
	readonly pending?: Location | undefined;
	/** True where Back, Forward or a reload has led here; in the staff desk alone. */
	readonly byHistory?: boolean;
	/** Goes to an address, or by so many steps of the browser's history. */
	readonly go: (to: To | number, options?: NavigateOptions) => void;
	/** True where script takes a link's step; all others are the browser's own. */
	readonly intercepts: (pathname: string, options: NavigateOptions) => boolean;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** @throws {Error} outside a page */
export function useNavigation(): Navigation {
	const navigation = useContext(NavigationContext);
	if (!navigation) throw new Error("A link is drawn within a page only");
	return navigation;
}

export function useLocation(): Location {
	return useNavigation().here;
}

export function useNavigate(): Navigation["go"] {
	return useNavigation().go;
}

/** The search parameters of the address, and how others are written into it. */
export function useSearchParams() {
	const { here, go } = useNavigation();
	const params = useMemo(() => new URLSearchParams(here.search), [here.search]);
	const write = (next: URLSearchParams | Record<string, string> | string, options?: NavigateOptions) =>
		go({ search: `?${new URLSearchParams(next)}` }, { ...options, preserveScroll: true });
	return [params, write] as const;
}

/** An address as a link has it. */
export function addressOf(to: To, here: Location): string {
	if (typeof to !== "string") return here.pathname + (to.search === "?" ? "" : to.search);
	return to.startsWith("?") ? here.pathname + to : to;
}
