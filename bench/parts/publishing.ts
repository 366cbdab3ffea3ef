import { callPath } from "../../contract/api.ts";
import { pagePath } from "../../contract/pages.ts";
import { noticeNumber } from "../many-notices.ts";
import { median, percentile, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { memory as held, program } from "../processes.ts";
import { ownModule, type Site, signIn, startSite } from "../site.ts";
import type { Figures } from "../targets.ts";
import { load } from "../wrk.ts";

type ManyNotices = typeof import("../many-notices.ts");

/** Notices in the council's folder, and how many the desk writes over it before anything is timed. */
const notices = { inFolder: 10_000, written: 200 };

/** Repetitions of what is timed, and the seconds of what runs beside something else. */
const times = { published: 60, asked: 40, seconds: 8 };

/** A clerk pauses between two notices, milliseconds: the first readers have come, the pages are being made anew. */
const pause = 120;

/** Readers who look at the list of notices all the time while ten clerks save, each a time a second. */
const side = { readers: 4, clerks: 10 };

const list = pagePath("notices", "en");

/** A council with ten thousand notices in two languages: its start and memory, how fast a notice comes out and is found, and what readers notice of it. */
export async function publishing({ checkout, runs, port, say }: Settings): Promise<Figures> {
	const { townWithNotices } = await ownModule<ManyNotices>(checkout, "many-notices.ts");
	const town = townWithNotices(notices.inFolder);
	try {
		const starts: number[] = [];
		for (let run = 1; run < runs; run += 1) {
			const site = await startSite(port, { checkout, settings: { TOWN: town.folder } });
			starts.push(site.startedIn);
			await site.stop();
		}
		const settings = { TOWN: town.folder, METRICS_PORT: String(port + 1) };
		const site = await startSite(port, { checkout, settings });
		starts.push(site.startedIn);
		say(`first answer after ${starts.map(short).join(", ")} ms`);
		try {
			return { manyStart: median(starts), ...(await measured(site, port + 1, say)) };
		} finally {
			await site.stop();
		}
	} finally {
		town.remove();
	}
}

async function measured(site: Site, metricsPort: number, say: Settings["say"]): Promise<Figures> {
	await site.warm();
	await rest(10_000);
	const memory = held(site.pid);
	const clerk = new Clerk(site.address, await signIn(site));
	const begun = performance.now();
	for (let count = 0; count < notices.written; count += 1) await clerk.send("publishContent");
	say(`${notices.written} notices came out one after the other in ${short(performance.now() - begun)} ms`);
	await site.warm();

	await longestBlock(metricsPort);
	const published: number[] = [];
	const seen: number[] = [];
	let old = 0;
	for (let count = 0; count < times.published; count += 1) {
		const sent = performance.now();
		const title = await clerk.send("publishContent");
		published.push(performance.now() - sent);
		const isThere = (await (await fetch(site.address + list)).text()).includes(title);
		seen.push(performance.now() - sent);
		if (!isThere) old += 1;
		await rest(pause);
	}
	const block = await longestBlock(metricsPort);
	say(`published ${halves(published)}, seen ${halves(seen)}; longest block ${short(block)} ms`);

	const [listed, english, hindi] = [
		await timed(() => clerk.rows({})),
		await timed((index) => clerk.rows({ q: `tender ${index + 1}` })),
		await timed((index) => clerk.rows({ q: `निविदा ${index + 1}` })),
	];
	say(`list ${halves(listed)}, search in English ${halves(english)}, in Hindi ${halves(hindi)}`);

	const hasWrk = program("wrk") !== undefined;
	if (!hasWrk) say("pages a second are not measured: wrk is missing");
	const alone = hasWrk && (await pagesASecond(site));
	const publishes = () => everySecond(() => clerk.send("publishContent"));
	const [beside] = alone ? await Promise.all([pagesASecond(site), publishes()]) : [];
	const [waits] = await Promise.all([
		readers(site),
		everySecond(() => Promise.all(Array.from({ length: side.clerks }, () => clerk.send("submitContent")))),
	]);
	if (alone && beside) say(`pages a second ${short(alone)} alone, ${short(beside)} beside`);
	say(`readers waited ${halves(waits)}`);
	return {
		manyMemory: memory,
		publish: percentile(published, 50),
		publish95: percentile(published, 95),
		seen95: percentile(seen, 95),
		seenOld: old,
		block,
		deskList: percentile(listed, 95),
		deskSearch: percentile([...english, ...hindi], 95),
		...(alone && beside && { pagesASecond: alone, pagesBeside: (beside / alone) * 100 }),
		readers99: percentile(waits, 99),
	};
}

/** Somebody who writes notices at the desk. */
class Clerk {
	readonly #address: string;
	readonly #headers: Readonly<Record<string, string>>;
	#count = notices.inFolder;

	constructor(address: string, token: string) {
		this.#address = address;
		this.#headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	}

	/** Publishes a new notice of today, or sends it for review. @returns its English title @throws where it is refused */
	async send(call: "publishContent" | "submitContent"): Promise<string> {
		this.#count += 1;
		const row = noticeNumber(this.#count, 0);
		const answer = await fetch(this.#address + callPath(call, { kind: "notices" }), {
			method: "POST",
			headers: this.#headers,
			body: JSON.stringify({ basedOn: 0, row }),
		});
		const said = await answer.text();
		if (!answer.ok) throw new Error(`A notice was answered ${answer.status}: ${said}`);
		return row.title.en;
	}

	/** The desk's list of notices, its first page. */
	async rows(query: { readonly q?: string }): Promise<void> {
		const path = callPath("contentRows", { kind: "notices", ...query });
		const answer = await fetch(this.#address + path, { headers: this.#headers });
		const { rows } = (await answer.json()) as { rows?: readonly unknown[] };
		if (!rows?.length) throw new Error(`${path} was answered ${answer.status} without a row`);
	}
}

/** Milliseconds of each of some calls. */
async function timed(call: (index: number) => Promise<void>): Promise<number[]> {
	const took: number[] = [];
	for (let index = 0; index < times.asked; index += 1) {
		const begun = performance.now();
		await call(index);
		took.push(performance.now() - begun);
	}
	return took;
}

/** Pages of the notices that wrk gets a second. */
async function pagesASecond(site: Site): Promise<number> {
	const headers = { accept: "text/html", "accept-encoding": "br" };
	const done = await load({ url: site.address + list, pid: site.pid, headers, seconds: times.seconds });
	if (done.bad > 0) throw new Error(`${done.bad} pages were bad`);
	return done.perSecond;
}

/** Milliseconds of each look at the list of notices, of readers who look again at once. */
async function readers(site: Site): Promise<number[]> {
	const end = performance.now() + times.seconds * 1000;
	const waits: number[] = [];
	const reader = async () => {
		while (performance.now() < end) {
			const begun = performance.now();
			await (await fetch(site.address + list)).arrayBuffer();
			waits.push(performance.now() - begun);
		}
	};
	await Promise.all(Array.from({ length: side.readers }, reader));
	return waits;
}

async function everySecond(happens: () => Promise<unknown>): Promise<void> {
	for (let second = 0; second < times.seconds; second += 1) await Promise.all([happens(), rest(1000)]);
}

/** The longest that the server's loop has stood still since it was asked the last time, milliseconds. */
async function longestBlock(port: number): Promise<number> {
	const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	const longest = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1];
	if (longest === undefined) throw new Error("The server has no figure of its loop");
	// The library looks every ten milliseconds, and counts these.
	return Math.max(Number(longest) * 1000 - 10, 0);
}

function rest(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const halves = (values: readonly number[]) =>
	`${[50, 95, 99].map((part) => short(percentile(values, part))).join(" / ")} ms`;
