import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { CallName } from "#contract/api.ts";
import { days, hours, minutes } from "#contract/limits.ts";
import { openList } from "#server/complaints/open-list.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { aDrain, newAddress, newId } from "../support/complaints.ts";
import { type Answer, type Desk, openDesk, type Person, type Sending } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { isLong } from "../support/long.ts";
import { writeComplaints } from "../support/many-complaints.ts";
import { startCounting, type Work } from "../support/work.ts";

/**
 * One row changed is one row's work, however many others there are: counted, for a clock tells of the machine. What walks all rows
 * is found among two thousand too, which are read in a fifth of the time.
 */
const sizes = [100, isLong ? 10_000 : 2000] as const;

/** Most that an act may cost among ten thousand rows, as a multiple of its cost among a hundred. */
const most = 1.5;

/** It is noon, so that no midnight comes between two acts, and sometimes later. */
const toNoon = days(1) + hours(6.5) - (Date.now() % days(1));
let later = 0;

const line = (id: number) =>
	`${id},E-tender ${id} for a road,सड़क ${id} हेतु ई-निविदा,2026-01-${String((id % 28) + 1).padStart(2, "0")},etender,complaints,tender,2041-01-${String((id % 28) + 1).padStart(2, "0")},,,,The road is to be built.,सड़क बननी है।,,`;

const row = (name: string) => ({
	title: { en: `A bridge called ${name}`, hi: `पुल ${name}` },
	date: "2026-01-01",
	closes: "2040-12-31",
	kind: "tender",
	portal: "etender",
	badge: "complaints",
	fee: { en: "₹300", hi: "₹300" },
	summary: { en: "A bridge is to be built.", hi: "पुल बनना है।" },
});

/** A desk with so many notices, and what a clerk does there. */
async function deskWith(count: number) {
	const town = changedTown({
		"tables/notices.csv": (text) =>
			`${[text.trimEnd(), ...Array.from({ length: count - 2 }, (_, index) => line(index + 3))].join("\n")}\n`,
	});
	return deskIn(town);
}

/** A desk with a database of its own. @param town its folder; Devgarh's own where none is given */
async function deskIn(town?: string) {
	const data = newFolder("data");
	const desk = await openDesk({ DATA_DIR: data, MEDIA_STORE: data }, town ? { town } : {});
	const as = await desk.administrator();
	return { desk, as, close: () => desk.close() };
}

/** Prints both, and the processor's seconds, which nothing is judged by. */
function say(act: string, few: Work, many: Work): void {
	const parts = (["steps", "passed", "statements", "read"] as const).map(
		(part) => `${part} ${few[part]} → ${many[part]}`,
	);
	console.info(`${act}: ${parts.join(", ")}, processor × ${(many.cpu / few.cpu).toFixed(1)}`);
}

function dearer(few: ReadonlyMap<string, Work>, many: ReadonlyMap<string, Work>): readonly string[] {
	return [...many].flatMap(([act, work]) => {
		const base = few.get(act) as Work;
		const parts = (["steps", "passed", "statements", "read"] as const).filter(
			(part) => work[part] > base[part] * most + 20,
		);
		say(act, base, work);
		return parts.map((part) => `${act}: ${part} ${base[part]} → ${work[part]}: ${work.most.join(", ")}`);
	});
}

/** Everything that a clerk does with a notice, each act with the work that it was. */
async function acts(
	desk: Desk,
	as: Person,
	count: (work: () => Promise<unknown>) => Promise<Work>,
	round: number,
) {
	const works = new Map<string, Work>();
	const query = { kind: "notices" };
	const does = async (act: string, name: CallName, sent: { body?: object; query?: object }) => {
		const work = await count(async () => {
			const answer = await desk.ask(name, { as, ...sent, query: { ...query, ...sent.query } });
			expect(answer.status, answer.text).toBe(200);
			key = answer.json.key ?? key;
		});
		works.set(act, work);
	};
	let key = "";
	const next = new Date(Date.now() + minutes(5)).toISOString();
	await does("publish a new row", "publishContent", { body: { basedOn: 0, row: row("Ram Setu") } });
	await does("publish it again", "publishContent", { body: { key, basedOn: 1, row: row("Sita Setu") } });
	await does("keep a draft", "keepDraft", {
		body: { key, draft: "d", rev: 0, basedOn: 2, row: row("Setu") },
	});
	await does("take it off", "unpublishContent", { body: { key, basedOn: 2 } });
	await does("undo that", "publishContent", { body: { key, basedOn: 3, row: row("Sita Setu") } });
	await does("plan a change", "planContent", { body: { key, basedOn: 4, row: row("Lav Setu"), from: next } });
	await does("take the plan back", "withdrawContent", { body: { key, number: 5 } });
	await does("send for review", "submitContent", { body: { key, basedOn: 5, row: row("Kush Setu") } });
	await does("list", "contentRows", {});
	await does("search the list", "contentRows", { query: { q: "Sita Setu" } });
	await does("search the desk", "deskSearch", { query: { q: "Sita Setu" } });
	await does("publish a row of the folder", "publishContent", {
		body: { key: "50", basedOn: round, row: row("Old") },
	});
	await does("plan another change", "planContent", {
		body: { key: "51", basedOn: round, row: row("Then"), from: next },
	});
	later = minutes(6);
	works.set("its moment comes", await count(() => desk.reloads.refresh()));
	later = 0;
	expect(desk.site.rows("notices").get("51")?.title).toEqual(row("Then").title);
	await desk.reloads.refresh();
	return works;
}

describe("at the desk, among thousands of notices as among a hundred", () => {
	const works: ReadonlyMap<string, Work>[] = [];
	afterAll(() => vi.restoreAllMocks());
	beforeAll(async () => {
		const { now } = Date;
		vi.spyOn(Date, "now").mockImplementation(() => now() + toNoon + later);
		const { countOf, stop } = await startCounting();
		for (const size of sizes) {
			const { desk, as, close } = await deskWith(size);
			// Work for the first request after a start isn't the act's.
			await acts(desk, as, countOf, 0);
			await desk.site.with([], undefined).search.ready();
			works.push(await acts(desk, as, countOf, 1));
			await close();
		}
		await stop();
	});
	test("each act is one row's work", () => {
		const [few, many] = works as [ReadonlyMap<string, Work>, ReadonlyMap<string, Work>];
		expect(dearer(few, many)).toEqual([]);
	});
});

/** Complaints of a town at first, and after some years. */
const towns = [1000, isLong ? 100_000 : 5000] as const;

async function complaintActs(
	desk: Desk,
	as: Person,
	count: (work: () => Promise<unknown>) => Promise<Work>,
): Promise<ReadonlyMap<string, Work>> {
	const works = new Map<string, Work>();
	const does = async (act: string, name: CallName, sent: Sending) => {
		let json: Answer["json"];
		const work = await count(async () => {
			const answer = await desk.ask(name, { as, ...sent });
			expect(answer.status, answer.text).toBeLessThan(300);
			json = answer.json;
		});
		works.set(act, work);
		return json;
	};
	await does("all", "complaints", { query: { view: "all" } });
	await does("late", "complaints", { query: { view: "late" } });
	await does("by ward", "complaints", { query: { ward: "7" } });
	await does("by state", "complaints", { query: { state: "closed" } });
	await does("by category", "complaints", { query: { category: "drain" } });
	for (const asked of [
		{},
		{ ward: "7" },
		{ state: "declined" },
		{ state: "open", category: "drain" },
	] as const)
		works.set(
			`the public list ${JSON.stringify(asked)}`,
			await count(() => openList({ database: desk.database, content: desk.site }, asked)),
		);
	const assigned = await does("by two", "complaints", { query: { view: "late", state: "assigned" } });
	const { id } = assigned.rows[0];
	const { version } = await does("a case", "complaint", { id });
	await does("a move", "moveComplaint", { id, body: { id: newId(), version, move: "begin" } });
	const body = { ...aDrain, landmark: "Behind the water tank", form: newId() };
	await does("a report", "reportComplaint", { body, from: newAddress() });
	return works;
}

describe("at the complaint desk, among thousands as among hundreds", () => {
	const works: ReadonlyMap<string, Work>[] = [];
	const walked: string[] = [];
	beforeAll(async () => {
		const { countOf, stop } = await startCounting();
		const { desk, as, close } = await deskIn();
		let from = 0;
		for (const to of towns) {
			await writeComplaints(desk.database, from, to, as.id);
			// Those that are reported meanwhile have the next numbers.
			from = to + 10;
			await complaintActs(desk, as, countOf);
			works.push(await complaintActs(desk, as, countOf));
		}
		for (const [act, { texts }] of works.at(-1) ?? []) {
			for (const text of texts) walked.push(...(await walks(desk, text)).map((plan) => `${act}: ${plan}`));
		}
		await stop();
		await close();
	});
	test("each act is one complaint's work, and no statement walks a table", () => {
		const [few, many] = works as [ReadonlyMap<string, Work>, ReadonlyMap<string, Work>];
		expect(dearer(few, many)).toEqual([]);
		expect(walked).toEqual([]);
	});
});

/** The tables of complaints that a statement reads from one end to the other: without an index, and without a page that is full. */
async function walks({ database: { db } }: Desk, text: string): Promise<readonly string[]> {
	if (!/^\s*(select|update|delete|with)/i.test(text)) return [];
	const isPage = / limit /i.test(text);
	const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(db);
	const plan = rows.map(({ detail }) => detail);
	const isSorted = plan.some((detail) => detail.includes("TEMP B-TREE"));
	return plan.filter(
		(detail) => /^SCAN complaint/.test(detail) && !detail.includes("INDEX") && (!isPage || isSorted),
	);
}
