import { type StoredBytes, weigh } from "./stored-bytes.ts";

/** Memory given to answers that depend on what a reader asked (`?q=`, `?page=`), bytes. */
const forQuestions = 16 * 1024 * 1024;

/**
 * Finished pages, kept as bytes. The site's own pages are kept for good, for their number is known; answers to questions
 * are kept while there is room, the least recently asked leaving first, so made-up addresses cannot fill the memory (D12).
 */
export class PageStore {
	readonly #pages = new Map<string, StoredBytes>();
	readonly #questions = new Map<string, StoredBytes>();
	readonly #underWay = new Map<string, Promise<StoredBytes>>();
	#weight = 0;

	get(key: string): StoredBytes | undefined {
		const page = this.#pages.get(key);
		if (page) return page;
		const answer = this.#questions.get(key);
		if (answer) {
			this.#questions.delete(key);
			this.#questions.set(key, answer);
		}
		return answer;
	}

	/** The stored answer, or the one that `make` gives; asked for twice at once, it is made once. */
	async getOrMake(key: string, keep: "for good" | "while room", make: () => Promise<StoredBytes>) {
		const known = this.get(key);
		if (known) return known;
		const underWay = this.#underWay.get(key);
		if (underWay) return underWay;
		const making = make()
			.then((made) => {
				if (made.status === 200 || made.status === 404) this.#keep(key, keep, made);
				return made;
			})
			.finally(() => this.#underWay.delete(key));
		this.#underWay.set(key, making);
		return making;
	}

	forget(): void {
		this.#pages.clear();
		this.#questions.clear();
		this.#weight = 0;
	}

	#keep(key: string, keep: "for good" | "while room", made: StoredBytes) {
		if (keep === "for good") {
			this.#pages.set(key, made);
			return;
		}
		this.#questions.set(key, made);
		this.#weight += weigh(made);
		for (const [oldest, answer] of this.#questions) {
			if (this.#weight <= forQuestions) break;
			this.#questions.delete(oldest);
			this.#weight -= weigh(answer);
		}
	}
}
