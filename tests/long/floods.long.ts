import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { first, firstSettings, signIn } from "../support/clerk.ts";
import { aDrain, aForm, aPhoto, asForm } from "../support/complaints.ts";
import { devgarh } from "../support/devgarh.ts";
import { type Ask, median, memoryOf, percentile, repeat, timed } from "../support/measures.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/**
 * Floods, by the figures of the requirements. They are printed; what is asserted is generous, for on a shared machine only
 * ratios within one run mean something.
 */
let server: ServerProcess;
let token: string;
beforeAll(async () => {
	server = await startServer({
		...firstSettings,
		TOWN: devgarh,
		LOG_LEVEL: "info",
		TRUSTED_PROXIES: "127.0.0.1,::1",
		WARM_PAGES: "on",
	});
	while (!server.printed().includes("all pages are warm"))
		await new Promise((resolve) => setTimeout(resolve, 200));
	token = await signIn(server.address);
});
afterAll(async () => {
	await server.stop();
});

let callers = 0;
const fromElsewhere = () => {
	callers += 1;
	return {
		"x-forwarded-for": `2001:db8:${(callers >> 12).toString(16)}:${(callers % 4096).toString(16)}::1`,
	};
};

const wrongSignIn = (): Ask => ({
	path: "/api/login",
	method: "POST",
	headers: { "content-type": "application/json", ...fromElsewhere() },
	body: JSON.stringify({ mobile: `6${String(callers).padStart(9, "0")}`, password: "wrong" }),
});

/** Asks for something one after the other until the flood is over, or so many times where there is none. */
async function watch(ask: Ask, flood: Promise<unknown> | number): Promise<number[]> {
	const times: number[] = [];
	let isOver = false;
	if (typeof flood !== "number") void flood.finally(() => (isOver = true));
	while (typeof flood === "number" ? times.length < flood : !isOver) {
		const { status, ms } = await timed(server.address, ask);
		expect(status).toBe(200);
		times.push(ms);
	}
	return times;
}

/** A form whose one part has millions of headers. */
const headers = "X:\r\n".repeat(6_000_000);
const form = Buffer.from(`--z\r\n${headers}Content-Disposition: form-data; name="a"\r\n\r\nx\r\n--z--`);
const largeForm = (): Ask => ({
	path: "/api/complaints",
	method: "POST",
	headers: { "content-type": "multipart/form-data; boundary=z", ...fromElsewhere() },
	body: form,
});
const wrongCode = (): Ask => ({
	path: "/api/complaints/follow",
	method: "POST",
	headers: { "content-type": "application/json", ...fromElsewhere() },
	body: JSON.stringify({ number: "26-000001-9", code: "2222222222" }),
});

const page: Ask = { path: "/help", headers: { "accept-encoding": "br" } };
const me = (): Ask => ({ path: "/api/me", headers: { authorization: `Bearer ${token}` } });

const floods = [
	["sign-ins", wrongSignIn, 600],
	["wrong follow codes", wrongCode, 3000],
	["readers of a form", (): Ask => ({ path: "/complaint?category=drain" }), 3000],
	["large forms", largeForm, 64],
	["questions", (): Ask => ({ path: `/content/employeesdirectory?section=employees&q=x${callers++}` }), 600],
] as const;

describe.each(floods)("a flood of %s", (name, ask, count) => {
	test("leaves pages and open sessions alone, and is turned away where it is too much", async () => {
		const calm = { page: await watch(page, 300), me: await watch(me(), 300) };
		const memory = memoryOf(server.process.pid) ?? 0;
		const statuses = new Map<number, number>();
		const flood = repeat(count, 64, async () => {
			const { status } = await timed(server.address, ask());
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
		});
		const [pages, sessions] = await Promise.all([watch(page, flood), watch(me(), flood)]);
		const figures = (times: readonly number[]) =>
			`p50 ${median(times).toFixed(1)}, p99 ${percentile(times, 99).toFixed(1)} ms`;
		console.log(
			`${name}: page ${figures(calm.page)} → ${figures(pages)}; me ${figures(calm.me)} → ${figures(sessions)};`,
			`memory ${memory.toFixed(0)} → ${memoryOf(server.process.pid)?.toFixed(0)} MB;`,
			Object.fromEntries(statuses),
		);
		expect([...statuses.keys()].filter((status) => ![200, 400, 401, 404, 422, 503].includes(status))).toEqual(
			[],
		);
		// Fifty times the requirement: a bound that only a server which stands still breaks, however busy the machine is.
		for (const times of [pages, sessions]) expect(percentile(times, 99)).toBeLessThan(5000);
	});
});

test("while one network sends photographs as fast as it may, those of others are taken", async () => {
	const large = sharp({ create: { width: 8160, height: 6120, channels: 3, background: "#845" } });
	const photos = [await large.jpeg().toBuffer(), await aPhoto()].map((photo) => new Uint8Array(photo));
	const report = async (photo = 0, times = 1): Promise<Ask> => {
		const form = aForm(aDrain);
		for (let at = 0; at < times; at += 1) form.append("photo", new File([photos[photo] ?? ""], "a.jpg"));
		return { path: "/api/complaints", method: "POST", ...((await asForm(form)) as Pick<Ask, "body">) };
	};
	let isOver = false;
	const flood = repeat(24, 24, async () => {
		while (!isOver) {
			const ask = await report(0, 3);
			await timed(server.address, { ...ask, headers: { ...ask.headers, "x-forwarded-for": "10.66.0.1" } });
		}
	});
	const statuses: number[] = [];
	for (let at = 0; at < 40; at += 1) {
		const ask = await report(1);
		const from = { "x-forwarded-for": `10.67.${at}.1` };
		statuses.push((await timed(server.address, { ...ask, headers: { ...ask.headers, ...from } })).status);
	}
	isOver = true;
	await flood;
	const taken = statuses.filter((status) => status === 200);
	console.log(`reports with a photo beside a flood: ${taken.length} of ${statuses.length}`);
	expect(taken.length, statuses.join()).toBeGreaterThanOrEqual(0.95 * statuses.length);
});

test("an unknown mobile number is answered as slowly as a known one", async () => {
	const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
	for (let number = 0; number < 40; number += 1) {
		for (const kind of ["known", "unknown"] as const) {
			const mobile = kind === "known" ? first.mobile : `6${String(number).padStart(9, "0")}`;
			const { status, ms } = await timed(server.address, {
				...wrongSignIn(),
				body: JSON.stringify({ mobile, password: "wrong" }),
			});
			expect(status).toBe(401);
			times[kind].push(ms);
		}
	}
	const ratio = median(times.unknown) / median(times.known);
	console.log(`unknown against known mobile: ${ratio.toFixed(2)}`);
	expect(ratio).toBeGreaterThan(0.67);
	expect(ratio).toBeLessThan(1.5);
});
