import { rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { search as limits } from "#contract/site/limits.ts";
import { type SearchDocument, SearchIndex } from "./search-index.ts";

/** The id of a document that is new or reads otherwise, with what makes it; of one that is gone, without. */
export type Changed = readonly [id: string, make: (() => SearchDocument) | undefined];

/** Lists all documents when it is called first, and from then on those that have changed or gone since. */
export type Follow = () => Iterable<Changed>;

/** Follows documents that are few: where there are others, all are made anew. @param now the same map where they are the same */
export function followAll(now: () => ReadonlyMap<string, () => SearchDocument>): Follow {
	let before: ReturnType<typeof now> = new Map();
	return function* () {
		const [all, others] = [now(), before];
		if (all === others) return;
		before = all;
		for (const id of others.keys()) if (!all.has(id)) yield [id, undefined];
		yield* all;
	};
}

/** An index that follows what it is made of, document by document. */
export class FollowingIndex {
	/** Begins to follow; once for each index that is opened. */
	readonly #begin: () => readonly Follow[];
	#follows: readonly Follow[] = [];
	/** Paths of the index: the first is used, the next ones if it can't be. */
	#files = [":memory:"];
	/** Opened at the first need. */
	#index: SearchIndex | undefined;
	/** Pending changes. */
	readonly #changes = new Map<string, Changed[1]>();
	#getsReady: Promise<void> | undefined;

	/** The index is in memory until `keepIn` gives it a folder. */
	constructor(begin: () => readonly Follow[]) {
		this.#begin = begin;
	}

	/** Keeps the index in a folder, where the next start finds it. One that can't be used is made anew, and in memory where that fails too. */
	keepIn(folder: string): void {
		const file = join(folder, "search.sqlite");
		this.#files = [file, file, ":memory:"];
	}

	/** Notes changed documents, which are taken in by `ready`, or when somebody asks. @returns whether there are any */
	follow(): boolean {
		if (!this.#index) return true;
		this.#look();
		return this.#changes.size > 0;
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

	/** Asks the index. While many documents are taken in, in pieces, it answers with what it has so far. */
	ask<Result>(tell: (index: SearchIndex) => Result): Result {
		return this.#use((index) => {
			if (!this.#getsReady || this.#changes.size <= limits.indexedAtOnce) this.#settle(index);
			return tell(index);
		});
	}

	#look(): void {
		for (const follow of this.#follows) {
			for (const [id, make] of follow()) this.#changes.set(id, make);
		}
	}

	#settle(index: SearchIndex, until = Number.POSITIVE_INFINITY): void {
		if (this.#changes.size === 0) return;
		index.within(() => {
			for (const [id, make] of this.#changes) {
				this.#changes.delete(id);
				if (make) index.put(id, make());
				else index.remove(id);
				if (performance.now() > until) break;
			}
		});
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
		this.#follows = this.#begin();
		this.#changes.clear();
		for (const id of index.ids()) this.#changes.set(id, undefined);
		this.#look();
		return index;
	}
}
