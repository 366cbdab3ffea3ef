import { readdirSync } from "node:fs";
import { METHODS } from "node:http";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { site } from "../support/pages.ts";
import { ask } from "../support/raw.ts";

/** Requirements H7, I8 to I10, D15: what an odd address gets. */
const get = (path: string, headers = {}) => ask(site, path, { headers });

/** Beginnings of what must never leave: a password file, a database, our sources, packages, settings, version control. */
const insides =
	/root:x:|SQLite format 3|"dependencies"|closeWithGrace|ref: refs|\[core\]|^sample: |BEGIN [A-Z ]*KEY/m;

describe("a way out of the folders, in 308 spellings", () => {
	const starts = ["/", "/media/", "/assets/", "/hi/"];
	const steps = [
		"../",
		"..%2f",
		"%2e%2e/",
		"%2e%2e%2f",
		"..\\",
		"..%5c",
		"%252e%252e%252f",
		"....//",
		"..;/",
		"%c0%ae%c0%ae%c0%af",
		"..%00/",
	];
	const targets = [
		"package.json",
		"etc/passwd",
		".env",
		".git/HEAD",
		"data/palika.sqlite",
		"server/start.ts",
		"council.yaml",
	];

	test.each(starts)("none leads anywhere from %s", async (start) => {
		for (const target of targets) {
			for (const step of steps) {
				const path = start + step.repeat(4) + target;
				const { status, body } = await get(path);
				expect([400, 404], path).toContain(status);
				expect(body, path).not.toMatch(insides);
			}
		}
	});
});

test.each([
	"/.env",
	"/.git/HEAD",
	"/.git/config",
	"/package.json",
	"/package-lock.json",
	"/data/palika.sqlite",
	"/palika.sqlite",
	"/server/start.ts",
	"/build/server/index.js",
	"/town/council.yaml",
	"/council.yaml",
	"/node_modules/fastify/package.json",
	"/media",
	"/media/",
	"/media/.",
	"/assets",
	"/assets/",
	"/assets/.",
	"/__proto__",
	"/constructor",
	"/media/__proto__",
	"/assets/constructor",
	"/hi/toString.data",
	"/help.data",
	"/dev/parts",
	"/@vite/client",
	"/@fs/etc/passwd",
	"/@react-refresh",
	"/__manifest",
	"/server-status",
	"/debug/pprof",
	"/metrics",
])("%s is nothing of ours: 404, no list, no file", async (path) => {
	const { status, body } = await get(path);
	expect(status).toBe(404);
	expect(body).not.toMatch(insides);
});

test("no built file has a map to its source", async () => {
	const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
	const scripts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
	expect(scripts.length).toBeGreaterThan(10);
	for (const name of scripts) {
		expect((await get(`/assets/${name}.map`)).status).toBe(404);
		expect((await get(`/assets/${name}`)).body, name).not.toMatch(/[#@]\s*sourceMappingURL=|sourcesContent/);
	}
});

test("the program that is served was built for the public, without tools of development", async () => {
	const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
	for (const name of readdirSync(assets).filter((each) => each.endsWith(".js"))) {
		const { body } = await get(`/assets/${name}`);
		expect(body, name).not.toMatch(/@vite|import\.meta\.hot|react-refresh|\/(home|root|tmp|work|srv)\/\w+\//);
	}
});

describe("nobody is led to another host", () => {
	test.each([
		"//evil.example",
		"//evil.example/%2e%2e",
		"/\\evil.example",
		"/%5cevil.example",
		"/%09/evil.example",
		"/hi//evil.example",
		"///evil.example/",
		"/?next=//evil.example",
		"/admin?next=https://evil.example",
		"/citizen?return=https://evil.example&url=https://evil.example",
		"/search?q=//evil.example",
		"http://evil.example/help",
		"http://evil.example/",
	])("by %s", async (path) => {
		const { status, headers, body } = await get(path);
		expect([200, 400, 404]).toContain(status);
		expect(headers.location).toBeUndefined();
		expect(body).not.toMatch(/(href|src|action|content)="[^"]*\/\/evil\.example/);
	});
});

describe("what one reader sends never reaches another", () => {
	const poisons: Readonly<Record<string, string>>[] = [
		{ host: "evil.example" },
		{ host: "evil.example:443@council.example" },
		{ "x-forwarded-host": "evil.example" },
		{ "x-host": "evil.example", "x-forwarded-server": "evil.example" },
		{ "x-forwarded-proto": "evil", "x-forwarded-scheme": "evil", "x-forwarded-port": "evil" },
		{ forwarded: "host=evil.example;proto=evil" },
		{ "x-original-url": "/evil", "x-rewrite-url": "/evil" },
		{ "x-http-method-override": "DELETE", "x-method-override": "evil" },
		{ referer: "https://evil.example/", origin: "https://evil.example" },
		{ cookie: "lang=evil; ulbToken=evil", authorization: "Bearer evil" },
		{ "user-agent": "<script>evil</script>", "accept-language": "evil,hi;q=0.9" },
		{ accept: "application/json, evil/evil" },
		{ accept: "text/evil" },
		{ range: "bytes=0-10" },
		{ "if-match": '"evil"', "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
	];
	let fresh = 0;

	test.each(poisons)("%o", async (poison) => {
		for (const path of ["/help", "/hi/about/wards", "/about/wards?q=", "/nowhere", "/media/emblem.svg"]) {
			fresh += 1;
			// A question that nobody asked before is answered to the poisoner first.
			const address = path.endsWith("=") ? `${path}fresh${fresh}` : path;
			const poisoned = await get(address, poison);
			const clean = await get(address);
			expect(poisoned.body, address).not.toContain("evil");
			expect([poisoned.status, poisoned.body, poisoned.headers.etag], address).toEqual([
				clean.status,
				clean.body,
				clean.headers.etag,
			]);
		}
	});

	test("not by the home page either, where programs are answered otherwise and every store is told so", async () => {
		const page = await get("/");
		const list = await get("/", { accept: "application/json" });
		expect(list.headers["content-type"]).toContain("json");
		expect(list.headers["cache-control"]).toBe("no-store");
		expect(String(list.headers.vary).toLowerCase()).toContain("accept");
		expect(String(page.headers.vary).toLowerCase()).toMatch(/\baccept(,|$)/);
		expect((await get("/")).body).toBe(page.body);
	});

	test("a call is never taken for a file that may be kept", async () => {
		for (const path of [
			"/api/me/x.css",
			"/api/me.css",
			"/api/users/1.js",
			"/api/me;x.png",
			"/api/me%2fx.css",
			"/api/me?x.css",
		]) {
			const { status, headers } = await get(path, { authorization: "Bearer x" });
			expect([401, 404, 405], path).toContain(status);
			expect(headers["cache-control"], path).toBe("no-store");
			expect(headers["content-type"], path).toContain("application/json");
		}
	});

	test("what somebody asks is written into the page as text", async () => {
		const markup = `"><script>evil()</script><img src=x onerror=evil()>'{{7*7}}</title>`;
		for (const path of ["/search?q=", "/about/wards?q=", "/hi/about/wards?q=", "/userlist?q="]) {
			const { status, body } = await get(path + encodeURIComponent(markup));
			expect(status, path).toBe(200);
			expect(body, path).not.toMatch(/<script>evil|<img src=x/);
		}
	});
});

test("methods that the site doesn't know are refused in JSON below /api", async () => {
	for (const method of ["PROPFIND", "QUERY", "TRACE", "PATCH", "PUT", "MKCOL", "PURGE"]) {
		const { status, headers, body } = await ask(site, "/api/me", { method });
		expect(status, method).toBe(405);
		expect(headers["content-type"], method).toContain("application/json");
		expect(Object.keys(JSON.parse(body)), method).toEqual(["error"]);
	}
});

/** CONNECT asks for a tunnel: Node gives it to no route and ends the connection. */
const otherMethods = METHODS.filter((method) => !["GET", "HEAD", "CONNECT"].includes(method));

test.each(otherMethods)("%s of a page is 405, says what is allowed", async (method) => {
	for (const path of ["/", "/help", "/hi/about/wards?q=a", "/nowhere"]) {
		const { status, headers, body } = await ask(site, path, { method });
		expect(status, path).toBe(405);
		expect(headers.allow, path).toBe("GET, HEAD");
		expect(headers["content-type"], path).toContain("application/json");
		expect(JSON.parse(body), path).toEqual({
			error: `This address doesn't answer ${method}. It answers: GET, HEAD.`,
		});
	}
});
