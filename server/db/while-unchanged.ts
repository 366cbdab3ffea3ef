import type { Database } from "./open.ts";

/**
 * Answers that depend on the database alone, kept as long as nobody writes to it: neither we nor another process. Where
 * that can't be told (PostgreSQL), nothing is kept, so a change holds at the next request on every server.
 */
export class WhileUnchanged<Value> {
	readonly #database: Pick<Database, "version">;
	readonly #most: number;
	readonly #isWorth: (value: Value) => boolean;
	readonly #kept = new Map<string, Value>();
	#version: string | undefined;

	/**
	 * @param most how many are kept; then the oldest goes
	 * @param isWorth says no to an answer that would take too much memory
	 */
	constructor(
		database: Pick<Database, "version">,
		most: number,
		isWorth: (value: Value) => boolean = () => true,
	) {
		this.#database = database;
		this.#most = most;
		this.#isWorth = isWorth;
	}

	/**
	 * The kept answer, if there is one.
	 *
	 * @param version of the database; asked for once where several answers are looked for together
	 */
	known(key: string, version: string | undefined): Value | undefined {
		if (version === undefined) return undefined;
		if (version !== this.#version) {
			this.#kept.clear();
			this.#version = version;
		}
		return this.#kept.get(key);
	}

	/**
	 * The kept answer, or the one that `make` gives; where it gives none, that isn't kept.
	 *
	 * @param version of the database when what `make` goes by was read
	 */
	async get<Made extends Value | undefined>(
		key: string,
		version: string | undefined,
		make: () => Promise<Made>,
	): Promise<Value | Made> {
		const known = this.known(key, version);
		if (known !== undefined) return known;
		const made = await make();
		if (version === undefined || made === undefined) return made;
		// Somebody may have written while it was being made.
		if (this.#version === version && this.#database.version() === version && this.#isWorth(made)) {
			this.#kept.set(key, made);
			const [oldest] = this.#kept.keys();
			if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
		}
		return made;
	}
}
