import { createHash } from "node:crypto";
import { request } from "node:http";
import { createServer } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { changedTown } from "../../server/content/devgarh.fixture.ts";
import { devgarh } from "../support/devgarh.ts";
import { get, html, pathsIn, publicUrl, site } from "../support/pages.ts";
import { say } from "../support/raw.ts";
import { type ServerProcess, startAndFail, startServer } from "../support/server-process.ts";

describe("a page", () => {
	test("is written out plain, gzipped or in brotli, as the reader can take it", async () => {
		const plain = await get("/", { "accept-encoding": "identity" });
		const text = await plain.text();
		expect(plain.headers.get("content-encoding")).toBeNull();
		for (const [encoding, open] of [
			["br", brotliDecompressSync],
			["gzip", gunzipSync],
		] as const) {
			const bytes = await rawBody("/", encoding);
			expect(open(bytes).toString()).toBe(text);
			expect(bytes.length).toBeLessThan(text.length / 3);
		}
	});

	test("has a strong ETag of its own in each encoding, and answers 304 to it", async () => {
		const etags = new Set<string>();
		for (const encoding of ["identity", "gzip", "br"]) {
			const first = await get("/", { "accept-encoding": encoding });
			const etag = first.headers.get("etag") ?? "";
			expect(etag).toMatch(/^"[^"]+"$/);
			etags.add(etag);
			const again = await get("/", { "accept-encoding": encoding, "if-none-match": etag });
			expect(again.status).toBe(304);
			expect(await again.text()).toBe("");
		}
		expect(etags.size).toBe(3);
		expect((await get("/", { "if-none-match": '"another"' })).status).toBe(200);
	});

	test("is asked for again each time, while hashed assets are kept for a year", async () => {
		const page = await get("/");
		expect(page.headers.get("cache-control")).toBe("no-cache");
		const asset = (await page.text()).match(/\/assets\/[\w.-]+\.css/)?.[0] ?? "";
		expect((await get(asset)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	});

	test("is the same with a slash at the end and with parameters it does not know", async () => {
		const etag = (await get("/help")).headers.get("etag");
		for (const path of ["/help/", "/help?utm_source=x", "/help?q=1&page=2"]) {
			expect((await get(path)).headers.get("etag"), path).toBe(etag);
		}
	});

	test.each([
		["/help", "/help?unknown=1"],
		["/hi", "/hi?unknown=1"],
		["/", "/?unknown=1"],
	])("is answered at %s as at %s, which takes the long way", async (path, long) => {
		for (const encoding of ["identity", "gzip", "br"]) {
			const etag = (await get(path, { "accept-encoding": encoding })).headers.get("etag") ?? "";
			for (const held of ['"another"', etag]) {
				const asked = { "accept-encoding": encoding, "if-none-match": held };
				const [one, other] = [await get(path, asked), await get(long, asked)];
				const headers = (answer: Response) => [...answer.headers].filter(([name]) => name !== "date");
				expect([one.status, headers(one)]).toEqual([other.status, headers(other)]);
				expect(await one.text()).toBe(await other.text());
			}
		}
	});

	test("is the same to all who ask on one connection, and whoever wants no other is told that it ends", async () => {
		const asking = (more = "") => `GET /help HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
		const heard = await say(site, asking().repeat(5) + asking("Connection: close\r\n"));
		const answers = heard.split(/(?=HTTP\/1\.1 )/).map((answer) => answer.replace(/\r\nDate: [^\r]+/, ""));
		const [first = "", ...others] = answers;
		expect(first).toContain("\r\nConnection: keep-alive\r\n");
		expect(Number(/Content-Length: (\d+)/i.exec(first)?.[1])).toBe(first.split("\r\n\r\n", 2)[1]?.length);
		const last = first.replace("Connection: keep-alive\r\nKeep-Alive: timeout=20", "Connection: close");
		expect(others).toEqual([first, first, first, first, last]);
	});

	test("answers HEAD with the headers of GET and no body", async () => {
		const head = await get("/", {}, "HEAD");
		expect(head.status).toBe(200);
		expect(await head.text()).toBe("");
		expect(head.headers.get("etag")).toBe((await get("/")).headers.get("etag"));
	});

	test("comes complete, with script after content: nothing preloaded, no module, no script address", async () => {
		for (const path of languages.flatMap(pathsIn)) {
			const page = await html(path);
			expect(page, path).toMatch(/^<!DOCTYPE html>/i);
			expect(page, path).toMatch(/<\/html>$/);
			expect(page, path).not.toContain("modulepreload");
			expect(page, path).not.toMatch(/<script[^>]*(type="module"|src=)/);
		}
	});

	test("names each of its inline scripts in its policy, and allows nothing else inline", async () => {
		for (const path of languages.flatMap(pathsIn)) {
			const page = await get(path);
			const policy = page.headers.get("content-security-policy") ?? "";
			expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' /);
			expect(policy, path).not.toContain("unsafe");
			const html = await page.text();
			const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
			const run = scripts.filter(
				([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ""),
			);
			// The reader's choices and the loader; the council's messages and a ward that one keeps have one more each.
			const more = ["data-alert=", "data-my-ward="].filter((mark) => html.includes(mark)).length;
			expect(run.length, path).toBe(2 + more);
			// The loader gives these to the browser, as a script of their own.
			const rules = scripts.filter(([, attributes]) => attributes?.includes('id="rules"'));
			expect(rules.length, path).toBe(1);
			for (const [, , code] of [...run, ...rules]) expect(policy, path).toContain(hashOf(code));
			expect(html, path).not.toMatch(/<[^>]+\sstyle="/);
			expect(html, path).not.toContain("<style");
		}
	});

	test("exists in both languages, and names the other at its full address", async () => {
		for (const lang of languages) {
			const html = await (await get(pagePath("wards", lang))).text();
			expect(html).toContain(`<html lang="${lang}"`);
			expect(html).toContain(`hrefLang="hi" href="${publicUrl}/hi/about/wards"`);
		}
	});
});

test.each([
	["/About/Wards?q=5", "/about/wards?q=5"],
	["/HI/gallerypage/", "/hi/GalleryPage"],
	["/ADMIN", "/admin"],
])("%s, which is a page in other capitals, leads to %s", async (asked, page) => {
	const answer = await get(asked);
	expect(answer.status).toBe(308);
	expect(answer.headers.get("location")).toBe(page);
	expect(answer.headers.get("content-security-policy")).not.toBeNull();
});

describe("an address that does not exist", () => {
	test.each([
		["/nowhere", "en", "Page not found"],
		["/hi/nowhere", "hi", "पृष्ठ नहीं मिला"],
		["/about/wardz", "en", "Page not found"],
		["//evil.example/x", "en", "Page not found"],
		["/..%2f..%2fpackage.json", "en", "Page not found"],
		["/.env", "en", "Page not found"],
	])("%s is answered 404 with a page of ours in its language", async (path, lang, words) => {
		const answer = await get(path);
		expect(answer.status).toBe(404);
		const html = await answer.text();
		expect(html).toContain(`<html lang="${lang}"`);
		expect(html).toContain(words);
		expect(html).toContain('name="q"');
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const other = lang === "en" ? "hi" : "en";
		expect(html, "the way to the other language").toContain(
			`href="${pagePath("home", other)}" lang="${other}"`,
		);
		expect(html, "the form behind the foot names no address").toContain(
			`href="${pagePath("feedback", lang === "hi" ? "hi" : "en")}"`,
		);
	});
});

describe("the same build, with another council's folder in TOWN,", () => {
	let server: ServerProcess;
	const town = changedTown({
		"portals.yaml": (text) =>
			`${text}tenders: { name: { en: Tenders, hi: निविदाएँ }, address: https://etender.up.nic.in/निविदा, government: true, asOn: 2026-11-02, source: Council }\n`,
		"tables/redirects.csv": (text) => `${text}4,/सूचना.aspx?क्रम=7,,,tenders\n5,/news/event/pond,notices,,\n`,
		"media/draft-tender.pdf": () => "%PDF-1.7",
		"media/scan.svg": () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
	});
	beforeAll(async () => {
		server = await startServer({ TOWN: town, LOG_LEVEL: "info" });
	});
	afterAll(async () => {
		await server.stop();
	});
	const ask = (path: string) => fetch(server.address + path, { redirect: "manual" });

	test("serves that council", async () => {
		for (const lang of languages) {
			const html = await (await ask(pagePath("home", lang))).text();
			expect(html).toContain("नगर पंचायत देवगढ़");
			expect(html).not.toContain("Chandanpur");
			expect(html).not.toContain("चंदनपुर");
		}
	});

	test("makes no draft public because it lies in the folder", async () => {
		const statusOf = async (file: string) => (await ask(`/media/${file}`)).status;
		expect(await statusOf("draft-tender.pdf")).toBe(404);
		expect(await statusOf("scan.svg")).toBe(404);
		expect(await statusOf("pond.svg")).toBe(200);
		expect(await statusOf("clip.mp4")).toBe(200);
	});

	test("leads on from an address of the council's former website, whatever its capitals; others are still unknown", async () => {
		const locationOf = async (path: string) => {
			const { status, headers } = await ask(path);
			return [status, headers.get("location")];
		};
		expect(await locationOf("/Notices.aspx?id=7")).toEqual([308, "/info/notices"]);
		expect(await locationOf("/notices.ASPX?ID=7")).toEqual([308, "/info/notices"]);
		expect(await locationOf("/hindi/pension.html")).toEqual([308, "/hi/schemes/old-age"]);
		expect(await locationOf("/tenders.php")).toEqual([308, "https://etender.up.nic.in"]);
		const inHindi = encodeURI("/सूचना.aspx?क्रम=7");
		expect(await locationOf(inHindi)).toEqual([308, `https://etender.up.nic.in/${encodeURI("निविदा")}`]);
		expect(await locationOf(inHindi.replaceAll("%E0", "%e0"))).toEqual(await locationOf(inHindi));
		expect(await locationOf("/Notices.aspx?id=%E0%A4"), "an address that can't be decoded").toEqual([
			404,
			null,
		]);
		expect((await locationOf("/news/event/pond"))[0], "a story keeps its address").toBe(200);
		expect(await locationOf("/Notices.aspx?id=8")).toEqual([404, null]);
		expect(await locationOf("/info/notices")).toEqual([200, null]);
	});

	test("logs no question that a citizen asked", async () => {
		await ask("/search?q=secret-words");
		await ask("/healthz");
		await expect.poll(server.printed).toContain('"path":"/healthz"');
		expect(server.printed()).toContain('"path":"/search"');
		expect(server.printed()).not.toContain("secret-words");
	});

	test("logs a line for every page that was answered, short way or long", async () => {
		const asked = ["/contact-helpline", "/contact-helpline", "/contact-helpline?unknown=1"];
		for (const path of asked) await (await ask(path)).arrayBuffer();
		const lines = () =>
			server
				.printed()
				.split("\n")
				.filter((line) => line.includes('"path":"/contact-helpline"'))
				.map((line) => JSON.parse(line))
				.filter(({ method, status }) => method === "GET" && status === 200);
		await expect.poll(() => lines().length).toBeGreaterThanOrEqual(asked.length);
		for (const line of lines()) {
			expect(Object.keys(line)).toEqual(Object.keys(lines()[0]));
			expect(line.reqId).toMatch(/^[0-9a-z]+-[0-9a-z]+$/);
		}
	});
});

test("a port that is taken ends the start with one sentence", async () => {
	const blocker = createServer().listen(0, "::");
	await new Promise((resolve) => blocker.once("listening", resolve));
	const { port } = blocker.address() as { port: number };
	const { code, printed } = await startAndFail({ PORT: String(port), TOWN: devgarh });
	blocker.close();
	expect(code).not.toBe(0);
	expect(printed).toContain(`could not open port ${port}`);
	expect(printed).not.toMatch(/\n\s+at /);
});

test("settings that make no sense are all said at once", async () => {
	const { code, printed } = await startAndFail({ PORT: "many", LOG_LEVEL: "loud", PUBLIC_URL: "here" });
	expect(code).toBe(1);
	for (const name of ["PORT", "LOG_LEVEL", "PUBLIC_URL"]) expect(printed).toContain(name);
	expect(printed).not.toMatch(/\n\s+at /);
});

test("every mistake in a council's folder stops the start, in words and without a stack", async () => {
	const spoiled = changedTown({
		"tables/wards.csv": (text) => text.replace(/,(\d{3,5}),/, ",many,"),
		"council.yaml": (text) => text.replace(/^email:.*$/m, "email: nobody"),
	});
	const { code, printed } = await startAndFail({ TOWN: spoiled });
	expect(code).toBe(1);
	expect(printed).toMatch(/wards\.csv, row \d+, population: found "many", expected a whole number/);
	expect(printed).toMatch(/council\.yaml.*email: found "nobody", expected an e-mail address/);
	expect(printed).not.toMatch(/\n\s+at /);
});

/** A script as a policy names it. */
function hashOf(code = ""): string {
	return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** The bytes as they came over the line; `fetch` opens them by itself. */
async function rawBody(path: string, encoding: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		request(site + path, { headers: { "accept-encoding": encoding } }, (answer) => {
			const parts: Buffer[] = [];
			answer.on("data", (part) => parts.push(part));
			answer.on("end", () => resolve(Buffer.concat(parts)));
		})
			.on("error", reject)
			.end();
	});
}
