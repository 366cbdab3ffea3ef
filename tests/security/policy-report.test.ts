import { afterAll, beforeAll, expect, test } from "vitest";
import { throttles } from "../../contract/limits.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Requirement H10: what a browser reports about our policy, and what everybody else may try there. */
const DATA_DIR = newFolder("data");
let server: ServerProcess;
beforeAll(async () => {
	server = await startServer({ TOWN: devgarh, DATA_DIR, TRUSTED_PROXIES: "127.0.0.1,::1" });
});
afterAll(async () => {
	await server.stop();
});

let senders = 0;

function send(body: string, type = "application/csp-report", from?: string) {
	senders += 1;
	const headers = { "content-type": type, "x-forwarded-for": from ?? `192.0.2.${senders}` };
	return fetch(`${server.address}/csp-report`, { method: "POST", headers, body });
}

const lines = () =>
	server
		.printed()
		.split("\n")
		.filter((line) => line.includes('"event":"policy report"'))
		.map((line) => JSON.parse(line));

test("every page names the address to report to", async () => {
	for (const path of ["/", "/hi/about/wards", "/nowhere"]) {
		const { headers } = await fetch(server.address + path);
		expect(headers.get("content-security-policy")).toContain("; report-uri /csp-report");
	}
});

test("a report of either kind is thanked for with nothing, and leaves page, directive and culprit in the log", async () => {
	const page = `${server.address}/search?q=secret-words`;
	const fields = {
		"document-uri": page,
		"effective-directive": "img-src",
		"blocked-uri": "https://x.example/a?b",
	};
	const older = await send(JSON.stringify({ "csp-report": { ...fields, "script-sample": "secret-sample" } }));
	const body = { documentURL: page, effectiveDirective: "script-src-elem", blockedURL: "inline" };
	const newer = await send(JSON.stringify([{ type: "csp-violation", body }]), "application/reports+json");
	for (const answer of [older, newer]) {
		expect([answer.status, await answer.text()]).toEqual([204, ""]);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	}
	await expect.poll(lines).toHaveLength(2);
	expect(lines()).toMatchObject([
		{ page: "/search", directive: "img-src", blocked: "x.example" },
		{ page: "/search", directive: "script-src-elem", blocked: "inline" },
	]);
	expect(server.printed()).not.toContain("secret");
});

test.each([
	["beyond 8 KB", `{"csp-report":{"a":"${"x".repeat(9000)}"}}`, "application/csp-report", 413],
	["half of one", '{"csp-report":', "application/csp-report", 400],
	["as a form", "a=b", "application/x-www-form-urlencoded", 415],
	["as plain text", "{}", "text/plain", 415],
])("%s is refused in one sentence that repeats nothing", async (_, body, type, status) => {
	const answer = await send(body, type);
	expect(answer.status).toBe(status);
	const { error } = await answer.json();
	expect(error.length).toBeLessThan(120);
});

test.each([
	"null",
	"[]",
	"[null]",
	"7",
	'{"csp-report":null}',
	'{"csp-report":{"document-uri":{"a":1},"blocked-uri":7}}',
	'[{"body":[]}]',
	'{"__proto__":{"csp-report":{}}}',
])("%s is no report, and harms nobody", async (body) => {
	expect((await send(body)).status).toBe(204);
});

test("markup and line breaks in a report don't reach the log", async () => {
	const evil = {
		"document-uri": "https://x.example/\n<b>",
		"effective-directive": 'a\n{"level":10}',
		"blocked-uri": "<script>",
	};
	await send(JSON.stringify({ "csp-report": evil }));
	const reported = () => lines().find(({ page }) => page?.includes("b%3E"));
	await expect.poll(reported).toBeDefined();
	expect([reported().page, reported().directive, reported().blocked]).toEqual([
		"/%3Cb%3E",
		undefined,
		undefined,
	]);
});

test("one address may report twenty times a minute", async () => {
	const { attempts } = throttles.policyReport.address;
	const answers = [];
	for (let number = 0; number <= attempts; number += 1)
		answers.push((await send("{}", undefined, "198.51.100.7")).status);
	expect(answers).toEqual([...Array.from({ length: attempts }, () => 204), 429]);
});
