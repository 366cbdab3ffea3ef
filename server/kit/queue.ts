import { refusal } from "./refusal.ts";

/** Seconds. */
const retryAfter = 5;

/** Limits how many tasks run and wait, and refuses the rest, or a flood would fill memory and cores. */
export class Queue {
	#running = 0;
	readonly #waiting: (() => void)[] = [];
	readonly #concurrency: number;
	readonly #maxWaiting: number;

	constructor(concurrency: number, maxWaiting: number) {
		this.#concurrency = concurrency;
		this.#maxWaiting = maxWaiting;
	}

	/** @throws {Refusal} tooBusy where too many tasks wait already */
	async run<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#running < this.#concurrency) this.#running += 1;
		else {
			if (this.#waiting.length >= this.#maxWaiting) throw refusal("tooBusy", { seconds: retryAfter });
			// A task that finishes hands its slot on, so that no newer one gets in between.
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
