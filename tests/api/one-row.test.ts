import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { CallName } from "#contract/api.ts";
import { days, hours, minutes } from "#contract/limits.ts";
import { type Desk, openDesk, type Person } from "../support/desk.ts";
import { isLong } from "../support/long.ts";
import { copyOfDevgarh } from "../support/town-copy.ts";
import { startCounting, type Work } from "../support/work.ts";

/**
 * One row changed is one row's work, however many others there are: counted, for a clock tells of the machine. What walks all rows
 * is found among two thousand too, which are read in a fifth of the time.
 */
const sizes = [100, isLong ? 10_000 : 2000] as const;

/** What an act may cost more among ten thousand rows than among a hundred. */
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
	const town = copyOfDevgarh({
		"tables/notices.csv": (text) =>
			`${[text.trimEnd(), ...Array.from({ length: count - 2 }, (_, index) => line(index + 3))].join("\n")}\n`,
	});
	const data = mkdtempSync(join(tmpdir(), "palika-data-"));
	const desk = await openDesk({ DATA_DIR: data, MEDIA_STORE: data }, { town: town.folder });
	const as = await desk.administrator();
	return { desk, as, close: () => closeDesk(desk, [town.folder, data]) };
}

/** Prints both, and the processor's seconds, which nothing is judged by. */
function say(act: string, few: Work, many: Work): void {
	const parts = (["steps", "passed", "statements", "read"] as const).map(
		(part) => `${part} ${few[part]} → ${many[part]}`,
	);
	console.info(`${act}: ${parts.join(", ")}, processor × ${(many.cpu / few.cpu).toFixed(1)}`);
}

async function closeDesk(desk: Desk, folders: readonly string[]): Promise<void> {
	await desk.close();
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
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
			// What is made for the first who asks isn't the act's.
			await acts(desk, as, countOf, 0);
			await desk.site.with([], undefined).search.ready();
			works.push(await acts(desk, as, countOf, 1));
			await close();
		}
		await stop();
	});
	test("each act is one row's work", () => {
		const [few, many] = works as [ReadonlyMap<string, Work>, ReadonlyMap<string, Work>];
		const dearer = [...many].flatMap(([act, work]) => {
			const base = few.get(act) as Work;
			const parts = (["steps", "passed", "statements", "read"] as const).filter(
				(part) => work[part] > base[part] * most + 20,
			);
			say(act, base, work);
			return parts.map((part) => `${act}: ${part} ${base[part]} → ${work[part]}: ${work.most.join(", ")}`);
		});
		expect(dearer).toEqual([]);
	});
});
