/** FNV-1a: turns a name such as `ghat:12` into a seed, so that a picture depends on its name alone. */
function hash(name: string): number {
	let value = 2166136261;
	for (const letter of name) {
		value ^= letter.codePointAt(0) ?? 0;
		value = Math.imul(value, 16777619);
	}
	return value >>> 0;
}

/** Dice that fall the same way each time for the same name (mulberry32): the press must print the same sheet twice. */
export class Random {
	#state: number;

	constructor(name: string) {
		this.#state = hash(name);
		// The first throws of neighbouring seeds resemble each other.
		for (let i = 0; i < 4; i++) this.throw();
	}

	/** A number from 0 up to 1. */
	throw(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	}

	between(low: number, high: number): number {
		return low + this.throw() * (high - low);
	}

	/** A whole number, both ends included. */
	whole(low: number, high: number): number {
		return Math.floor(this.between(low, high + 1));
	}

	/** True in `share` of the throws. */
	chance(share: number): boolean {
		return this.throw() < share;
	}

	pick<Item>(items: readonly Item[]): Item {
		const item = items[Math.floor(this.throw() * items.length)];
		if (item === undefined) throw new Error("nothing to pick from");
		return item;
	}

	/** The same items in another order. */
	shuffle<Item>(items: readonly Item[]): Item[] {
		return items
			.map((item) => ({ item, at: this.throw() }))
			.sort((a, b) => a.at - b.at)
			.map(({ item }) => item);
	}
}
