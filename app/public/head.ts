import type { Lang } from "#contract/language.ts";
import type { SitePages } from "#contract/site-pages.ts";
import { words } from "../words/words.ts";

export interface Head {
	readonly title: string;
	readonly description?: string;
	readonly indexed: boolean;
	/** The search part of the page's canonical URL, for a page that shows one of many: `?notice=3`. */
	readonly search: string;
}

/** The head from the council's pages; an unknown address has a title alone. */
export function headOf(pages: SitePages, pathname: string, lang: Lang): Head {
	const page = pages.atPath(pathname)?.page;
	if (!page) return { title: words.pageNotFound[lang], indexed: false, search: "" };
	return {
		title: page.name === "home" ? "" : page.title[lang],
		description: page.description[lang],
		indexed: page.indexed,
		search: "",
	};
}
