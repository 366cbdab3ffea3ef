import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openListPage } from "#contract/complaints/open-list.ts";
import { indianDay } from "#contract/moments.ts";
import { run } from "../../tools/command.ts";
import { main } from "../../tools/samples.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const settings = { TOWN: devgarh, DATA_DIR: newFolder("list") };
let server: ServerProcess;
beforeAll(async () => {
	server = await startServer(settings);
	for (const [category, ward] of [
		["drain", "1"],
		["light", "2"],
		["drain", ""],
		["conduct", "1"],
	] as const)
		await report(category, ward);
});
afterAll(() => server.stop());

/** The words of a citizen, of which none may be public. */
const typed = {
	landmark: "Behind Meena's house",
	words: "Raju threw stones",
	name: "Kavita Rao",
	mobile: "9876500001",
};

async function report(category: string, ward: string): Promise<void> {
	const form = new FormData();
	const sent = { form: randomBytes(16).toString("base64url"), category, ward: ward || "0", ...typed };
	for (const [name, value] of Object.entries(sent)) form.append(name, value);
	const answer = await fetch(`${server.address}/complaint`, {
		method: "POST",
		body: form,
		redirect: "manual",
	});
	expect(answer.status, await answer.text()).toBe(303);
}

async function list(search = "", path = "/complaints") {
	const answer = await fetch(server.address + path + search);
	const text = await answer.text();
	const main = text.match(/<main[\s\S]*<\/main>/)?.[0] ?? "";
	return {
		status: answer.status,
		text,
		rows: [...main.matchAll(/<h2>([^<]+)<\/h2><b>[^<]+<\/b><p><span>([^<]+)</g)].map(([, ...row]) => row),
	};
}

test("everybody sees what was reported in which ward, newest first, and nothing that anybody typed or that is about a person", async () => {
	const { status, text, rows } = await list();
	expect(status).toBe(200);
	expect(rows).toEqual([
		["Drain", "Ward not known"],
		["Street light", expect.stringMatching(/^Ward 2, /)],
		["Drain", expect.stringMatching(/^Ward 1, /)],
	]);
	expect(text).toContain("due ");
	for (const said of Object.values(typed)) expect(text).not.toContain(said);
});

test.each([
	["?ward=1", 1],
	["?category=drain", 2],
	["?category=conduct", 3],
	["?state=done", 0],
	["?state=open&ward=2", 1],
	["?before=-1", 0],
	["?ward=999&category=%27&state=held&before=x", 3],
])("%s shows %i, and what names nothing of the town is left out", async (search, count) => {
	expect((await list(search)).rows).toHaveLength(count);
});

test("a ward's list has its own title and address, a filtered one is for no search engine, and each has its feed", async () => {
	const ward = (await list("?ward=1")).text;
	expect(ward).toMatch(/<title>Ward 1, [^<]+: what was reported/);
	expect(ward).toMatch(/<link rel="canonical" href="[^"]+\/complaints\?ward=1"/);
	expect((await list("?category=drain")).text).toContain('content="noindex');
	const feed = (await list("?ward=1", "/hi/complaints/feed.atom")).text;
	expect(feed.match(/<entry>/g)).toHaveLength(1);
	expect(feed).toContain("/hi/complaints?ward=1");
	for (const said of Object.values(typed)) expect(feed).not.toContain(said);
});

test("the open data hold the same facts by day, in both forms, and are no more than that", async () => {
	const { rows, columns } = await (await fetch(`${server.address}/info/open-data/complaints.json`)).json();
	const today = indianDay(Date.now());
	expect(rows).toMatchObject([
		{ problem: "Drain", ward: "" },
		{ problem: "Street light", ward: "2" },
		{ problem: "Drain", ward: "1", state: "Open", reported: today, ended: "", late: 0, reopened: 0 },
	]);
	const csv = (await list("", "/hi/info/open-data/complaints.csv")).text;
	expect(csv.trim().split("\r\n")).toHaveLength(rows.length + 1);
	expect(csv.split("\r\n")[0]?.split(",")).toHaveLength(columns.length);
	for (const said of Object.values(typed)) expect(JSON.stringify(rows) + csv).not.toContain(said);
	const page = await list("", "/info/open-data");
	expect(page.text).toContain('href="/info/open-data/complaints.csv"');
});

test("whoever has a list is told that it is still the same, until something is reported", async () => {
	const address = `${server.address}/complaints?ward=2`;
	const first = await fetch(address);
	expect(first.headers.get("cache-control")).toBe("no-cache");
	const had = { headers: { "if-none-match": first.headers.get("etag") ?? "" } };
	expect((await fetch(address, had)).status).toBe(304);
	await report("drain", "2");
	expect((await fetch(address, had)).status).toBe(200);
});

test("a full page of a made-up town says that these are samples, leads to older ones, and is light", async () => {
	const quiet = () => undefined;
	const environment = { ...process.env, ...settings };
	await run(main, { argv: [], environment, say: quiet, warn: quiet });
	const { rows, text } = await list("", "/hi/complaints");
	expect(rows).toHaveLength(openListPage);
	expect(text).toContain("अधिकतर नमूने हैं");
	const older = text.match(/before=(-\d+)/)?.[1];
	expect((await list(`?before=${older}`)).rows).toHaveLength(openListPage);
	const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? "");
	const sizes = ["/hi/complaints", ...sheets].map(async (path) => {
		const answer = await fetch(server.address + path, { headers: { "accept-encoding": "br" } });
		return Number(answer.headers.get("content-length"));
	});
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	expect(bytes).toBeGreaterThan(5_000);
	expect(bytes).toBeLessThanOrEqual(25_000);
});
