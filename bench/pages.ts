import { languages } from "../contract/language.ts";
import { pagePath, pages } from "../contract/pages.ts";

export interface MeasuredPage {
	readonly path: string;
	/** A page that search engines are kept from has no full marks there, and wants none. */
	readonly indexed: boolean;
}

/** The public pages in both languages; of `only`, where that is given, those at these addresses. */
export function publicPages(only?: readonly string[]): MeasuredPage[] {
	return languages
		.flatMap((lang) =>
			pages
				.filter(({ audience }) => audience === "public")
				.map(({ name, indexed }) => ({ path: pagePath(name, lang), indexed })),
		)
		.filter(({ path }) => only === undefined || only.includes(path));
}
