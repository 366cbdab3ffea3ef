import { refusal } from "./refusal.ts";

const retryAfterSeconds = 5;

/** Limits running and waiting tasks and refuses the rest, or a flood would fill memory and cores. */
export class Queue {
	#running = 0;
	readonly #waiting: (() => void)[] = [];
	readonly #concurrency: number;
	readonly #maxWaiting: number;

	constructor(concurrency: number, maxWaiting: number) {
		this.#concurrency = concurrency;
		this.#maxWaiting = maxWaiting;
	}

	get waiting(): number {
		return this.#waiting.length;
	}

	async run<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#running < this.#concurrency) this.#running += 1;
		else {
			if (this.#waiting.length >= this.#maxWaiting) throw refusal("tooBusy", { seconds: retryAfterSeconds });
			// A finishing task passes its slot on, so that no newer one gets in between.
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

export interface Waiter {
	readonly name: string;
	/** Widest network around it; undefined for staff. */
	readonly wide?: string;
	/** Most waiting tasks of this one, and of the network around it. */
	readonly places: number;
	readonly widePlaces?: number;
}

/** A fair queue: each waiter has one turn at a time, others' come between, staff go first. */
export class Turns {
	readonly #running = new Set<string>();
	readonly #waiting: (Waiter & { readonly begin: () => void })[] = [];
	readonly #concurrency: number;
	readonly #maxWaiting: number;

	constructor(concurrency: number, maxWaiting: number) {
		this.#concurrency = concurrency;
		this.#maxWaiting = maxWaiting;
	}

	refuseFull({ name, wide, places, widePlaces = 0 }: Waiter): void {
		const count = (is: (each: Waiter) => boolean) => this.#waiting.filter(is).length;
		const isFull =
			count((each) => each.name === name) >= places ||
			(wide !== undefined &&
				(count((each) => each.wide === wide) >= widePlaces || this.#waiting.length >= this.#maxWaiting));
		if (isFull) throw refusal("tooBusy", { seconds: retryAfterSeconds });
	}

	async run<Result>(waiter: Waiter, work: () => Promise<Result>): Promise<Result> {
		this.refuseFull(waiter);
		const { name, wide } = waiter;
		await new Promise<void>((begin) => {
			this.#waiting.push({ ...waiter, begin });
			this.#next();
		});
		try {
			return await work();
		} finally {
			this.#running.delete(name);
			// A waiter that just had a turn goes last, and its neighbours after strangers.
			const nearness = (each: Waiter) => Number(each.wide === wide) + Number(each.name === name);
			this.#waiting.sort((one, other) => nearness(one) - nearness(other));
			this.#next();
		}
	}

	#next(): void {
		if (this.#running.size >= this.#concurrency) return;
		const free = this.#waiting.filter(({ name }) => !this.#running.has(name));
		const next = free.find(({ wide }) => wide === undefined) ?? free[0];
		if (!next) return;
		this.#waiting.splice(this.#waiting.indexOf(next), 1);
		this.#running.add(next.name);
		next.begin();
	}
}
