import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
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
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { areSame, changedPlaces } from "../kit/lists.ts";
import { type Entry, entryOf } from "./entry.ts";
import { Lexicon } from "./lexicon.ts";
import { type PageNames, pageNames, pageSources } from "./pages.ts";
import { parseQuery } from "./parsed-query.ts";
import { resultOf } from "./result.ts";
import { type DocumentSources, rowSources, type TableSources } from "./rows.ts";
import type { DocumentSource, SearchDocument } from "./search-document.ts";
import { type Match, SearchIndex } from "./search-index.ts";

/** More rows than any table has: of equally good results those of an earlier table come first. */
const longestTable = 2 ** 24;

/** The site's search in both languages, over an index in memory that follows the content row by row. */
export class SiteSearch implements Search {
	#door: ContentDoor;
	readonly #today: Calendar;
	readonly #lexicon = new Lexicon();
	readonly #index = new SearchIndex(this.#lexicon);
	/** What is to be found; undefined until somebody needs it. */
	#sources: Map<string, DocumentSource> | undefined;
	/** The same table by table; the first are the pages. */
	#lists: readonly DocumentSources[] = [];
	readonly #tables: TableSources = { tables: new Map() };
	#names: PageNames | undefined;
	/** What is in the index. */
	readonly #documents = new Map<string, SearchDocument>();
	/** Where the index isn't yet what the sources are. */
	readonly #dirty = new Set<string>();
	/** The order of the sources. */
	readonly #ranks = new Map<string, number>();
	readonly #entries = new Map<string, Entry>();
	#getsReady: Promise<void> | undefined;

	constructor(door: ContentDoor, today: Calendar = indianCalendar) {
		this.#door = door;
		this.#today = today;
	}

	/** Finds what another content has from now on. @returns whether it finds anything else than before */
	follow(door: ContentDoor): boolean {
		this.#door = door;
		if (!this.#sources) return true;
		const hasMoved = this.#read();
		if (this.#dirty.size > limits.indexedAtOnce) return true;
		return this.#settle() || hasMoved;
	}

	/** The same on another day, or after something has begun or ended. */
	refresh(): void {
		this.follow(this.#door);
	}

	/** Brings the index up to date, in pieces between which others are served. Whoever asks before waits until all of it is. */
	ready(): Promise<void> {
		this.#getsReady ??= this.#getReady().finally(() => {
			this.#getsReady = undefined;
		});
		return this.#getsReady;
	}

	async #getReady(): Promise<void> {
		if (!this.#sources) this.#read();
		while (this.#dirty.size > 0) {
			const end = performance.now() + limits.indexingPiece;
			this.#settle(() => performance.now() < end);
			await setImmediate();
		}
	}

	/** Of ten thousand rows a publishing changes one: the others are neither compared nor written down again. @returns whether any has moved */
	#read(): boolean {
		const before = this.#lists;
		const sources = this.#sources ?? new Map<string, DocumentSource>();
		this.#names = pageNames(this.#door, this.#names);
		const lists = [
			pageSources(this.#door, this.#names),
			...rowSources(this.#door, this.#today(), this.#tables),
		];
		const changed = lists.map((list, table) => placesSince(before[table] ?? [], list));
		const gone = new Set<string>();
		for (const [table, places] of changed.entries()) {
			for (const place of places) {
				const source = before[table]?.[place];
				if (source) gone.add(source.id);
			}
		}
		let hasMoved = false;
		for (const [table, places] of changed.entries()) {
			const list = lists[table] ?? [];
			for (const place of places) {
				const source = list[place];
				if (!source) continue;
				const { id, from } = source;
				gone.delete(id);
				const rank = table * longestTable + place;
				hasMoved ||= (this.#ranks.get(id) ?? rank) !== rank;
				this.#ranks.set(id, rank);
				if (areSame(sources.get(id)?.from ?? [], from)) continue;
				sources.set(id, source);
				this.#dirty.add(id);
			}
		}
		for (const id of gone) {
			sources.delete(id);
			this.#dirty.add(id);
		}
		this.#lists = lists;
		this.#sources = sources;
		return hasMoved;
	}

	/** @returns whether anything has changed in the index */
	#settle(goesOn = () => true): boolean {
		let hasChanged = false;
		for (const id of this.#dirty) {
			this.#dirty.delete(id);
			hasChanged = this.#update(id) || hasChanged;
			if (!goesOn()) break;
		}
		return hasChanged;
	}

	#update(id: string): boolean {
		const before = this.#documents.get(id);
		const document = this.#sources?.get(id)?.make(this.#door);
		if (isDeepStrictEqual(before, document)) return false;
		this.#entries.delete(id);
		if (before) this.#index.remove(before);
		if (!document) {
			this.#documents.delete(id);
			this.#ranks.delete(id);
			return true;
		}
		this.#index.add(document);
		this.#documents.set(id, document);
		return true;
	}

	find(query: string, lang: Lang): Answer {
		const matches = this.#ask(query);
		const inGroup = new Map<SearchGroup, number>();
		const best = matches.filter(({ id }) => {
			const { group } = this.#document(id);
			const count = (inGroup.get(group) ?? 0) + 1;
			inGroup.set(group, count);
			return count <= limits.perGroup;
		});
		return {
			found: best.map(({ id, met }) => resultOf(this.#entry(id), new Set(met), lang, this.#lexicon)),
			total: matches.length,
		};
	}

	suggest(typed: string, lang: Lang): readonly Suggestion[] {
		const beginning = this.#ask(typed, true);
		// A word with which nothing begins is misspelt, perhaps.
		const matches = beginning.length > 0 ? beginning : this.#ask(typed);
		return matches
			.slice(0, limits.suggestions)
			.map(({ id }) => this.#document(id))
			.map(({ title, group, href }) => ({
				title: title[lang],
				href: href[lang],
				note: searchGroups[group][lang],
			}));
	}

	nearest(path: string): readonly string[] {
		const steps = readable(path).split("/").filter(Boolean).slice(-3).reverse();
		for (const step of steps) {
			// Addresses of former sites, such as "GalleryPage.php", are split into words.
			const words = step.replace(/\.\w+$/, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
			const pages = this.#ask(words).flatMap(({ id, score }) => {
				const { page } = this.#document(id);
				return page ? [{ page, score }] : [];
			});
			const close = pages.filter(({ score }) => score > (pages[0]?.score ?? 0) / 3);
			if (close.length > 0) return close.slice(0, limits.nearest).map(({ page }) => page);
		}
		return [];
	}

	#ask(question: string, isTyping = false): Match[] {
		if (!this.#sources) this.#read();
		// While the index is brought up to date in pieces, an unknown address is answered with what it has so far.
		if (!this.#getsReady) this.#settle();
		const query = parseQuery(question, this.#lexicon, isTyping);
		return this.#index.ask(query, (id) => this.#ranks.get(id) ?? 0);
	}

	#document(id: string): SearchDocument {
		const document = this.#documents.get(id);
		if (!document) throw new Error(`The index knows "${id}", and nothing has this id`);
		return document;
	}

	/** Made at the first need, for few of many documents are ever among the best. */
	#entry(id: string): Entry {
		const entry = this.#entries.get(id) ?? entryOf(this.#document(id), this.#lexicon);
		this.#entries.set(id, entry);
		return entry;
	}
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

/** The places of a list at which there is something else than before. */
function placesSince(before: DocumentSources, now: DocumentSources): readonly number[] {
	if (before === now) return [];
	return changedPlaces(before, now) ?? [...Array(Math.max(before.length, now.length)).keys()];
}
