import { refusal } from "./refusal.ts";

/** How long a caller waits whom the queue turned away, seconds. */
const tryAgainAfter = 5;

/**
 * Runs few tasks at once and lets few wait, or a flood would fill memory and cores; the rest are refused
 * instead of waiting for ever.
 */
export class Queue {
	#running = 0;
	readonly #waiting: (() => void)[] = [];
	readonly #atOnce: number;
	readonly #mayWait: number;

	constructor(atOnce: number, mayWait: number) {
		this.#atOnce = atOnce;
		this.#mayWait = mayWait;
	}

	get waiting(): number {
		return this.#waiting.length;
	}

	/** @throws {Refusal} tooBusy, where too many wait already */
	async run<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#running < this.#atOnce) this.#running += 1;
		else {
			if (this.#waiting.length >= this.#mayWait) throw refusal("tooBusy", { seconds: tryAgainAfter });
			// Whoever finishes hands the place on, so nobody can slip in between.
			await new Promise<void>((resolve) => this.#waiting.push(resolve));
		}
		try {
			return await work();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#running -= 1;
		}
	}
}
