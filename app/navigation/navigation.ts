import { createContext, useContext, useMemo } from "react";

export interface Location {
	readonly pathname: string;
	/** With its question mark, or empty. */
	readonly search: string;
	/** Changes with every navigation, also to the same address. */
	readonly key: string;
	/** The state of the history entry; it survives Back, Forward and a reload. */
	readonly state: Readonly<Record<string, unknown>> | null;
}

/** `/help`, `?page=2`, or another search part of the current page. */
export type To = string | { readonly search: string };

export interface NavigateOptions {
	readonly replace?: boolean | undefined;
	readonly preserveScroll?: boolean | undefined;
	readonly state?: Location["state"] | undefined;
}

/**
 * Navigation of the site. On public pages the browser loads documents, and an island changes the search part of its own page
 * (app/public/island-navigation.ts); in the staff desk it is React Router.
 */
export interface Navigation {
	readonly here: Location;
	/** The destination while its data load; in the staff desk alone. */
	readonly pending?: Location | undefined;
	/** Search part of this page that was asked for last, perhaps not drawn yet; in the staff desk alone. */
	readonly searchAsked?: () => string;
	/** True after Back, Forward or a reload; in the staff desk alone. */
	readonly byHistory?: boolean;
	/** Navigates to an address, or by that many history entries. */
	readonly go: (to: To | number, options?: NavigateOptions) => void;
	/** True where script handles the click on a link; the browser handles all others. */
	readonly intercepts: (pathname: string, options: NavigateOptions) => boolean;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

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

export function useSearchParams() {
	const { here, go } = useNavigation();
	const params = useMemo(() => new URLSearchParams(here.search), [here.search]);
	const write = (next: URLSearchParams | Record<string, string> | string, options?: NavigateOptions) =>
		go({ search: `?${new URLSearchParams(next)}` }, { ...options, preserveScroll: true });
	return [params, write] as const;
}

export function addressOf(to: To, here: Location): string {
	if (typeof to !== "string") return here.pathname + (to.search === "?" ? "" : to.search);
	return to.startsWith("?") ? here.pathname + to : to;
}
