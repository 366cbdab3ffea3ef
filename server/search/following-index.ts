import { rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { search as limits } from "#contract/site/limits.ts";
import { type SearchDocument, SearchIndex } from "./search-index.ts";

/** Id of a document, with its maker if it is new or changed; without, if it is gone. */
export type Changed = readonly [id: string, make: (() => SearchDocument) | undefined];

/** Lists all documents at the first call, then those that have changed or gone since. */
export type Follow = () => Iterable<Changed>;

/**
 * Follows a handful of documents, which are made anew together whenever one changes.
 * @param now returns the same map while nothing changes
 */
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

export class FollowingIndex {
	readonly #begin: () => readonly Follow[];
	#follows: readonly Follow[] = [];
	#files = [":memory:"];
	#index: SearchIndex | undefined;
	readonly #changes = new Map<string, Changed[1]>();
	#getsReady: Promise<void> | undefined;

	constructor(begin: () => readonly Follow[]) {
		this.#begin = begin;
	}

	/** Keeps the index in a folder for the next start. An unusable file is replaced, or else the index stays in memory. */
	keepIn(folder: string): void {
		const file = join(folder, "search.sqlite");
		this.#files = [file, file, ":memory:"];
	}

	/** Notes changed documents, which `ready` or the next query takes in. @returns whether there are any */
	follow(): boolean {
		if (!this.#index) return true;
		this.#look();
		return this.#changes.size > 0;
	}

	/** Brings the index up to date piecewise, so that others are served in between. Concurrent calls wait for all of it. */
	ready(): Promise<void> {
		const inPieces = async () => {
			do {
				await setImmediate();
				this.#use((index) => this.#settle(index, performance.now() + limits.indexingPiece));
			} while (this.#changes.size > 0);
			// Empties the journal after the publishing was answered, since that waits for the disk.
			this.#use((index) => index.emptyJournal());
		};
		this.#getsReady ??= inPieces().finally(() => {
			this.#getsReady = undefined;
		});
		return this.#getsReady;
	}

	/** Queries the index; during a large update, as far as it has come. */
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
		// The second attempt removes the unusable file; a process that has it open goes on with it.
		if (next.length === 1) for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
		const index = new SearchIndex(file);
		this.#follows = this.#begin();
		this.#changes.clear();
		for (const id of index.ids()) this.#changes.set(id, undefined);
		this.#look();
		return index;
	}
}
