import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as letOthers } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { previewAddress } from "#contract/preview.ts";
import { queryCache } from "#contract/site/limits.ts";
import { usualPages } from "#contract/site-pages.ts";
import { newFolder } from "../../tests/support/folders.ts";
import { sendError } from "../http/send-error.ts";
import { CompressedPages } from "./compressed-pages.ts";
import { PageHandler } from "./page-handler.ts";

/** Pages that aren't published yet, and what was done for them. */
function preview() {
	const seen = { laidOver: 0, rendered: 0, running: 0, atOnce: 0 };
	const page = new Response("", { headers: { "content-type": "text/html" } });
	const handler = new PageHandler({
		render: async () => page.clone(),
		mode: "production",
		publicUrl: "http://localhost",
		testPage: false,
		inlineScripts: [],
		pages: usualPages,
		preview: async () => () => {
			seen.laidOver += 1;
			const render = async () => {
				seen.rendered += 1;
				seen.running += 1;
				seen.atOnce = Math.max(seen.atOnce, seen.running);
				await letOthers();
				seen.running -= 1;
				return page.clone();
			};
			return { render, pages: usualPages };
		},
	});
	const app = Fastify();
	app.setErrorHandler(sendError);
	app.get("/*", (request, reply) => handler.handle(request, reply));
	const look = async (path: string, ticket: string) =>
		(await app.inject(previewAddress(path, ticket))).statusCode;
	return { handler, seen, look };
}

test("previews are rendered a few at a time, and more than may wait are sent away", async () => {
	const { seen, look } = preview();
	const most = queryCache.concurrency + queryCache.maxWaiting;
	const answers = await Promise.all(Array.from({ length: most + 20 }, (_, at) => look("/", `t${at}`)));
	expect(answers.filter((status) => status === 200)).toHaveLength(most);
	expect(answers.filter((status) => status === 503)).toHaveLength(20);
	expect(seen).toMatchObject({ atOnce: queryCache.concurrency, rendered: most });
});

test("a page that many look at with one link is rendered once, until something is published", async () => {
	const { handler, seen, look } = preview();
	const look30 = () => Promise.all(Array.from({ length: 30 }, (_, at) => look(`/?more=${at}`, "t")));
	expect(new Set(await look30())).toEqual(new Set([200]));
	expect(seen).toMatchObject({ laidOver: 1, rendered: 1 });
	await look("/info/acts", "t");
	expect(seen).toMatchObject({ laidOver: 1, rendered: 2 });
	handler.replace({ render: async () => new Response(""), pages: usualPages }, () => false);
	await look30();
	expect(seen).toMatchObject({ laidOver: 2, rendered: 3 });
});

test("the next start sends the bytes that the one before has compressed", async () => {
	const dataDir = newFolder("pages");
	const body = "<p>The office is open.</p>".repeat(50);
	const start = () =>
		new PageHandler({
			render: async () => new Response(body, { headers: { "content-type": "text/html" } }),
			mode: "production",
			publicUrl: "http://localhost",
			testPage: false,
			inlineScripts: [],
			pages: usualPages,
			compressed: new CompressedPages(dataDir),
		});
	const sentBy = async (handler: PageHandler) => {
		const app = Fastify();
		app.get("/*", (request, reply) => handler.handle(request, reply));
		return (await app.inject({ url: "/", headers: { "accept-encoding": "br" } })).rawPayload;
	};
	await start().warm();
	const [file = ""] = readdirSync(join(dataDir, "pages"));
	expect(await sentBy(start())).toEqual(readFileSync(join(dataDir, "pages", file)));
	const others = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
	writeFileSync(join(dataDir, "pages", file), others);
	expect(await sentBy(start())).toEqual(others);
});
