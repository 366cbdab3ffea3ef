import { describe, expect, test } from "vitest";
import { queryCache } from "#contract/site/limits.ts";
import { usualPages } from "#contract/site-pages.ts";
import { type EncodedResponse, encodeResponse } from "../kit/encoded-response.ts";
import type { Part } from "../kit/track-reads.ts";
import { PageCache } from "./page-cache.ts";
import { PageHandler } from "./page-handler.ts";

const page = (bytes: number): EncodedResponse => ({
	status: 200,
	identity: { headers: {}, bytes: Buffer.alloc(bytes) },
	br: undefined,
	gzip: undefined,
	etags: [],
	isQuick: false,
	hash: "",
});

/** Requirement D12: whatever is requested, memory and cores stay free for the pages. */
describe("responses to queries", () => {
	test("are evicted, the least recently used first, when their memory is full", async () => {
		const cache = new PageCache();
		const size = queryCache.maxBytes / 8;
		for (let number = 0; number < 20; number += 1) {
			await cache.getOrRender(`/search?q=${number}`, "evictable", async () => page(size));
			// Somebody requests the first one again and again.
			cache.get("/search?q=0");
		}
		expect(cache.get("/search?q=0")).toBeDefined();
		expect(cache.get("/search?q=1")).toBeUndefined();
		expect(cache.get("/search?q=19")).toBeDefined();
	});

	test("take memory even when they are short, so that millions of them don't fit", async () => {
		const cache = new PageCache();
		const count = 20_000;
		for (let number = 0; number < count; number += 1) {
			await cache.getOrRender(`/search?q=${number}`, "evictable", async () => page(1));
		}
		const cached = Array.from({ length: count }, (_, number) => cache.get(`/search?q=${number}`));
		expect(cached.filter(Boolean).length).toBeLessThan(queryCache.maxBytes / queryCache.overheadBytes);
		expect(cached.at(-1)).toBeDefined();
	});

	test("are rendered few at a time; too many are told to come back, and the site's own pages never", async () => {
		const cache = new PageCache();
		let [running, most] = [0, 0];
		const render = async () => {
			running += 1;
			most = Math.max(most, running);
			await new Promise((resolve) => setImmediate(resolve));
			running -= 1;
			return page(1);
		};
		const requested = queryCache.concurrency + queryCache.maxWaiting + 10;
		const answers = await Promise.allSettled([
			...Array.from({ length: requested }, (_, number) =>
				cache.getOrRender(`/?q=${number}`, "evictable", render),
			),
			cache.getOrRender("/help", "permanent", async () => page(1)),
		]);
		const refused = answers.filter(({ status }) => status === "rejected");
		expect(most).toBe(queryCache.concurrency);
		expect(refused).toHaveLength(10);
		expect(refused[0]).toMatchObject({ reason: { outcome: "tooBusy", status: 503, retryAfter: 5 } });
		expect(answers.at(-1)?.status).toBe("fulfilled");
	});
});

test("made-up addresses and parameters are answered without rendering anything again", async () => {
	let rendered = 0;
	const render = async () => {
		rendered += 1;
		return new Response("x", { status: 404, headers: { "content-type": "text/html" } });
	};
	const publicUrl = "http://localhost";
	const pageHandler = new PageHandler({
		render,
		mode: "production",
		publicUrl,
		testPage: true,
		inlineScripts: [],
		pages: usualPages,
	});
	const reply = { headers: () => reply, header: () => reply, code: () => reply, send: () => undefined };
	for (let number = 0; number < 3000; number += 1) {
		for (const url of [`/made-up/${number}`, `/hi/${number}?q=${number}`, `/help?x=${number}`]) {
			await pageHandler.handle({ url, headers: {} } as never, reply as never);
		}
	}
	expect(rendered).toBe(3);
});

const written = (text: string) => encodeResponse(text, { "content-type": "text/plain" });

test("a page that was being rendered when the cache was cleared is rendered again: nobody gets yesterday's after midnight", async () => {
	const cache = new PageCache();
	const texts = ["yesterday", "today"];
	let finish = () => {};
	const wait = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const old = cache.getOrRender("/", "permanent", async () => {
		const text = texts.shift() ?? "";
		await wait;
		return written(text);
	});
	cache.clear();
	const fresh = cache.getOrRender("/", "permanent", () => written("today"));
	finish();
	expect((await old).identity.bytes.toString()).toBe("today");
	expect((await fresh).identity.bytes.toString()).toBe("today");
	expect(cache.get("/")?.identity.bytes.toString()).toBe("today");
});

test("a page whose content changes faster than it is rendered is sent, but not cached", async () => {
	const cache = new PageCache();
	const page = await cache.getOrRender("/", "permanent", async () => {
		cache.clear();
		return written("soon another");
	});
	expect(page.identity.bytes.toString()).toBe("soon another");
	expect(cache.get("/")).toBeUndefined();
});

test("a publishing forgets the pages that read what has changed, also one that is being rendered, and keeps the others", async () => {
	const cache = new PageCache();
	const reading =
		(...parts: Part[]) =>
		async () => ({ ...(await written("x")), reads: new Set(parts) });
	await cache.getOrRender("/acts", "permanent", reading("acts/en", "council/en"));
	await cache.getOrRender("/wards", "permanent", reading("wards/en", "council/en"));
	await cache.getOrRender("/acts?q=a", "evictable", reading("acts/en"));
	await cache.getOrRender("/wards?q=a", "evictable", reading("wards/en"));
	let rendered = 0;
	await cache.getOrRender("/hi/acts", "permanent", async () => {
		rendered += 1;
		if (rendered === 1) cache.forget((part) => part.startsWith("acts/"));
		return reading("acts/hi")();
	});
	const kept = ["/acts", "/wards", "/acts?q=a", "/wards?q=a", "/hi/acts"].filter((key) => cache.get(key));
	expect(kept).toEqual(["/wards", "/wards?q=a", "/hi/acts"]);
	expect(rendered).toBe(2);
});

test("a page that is the same when it is rendered again is not compressed again; one that has changed is", async () => {
	const cache = new PageCache();
	const render = (text: string) => (previous?: EncodedResponse) =>
		encodeResponse(text.repeat(200), { "content-type": "text/html" }, { previous });
	const first = await cache.getOrRender("/", "permanent", render("a page. "));
	cache.clear();
	const again = await cache.getOrRender("/", "permanent", render("a page. "));
	expect(again.br?.bytes).toBe(first.br?.bytes);
	cache.clear();
	const changed = await cache.getOrRender("/", "permanent", render("another. "));
	expect(changed.br?.bytes).not.toBe(first.br?.bytes);
	expect(changed.br?.headers.etag).not.toBe(first.br?.headers.etag);
});

test("better bytes take the place of the answer they were made of, never of a later one", async () => {
	const cache = new PageCache();
	const first = await cache.getOrRender("/", "permanent", async () => page(2));
	const better = page(1);
	cache.improve("/", first, better);
	expect(cache.get("/")).toBe(better);

	cache.clear();
	cache.improve("/", better, page(1));
	expect(cache.get("/")).toBeUndefined();
});
