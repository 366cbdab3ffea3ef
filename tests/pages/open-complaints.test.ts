import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devgarh } from "../support/devgarh.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
	server = await startServer({ TOWN: devgarh });
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
		rows: [...main.matchAll(/<h2>([^<]+)<\/h2><p>([^<]+)</g)].map(([, ...row]) => row),
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
	expect(text).toContain("due by ");
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
