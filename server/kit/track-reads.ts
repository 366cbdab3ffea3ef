import type { ContentDoor } from "#contract/content/door.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import type { Search } from "#contract/search.ts";

export type Part = `${ContentKind}/${Lang}` | "pages" | "search" | "nothingFound";

export type IsChanged = (part: Part) => boolean;

export function trackDoor(door: ContentDoor, reads: Set<Part>): ContentDoor {
	return {
		read: (kind, lang) => {
			reads.add(`${kind}/${lang}`);
			return door.read(kind, lang);
		},
		get pages() {
			reads.add("pages");
			return door.pages;
		},
	};
}

/** Content that records what a rendering reads, so that publishing clears only affected pages (decision 34). */
export function trackReads(
	{ door, search }: { readonly door: ContentDoor; readonly search: Search },
	reads: Set<Part>,
): { readonly door: ContentDoor; readonly search: Search } {
	return {
		door: trackDoor(door, reads),
		search: {
			find: (asked, lang) => {
				reads.add("search");
				const answer = search.find(asked, lang);
				if (answer.total === 0) reads.add("nothingFound");
				return answer;
			},
			suggest: (typed, lang) => {
				reads.add("search");
				return search.suggest(typed, lang);
			},
			nearest: (path) => {
				reads.add("search");
				return search.nearest(path);
			},
		},
	};
}
