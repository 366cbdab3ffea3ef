import { describe, expect, test } from "vitest";
import { questions } from "#contract/limits.ts";
import { type EncodedResponse, encodeResponse } from "../kit/encoded-response.ts";
import { PageCache } from "./page-cache.ts";
import { Website } from "./page-handler.ts";

const page = (bytes: number): EncodedResponse => ({
	status: 200,
	identity: { headers: {}, bytes: Buffer.alloc(bytes) },
	br: undefined,
	gzip: undefined,
	etags: [],
	hash: "",
});

/** Requirement D12: whatever is asked, memory and cores stay free for the pages. */
describe("answers to questions", () => {
	test("leave, the longest unasked first, when they fill the memory that is theirs", async () => {
		const store = new PageCache();
		const size = questions.keptBytes / 8;
		for (let number = 0; number < 20; number += 1) {
			await store.getOrMake(`/search?q=${number}`, "while room", async () => page(size));
			// Somebody asks the first one again and again.
			store.get("/search?q=0");
		}
		expect(store.get("/search?q=0")).toBeDefined();
		expect(store.get("/search?q=1")).toBeUndefined();
		expect(store.get("/search?q=19")).toBeDefined();
	});

	test("weigh something even when they are short, so that millions of them don't fit", async () => {
		const store = new PageCache();
		const made = 20_000;
		for (let number = 0; number < made; number += 1) {
			await store.getOrMake(`/search?q=${number}`, "while room", async () => page(1));
		}
		const kept = Array.from({ length: made }, (_, number) => store.get(`/search?q=${number}`));
		expect(kept.filter(Boolean).length).toBeLessThan(questions.keptBytes / questions.overheadBytes);
		expect(kept.at(-1)).toBeDefined();
	});

	test("are made few at a time; too many are told to come back, and the site's own pages never", async () => {
		const store = new PageCache();
		let [inTheMaking, most] = [0, 0];
		const make = async () => {
			inTheMaking += 1;
			most = Math.max(most, inTheMaking);
			await new Promise((resolve) => setImmediate(resolve));
			inTheMaking -= 1;
			return page(1);
		};
		const asked = questions.madeAtOnce + questions.waiting + 10;
		const answers = await Promise.allSettled([
			...Array.from({ length: asked }, (_, number) => store.getOrMake(`/?q=${number}`, "while room", make)),
			store.getOrMake("/help", "for good", async () => page(1)),
		]);
		const refused = answers.filter(({ status }) => status === "rejected");
		expect(most).toBe(questions.madeAtOnce);
		expect(refused).toHaveLength(10);
		expect(refused[0]).toMatchObject({ reason: { outcome: "tooBusy", status: 503, retryAfter: 5 } });
		expect(answers.at(-1)?.status).toBe("fulfilled");
	});
});

test("made-up addresses and parameters are answered without making anything anew", async () => {
	let made = 0;
	const render = async () => {
		made += 1;
		return new Response("x", { status: 404, headers: { "content-type": "text/html" } });
	};
	const publicUrl = "http://localhost";
	const website = new Website({
		render,
		mode: "production",
		publicUrl,
		testPage: true,
		inlineScripts: [],
	});
	const reply = { headers: () => reply, header: () => reply, code: () => reply, send: () => undefined };
	for (let number = 0; number < 3000; number += 1) {
		for (const url of [`/made-up/${number}`, `/hi/${number}?q=${number}`, `/help?x=${number}`]) {
			await website.answer({ url, headers: {} } as never, reply as never);
		}
	}
	expect(made).toBe(4);
});

const written = (text: string) => encodeResponse(text, { "content-type": "text/plain" });

test("a page that was being made when all were forgotten is answered, but not kept", async () => {
	const store = new PageCache();
	let finish = () => {};
	const wait = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const old = store.getOrMake("/", "for good", async () => {
		await wait;
		return written("yesterday");
	});
	store.forget();
	const fresh = store.getOrMake("/", "for good", () => written("today"));
	finish();
	expect((await old).identity.bytes.toString()).toBe("yesterday");
	expect((await fresh).identity.bytes.toString()).toBe("today");
	expect(store.get("/")?.identity.bytes.toString()).toBe("today");
});

test("a page that is the same when it is made again is not compressed again; one that has changed is", async () => {
	const store = new PageCache();
	const make = (text: string) => (before?: EncodedResponse) =>
		encodeResponse(text.repeat(200), { "content-type": "text/html" }, { before });
	const first = await store.getOrMake("/", "for good", make("a page. "));
	store.forget();
	const again = await store.getOrMake("/", "for good", make("a page. "));
	expect(again.br?.bytes).toBe(first.br?.bytes);
	store.forget();
	const changed = await store.getOrMake("/", "for good", make("another. "));
	expect(changed.br?.bytes).not.toBe(first.br?.bytes);
	expect(changed.br?.headers.etag).not.toBe(first.br?.headers.etag);
});
