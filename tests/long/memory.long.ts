import { afterAll, beforeAll, expect, test } from "vitest";
import { fileAddresses } from "../../contract/files.ts";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { firstSettings, signIn } from "../security/clerk.ts";
import { devgarh } from "../security/devgarh.ts";
import { Chance } from "../security/random-requests.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { type Ask, memoryOf, repeat, timed } from "./measures.ts";

/** Requirement D12: memory stays flat, whatever is asked. */
const [before, measured] = [5000, 20_000];
let server: ServerProcess;
let token: string;

beforeAll(async () => {
	server = await startServer({
		...firstSettings,
		TOWN: devgarh,
		LOG_LEVEL: "fatal",
		TRUSTED_PROXIES: "127.0.0.1,::1",
	});
	token = await signIn(server.address);
});
afterAll(async () => {
	await server.stop();
});

const chance = new Chance(7);
const known = languages.flatMap((lang) => pages.map(({ name }) => pagePath(name, lang)));
const files = fileAddresses.map(({ path }) => path);
const json = { "content-type": "application/json" };

/** What a day brings, and what strangers bring: pages, files, calls, made-up addresses and questions, wrong sign-ins. */
function anything(number: number): Ask {
	const words = `w${number}-${chance.below(1e9)}`;
	const from = {
		"x-forwarded-for": `2001:db8:${(number >> 8).toString(16)}:${(number % 256).toString(16)}::1`,
	};
	const kinds: Ask[] = [
		{ path: chance.one(known) },
		{ path: chance.one(known), headers: { "accept-encoding": "br" } },
		{ path: chance.one(files) },
		{ path: "/media/pond.svg" },
		{ path: "/media/clip.mp4", headers: { range: "bytes=0-999" } },
		{ path: `/made-up/${words}` },
		{ path: `/${words}.data?${words}` },
		{ path: `/about/wards?q=${words}` },
		{ path: `/_.data?_routes=${words}` },
		{ path: `/help?${words}=${words}` },
		{ path: "/api/me", headers: { authorization: `Bearer ${token}` } },
		{ path: "/api/users", headers: { authorization: `Bearer ${token}` } },
		{ path: "/api/me", headers: { authorization: `Bearer ${words}` } },
		{ path: `/api/${words}`, method: "POST" },
		{ path: "/api/login", method: "POST", headers: { ...json, ...from }, body: "{" },
		{
			path: "/add",
			method: "POST",
			headers: { ...json, ...from },
			body: `{"name":"${words}","email":"a@b.example"}`,
		},
	];
	// A wrong sign-in costs a hash: fewer of them.
	if (chance.percent(1)) {
		const body = JSON.stringify({
			mobile: `6${String(chance.below(1e9)).padStart(9, "0")}`,
			password: words,
		});
		return { path: "/api/login", method: "POST", headers: { ...json, ...from }, body };
	}
	return chance.one(kinds);
}

test(`${measured.toLocaleString()} requests of every kind leave the memory as it was, and none is answered 5xx but for being busy`, async () => {
	const statuses = new Map<number, number>();
	const send = async (number: number) => {
		const { status } = await timed(server.address, anything(number));
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	};
	await repeat(before, 8, send);
	const first = memoryOf(server.process.pid);
	await repeat(measured, 8, (number) => send(before + number));
	const last = memoryOf(server.process.pid);
	console.log(`memory: ${first?.toFixed(0)} MB, then ${last?.toFixed(0)} MB;`, Object.fromEntries(statuses));
	const fallen = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
	expect(fallen).toEqual([]);
	expect(statuses.get(503) ?? 0).toBeLessThan(measured / 100);
	if (first === undefined || last === undefined) {
		console.warn("Not measured: this system has no /proc.");
		return;
	}
	expect(last).toBeLessThan(1.35 * first + 20);
});
