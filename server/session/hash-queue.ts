import { availableParallelism } from "node:os";
import { passwords } from "#contract/people/limits.ts";
import { Queue } from "../kit/queue.ts";
import { hashPassword, verifyPassword } from "./argon2.ts";

/** Limits simultaneous hashes, each of which takes a core (requirement A1). */
export class HashQueue {
	readonly #queue: Queue;

	constructor(
		concurrency: number = passwords.hashesPerCore * availableParallelism(),
		maxWaiting: number = passwords.hashesWaiting,
	) {
		this.#queue = new Queue(concurrency, maxWaiting);
	}

	get waiting(): number {
		return this.#queue.waiting;
	}

	hash(password: string): Promise<string> {
		return this.#queue.run(() => hashPassword(password));
	}

	verify(password: string, stored: string): Promise<boolean> {
		return this.#queue.run(() => verifyPassword(password, stored));
	}
}
