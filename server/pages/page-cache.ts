import { queryCache } from "#contract/site/limits.ts";
import type { IsChanged, Part } from "../content/track-reads.ts";
import { byteSize, type EncodedResponse } from "../kit/encoded-response.ts";
import { Queue } from "../kit/queue.ts";

/** The site's own pages are permanent, for their number is known; responses to queries are evicted when memory runs out. */
export type Retention = "permanent" | "evictable";

/** A response, and what of the content it is made of. */
export interface Answer extends EncodedResponse {
	/** Absent: perhaps of everything. */
	readonly reads?: ReadonlySet<Part>;
}

/** Whether an answer that was made of these isn't right any more. */
type IsStale = (reads: Answer["reads"]) => boolean;

/** How often an answer is made again whose content changed meanwhile; then it is sent as it is, for its reader waits. */
const attempts = 3;

/** Rendered and compressed pages. Responses to queries are an LRU cache, so made-up addresses can't fill the memory (D12). */
export class PageCache {
	readonly #permanent = new Map<string, Answer>();
	/** Least recently used first. */
	readonly #evictable = new Map<string, Answer>();
	/** The permanent pages as they were before: most are the same when rendered again, and needn't be compressed again. */
	readonly #previous = new Map<string, EncodedResponse>();
	readonly #pending = new Map<string, Promise<Answer>>();
	/** Changes since the start of each unfinished rendering. */
	readonly #rendering = new Set<IsStale[]>();
	/** Sets of reads, shared by answers with the same ones. */
	readonly #reads = new Map<string, ReadonlySet<Part>>();
	readonly #queue = new Queue(queryCache.concurrency, queryCache.maxWaiting);
	#evictableBytes = 0;

	/** How many questions wait for their answer to be made. */
	get waiting(): number {
		return this.#queue.waiting;
	}

	/** Does for one visitor what isn't cached for all, behind what others wait for. @throws {Refusal} tooBusy, where too many wait already */
	async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		return this.#queue.run(work);
	}

	get(key: string): Answer | undefined {
		const page = this.#permanent.get(key);
		if (page) return page;
		const response = this.#evictable.get(key);
		if (response) {
			this.#evictable.delete(key);
			this.#evictable.set(key, response);
		}
		return response;
	}

	/** Puts the same answer in better bytes into the place of a permanent one, unless that has been dropped meanwhile. */
	improve(key: string, answer: Answer, better: Answer): void {
		if (this.#permanent.get(key) === answer) this.#permanent.set(key, better);
	}

	/**
	 * The cached response, or what `render` returns; simultaneous requests for a key share one rendering.
	 *
	 * @param render receives the page as it was before it was forgotten
	 * @throws {Refusal} tooBusy, where too many queries wait already; permanent pages are always rendered
	 */
	async getOrRender(
		key: string,
		retention: Retention,
		render: (previous?: EncodedResponse) => Promise<Answer>,
	): Promise<Answer> {
		const cached = this.get(key);
		if (cached) return cached;
		const pending = this.#pending.get(key);
		if (pending) return pending;
		const make = () => this.#make(key, retention, render);
		const making = (retention === "permanent" ? make() : this.#queue.run(make)).finally(() => {
			if (this.#pending.get(key) === making) this.#pending.delete(key);
		});
		this.#pending.set(key, making);
		return making;
	}

	/** An answer begun before a change and finished after it is made again, so that all of it is of one content. */
	async #make(
		key: string,
		retention: Retention,
		render: (previous?: EncodedResponse) => Promise<Answer>,
	): Promise<Answer> {
		for (let attempt = 1; ; attempt += 1) {
			const changes: IsStale[] = [];
			this.#rendering.add(changes);
			const response = await render(this.#previous.get(key)).finally(() => this.#rendering.delete(changes));
			if (!changes.some((isStale) => isStale(response.reads))) {
				if (response.status === 200 || response.status === 404) this.#set(key, retention, response);
				return response;
			}
			if (attempt === attempts) return response;
		}
	}

	/** Drops the answers that have read something which has changed. */
	forget(isChanged: IsChanged): void {
		const known = new Map<ReadonlySet<Part>, boolean>();
		this.#drop((reads) => {
			if (!reads) return true;
			const isStale = known.get(reads) ?? [...reads].some(isChanged);
			known.set(reads, isStale);
			return isStale;
		});
	}

	/** Drops everything, for another day or other files. */
	clear(): void {
		this.#drop(() => true);
	}

	#drop(isStale: IsStale): void {
		// Later requests must not get an answer that was begun before the change.
		this.#pending.clear();
		for (const changes of this.#rendering) changes.push(isStale);
		for (const [key, page] of this.#permanent) {
			if (!isStale(page.reads)) continue;
			this.#previous.set(key, page);
			this.#permanent.delete(key);
		}
		for (const [key, response] of this.#evictable) {
			if (!isStale(response.reads)) continue;
			this.#evictable.delete(key);
			this.#evictableBytes -= entrySize(key, response);
		}
	}

	#set(key: string, retention: Retention, made: Answer) {
		const response = made.reads ? { ...made, reads: this.#shared(made.reads) } : made;
		if (retention === "permanent") {
			this.#permanent.set(key, response);
			this.#previous.delete(key);
			return;
		}
		const before = this.#evictable.get(key);
		if (before) this.#evictableBytes -= entrySize(key, before);
		this.#evictable.set(key, response);
		this.#evictableBytes += entrySize(key, response);
		for (const [oldest, evicted] of this.#evictable) {
			if (this.#evictableBytes <= queryCache.maxBytes) break;
			this.#evictable.delete(oldest);
			this.#evictableBytes -= entrySize(oldest, evicted);
		}
	}

	#shared(reads: ReadonlySet<Part>): ReadonlySet<Part> {
		const name = [...reads].join();
		const known = this.#reads.get(name);
		if (!known) this.#reads.set(name, reads);
		return known ?? reads;
	}
}

/** Counts the key too: that of a long query is larger than its short response. */
function entrySize(key: string, response: EncodedResponse): number {
	return byteSize(response) + key.length + queryCache.overheadBytes;
}
