import { beforeAll, expect, test } from "vitest";
import { type Figures, figureParts } from "#contract/complaints/figures.ts";
import { days, hours } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { countFigures, keptFigures } from "#server/complaints/figures.ts";
import { type Office, openOffice } from "../support/complaint-office.ts";
import { newId } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person } from "../support/desk.ts";
import { plansOf } from "../support/plans.ts";

/** Figures of complaints that have gone all their ways. */
onEachDatabase((open) => {
	let office: Office;
	let desk: Desk;
	let worker: Person;
	let chief: Person;
	beforeAll(async () => {
		({ office, desk, worker, chief } = await openOffice(open));
	});
	const count = () => countFigures(desk.database, desk.site);
	const all = async () => (await count()).all;

	test("what is reported, done, late, reopened, joined, held and taken back is counted as the page says", async () => {
		const [done, slow, lying, again, joined, into, taken, held, fixed, declined] = await Promise.all(
			Array.from({ length: 10 }, () => office.report()),
		);
		if (!(done && slow && lying && again && joined && into && taken && held && fixed && declined))
			throw new Error("ten");
		const { db } = desk.database;
		await office.age(done.number, hours(12));
		await office.done(done.number, worker);
		await office.age(slow.number, days(5));
		await office.done(slow.number, worker);
		await office.age(lying.number, days(3));
		await office.done(again.number, worker);
		await office.tell(again, { tell: "reopen", reason: "Still full" });
		await office.done(fixed.number, worker);
		await office.tell(fixed, { tell: "reopen", reason: "Full again" });
		await office.done(fixed.number, worker);
		await office.move(joined.number, chief, "merge", { into: into.number, reason: "the same" });
		await office.tell(taken, { tell: "withdraw" });
		await db.updateTable("complaints").set({ state: "held" }).where("number", "=", held.number).execute();
		await db
			.updateTable("complaints")
			.set({ state: "declined" })
			.where("number", "=", declined.number)
			.execute();
		expect(await all()).toEqual({
			key: "",
			reported: 8,
			inTime: 1,
			late: 2,
			again: 1,
			open: 2,
			declined: 1,
			withdrawn: 1,
			reopened: 2,
			done: 3,
			decided: 4,
			days: 0.5,
		});
	});

	test("each complaint is in one month, one department, one category and one ward; a category that is gone is among the rest", async () => {
		const { db } = desk.database;
		const { number } = await office.report({ ward: "" });
		await db.updateTable("complaints").set({ category: "gone" }).where("number", "=", number).execute();
		const figures = await count();
		const sum = (rows: readonly Figures[]) => rows.reduce((all, { reported }) => all + reported, 0);
		const { months, departments, categories, wards } = figures;
		for (const rows of [months, departments, categories, wards]) expect(sum(rows)).toBe(figures.all.reported);
		for (const row of [figures.all, ...months, ...departments, ...categories, ...wards]) {
			expect(
				figureParts.reduce((all, part) => all + row[part], 0),
				row.key,
			).toBe(row.reported);
			expect(row.inTime + row.late + row.again, row.key).toBe(row.decided);
		}
		for (const rows of [categories, wards]) expect(rows.at(-1)).toMatchObject({ key: "", reported: 1 });
		expect(months).toHaveLength(12);
		expect(months.at(-1)?.key).toBe(indianDay(desk.site.now()).slice(0, 7));
		expect(departments.map(({ key }) => key)).toEqual(["swasth"]);
	});

	test("what arrived more than twelve months ago is out; what was done last month is there with its days, whenever it arrived", async () => {
		const { db } = desk.database;
		const { reported } = await all();
		const old = await office.report();
		await office.age(old.number, days(400));
		expect(await all()).toMatchObject({ reported });
		const { number } = await office.report();
		const last = Date.parse(`${(await count()).lastMonth.month}-10T06:00:00Z`);
		const moments = { state: "closed", arrived_at: last - days(9), ended_at: last } as const;
		await db.updateTable("complaints").set(moments).where("number", "=", number).execute();
		const { lastMonth } = await count();
		expect(lastMonth.categories).toEqual([expect.objectContaining({ done: 1, days: 9 })]);
	});

	test("samples are counted in a made-up town alone", async () => {
		const { db } = desk.database;
		const { reported } = await all();
		const { number } = await office.report();
		await db.updateTable("complaints").set({ sample: 1 }).where("number", "=", number).execute();
		const figures = await count();
		expect(figures).toMatchObject({ isSample: true, all: { reported: reported + 1 } });
		const council = new Map([["all", { sample: false }]]) as unknown as ReturnType<typeof desk.site.rows>;
		const rows: typeof desk.site.rows = (kind) => (kind === "council" ? council : desk.site.rows(kind));
		const real = await countFigures(desk.database, { now: () => desk.site.now(), rows });
		expect(real).toMatchObject({ isSample: false, all: { reported } });
	});

	test("figures are kept until they are counted anew, and nothing but an index is read for them", async () => {
		const kept = keptFigures(desk.database, () => desk.site);
		const first = await kept.read();
		await office.report({ form: newId() });
		expect(await kept.read()).toBe(first);
		expect((await kept.refresh()).all.reported).toBe(first.all.reported + 1);
		expect((await kept.read()).all.reported).toBe(first.all.reported + 1);
		const plans = await plansOf(desk.database, (db) =>
			countFigures({ ...desk.database, db } as Desk["database"], desk.site),
		);
		// PostgreSQL reads a small table whole.
		if (desk.database.engine === "sqlite") {
			expect(plans.length).toBeGreaterThan(50);
			for (const plan of plans) expect(plan).toContain("COVERING INDEX complaints_by_arrival");
		}
	});
});
