import { queryCache } from "#contract/limits.ts";
import { byteSize, type EncodedResponse } from "../kit/encoded-response.ts";
import { Queue } from "../kit/queue.ts";

/** The site's own pages are permanent, for their number is known; responses to queries are evicted when memory runs out. */
export type Retention = "permanent" | "evictable";

/** Rendered and compressed pages. Responses to queries are an LRU cache, so made-up addresses can't fill the memory (D12). */
export class PageCache {
	readonly #permanent = new Map<string, EncodedResponse>();
	/** Least recently used first. */
	readonly #evictable = new Map<string, EncodedResponse>();
	/** The permanent pages before the last `clear`: most are the same when rendered again, and needn't be compressed again. */
	readonly #previous = new Map<string, EncodedResponse>();
	readonly #pending = new Map<string, Promise<EncodedResponse>>();
	readonly #queue = new Queue(queryCache.concurrency, queryCache.maxWaiting);
	#evictableBytes = 0;
	/** Counts the calls of `clear`, to recognise a page whose rendering began before the last one. */
	#generation = 0;

	get(key: string): EncodedResponse | undefined {
		const page = this.#permanent.get(key);
		if (page) return page;
		const response = this.#evictable.get(key);
		if (response) {
			this.#evictable.delete(key);
			this.#evictable.set(key, response);
		}
		return response;
	}

	/**
	 * The cached response, or what `render` returns; simultaneous requests for a key share one rendering.
	 *
	 * @param render receives the page as it was before the last `clear`
	 * @throws {Refusal} tooBusy, where too many queries wait already; permanent pages are always rendered
	 */
	async getOrRender(
		key: string,
		retention: Retention,
		render: (previous?: EncodedResponse) => Promise<EncodedResponse>,
	) {
		const cached = this.get(key);
		if (cached) return cached;
		const pending = this.#pending.get(key);
		if (pending) return pending;
		const generation = this.#generation;
		const rendering = (retention === "permanent" ? render(this.#previous.get(key)) : this.#queue.run(render))
			.then((response) => {
				const isStale = generation !== this.#generation;
				if (!isStale && (response.status === 200 || response.status === 404)) {
					this.#set(key, retention, response);
				}
				return response;
			})
			.finally(() => {
				if (this.#pending.get(key) === rendering) this.#pending.delete(key);
			});
		this.#pending.set(key, rendering);
		return rendering;
	}

	/** Drops everything; a page that is being rendered is sent to whoever waits for it, but not cached. */
	clear(): void {
		this.#generation += 1;
		this.#pending.clear();
		for (const [key, page] of this.#permanent) this.#previous.set(key, page);
		this.#permanent.clear();
		this.#evictable.clear();
		this.#evictableBytes = 0;
	}

	#set(key: string, retention: Retention, response: EncodedResponse) {
		if (retention === "permanent") {
			this.#permanent.set(key, response);
			this.#previous.delete(key);
			return;
		}
		this.#evictable.set(key, response);
		this.#evictableBytes += entrySize(key, response);
		for (const [oldest, evicted] of this.#evictable) {
			if (this.#evictableBytes <= queryCache.maxBytes) break;
			this.#evictable.delete(oldest);
			this.#evictableBytes -= entrySize(oldest, evicted);
		}
	}
}

/** Counts the key too: that of a long query is larger than its short response. */
function entrySize(key: string, response: EncodedResponse): number {
	return byteSize(response) + key.length + queryCache.overheadBytes;
}
