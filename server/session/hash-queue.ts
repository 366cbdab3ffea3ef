import { availableParallelism } from "node:os";
import { passwords } from "#contract/limits.ts";
import { refusal } from "../refusal.ts";
import { hashPassword, passwordFits } from "./argon2.ts";

/** How long a caller waits whom the queue turned away, seconds. */
const tryAgainAfter = 5;

/**
 * Lets few hashes run at once and few wait: a flood of sign-ins fills neither memory nor cores, and is told to come
 * back instead of waiting for ever.
 */
export class HashQueue {
	#running = 0;
	readonly #waiting: (() => void)[] = [];
	readonly #atOnce: number;
	readonly #mayWait: number;

	constructor(
		atOnce: number = passwords.hashesPerCore * availableParallelism(),
		mayWait: number = passwords.hashesWaiting,
	) {
		this.#atOnce = atOnce;
		this.#mayWait = mayWait;
	}

	hash(password: string): Promise<string> {
		return this.#run(() => hashPassword(password));
	}

	fits(password: string, kept: string): Promise<boolean> {
		return this.#run(() => passwordFits(password, kept));
	}

	async #run<Result>(work: () => Promise<Result>): Promise<Result> {
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
