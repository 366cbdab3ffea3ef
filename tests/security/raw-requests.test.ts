import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { devgarh } from "../support/devgarh.ts";
import { openLine, say } from "../support/raw.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Requirement I5: what two programs on the way could read differently is refused whole, in the form of every refusal. */
let server: ServerProcess;
beforeAll(async () => {
	server = await startServer({ TOWN: devgarh, PUBLIC_URL: "https://council.example" });
});
afterAll(async () => {
	await server.stop();
});

const post = (...lines: string[]) =>
	["POST /api/login HTTP/1.1", "Host: x", "Content-Type: application/json", ...lines].join("\r\n");
const get = (...lines: string[]) => ["GET /healthz HTTP/1.1", ...lines, "", ""].join("\r\n");
/** Request that would be served on its own if the one before ended early. */
const hidden = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

const broken: readonly (readonly [what: string, bytes: string, status?: number])[] = [
	[
		"a length and chunks",
		`${post("Content-Length: 6", "Transfer-Encoding: chunked")}\r\n\r\n0\r\n\r\n${hidden}`,
	],
	[
		"chunks and a length",
		`${post("Transfer-Encoding: chunked", "Content-Length: 6")}\r\n\r\n0\r\n\r\n${hidden}`,
	],
	["two lengths", `${post("Content-Length: 2", "Content-Length: 40")}\r\n\r\n{}${hidden}`],
	["two lengths in one line", `${post("Content-Length: 2, 40")}\r\n\r\n{}${hidden}`],
	["a length with a sign", `${post("Content-Length: +2")}\r\n\r\n{}${hidden}`],
	["a length below nothing", `${post("Content-Length: -1")}\r\n\r\n{}${hidden}`],
	["a length in hexadecimal", `${post("Content-Length: 0x2")}\r\n\r\n{}${hidden}`],
	["a length that no number holds", `${post("Content-Length: 99999999999999999999")}\r\n\r\n{}`],
	["an unknown transfer coding", `${post("Transfer-Encoding: xchunked")}\r\n\r\n0\r\n\r\n${hidden}`],
	["chunks that aren't last", `${post("Transfer-Encoding: chunked, identity")}\r\n\r\n0\r\n\r\n${hidden}`],
	[
		"a coding behind a control character",
		`${post("Transfer-Encoding: \x0bchunked")}\r\n\r\n0\r\n\r\n${hidden}`,
	],
	[
		"two codings in two lines",
		`${post("Transfer-Encoding: chunked", "Transfer-Encoding: x")}\r\n\r\n0\r\n\r\n${hidden}`,
	],
	["a chunk whose size is no number", `${post("Transfer-Encoding: chunked")}\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
	[
		"a chunk longer than it says",
		`${post("Transfer-Encoding: chunked")}\r\n\r\n1\r\n{}\r\n0\r\n\r\n${hidden}`,
	],
	[
		"a chunk with 20 KB of remarks",
		`${post("Transfer-Encoding: chunked")}\r\n\r\n2;${"a".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
	],
	[
		"a body in thousands of pieces of a byte",
		`${post("Transfer-Encoding: chunked")}\r\n\r\n${"1\r\n \r\n".repeat(9000)}0\r\n\r\n${hidden}`,
	],
	["a blank before a colon", get("Host : x")],
	["no host", get("Connection: close")],
	["two hosts", get("Host: x", "Host: y", "Connection: close")],
	["a header in two lines", get("Host: x", "X-Long: a", " b")],
	["lines that end in LF alone", "GET /healthz HTTP/1.1\nHost: x\n\n"],
	["one line that ends in LF alone", "GET /healthz HTTP/1.1\r\nHost: x\nX-A: b\r\n\r\n"],
	["one line that ends in CR alone", "GET /healthz HTTP/1.1\r\nHost: x\rX-A: b\r\n\r\n"],
	["a NUL in a header", get("Host: x", "X-A: \0")],
	["a header without a name", get("Host: x", ": b")],
	["a blank in the address", "GET /health z HTTP/1.1\r\nHost: x\r\n\r\n"],
	["an address that isn't one", "GET \\evil.example HTTP/1.1\r\nHost: x\r\n\r\n"],
	["a version that doesn't exist", "GET /healthz HTTP/1.2\r\nHost: x\r\n\r\n"],
	["another protocol", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
	["the beginning of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
	["a method in small letters", "get /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
	["a method that doesn't exist", "FOO /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
	["20 KB in one header", get("Host: x", `X-Long: ${"x".repeat(20_000)}`), 431],
	["3,000 headers", get("Host: x", ...Array.from({ length: 3000 }, (_, index) => `a${index}: b`)), 431],
	["an address of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
];

const refused = broken.map(([what, bytes, status = 400]) => [what, bytes, status] as const);

test.each(refused)("%s is refused in one answer, and the line is closed", async (_, bytes, status) => {
	const heard = await say(server.address, Buffer.from(bytes, "latin1"));
	expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
	expect(heard).toMatch(/\r\nconnection: close\r\n/i);
	const [head = "", body = ""] = heard.split("\r\n\r\n");
	expect(Object.keys(JSON.parse(body))).toEqual(["error"]);
	for (const header of [
		"content-security-policy: default-src 'none'; frame-ancestors 'none'",
		"x-content-type-options: nosniff",
		"strict-transport-security: max-age=",
		"cache-control: no-store",
	]) {
		expect(head.toLowerCase()).toContain(header);
	}
	expect(head).not.toMatch(/^(server|x-powered-by):/im);
});

describe("what is allowed", () => {
	test("two requests in a row are two answers, in their order", async () => {
		const last = get("Host: x", "Connection: close").replace("/healthz", "/api/me");
		const heard = await say(server.address, hidden + last);
		expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 401"]);
	});

	test.each([
		["HTTP/1.0 without a host, as simple supervisors ask", "GET /healthz HTTP/1.0\r\n\r\n"],
		["an expectation that nobody knows", get("Host: x", "Expect: tea", "Connection: close")],
		["an upgrade that nobody offers", get("Host: x", "Upgrade: websocket", "Connection: upgrade, close")],
	])("%s is answered as if it weren't there", async (_, bytes) => {
		const heard = await say(server.address, bytes);
		expect(heard).toMatch(/^HTTP\/1\.1 200/);
		expect(heard.toLowerCase()).toContain("frame-ancestors 'none'");
	});

	test.each([
		["/api/login", "application/json"],
		["/csp-report", "application/csp-report"],
	])("a body of which %s is told the type and nothing else is not waited for", async (path, type) => {
		const lines = [`POST ${path} HTTP/1.1`, "Host: x", `Content-Type: ${type}`, "Connection: close", "", ""];
		expect(await say(server.address, lines.join("\r\n"))).toMatch(/^HTTP\/1\.1 400/);
	});

	test("nobody gets a tunnel, or a trace of what he sent", async () => {
		const tunnel = "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n";
		expect(await say(server.address, tunnel)).not.toMatch(/^HTTP\/1\.1 2/);
		const trace = "TRACE /healthz HTTP/1.1\r\nHost: x\r\nX-Secret: abc\r\nConnection: close\r\n\r\n";
		const heard = await say(server.address, trace);
		expect(heard).toMatch(/^HTTP\/1\.1 405/);
		expect(heard).not.toContain("abc");
	});

	test("a broken request on one line disturbs nobody on another", async () => {
		const line = await openLine(server.address);
		line.write("POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Le");
		await Promise.all(refused.slice(0, 10).map(([, bytes]) => say(server.address, bytes)));
		expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
		line.destroy();
	});
});
