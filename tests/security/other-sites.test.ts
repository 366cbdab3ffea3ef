import { beforeAll, expect, test } from "vitest";
import { type Call, calls } from "#contract/api.ts";
import { languages } from "#contract/language.ts";
import { pagePath, pages } from "#contract/pages.ts";
import { uploadsPath } from "#contract/uploads.ts";
import { type Desk, onOneDatabase, words } from "../support/desk.ts";

/** A page of another site can make its readers' browsers send a form here, of which they know nothing (requirement A11). */
const others = [
	{ "sec-fetch-site": "cross-site", origin: "https://council.example" },
	{ "sec-fetch-site": "same-site", origin: "https://other.council.example" },
	{ "sec-fetch-site": "nonsense" },
	{ origin: "https://evil.example" },
	{ origin: "null" },
	{ origin: "https://council.example.evil.example" },
] as const;
const own = [
	{ "sec-fetch-site": "same-origin", origin: "https://council.example" },
	{ "sec-fetch-site": "none" },
	{ origin: "https://council.example" },
	{ origin: "http://192.0.2.1:3000", host: "192.0.2.1:3000" },
	{},
] as const;

onOneDatabase((open) => {
	let desk: Desk;
	let addresses: string[];
	beforeAll(async () => {
		desk = await open({ env: { PUBLIC_URL: "https://council.example" } });
		const ofCalls = (calls as readonly Call[])
			.filter(({ method }) => method === "POST")
			.map(({ path }) => path.replace(/\{\w+\}/g, "1"));
		const ofPages = languages.flatMap((lang) => pages.map(({ name }) => pagePath(name, lang)));
		const takesForms = ofPages.filter((url) => desk.app.hasRoute({ method: "POST", url }) && url !== "/");
		addresses = [...ofCalls, uploadsPath, "/csp-report"];
		// Their replies are checked with their pages, in tests/pages/complaint.test.ts.
		expect(takesForms.sort()).toEqual([
			"/complaint",
			"/complaint/follow",
			"/feedback",
			"/hi/complaint",
			"/hi/complaint/follow",
			"/hi/feedback",
		]);
	});

	const send = async (url: string, headers: object) =>
		desk.app.inject({
			method: "POST",
			url,
			headers: { host: "council.example", "content-type": "multipart/form-data; boundary=x", ...headers },
			payload: "--x--",
		});

	test.each(others)("from %o nothing that takes something takes it", async (headers) => {
		for (const url of addresses) expect([url, (await send(url, headers)).statusCode]).toEqual([url, 403]);
	});

	test.each(own)("from %o it is looked at", async (headers) => {
		for (const url of addresses) expect([url, (await send(url, headers)).statusCode]).not.toEqual([url, 403]);
	});

	test("it says what to do", async () => {
		const answer = await send("/api/complaints", others[0]);
		expect(answer.json()).toEqual({ error: words("fromOtherSite") });
	});

	test("what only reads may be led to from anywhere", async () => {
		const answer = await desk.app.inject({ url: "/complaint", headers: others[0] });
		expect(answer.statusCode).toBe(200);
	});
});
