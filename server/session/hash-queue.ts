import { availableParallelism } from "node:os";
import { passwords } from "#contract/limits.ts";
import { Queue } from "../kit/queue.ts";
import { hashPassword, passwordFits } from "./argon2.ts";

/** Makes and compares hashes, few at once: each takes a core for a while (requirement A1). */
export class HashQueue {
	readonly #queue: Queue;

	constructor(
		atOnce: number = passwords.hashesPerCore * availableParallelism(),
		mayWait: number = passwords.hashesWaiting,
	) {
		this.#queue = new Queue(atOnce, mayWait);
	}

	get waiting(): number {
		return this.#queue.waiting;
	}

	hash(password: string): Promise<string> {
		return this.#queue.run(() => hashPassword(password));
	}

	fits(password: string, kept: string): Promise<boolean> {
		return this.#queue.run(() => passwordFits(password, kept));
	}
}
