import type { Lang } from "#contract/language.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageAtPath } from "#contract/pages.ts";
import { words } from "../words/words.ts";

export interface Head {
	/** The first part of the title; the council's name follows. */
	readonly title: string;
	readonly description?: string;
	readonly indexed: boolean;
	/** The search part of the page's canonical URL, for a page that shows one of many: `?notice=3`. */
	readonly search: string;
}

/** The head from the table of pages; an unknown address has a title alone. */
export function headOf(pathname: string, lang: Lang): Head {
	const page = pageAtPath(pathname)?.page;
	if (!page) return { title: words.pageNotFound[lang], indexed: false, search: "" };
	return {
		title: page.name === "home" ? "" : page.title[lang],
		description: descriptions[page.name][lang],
		indexed: page.indexed,
		search: "",
	};
}
