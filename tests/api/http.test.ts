import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Call, callPath, calls } from "#contract/api.ts";
import { HashQueue } from "#server/session/hash-queue.ts";
import { type Desk, openDesk, type Person, password, words } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";

let desk: Desk;
let chief: Person;
let port: number;
const folder = newFolder("data");

beforeAll(async () => {
	desk = await openDesk({ DATA_DIR: folder });
	chief = await desk.administrator();
	await desk.app.listen({ port: 0, host: "127.0.0.1" });
	const address = desk.app.server.address();
	port = typeof address === "object" && address ? address.port : 0;
});

afterAll(async () => {
	await desk.close();
});

/** Says something to the server that no client library would, and hears all of the answer. */
async function say(request: string): Promise<string> {
	const socket = connect(port, "127.0.0.1");
	await once(socket, "connect");
	let heard = "";
	socket.on("data", (data) => {
		heard += data;
	});
	socket.on("error", () => {});
	socket.end(request);
	await once(socket, "close");
	return heard;
}

describe("what is sent", () => {
	test.each([
		["text/plain", "text/plain"],
		["a form", "application/x-www-form-urlencoded"],
		["a form with files", "multipart/form-data; boundary=x"],
		["JSON with a tab and more", "application/json\t;x"],
		["JSON of another kind", "application/json-patch+json"],
		["JSON and something", "application/json, text/plain"],
		["JSON in other letters", "application/json; charset=utf-16"],
		["JSON with a colon", "application/json:"],
	])("as %s is 415", async (_, type) => {
		const answer = await desk.ask("addRole", {
			as: chief,
			body: { name: "x" },
			headers: { "content-type": type },
		});
		expect(answer.status).toBe(415);
		expect(answer.json).toEqual({ error: words("notJson") });
	});

	test("as JSON with its letters named is read", async () => {
		const headers = { "content-type": "Application/JSON; charset=UTF-8" };
		expect((await desk.ask("addRole", { as: chief, body: { name: "with charset" }, headers })).status).toBe(
			201,
		);
	});

	test("compressed is 415", async () => {
		const payload = gzipSync('{"name":"x"}');
		const headers = {
			authorization: `Bearer ${chief.token}`,
			"content-type": "application/json",
			"content-encoding": "gzip",
		};
		const answer = await desk.app.inject({ method: "POST", url: "/api/add-role", headers, payload });
		expect(answer.statusCode).toBe(415);
	});

	test("in letters that aren't UTF-8 is 400", async () => {
		const payload = Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
		const headers = { authorization: `Bearer ${chief.token}`, "content-type": "application/json" };
		const answer = await desk.app.inject({ method: "POST", url: "/api/add-role", headers, payload });
		expect(answer.statusCode).toBe(400);
	});

	test("beyond 32 KB is 413", async () => {
		const answer = await desk.ask("addRole", { as: chief, body: { name: "x".repeat(33_000) } });
		expect(answer.status).toBe(413);
		expect(answer.json).toEqual({ error: "The request is too large: at most 32 KB." });
	});

	test("by somebody who isn't signed in isn't even read: 401 before 413 and 415", async () => {
		for (const type of ["text/plain", "application/json"]) {
			const headers = { "content-type": type };
			expect((await desk.ask("addRole", { body: "x".repeat(40_000), headers })).status).toBe(401);
		}
	});

	test("with an empty JSON body to a call that takes none is fine", async () => {
		const person = await desk.person();
		const headers = { "content-type": "application/json" };
		expect((await desk.ask("logout", { as: person, headers })).status).toBe(200);
	});

	test("with two Authorization headers is 401", async () => {
		const authorization = `Authorization: Bearer ${chief.token}\r\n`;
		const once = await say(`GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${authorization}\r\n`);
		expect(once).toMatch(/^HTTP\/1\.1 200/);
		const twice = await say(
			`GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${authorization.repeat(2)}\r\n`,
		);
		expect(twice).toMatch(/^HTTP\/1\.1 401/);
	});
});

describe("where and how it is asked", () => {
	test.each(["/api", "/api/", "/api/nothing", "/api/me/x.css", "/api/Users", "/api//me"])(
		"%s is no call: 404 in JSON, by any method",
		async (url) => {
			for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"] as const) {
				const answer = await desk.app.inject({ method, url, headers: { "content-type": "text/plain" } });
				expect(answer.statusCode).toBe(404);
				expect(answer.json()).toEqual({ error: words("unknownCall") });
			}
		},
	);

	test("an address that isn't written correctly is 400", async () => {
		for (const url of ["/api/users/%zz", "/%"]) {
			const answer = await desk.app.inject({ url });
			expect(answer.statusCode).toBe(400);
			expect(answer.json()).toEqual({ error: words("badAddress") });
			expect(answer.headers["x-content-type-options"]).toBe("nosniff");
		}
	});

	const paths = [...new Set((calls as readonly Call[]).map(({ path }) => path))].filter(
		(path) => path !== "/",
	);
	test.each(paths)("%s by another method is 405 and says which it answers", async (path) => {
		const methods: string[] = (calls as readonly Call[])
			.filter((call) => call.path === path)
			.map(({ method }) => method);
		if (methods.includes("GET")) methods.push("HEAD");
		for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const) {
			if (methods.includes(method)) continue;
			const answer = await desk.app.inject({ method, url: path.replace("{id}", "1") });
			expect(answer.statusCode, method).toBe(405);
			expect(new Set(String(answer.headers.allow).split(", "))).toEqual(new Set(methods));
		}
	});

	test("HEAD has the headers of GET and no body", async () => {
		const headers = { authorization: `Bearer ${chief.token}` };
		const get = await desk.app.inject({ url: "/api/users", headers });
		const head = await desk.app.inject({ method: "HEAD", url: "/api/users", headers });
		const { date: _, ...expected } = get.headers;
		const { date: __, ...found } = head.headers;
		expect(found).toEqual(expected);
		expect(head.body).toBe("");
	});

	test("GET / answers programs with the test page's list and readers with the page", async () => {
		const ask = (accept?: string) => desk.app.inject({ url: "/", headers: { ...(accept && { accept }) } });
		for (const accept of [
			"application/json",
			"application/json, text/plain, */*",
			"text/html;q=0.5, application/json",
		]) {
			const answer = await ask(accept);
			expect(answer.json()).toEqual([]);
			expect(answer.headers.vary).toBe("Accept");
		}
		for (const accept of [
			undefined,
			"*/*",
			"text/html,application/xhtml+xml,*/*;q=0.8",
			"application/json;q=0.1, text/html",
			"application/json;q=0",
		]) {
			const answer = await ask(accept);
			expect(answer.headers["content-type"]).toContain("text/html");
			expect(String(answer.headers.vary).toLowerCase()).toContain("accept");
		}
	});
});

describe("what goes out", () => {
	test.each((calls as readonly Call[]).map(({ name, method, path }) => [name, method, path] as const))(
		"%s is not kept, not guessed, not framed",
		async (_, method, path) => {
			const answer = await desk.app.inject({
				method,
				url: path.replace("{id}", "1"),
				headers: { accept: "application/json" },
			});
			expect(answer.headers["cache-control"]).toBe("no-store");
			expect(answer.headers["x-content-type-options"]).toBe("nosniff");
			expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
			expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
			for (const header of ["set-cookie", "x-powered-by", "server", "access-control-allow-origin"]) {
				expect(answer.headers[header]).toBeUndefined();
			}
		},
	);

	test("the OpenAPI document has every call of the table, with what it takes and refuses", async () => {
		const document = (await desk.ask("openApi")).json;
		expect(document.openapi).toBe("3.1.0");
		for (const { name, path, method, body } of calls as readonly Call[]) {
			const operation = document.paths[path][method.toLowerCase()];
			expect(operation.operationId).toBe(name);
			expect(operation.requestBody !== undefined).toBe(body !== undefined);
			expect(Object.keys(operation.responses).length).toBeGreaterThan(1);
		}
	});

	test("the page of the calls names each of them and needs no script", async () => {
		const { text, headers } = await desk.ask("apiDocs");
		expect(headers["content-type"]).toBe("text/html; charset=utf-8");
		expect(headers["content-security-policy"]).toMatch(/style-src 'sha256-/);
		expect(text).not.toContain("<script");
		for (const { method, path } of calls) expect(text).toContain(`${method} ${path}`);
	});

	test("health and readiness say nothing about the server but that it is well", async () => {
		for (const name of ["health", "ready"] as const) {
			expect((await desk.ask(name)).json).toEqual({ status: "ok" });
			expect(callPath(name)).toMatch(/^\/(health|ready)z$/);
		}
	});
});

describe("a server that is stopped", () => {
	test("finishes what is under way", async () => {
		const own = newFolder("data");
		const stopped = await openDesk({ DATA_DIR: own }, { hashes: new HashQueue() });
		const address = await stopped.app.listen({ port: 0, host: "127.0.0.1" });
		const under = fetch(`${address}/api/login`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ mobile: "6123456789", password }),
		});
		// The sign-in has arrived, and its hash is being made.
		await once(stopped.app.server, "request");
		const closing = stopped.close();
		expect((await under).status).toBe(401);
		await closing;
	});
});
