import type { Row } from "#contract/content/row.ts";

/** The rows of a kind by their keys, in their order. Those of a long table share with the ones before all that is the same. */
export class RowsByKey {
	readonly #keys: readonly string[];
	readonly #rows: readonly Row[];
	/** Where each key is. Later rows share it, so it may know keys that aren't among these. */
	readonly #places: Map<string, number>;
	/** The highest key that is a whole number; 0 without one. */
	readonly highest: number;

	private constructor(
		keys: readonly string[],
		rows: readonly Row[],
		places: Map<string, number>,
		highest: number,
	) {
		this.#keys = keys;
		this.#rows = rows;
		this.#places = places;
		this.highest = highest;
	}

	/** @param entries of two with the same key the later one counts */
	static of(entries: Iterable<readonly [key: string, row: Row]>): RowsByKey {
		const byKey = new Map(entries);
		const keys = [...byKey.keys()];
		const places = new Map(keys.map((key, place) => [key, place]));
		return new RowsByKey(keys, [...byKey.values()], places, highestOf(keys));
	}

	get size(): number {
		return this.#keys.length;
	}

	get keys(): readonly string[] {
		return this.#keys;
	}

	has(key: string): boolean {
		return this.get(key) !== undefined;
	}

	get(key: string): Row | undefined {
		const place = this.#places.get(key);
		return place !== undefined && this.#keys[place] === key ? this.#rows[place] : undefined;
	}

	*[Symbol.iterator](): Iterator<readonly [key: string, row: Row]> {
		for (const [place, key] of this.#keys.entries()) yield [key, this.#rows[place] as Row];
	}

	/** The same rows but for these: those with a new key come at the end. */
	with(entries: readonly (readonly [key: string, row: Row])[]): RowsByKey {
		const [keys, rows] = [[...this.#keys], [...this.#rows]];
		for (const [key, row] of entries) {
			const known = this.#places.get(key);
			const place = known !== undefined && keys[known] === key ? known : keys.length;
			keys[place] = key;
			rows[place] = row;
			this.#places.set(key, place);
		}
		const highest = Math.max(this.highest, highestOf(entries.map(([key]) => key)));
		return new RowsByKey(keys, rows, this.#places, highest);
	}
}

function highestOf(keys: readonly string[]): number {
	let highest = 0;
	for (const key of keys) if (Number.isInteger(Number(key))) highest = Math.max(highest, Number(key));
	return highest;
}
