import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { callPath } from "../../contract/api.ts";
import { pagePath } from "../../contract/pages.ts";
import { categories, mobileOf } from "../many-complaints.ts";
import { median, percentile, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { ownModule, type Site, signIn, startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

type Opening = typeof import("../../server/db/open.ts");
type ManyComplaints = typeof import("../many-complaints.ts");

/** Counts of complaints: first few, then as many as a town has after years. */
const sizes = [1000, 100_000] as const;

/** Requests of each list; reports a second, their seconds, and those with a photograph. */
const times = { asked: 30, warm: 5, perSecond: 20, seconds: 10, withPhoto: 20 };

/** Requests of the desk, by kind. */
const questions: Readonly<Record<"list" | "filter" | "search", readonly Readonly<Record<string, string>>[]>> =
	{
		list: ["mine", "section", "late", "waiting", "held", "all"].map((view) => ({ view })),
		filter: [
			{ category: categories[0]?.key ?? "" },
			{ ward: "7" },
			{ section: "swasth" },
			{ state: "closed" },
			{ state: "working", ward: "7" },
			{ view: "late", category: categories[3]?.key ?? "" },
			{ view: "late", ward: "7" },
			{ view: "late", state: "waiting" },
			{ view: "section", ward: "7" },
		],
		search: [
			{ q: "नाली" },
			{ q: "nali" },
			{ q: "gandhi chowk light" },
			{ q: "shivaji" },
			{ q: "nali", view: "late" },
			{ q: "kooda", ward: "7" },
			{ q: mobileOf(500) },
			{ q: "000500" },
			{ q: "pole 123" },
			{ q: "nirala" },
		],
	};

type Waits = Readonly<Record<keyof typeof questions | "case" | "counts", readonly (readonly number[])[]>>;

/** The desk of complaints with few of them and with many, and reports that come in one after the other. */
export async function complaints({ checkout, port, say }: Settings): Promise<Figures> {
	const dataDir = mkdtempSync(join(tmpdir(), "palika-bench-complaints-"));
	const databaseUrl = process.env.BENCH_DATABASE_URL;
	const settings = {
		DATA_DIR: dataDir,
		TRUSTED_PROXIES: "127.0.0.1",
		...(databaseUrl && { DATABASE_URL: databaseUrl }),
	};
	try {
		const site = await startSite(port, { checkout, settings });
		const { openDatabase } = await ownModule<Opening>(checkout, "../server/db/open.ts");
		const { writeComplaints } = await ownModule<ManyComplaints>(checkout, "many-complaints.ts");
		const database = await openDatabase({ dataDir, databaseUrl });
		try {
			const token = await signIn(site);
			const { id } = await database.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
			const seen: Waits[] = [];
			let from = 0;
			for (const to of sizes) {
				await writeComplaints(database, from, to, id);
				from = to;
				await site.warm();
				seen.push(await lookedAt(site, token, (line) => say(`${to} complaints: ${line}`)));
			}
			const [few, many] = seen as [Waits, Waits];
			const names = ["list", "filter", "search", "case"] as const;
			const growth = names.flatMap((name) =>
				many[name].map((waits, at) => median(waits) / median(few[name][at] ?? [])),
			);
			say(`with ${sizes[1]} against ${sizes[0]}: ${growth.map(short).join(", ")}`);
			const worst = (name: keyof Waits) => Math.max(...many[name].map((waits) => percentile(waits, 95)));
			return {
				complaintList: worst("list"),
				complaintSearch: Math.max(worst("filter"), worst("search")),
				complaintCase: worst("case"),
				complaintGrowth: Math.max(...growth),
				...(await reported(site, say)),
			};
		} finally {
			await database.close();
			await site.stop();
		}
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** Milliseconds of each question, one after the other, as often as it is asked. */
async function lookedAt(site: Site, token: string, say: Settings["say"]): Promise<Waits> {
	const headers = { authorization: `Bearer ${token}` };
	const timed = async (path: string) => {
		const took: number[] = [];
		for (let index = 0; index < times.asked + times.warm; index += 1) {
			const begun = performance.now();
			const answer = await fetch(site.address + path, { headers });
			await answer.arrayBuffer();
			took.push(performance.now() - begun);
			if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
		}
		return took.slice(times.warm);
	};
	const found: Record<string, number[][]> = { case: [], counts: [await timed(callPath("complaintCounts"))] };
	for (const [name, each] of Object.entries(questions)) {
		found[name] = [];
		for (const query of each) found[name].push(await timed(callPath("complaints", query)));
	}
	const listed = await fetch(site.address + callPath("complaints", { view: "late" }), { headers });
	const { rows } = (await listed.json()) as { rows: readonly { id: string }[] };
	for (const { id } of rows.slice(0, 3)) found.case?.push(await timed(callPath("complaint", { id })));
	for (const [name, waits] of Object.entries(found))
		say(`${name} ${waits.map((each) => short(percentile(each, 95))).join(", ")} ms`);
	return found as unknown as Waits;
}

/** Reports at a steady pace, with what readers of a page notice of them; then some with a photograph, one after the other. */
async function reported(site: Site, say: Settings["say"]): Promise<Figures> {
	const alone = await readers(site);
	const waits: number[] = [];
	const all = Array.from({ length: times.perSecond * times.seconds }, async (_, index) => {
		await new Promise((resolve) => setTimeout(resolve, (index * 1000) / times.perSecond));
		waits.push(await report(site, index));
	});
	const [beside] = await Promise.all([readers(site), ...all]);
	const withPhoto: number[] = [];
	for (let index = 0; index < times.withPhoto; index += 1)
		withPhoto.push(await report(site, 1000 + index, await aPhoto()));
	say(
		`reported ${thirds(waits)}; with a photograph ${thirds(withPhoto)}; readers alone ${thirds(alone)}, beside ${thirds(beside)}`,
	);
	return {
		reported95: percentile(waits, 95),
		reportedPhoto95: percentile(withPhoto, 95),
		readersReported: percentile(beside, 99) / percentile(alone, 99),
	};
}

/** Sends a report from an address of its own. @returns how long its answer took, milliseconds */
async function report(site: Site, index: number, picture?: Blob): Promise<number> {
	const form = new FormData();
	const fields = {
		category: categories[index % categories.length]?.key ?? "",
		ward: "7",
		landmark: `मंदिर के पास ${index}`,
		words: "नाली भरी है",
		name: "सुनीता",
		mobile: mobileOf(index),
		lang: "hi",
	};
	for (const [name, value] of Object.entries({ ...fields, form: randomBytes(16).toString("base64url") }))
		form.set(name, value);
	if (picture) form.set("photo", picture, "a.jpg");
	const begun = performance.now();
	const answer = await fetch(site.address + callPath("reportComplaint"), {
		method: "POST",
		headers: { "x-forwarded-for": `10.${index >> 8}.${index & 255}.1` },
		body: form,
	});
	const said = await answer.text();
	if (!answer.ok) throw new Error(`A report was answered ${answer.status}: ${said}`);
	return performance.now() - begun;
}

/** A photograph of some 200 kB, as a phone has shrunk it, unlike all others. */
async function aPhoto(): Promise<Blob> {
	const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
	const create = { width: 160, height: 120, channels: 3, background: "#808080", noise } as const;
	const picture = sharp({ create }).resize({ width: 1600 });
	return new Blob([new Uint8Array(await picture.jpeg({ quality: 72 }).toBuffer())]);
}

/** Milliseconds of each look at a page, of a reader who looks fifty times a second. */
async function readers(site: Site): Promise<number[]> {
	const waits: number[] = [];
	const end = performance.now() + times.seconds * 1000;
	while (performance.now() < end) {
		const begun = performance.now();
		await (await fetch(site.address + pagePath("services", "hi"))).arrayBuffer();
		waits.push(performance.now() - begun);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	return waits;
}

const thirds = (values: readonly number[]) =>
	`${[50, 95, 99].map((part) => short(percentile(values, part))).join(" / ")} ms`;
