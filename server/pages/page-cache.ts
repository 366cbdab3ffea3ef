import { questions } from "#contract/limits.ts";
import { type EncodedResponse, weigh } from "../kit/encoded-response.ts";
import { Queue } from "../kit/queue.ts";

/**
 * Finished pages, kept as bytes. The site's own pages are kept for good, for their number is known; answers to questions
 * are kept while there is room, the least recently asked leaving first, so made-up addresses cannot fill the memory (D12).
 */
export class PageCache {
	readonly #pages = new Map<string, EncodedResponse>();
	readonly #questions = new Map<string, EncodedResponse>();
	/** The site's own pages as they were before everything was forgotten: most are the same when they are made again. */
	readonly #before = new Map<string, EncodedResponse>();
	readonly #underWay = new Map<string, Promise<EncodedResponse>>();
	readonly #queue = new Queue(questions.madeAtOnce, questions.waiting);
	#weight = 0;
	/** How often everything was forgotten. */
	#forgotten = 0;

	/** How many questions wait for their answer to be made. */
	get waiting(): number {
		return this.#queue.waiting;
	}

	get(key: string): EncodedResponse | undefined {
		const page = this.#pages.get(key);
		if (page) return page;
		const answer = this.#questions.get(key);
		if (answer) {
			this.#questions.delete(key);
			this.#questions.set(key, answer);
		}
		return answer;
	}

	/**
	 * The stored answer, or the one that `make` gives; asked for twice at once, it is made once.
	 *
	 * @param make is told how the page was before all were forgotten
	 * @throws {Refusal} tooBusy, where too many questions wait already; the site's own pages are always made
	 */
	async getOrMake(
		key: string,
		keep: "for good" | "while room",
		make: (before?: EncodedResponse) => Promise<EncodedResponse>,
	) {
		const known = this.get(key);
		if (known) return known;
		const underWay = this.#underWay.get(key);
		if (underWay) return underWay;
		const begun = this.#forgotten;
		const making = (keep === "for good" ? make(this.#before.get(key)) : this.#queue.run(make))
			.then((made) => {
				const isStale = begun !== this.#forgotten;
				if (!isStale && (made.status === 200 || made.status === 404)) this.#keep(key, keep, made);
				return made;
			})
			.finally(() => {
				if (this.#underWay.get(key) === making) this.#underWay.delete(key);
			});
		this.#underWay.set(key, making);
		return making;
	}

	/** Forgets what is kept, and what is being made from what was known before. */
	forget(): void {
		this.#forgotten += 1;
		this.#underWay.clear();
		for (const [key, page] of this.#pages) this.#before.set(key, page);
		this.#pages.clear();
		this.#questions.clear();
		this.#weight = 0;
	}

	#keep(key: string, keep: "for good" | "while room", made: EncodedResponse) {
		if (keep === "for good") {
			this.#pages.set(key, made);
			this.#before.delete(key);
			return;
		}
		this.#questions.set(key, made);
		this.#weight += weightOf(key, made);
		for (const [oldest, answer] of this.#questions) {
			if (this.#weight <= questions.keptBytes) break;
			this.#questions.delete(oldest);
			this.#weight -= weightOf(oldest, answer);
		}
	}
}

/** A short answer to a long question weighs more by its key than by its bytes. */
function weightOf(key: string, made: EncodedResponse): number {
	return weigh(made) + key.length + questions.overheadBytes;
}
