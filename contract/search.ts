import type { Lang, Text } from "./language.ts";

/** The site's search: its queries and results. It runs on the server (server/search/), and loaders call it. */

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

/** Marks what shares only a word with the query: heading of such results, note of such suggestions. */
export const perhapsWords: Text = { en: "Perhaps", hi: "शायद" };

export const searchTitles = {
	ward: { en: "Ward {id}: {name}", hi: "वार्ड {id}: {name}" },
	sums: { en: "Sums: {sums}.", hi: "राशि: {sums}।" },
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
	/** Title in another language, if only that one matches, to show why this was found. */
	readonly other: { readonly lang: Lang; readonly title: Cut } | undefined;
	readonly href: string;
}

export interface Answer {
	readonly found: readonly Found[];
	/** Results for single words of the query, if few answer all of it. */
	readonly perhaps: readonly Found[];
	readonly total: number;
}

export interface Suggestion {
	readonly title: string;
	readonly href: string;
	/** The fact that people look for, such as how long it takes, or the kind of thing. */
	readonly note?: string | undefined;
	readonly isPerhaps?: boolean | undefined;
}

export interface KnownName extends Suggestion {
	readonly also: string;
}

export interface KnownNames {
	readonly often: number;
	readonly names: readonly KnownName[];
	readonly words: Readonly<Record<"often" | "all" | "count" | "one" | "none", string>>;
}

export interface Search {
	find(asked: string, lang: Lang): Answer;
	suggest(typed: string, lang: Lang): readonly Suggestion[];
	nearest(path: string): readonly string[];
}
