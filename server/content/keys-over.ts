/** The keys of a table's rows. */
export interface Keys extends Iterable<string> {
	readonly size: number;
	has(key: string): boolean;
}

/** The keys of a folder's table with those that the desk adds and takes away; the thousands that stay are not copied. */
export class KeysOver implements Keys {
	readonly #folder: ReadonlyMap<string, unknown>;
	readonly #added: ReadonlySet<string>;
	readonly #gone: ReadonlySet<string>;

	/** @param folder the folder's rows by their keys */
	constructor(folder: ReadonlyMap<string, unknown>, added: readonly string[], gone: readonly string[]) {
		this.#folder = folder;
		this.#added = new Set(added.filter((key) => !folder.has(key)));
		const stay = new Set(added);
		this.#gone = new Set(gone.filter((key) => folder.has(key) && !stay.has(key)));
	}

	get size(): number {
		return this.#folder.size - this.#gone.size + this.#added.size;
	}

	has(key: string): boolean {
		return this.#added.has(key) || (this.#folder.has(key) && !this.#gone.has(key));
	}

	*[Symbol.iterator](): Iterator<string> {
		for (const key of this.#folder.keys()) if (!this.#gone.has(key)) yield key;
		yield* this.#added;
	}

	/** Whether it lacks one of the other keys; of two over the same folder, only what lies over it is compared. */
	lacksOf(others: Keys): boolean {
		const isMissing = (key: string) => !this.has(key);
		if (!(others instanceof KeysOver) || others.#folder !== this.#folder) return [...others].some(isMissing);
		return (
			[...others.#added].some(isMissing) || [...this.#gone].some((key) => others.has(key) && isMissing(key))
		);
	}
}
