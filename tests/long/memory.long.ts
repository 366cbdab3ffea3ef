import { afterAll, beforeAll, expect, test } from "vitest";
import { fileAddresses } from "../../contract/files.ts";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { callerAt, firstSettings, signIn } from "../support/clerk.ts";
import { devgarh } from "../support/devgarh.ts";
import { inspect, inspectable, type Kept } from "../support/inspector.ts";
import { type Ask, repeat, timed } from "../support/measures.ts";
import { Chance } from "../support/random-requests.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Requirement D12: memory stays flat, whatever is asked and however much is published. By the end of the first round all that is kept is full. */
const [rounds, each] = [4, 10_000];
let server: ServerProcess;
let token: string;

beforeAll(async () => {
	server = await startServer({
		...firstSettings,
		...inspectable,
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

/** Draws a request of an ordinary day or of strangers: pages, files, calls, made-up addresses and queries, wrong sign-ins. */
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

test(`${(rounds * each).toLocaleString()} requests of every kind leave the memory as it was, and none is answered 5xx but for being busy`, async () => {
	const statuses = new Map<number, number>();
	const inspector = await inspect(server.printed());
	const kept: Kept[] = [];
	for (let round = 0; round < rounds; round += 1) {
		await repeat(each, 8, async (number) => {
			const { status } = await timed(server.address, anything(round * each + number));
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
		});
		kept.push(await inspector.kept());
	}
	inspector.close();
	const megabytes = (key: keyof Kept) => kept.map((each) => each[key].toFixed(0)).join(", ");
	console.log(
		`held ${megabytes("held")} MB; resident ${megabytes("resident")} MB;`,
		Object.fromEntries(statuses),
	);
	const fallen = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
	expect(fallen).toEqual([]);
	expect(statuses.get(503) ?? 0).toBeLessThan((rounds * each) / 100);
	const [first, last] = [kept[0], kept.at(-1)] as [Kept, Kept];
	expect(last.held).toBeLessThan(1.05 * first.held + 3);
	expect(last.resident).toBeLessThan(1.15 * first.resident + 20);
}, 900_000);

/** The words of each version are kept, so that the one before is there when a later one doesn't fit. */
const [few, many] = [10, 1000];
const notice = {
	summary: { en: "A drain", hi: "एक नाली" },
	date: "2025-07-01",
	badge: "complaints",
	kind: "public",
	closes: "2099-12-31",
};

test(`${many.toLocaleString()} publishings leave at most a tenth more in memory than ${few}`, async () => {
	const call = callerAt(server.address, token);
	const inspector = await inspect(server.printed());
	const publish = async (from: number, to: number) => {
		for (let number = from; number < to; number += 1) {
			const row = { ...notice, title: { en: `Pond ${number}`, hi: `तालाब ${number}` } };
			const answer = await call("POST", "/api/content/notices", { key: "1", basedOn: number, row });
			expect(answer.status, JSON.stringify(answer.json)).toBe(200);
			for (const path of ["/", "/hi/search?q=talab"]) await timed(server.address, { path });
		}
		return inspector.kept();
	};
	const before = await publish(0, few);
	const after = await publish(few, many);
	inspector.close();
	console.log(`held ${before.held.toFixed(1)} MB after ${few}, ${after.held.toFixed(1)} MB after ${many}`);
	expect(after.held).toBeLessThan(1.1 * before.held);
}, 900_000);
