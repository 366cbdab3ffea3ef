import type { Text } from "../language.ts";
import { type PageName, pageByName } from "../pages.ts";
import type { Permission } from "../permissions.ts";

export const deskGroups = {
	announce: { en: "Announcements", hi: "सूचनाएँ" },
	people: { en: "People", hi: "लोग" },
	media: { en: "Pictures and videos", hi: "चित्र और वीडियो" },
	services: { en: "Services and places", hi: "सेवाएँ और स्थान" },
	pages: { en: "Pages", hi: "पृष्ठ" },
	site: { en: "The whole site", hi: "पूरी साइट" },
} as const satisfies Readonly<Record<string, Text>>;

export type DeskGroup = keyof typeof deskGroups;

/**
 * Place where readers see a row: a page, `at` an address within it (`{key}` and `{name}` are the row's);
 * the page or places that a field of the row names; its own page; or wherever content uses it.
 */
type SeenOn =
	| { readonly page: PageName; readonly at?: string }
	| { readonly pageIn: string }
	| { readonly placesIn: string }
	| { readonly ownPage: string }
	| "whereUsed";

export interface DeskKindRow {
	readonly group: DeskGroup;
	readonly edit: Permission;
	readonly publish: Permission;
	readonly title: Text;
	readonly one: Text;
	readonly seenOn: SeenOn;
	/** Field with the row's first visible moment. */
	readonly begins?: string;
	/** Field with the row's last day; the next to come stands first. */
	readonly ends?: string;
	/** Fields edited in the folder alone. */
	readonly technical?: readonly string[];
	/** True for a kind that is one document, which always exists, instead of rows. */
	readonly whole?: true;
	/** Rows that the site requires by name: none is added or removed. */
	readonly closed?: true;
	readonly newestFirst?: true;
	/** Staff may order the rows: as in the table, with new ones first, or in reverse. */
	readonly order?: "table" | "newFirst" | "lastFirst";
	/** Fields shown under a row's name to tell rows apart; `key` is the row's own. */
	readonly tells?: readonly string[];
	readonly picture?: string;
	readonly describes?: {
		readonly title?: string;
		readonly description: string;
		/** Wherever the picture is shown, also in other kinds. */
		readonly everywhere?: true;
	};
	readonly about?: Text;
}

/** Alerts can't wait for a review (decision 32). */
export const atOnce = { group: "announce", edit: "publish_alerts", publish: "publish_alerts" } as const;

export function content<Group extends DeskGroup>(group: Group) {
	return { group, edit: "edit_content", publish: "publish_content" } as const;
}

export function words<Group extends DeskGroup>(group: Group) {
	return { group, edit: "edit_pages", publish: "publish_content" } as const;
}

export function page(name: PageName) {
	const own = { title: pageByName(name).title, one: { en: "page", hi: "पृष्ठ" }, whole: true } as const;
	return { ...words("pages"), ...own, seenOn: { page: name } } as const;
}
