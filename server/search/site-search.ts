import { rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ContentDoor } from "#contract/content/door.ts";
import { type Lang, languages } from "#contract/language.ts";
import { lengths, search as limits } from "#contract/limits.ts";
import { type Answer, type Search, type Suggestion, searchGroups } from "#contract/search.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { areSame } from "../kit/lists.ts";
import { pageDocuments, readForPages } from "./pages.ts";
import { findIn } from "./ranking.ts";
import { resultOf } from "./result.ts";
import { documentOfRow, type ReadTable, readTable, rowNames, rowsUnlike, tables } from "./rows.ts";
import { type SearchDocument, SearchIndex } from "./search-index.ts";

/** The site's search in both languages, over an index that follows the content row by row. */
export class SiteSearch implements Search {
	#door: ContentDoor;
	readonly #today: Calendar;
	#file = ":memory:";
	/** Opened at the first need. */
	#index: SearchIndex | undefined;
	/** Where the index isn't yet what the content is: what is to be taken in, or out. */
	readonly #changes = new Map<string, (() => SearchDocument) | undefined>();
	/** What the content was when it was looked at last: all that pages are made of, the names of rows, and the tables. */
	#forPages: readonly unknown[] = [];
	#forRows: readonly unknown[] = [];
	#tables: ReadonlyMap<(typeof tables)[number], ReadTable> = new Map();
	#getsReady: Promise<void> | undefined;
	#hasFailed = false;

	/** Without `keepIn` the index is in memory. */
	constructor(door: ContentDoor, today: Calendar = indianCalendar) {
		this.#door = door;
		this.#today = today;
	}

	/** Keeps the index in a folder, where the next start finds it. */
	keepIn(folder: string): void {
		this.#file = join(folder, "search.sqlite");
	}

	/** Finds what another content has from now on. @returns whether it finds anything else than before */
	follow(door: ContentDoor): boolean {
		this.#door = door;
		if (!this.#index) return true;
		return this.#use((index) => {
			this.#look(index);
			return this.#changes.size > limits.indexedAtOnce || this.#settle(index);
		});
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
		do {
			await setImmediate();
			const end = performance.now() + limits.indexingPiece;
			this.#use((index) => this.#settle(index, () => performance.now() < end));
		} while (this.#changes.size > 0);
	}

	/** Notes what has changed since the content was looked at last. */
	#look(index: SearchIndex): void {
		const [door, today] = [this.#door, this.#today()];
		const forPages = readForPages(door);
		if (!areSame(this.#forPages, forPages)) {
			for (const id of index.ids()) if (isPage(id)) this.#changes.set(id, undefined);
			for (const [id, make] of pageDocuments(door)) this.#changes.set(id, make);
		}
		const kinds = ["searchWords", "serviceNames"] as const;
		const forRows = [door.pages, ...kinds.flatMap((kind) => languages.map((lang) => door.read(kind, lang)))];
		const isSame = areSame(this.#forRows, forRows);
		const names = rowNames(door);
		const read = new Map(tables.map((table) => [table, readTable(door, table, today)]));
		for (const [table, now] of read) {
			const before = this.#tables.get(table);
			const gone = before ? rowsUnlike(before, now).keys() : [];
			for (const id of gone) this.#changes.set(`${table.kind}/${id}`, undefined);
			for (const [id, row] of rowsUnlike(now, isSame ? before : undefined)) {
				this.#changes.set(`${table.kind}/${id}`, () => documentOfRow(table, id, row, door, names));
			}
		}
		[this.#forPages, this.#forRows, this.#tables] = [forPages, forRows, read];
	}

	/** @returns whether anything has changed in the index */
	#settle(index: SearchIndex, goesOn = () => true): boolean {
		let hasChanged = false;
		if (this.#changes.size === 0) return hasChanged;
		index.within(() => {
			for (const [id, make] of this.#changes) {
				this.#changes.delete(id);
				hasChanged = (make ? index.put(id, make()) : index.remove(id)) || hasChanged;
				if (!goesOn()) break;
			}
		});
		return hasChanged;
	}

	/** Works with the index. One that can't be used, damaged or of another version, is made anew; if that fails too, it is made in memory. */
	#use<Result>(work: (index: SearchIndex) => Result): Result {
		try {
			return work(this.#index ?? this.#open());
		} catch (error) {
			if (this.#file === ":memory:") throw error;
			this.#index = undefined;
			try {
				// A process that has the file open goes on with what it had.
				for (const end of ["", "-wal", "-shm"]) rmSync(this.#file + end, { force: true });
				if (this.#hasFailed) this.#file = ":memory:";
			} catch {
				this.#file = ":memory:";
			}
			this.#hasFailed = true;
			return this.#use(work);
		}
	}

	#open(): SearchIndex {
		const index = new SearchIndex(this.#file);
		[this.#index, this.#forPages, this.#forRows, this.#tables] = [index, [], [], new Map()];
		this.#changes.clear();
		for (const id of index.ids()) this.#changes.set(id, undefined);
		this.#look(index);
		return index;
	}

	find(query: string, lang: Lang): Answer {
		return this.#ask(query, false, ({ matches, total }, index) => {
			const inGroup = new Map<string, number>();
			const best = matches.filter(({ group }) => {
				const count = (inGroup.get(group) ?? 0) + 1;
				inGroup.set(group, count);
				return count <= limits.perGroup;
			});
			return { found: best.map((match) => resultOf(index.document(match.id), match, lang)), total };
		});
	}

	suggest(typed: string, lang: Lang): readonly Suggestion[] {
		const suggested = (isTyping: boolean) =>
			this.#ask(typed, isTyping, ({ matches }, index) =>
				matches.slice(0, limits.suggestions).map(({ id }) => {
					const { title, group, href } = index.document(id);
					return { title: title[lang], href: href[lang], note: searchGroups[group][lang] };
				}),
			);
		const beginning = suggested(true);
		// A word with which nothing begins is misspelt, perhaps.
		return beginning.length > 0 ? beginning : suggested(false);
	}

	nearest(path: string): readonly string[] {
		const steps = readable(path).split("/").filter(Boolean).slice(-3).reverse();
		for (const step of steps) {
			// Addresses of former sites, such as "GalleryPage.php", are split into words.
			const words = step.replace(/\.\w+$/, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
			const pages = this.#ask(words, false, ({ matches }) => matches.filter(({ id }) => isPage(id)));
			const close = pages.filter(({ score }) => score > (pages[0]?.score ?? 0) / 3);
			if (close.length > 0) return close.slice(0, limits.nearest).map(({ id }) => id);
		}
		return [];
	}

	#ask<Result>(
		question: string,
		isTyping: boolean,
		tell: (found: ReturnType<typeof findIn>, index: SearchIndex) => Result,
	): Result {
		return this.#use((index) => {
			// While the index is brought up to date in pieces, an unknown address is answered with what it has so far.
			if (!this.#getsReady) this.#settle(index);
			return tell(findIn(index, question, isTyping), index);
		});
	}
}

/** Whether a document is a page, such as a story, and no row of a table. */
const isPage = (id: string) => !tables.some(({ kind }) => id.startsWith(`${kind}/`));

/** Decodes a path; a malformed one is left as it is, because it comes from the reader's address bar. */
function readable(path: string): string {
	const short = path.slice(0, lengths.search);
	try {
		return decodeURIComponent(short);
	} catch {
		return short;
	}
}
