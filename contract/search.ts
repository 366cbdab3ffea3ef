import type { Lang, Text } from "./language.ts";

/** The site's search: its queries and results. It runs on the server (server/search/), and loaders call it. */

/** The groups of results, with their names. */
export const searchGroups = {
	services: { en: "Services", hi: "सेवाएँ" },
	schemes: { en: "Schemes", hi: "योजनाएँ" },
	pages: { en: "Pages", hi: "पृष्ठ" },
	notices: { en: "Notices and tenders", hi: "सूचनाएँ और निविदाएँ" },
	acts: { en: "Acts and policies", hi: "अधिनियम और नीतियाँ" },
	documents: { en: "Documents", hi: "दस्तावेज़" },
	people: { en: "Officers and departments", hi: "अधिकारी और विभाग" },
	wards: { en: "Wards", hi: "वार्ड" },
	places: { en: "Places and institutions", hi: "स्थान और संस्थाएँ" },
	helplines: { en: "Helplines", hi: "हेल्पलाइन" },
} as const satisfies Readonly<Record<string, Text>>;

export type SearchGroup = keyof typeof searchGroups;

/** Above what only has to do with a word of the query, and beside it where it is suggested. */
export const perhapsWords: Text = { en: "Perhaps", hi: "शायद" };

export const searchTitles = {
	ward: { en: "Ward {id}: {name}", hi: "वार्ड {id}: {name}" },
	/** Before what a notice is about. */
	noticeText: { en: "{kind} · closes {day}. {text}", hi: "{kind} · अंतिम तिथि {day}। {text}" },
	wardText: {
		en: "{population} people. Ward member: {member}.",
		hi: "जनसंख्या {population}। सभासद: {member}।",
	},
} as const satisfies Readonly<Record<string, Text>>;

/** A text split at the matches of a query: each odd part (1, 3, …) is a match. */
export type Cut = readonly string[];

export interface Found {
	readonly group: SearchGroup;
	/** Title and passage are in the reader's language, whatever language the query was in. */
	readonly title: Cut;
	readonly passage: Cut;
	/** The title in another language, where only that one matches: it shows why this was found. */
	readonly other: { readonly lang: Lang; readonly title: Cut } | undefined;
	/** An address of ours, in the reader's language, with the place on the page where it has one. */
	readonly href: string;
}

export interface Answer {
	/** The best first; empty where nothing answers. */
	readonly found: readonly Found[];
	/** Results for single words of the query, if few answer all of it. */
	readonly perhaps: readonly Found[];
	/** How many there were before each group was cut to its best. */
	readonly total: number;
}

export interface Suggestion {
	readonly title: string;
	readonly href: string;
	/** The fact that people look for (how long it takes), or the kind of thing it is. */
	readonly note?: string | undefined;
	/** It only has to do with a word of what is typed: its note says so. */
	readonly isPerhaps?: boolean | undefined;
}

/** A name that the search box knows without asking. */
export interface KnownName extends Suggestion {
	/** Its words in the other languages, by which it is found too. */
	readonly also: string;
}

/** Names and words that a search box fetches on focus. */
export interface KnownNames {
	/** How many of the names, the first ones, most people come for. */
	readonly often: number;
	readonly names: readonly KnownName[];
	readonly words: Readonly<Record<"often" | "all" | "count" | "one" | "none", string>>;
}

export interface Search {
	find(asked: string, lang: Lang): Answer;
	/** The best, while the last word is still being typed. */
	suggest(typed: string, lang: Lang): readonly Suggestion[];
	/** The pages whose names are nearest to the words of an address that doesn't exist. */
	nearest(path: string): readonly string[];
}
