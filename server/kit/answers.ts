/** Answers that are given once more to whoever sends the same again, because they got none: a line was cut, or a button pressed twice. */
export class Answers {
	readonly #known = new Map<string, Promise<unknown>>();
	readonly #kept: number;

	/** @param kept for how long, milliseconds */
	constructor(kept: number) {
		this.#kept = kept;
	}

	/**
	 * The answer that was made under a key a moment ago or is being made, else a new one; one that failed is made again.
	 *
	 * @param key what was sent, and by whom
	 */
	get<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
		const known = this.#known.get(key);
		if (known) return known as Promise<Answer>;
		const made = make();
		const forget = () => this.#known.delete(key);
		this.#known.set(key, made);
		made.then(() => setTimeout(forget, this.#kept).unref(), forget);
		return made;
	}
}
