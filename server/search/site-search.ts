import type { ContentDoor } from "#contract/content/door.ts";
import type { Lang } from "#contract/language.ts";
import { lengths, search as limits } from "#contract/limits.ts";
import {
	type Answer,
	type Search,
	type SearchGroup,
	type Suggestion,
	searchGroups,
} from "#contract/search.ts";
import { type Entry, entryOf } from "./entry.ts";
import { Lexicon } from "./lexicon.ts";
import { pageDocuments } from "./pages.ts";
import { parseQuery } from "./parsed-query.ts";
import { resultOf } from "./result.ts";
import { rowDocuments } from "./rows.ts";
import { type Match, SearchIndex } from "./search-index.ts";

/** The index built from one reading of the content. */
interface LoadedIndex {
	readonly lexicon: Lexicon;
	readonly index: SearchIndex;
	readonly entries: ReadonlyMap<string, Entry>;
}

/** The site's search in both languages, over an index in memory. */
export class SiteSearch implements Search {
	readonly #door: ContentDoor;
	#read: LoadedIndex | undefined;

	constructor(door: ContentDoor) {
		this.#door = door;
	}

	/** Drops the index, so that the next query doesn't find outdated content. */
	clearCache(): void {
		this.#read = undefined;
	}

	/** Built at the first query, so that it doesn't delay the first page after a start. */
	get #index(): LoadedIndex {
		this.#read ??= readAll(this.#door);
		return this.#read;
	}

	find(query: string, lang: Lang): Answer {
		const matches = this.#ask(query);
		const inGroup = new Map<SearchGroup, number>();
		const best = matches.filter(({ id }) => {
			const { group } = this.#entry(id).document;
			const count = (inGroup.get(group) ?? 0) + 1;
			inGroup.set(group, count);
			return count <= limits.perGroup;
		});
		const { lexicon } = this.#index;
		return {
			found: best.map(({ id, met }) => resultOf(this.#entry(id), met, lang, lexicon)),
			total: matches.length,
		};
	}

	suggest(typed: string, lang: Lang): readonly Suggestion[] {
		return this.#ask(typed, true)
			.slice(0, limits.suggestions)
			.map(({ id }) => this.#entry(id).document)
			.map(({ title, group, href }) => ({
				title: title[lang],
				group: searchGroups[group][lang],
				href: href[lang],
			}));
	}

	nearest(path: string): readonly string[] {
		const steps = readable(path).split("/").filter(Boolean).slice(-3).reverse();
		for (const step of steps) {
			// Addresses of former sites, such as "GalleryPage.php", are split into words.
			const words = step.replace(/\.\w+$/, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
			const pages = this.#ask(words).flatMap(({ id, score }) => {
				const { page } = this.#entry(id).document;
				return page ? [{ page, score }] : [];
			});
			const close = pages.filter(({ score }) => score > (pages[0]?.score ?? 0) / 3);
			if (close.length > 0) return close.slice(0, limits.nearest).map(({ page }) => page);
		}
		return [];
	}

	#ask(question: string, isTyping = false): Match[] {
		const { lexicon, index } = this.#index;
		return index.ask(parseQuery(question, lexicon, isTyping));
	}

	#entry(id: string): Entry {
		const entry = this.#index.entries.get(id);
		if (!entry) throw new Error(`The index knows "${id}", and nothing has this id`);
		return entry;
	}
}

function readAll(door: ContentDoor): LoadedIndex {
	const documents = [...pageDocuments(door), ...rowDocuments(door)];
	const lexicon = new Lexicon();
	const index = new SearchIndex(documents, lexicon);
	return {
		lexicon,
		index,
		entries: new Map(documents.map((document) => [document.id, entryOf(document, lexicon)])),
	};
}

/** Decodes a path; a malformed one is left as it is, because it comes from the reader's address bar. */
function readable(path: string): string {
	const short = path.slice(0, lengths.search);
	try {
		return decodeURIComponent(short);
	} catch {
		return short;
	}
}
