import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileAddresses } from "../../contract/files.ts";
import { languages } from "../../contract/language.ts";
import { openTown } from "../../server/content/from-files.ts";
import { devgarh } from "../support/devgarh.ts";
import { observatoryScore } from "../support/observatory.ts";
import { openSite } from "../support/own-site.ts";
import { publicUrl as demoUrl, get, html, pathsIn } from "../support/pages.ts";
import { ask } from "../support/raw.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Requirements H1 to H5 and H8, on a site that citizens reach over https through a proxy on the same machine. */
const publicUrl = "https://council.example";
const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));

let server: ServerProcess;
beforeAll(async () => {
	server = await startServer({ TOWN: devgarh, PUBLIC_URL: publicUrl, TRUSTED_PROXIES: "127.0.0.1,::1" });
});
afterAll(async () => {
	await server.stop();
});

const json = { "content-type": "application/json" };
const [style] = readdirSync(assets).filter((name) => name.endsWith(".css"));

type Kind = readonly [what: string, status: number, path: string, init?: RequestInit];

const kinds: readonly Kind[] = [
	["a page", 200, "/"],
	["a page in Hindi", 200, "/hi/about/wards"],
	["an answer to a question", 200, "/about/wards?q=a"],
	["an unknown page", 404, "/nowhere"],
	["an unknown page's data", 404, "/nowhere.data"],
	["the document of a staff page", 200, "/admin/users"],
	["a page by another method", 405, "/help", { method: "POST" }],
	["an address that isn't written correctly", 400, "/%zz"],
	["a file of the site", 200, fileAddresses[0]?.path ?? ""],
	["an asset", 200, `/assets/${style}`],
	["an unknown asset", 404, "/assets/nothing.js"],
	["a drawing", 200, "/media/pond.svg"],
	["a film", 200, "/media/clip.mp4"],
	["a part of a film", 206, "/media/clip.mp4", { headers: { range: "bytes=0-9" } }],
	["a part that a film doesn't have", 416, "/media/clip.mp4", { headers: { range: "bytes=99999999-" } }],
	["a film that isn't the one asked for", 412, "/media/clip.mp4", { headers: { "if-match": '"other"' } }],
	["unknown media", 404, "/media/nothing.svg"],
	["a call", 200, "/healthz"],
	["the page of the calls", 200, "/api/docs"],
	["a call without a session", 401, "/api/me"],
	["an unknown call", 404, "/api/nowhere"],
	["a call by another method", 405, "/api/login"],
	["a call with half a body", 400, "/api/login", { method: "POST", headers: json, body: "{" }],
	[
		"a call with a wrong value",
		422,
		"/add",
		{ method: "POST", headers: json, body: '{"name":"a","email":"b"}' },
	],
	["a call with too much", 413, "/api/login", { method: "POST", headers: json, body: "x".repeat(40_000) }],
	["a call with a form", 415, "/api/login", { method: "POST", body: new URLSearchParams({ a: "b" }) }],
];

const rows = kinds.map(([what, status, path, init = {}]) => [what, status, path, init] as const);

test.each(rows)("%s (%i) carries every header that keeps a browser safe", async (_, status, path, init) => {
	const { headers, status: found } = await fetch(server.address + path, { ...init, redirect: "manual" });
	expect(found).toBe(status);
	expectSafe(headers);
	expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
});

test("the worker that caches pages carries every header that keeps a browser safe", async () => {
	const { headers, status } = await get("/service-worker.js");
	expect(status).toBe(200);
	expectSafe(headers);
});

function expectSafe(headers: Headers): void {
	const policy = headers.get("content-security-policy") ?? "";
	expect(policy).toContain("default-src 'none'");
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).not.toMatch(/unsafe-(eval|hashes)|script-src[^;]*unsafe|\*|data:/);
	const expected = {
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"x-frame-options": "DENY",
	};
	for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toBe(value);
	for (const name of ["server", "x-powered-by", "via", "set-cookie", "access-control-allow-origin"]) {
		expect(headers.get(name), name).toBeNull();
	}
}

test("an answer that hasn't changed carries them too", async () => {
	const first = await fetch(`${server.address}/help`);
	const etag = first.headers.get("etag") ?? "";
	const again = await ask(server.address, "/help", { headers: { "if-none-match": etag } });
	expect(again.status).toBe(304);
	expect(again.headers["content-security-policy"]).toBe(first.headers.get("content-security-policy"));
	expect(again.headers["strict-transport-security"]).toContain("max-age=");
});

test("the hosts below the site's own must be reached by https only where the council says so", async () => {
	const settings = { PUBLIC_URL: publicUrl, HSTS_SUBDOMAINS: "on" };
	const { app } = await openSite(openTown(devgarh), { settings });
	const { headers } = await app.inject("/healthz");
	await app.close();
	expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});

test.each(["/help", "/nowhere", "/api/docs"])(
	"%s may not ask for camera, place or microphone",
	async (path) => {
		const { headers } = await fetch(server.address + path);
		for (const device of ["camera", "geolocation", "microphone"]) {
			expect(headers.get("permissions-policy")).toContain(`${device}=()`);
		}
	},
);

describe("the HTTP Observatory's arithmetic", () => {
	test("gives a page 140, and 20 less to those of a site without https", async () => {
		for (const path of ["/", "/hi/about/wards", "/search?q=a", "/admin/users"]) {
			const answer = await fetch(server.address + path);
			expect(observatoryScore(answer.headers, await answer.text()), path).toBe(140);
		}
		for (const path of languages.flatMap(pathsIn)) {
			const { headers } = await get(path);
			expect(observatoryScore(headers, await html(path)), path).toBe(120);
		}
	});

	test.each([
		["content-security-policy", "", 100],
		[
			"content-security-policy",
			"default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
			110,
		],
		["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 130],
		["content-security-policy", "default-src 'self'; frame-ancestors 'none'", 135],
		["strict-transport-security", "max-age=60", 130],
		["strict-transport-security", "", 120],
		["x-content-type-options", "", 135],
		["referrer-policy", "unsafe-url", 135],
		["cross-origin-resource-policy", "cross-origin", 130],
		["cross-origin-opener-policy", "", 130],
		["set-cookie", "a=b", 100],
	])("is not content with %s: “%s”", async (name, value, score) => {
		const answer = await fetch(`${server.address}/`);
		const headers = new Headers(answer.headers);
		if (value === "") headers.delete(name);
		else headers.set(name, value);
		expect(observatoryScore(headers, "")).toBe(score);
	});
});

describe("no other host is asked for anything before a click (H5)", () => {
	const loads =
		/<(?:img|script|source|video|audio|iframe|embed|object|input|track|use|image)\b[^>]*?\s(?:src|srcset|poster|data|href)="([^"]*)"/gi;
	const links = /<link\b[^>]*>/gi;

	test.each(languages)("on any page in %s", async (lang) => {
		for (const path of pathsIn(lang)) {
			const page = await html(path);
			const loaded = [...page.matchAll(loads)].flatMap(([, value = ""]) => value.split(/,\s+/));
			const linked = [...page.matchAll(links)].map(([link]) => link);
			const fetched = linked.filter((link) => !/rel="(canonical|alternate|author|license)"/i.test(link));
			const hints = fetched.map((link) => /href="([^"]*)"/i.exec(link)?.[1] ?? "");
			expect(loaded.length + hints.length, path).toBeGreaterThan(0);
			const others = [...loaded, ...hints].filter((url) => new URL(url, demoUrl).origin !== demoUrl);
			expect(others, path).toEqual([]);
			expect(page, path).not.toMatch(/<meta[^>]*http-equiv="refresh"/i);
		}
	});

	test("by no style sheet either", () => {
		for (const name of readdirSync(assets).filter((each) => each.endsWith(".css"))) {
			expect(readFileSync(join(assets, name), "utf8"), name).not.toMatch(
				/(url\(\s*["']?|@import\s+["'])(https?:)?\/\//i,
			);
		}
	});
});
