import { rmSync } from "node:fs";
import { join } from "node:path";
import querystring from "node:querystring";
import { setImmediate } from "node:timers/promises";
import type { ContentDoor } from "#contract/content/door.ts";
import type { Lang } from "#contract/language.ts";
import { lengths, search as limits } from "#contract/limits.ts";
import { type Answer, type Search, type Suggestion, searchGroups } from "#contract/search.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { areSame } from "../kit/same.ts";
import { pageSources } from "./pages.ts";
import { findIn } from "./ranking.ts";
import { resultOf } from "./result.ts";
import { rowSources } from "./rows.ts";
import { type SearchDocument, SearchIndex, type Sources } from "./search-index.ts";

/** The site's search in both languages, over an index that follows the content row by row. */
export class SiteSearch implements Search {
	#door: ContentDoor;
	readonly #today: Calendar;
	/** Where the index is, and where it is after each time that it couldn't be used. */
	#files = [":memory:"];
	/** Opened at the first need. */
	#index: SearchIndex | undefined;
	/** What the content was made of when it was looked at last. */
	#sources: readonly Sources[] = [];
	/** Where the index isn't yet what the content is: what is to be taken in, or out. */
	readonly #changes = new Map<string, (() => SearchDocument) | undefined>();
	#getsReady: Promise<void> | undefined;

	/** Without `keepIn` the index is in memory. */
	constructor(door: ContentDoor, today: Calendar = indianCalendar) {
		this.#door = door;
		this.#today = today;
	}

	/** Keeps the index in a folder, where the next start finds it. One that can't be used is made anew, and in memory where that fails too. */
	keepIn(folder: string): void {
		const file = join(folder, "search.sqlite");
		this.#files = [file, file, ":memory:"];
	}

	/** Finds what another content has from now on. @returns whether it finds anything else than before */
	follow(door: ContentDoor): boolean {
		this.#door = door;
		if (!this.#index) return true;
		return this.#use((index) => {
			this.#look();
			return this.#changes.size > limits.indexedAtOnce || this.#settle(index);
		});
	}

	/** The same on another day, or after something has begun or ended. */
	refresh(): void {
		this.follow(this.#door);
	}

	/** Brings the index up to date, in pieces between which others are served. Whoever asks before waits until all of it is. */
	ready(): Promise<void> {
		const inPieces = async () => {
			do {
				await setImmediate();
				this.#use((index) => this.#settle(index, performance.now() + limits.indexingPiece));
			} while (this.#changes.size > 0);
		};
		this.#getsReady ??= inPieces().finally(() => {
			this.#getsReady = undefined;
		});
		return this.#getsReady;
	}

	/** Notes what has changed since the content was looked at last. */
	#look(): void {
		const sources = [pageSources(this.#door), ...rowSources(this.#door, this.#today())];
		for (const [index, now] of sources.entries()) {
			const before = this.#sources[index];
			const isSame = before && areSame(now.common, before.common);
			for (const [id] of before ? unlike(before, now) : []) this.#changes.set(id, undefined);
			for (const [id, place] of unlike(now, isSame ? before : undefined)) {
				this.#changes.set(id, () => now.makeAt(place));
			}
		}
		this.#sources = sources;
	}

	/** @returns whether anything has changed in the index */
	#settle(index: SearchIndex, until = Number.POSITIVE_INFINITY): boolean {
		let hasChanged = false;
		if (this.#changes.size === 0) return hasChanged;
		index.within(() => {
			for (const [id, make] of this.#changes) {
				this.#changes.delete(id);
				hasChanged = (make ? index.put(id, make()) : index.remove(id)) || hasChanged;
				if (performance.now() > until) break;
			}
		});
		return hasChanged;
	}

	/** Works with the index; where that can't be used, with one that is made anew. */
	#use<Result>(work: (index: SearchIndex) => Result): Result {
		try {
			this.#index ??= this.#open();
			return work(this.#index);
		} catch (error) {
			if (this.#files.length === 1) throw error;
			this.#files.shift();
			this.#index = undefined;
			return this.#use(work);
		}
	}

	#open(): SearchIndex {
		const [file = "", ...next] = this.#files;
		// The second time. A process that has the file open goes on with what it had.
		if (next.length === 1) for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
		const index = new SearchIndex(file);
		this.#sources = [];
		this.#changes.clear();
		for (const id of index.ids()) this.#changes.set(id, undefined);
		this.#look();
		return index;
	}

	find(query: string, lang: Lang): Answer {
		return this.#ask(query, false, ({ matches, total }, index) => {
			const byGroup = [...Map.groupBy(matches, ({ group }) => group).values()];
			const few = new Set(byGroup.flatMap((each) => each.slice(0, limits.perGroup)));
			const best = matches.filter((match) => few.has(match));
			return { found: best.map((match) => resultOf(index.document(match.id), match, lang)), total };
		});
	}

	suggest(typed: string, lang: Lang): readonly Suggestion[] {
		const suggested = (isTyping: boolean) =>
			this.#ask(typed, isTyping, ({ matches }, index) =>
				matches.slice(0, limits.suggestions).map(({ id, group }) => {
					const { title, href } = index.document(id)[lang];
					return { title, href, note: searchGroups[group][lang] };
				}),
			);
		const beginning = suggested(true);
		// A word with which nothing begins is misspelt, perhaps.
		return beginning.length > 0 ? beginning : suggested(false);
	}

	nearest(path: string): readonly string[] {
		const steps = querystring.unescape(path.slice(0, lengths.search)).split("/").filter(Boolean);
		for (const step of steps.slice(-3).reverse()) {
			// Addresses of former sites, such as "GalleryPage.php", are split into words.
			const words = step.replace(/\.\w+$/, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
			const pages = this.#ask(words, false, ({ matches }) =>
				matches.filter(({ id }) => this.#door.pages.has(id)),
			);
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

/** Which documents are made of other rows than before. A row is the same where others have come or gone before it. */
function* unlike(
	{ rows, idAt }: Sources,
	other: Sources | undefined,
): Generator<[id: string, place: number]> {
	const [first = []] = rows;
	const moved = (other?.rows[0]?.length ?? 0) - first.length;
	const isAt = (place: number, there: number) =>
		rows.every((list, index) => list[place] === other?.rows[index]?.[there]);
	for (const place of first.keys()) {
		if (other && (isAt(place, place) || isAt(place, place + moved))) continue;
		const id = idAt(place);
		if (id !== undefined) yield [id, place];
	}
}
