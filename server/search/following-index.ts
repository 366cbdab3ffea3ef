import { rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { differenceOf } from "#contract/edited-list.ts";
import { search as limits } from "#contract/site/limits.ts";
import { areSame } from "../kit/same.ts";
import { type SearchDocument, SearchIndex, type Sources } from "./search-index.ts";

/** An index that follows what it is made of, row by row. */
export class FollowingIndex {
	readonly #sourcesNow: () => readonly Sources[];
	/** Paths of the index: the first is used, the next ones if it can't be. */
	#files = [":memory:"];
	/** Opened at the first need. */
	#index: SearchIndex | undefined;
	/** Sources of the index when they were compared last. */
	#sources: readonly Sources[] = [];
	/** Pending changes: documents to put in, undefined to take out. */
	readonly #changes = new Map<string, (() => SearchDocument) | undefined>();
	#getsReady: Promise<void> | undefined;

	/** The index is in memory until `keepIn` gives it a folder. */
	constructor(sourcesNow: () => readonly Sources[]) {
		this.#sourcesNow = sourcesNow;
	}

	/** Keeps the index in a folder, where the next start finds it. One that can't be used is made anew, and in memory where that fails too. */
	keepIn(folder: string): void {
		const file = join(folder, "search.sqlite");
		this.#files = [file, file, ":memory:"];
	}

	/** Takes in what has changed, unless that is much. @returns whether it finds anything else than before */
	follow(): boolean {
		if (!this.#index) return true;
		return this.#use((index) => {
			this.#look();
			return this.#changes.size > limits.indexedAtOnce || this.#settle(index);
		});
	}

	/** Brings the index up to date, in pieces between which others are served. Whoever asks before waits until all of it is. */
	ready(): Promise<void> {
		const inPieces = async () => {
			do {
				await setImmediate();
				this.#use((index) => this.#settle(index, performance.now() + limits.indexingPiece));
			} while (this.#changes.size > 0);
			// After the publishing was answered, for it waits for the disk.
			this.#use((index) => index.emptyJournal());
		};
		this.#getsReady ??= inPieces().finally(() => {
			this.#getsReady = undefined;
		});
		return this.#getsReady;
	}

	/** Notes what has changed since it was looked at last. */
	#look(): void {
		const sources = this.#sourcesNow();
		for (const [index, now] of sources.entries()) {
			const before = this.#sources[index];
			if (now === before) continue;
			const isSame = before && areSame(now.common, before.common);
			const changed = isSame ? now.changes?.(before) : undefined;
			for (const [id, make] of changed ?? []) this.#changes.set(id, make);
			if (changed) continue;
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

	/** Asks the index. While it is brought up to date in pieces, it answers with what it has so far. */
	ask<Result>(tell: (index: SearchIndex) => Result): Result {
		return this.#use((index) => {
			if (!this.#getsReady) this.#settle(index);
			return tell(index);
		});
	}
}

/** Lists documents made of other rows than before. A row that only moved is the same. */
function* unlike(
	{ rows, idAt }: Sources,
	other: Sources | undefined,
): Generator<[id: string, place: number]> {
	const [first = []] = rows;
	const there = other?.rows ?? [];
	const others = rows.map((list, index) => other && itemsUnlike(list, there[index] ?? []));
	if (others.every((items) => items !== undefined)) {
		const places = others.flatMap((items, index) => items.map((item) => rows[index]?.indexOf(item) ?? -1));
		for (const place of new Set(places)) {
			const id = idAt(place);
			if (id !== undefined) yield [id, place];
		}
		return;
	}
	const moved = (there[0]?.length ?? 0) - first.length;
	const isAt = (place: number, then: number) =>
		rows.every((list, index) => list[place] === there[index]?.[then]);
	for (const place of first.keys()) {
		if (other && (isAt(place, place) || isAt(place, place + moved))) continue;
		const id = idAt(place);
		if (id !== undefined) yield [id, place];
	}
}

/** The items of a list that another one hasn't, where the one was made of the other. */
function itemsUnlike(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] | undefined {
	return differenceOf(list, other)?.come ?? differenceOf(other, list)?.gone;
}
