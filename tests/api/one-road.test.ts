import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import { openTown } from "../../server/content/from-files.ts";
import { openDatabase } from "../../server/db/open.ts";
import { readEnv } from "../../server/env.ts";
import { createRenderer } from "../../server/pages/render.ts";
import { Pictures } from "../../server/pictures/pictures.ts";
import { SiteSearch } from "../../server/search/site-search.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { sweep } from "../support/long.ts";
import { noContent } from "../support/no-content.ts";

const env = readEnv({ LOG_LEVEL: "silent", PORT: "0", TOWN: devgarh });
const town = openTown(env.town);
const dataDir = newFolder("data");

let app: Awaited<ReturnType<typeof createApp>>["app"];
let address = "";
/** Requests seen by a hook that somebody adds tomorrow. */
const seen: string[] = [];

beforeAll(async () => {
	const database = await openDatabase({ dataDir });
	const media = {
		folder: town.mediaFolder,
		files: town.media,
		pictures: new Pictures(town.mediaFolder, dataDir),
	};
	const rendered = await createRenderer(env, town, new SiteSearch(town));
	const serviceOptions = { content: () => noContent };
	app = (await createApp({ env, ...rendered, media, database, serviceOptions })).app;
	app.addHook("onRequest", async (request, reply) => {
		seen.push(`${request.method} ${request.url}`);
		reply.header("x-tomorrow", "1");
	});
	address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
	await app.close();
});

/** Asks over the network, as a browser would. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
	seen.length = 0;
	const answer = await fetch(address + path, { headers, method });
	await answer.arrayBuffer();
	return answer;
}

test("a hook runs for a page that is cached, for one that the reader holds already, a call, a picture and a file of the build", async () => {
	const first = await ask("/help");
	const html = await (await fetch(`${address}/help`)).text();
	const etag = first.headers.get("etag") ?? "";
	const sheet = html.match(/href="(\/assets\/site-[^"]+)"/)?.[1] ?? "";
	const emblem = town.read("council", "en").emblem.onLight.src;
	// It holds every page, so all of them are made for it.
	const worker = ["/service-worker.js", {}, 200] as const;
	for (const [path, headers, status] of [
		["/help", {}, 200],
		["/help", { "if-none-match": etag }, 304],
		["/hi/no-such-page", {}, 404],
		["/api/me", {}, 401],
		["/healthz", {}, 200],
		[emblem, {}, 200],
		[sheet, {}, 200],
		["/sitemap.xml", {}, 200],
		...sweep([worker], []),
		["/admin", {}, 200],
	] as const) {
		const answer = await ask(path, headers);
		expect(answer.status, path).toBe(status);
		expect(seen, path).toEqual([`GET ${path}`]);
		expect(answer.headers.get("x-tomorrow"), path).toBe("1");
	}
});

test("a hook runs for what is refused, too", async () => {
	const answer = await ask("/help", {}, "DELETE");
	expect(answer.status).toBe(405);
	expect(seen).toEqual(["DELETE /help"]);
	expect(answer.headers.get("x-tomorrow")).toBe("1");
});
