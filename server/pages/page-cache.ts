import { queryCache } from "#contract/site/limits.ts";
import { byteSize, type EncodedResponse } from "../kit/encoded-response.ts";
import { Queue } from "../kit/queue.ts";
import type { IsChanged, Part } from "../kit/track-reads.ts";

/** The site's own pages are permanent; responses to queries are evicted when memory runs out. */
export type Retention = "permanent" | "evictable";

export interface Answer extends EncodedResponse {
	/** Undefined means possibly everything. */
	readonly reads?: ReadonlySet<Part>;
}

type IsStale = (reads: Answer["reads"]) => boolean;

/** Most renderings of an answer whose content changes meanwhile; its reader then gets the last one. */
const attempts = 3;

/** Rendered and compressed pages. Query responses are an LRU cache, so made-up addresses can't fill the memory (D12). */
export class PageCache {
	readonly #permanent = new Map<string, Answer>();
	/** Least recently used first. */
	readonly #evictable = new Map<string, Answer>();
	/** Former permanent pages; most are the same when rendered again, and needn't be compressed. */
	readonly #previous = new Map<string, EncodedResponse>();
	readonly #pending = new Map<string, Promise<Answer>>();
	/** Changes since the start of each unfinished rendering. */
	readonly #rendering = new Set<IsStale[]>();
	readonly #reads = new Map<string, ReadonlySet<Part>>();
	readonly queue = new Queue(queryCache.concurrency, queryCache.maxWaiting);
	#evictableBytes = 0;

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

	/** Replaces a permanent answer's bytes, unless it was dropped meanwhile. */
	improve(key: string, answer: Answer, better: Answer): void {
		if (this.#permanent.get(key) === answer) this.#permanent.set(key, better);
	}

	/**
	 * The cached response, or what `render` returns; simultaneous requests share one rendering.
	 * @param render receives the former page
	 * @throws {Refusal} tooBusy for queries; permanent pages are always rendered
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
		const making = (retention === "permanent" ? make() : this.queue.run(make)).finally(() => {
			if (this.#pending.get(key) === making) this.#pending.delete(key);
		});
		this.#pending.set(key, making);
		return making;
	}

	async #make(key: string, retention: Retention, render: (previous?: EncodedResponse) => Promise<Answer>) {
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

	forget(isChanged: IsChanged): void {
		const known = new Map<ReadonlySet<Part>, boolean>();
		this.#drop((reads) => {
			if (!reads) return true;
			const isStale = known.get(reads) ?? [...reads].some(isChanged);
			known.set(reads, isStale);
			return isStale;
		});
	}

	clear(): void {
		this.#drop(() => true);
	}

	#drop(isStale: IsStale): void {
		// Later requests must not get an answer begun before the change.
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

/** Includes the key: a long query's is larger than its response. */
function entrySize(key: string, response: EncodedResponse): number {
	return byteSize(response) + key.length + queryCache.overheadBytes;
}
