import { beforeAll, expect, test } from "vitest";
import { complaintStateNames, complaintViews } from "#contract/complaints/moves.ts";
import { readNumber } from "#contract/complaints/number.ts";
import { days } from "#contract/limits.ts";
import { keysOf } from "#contract/phonetic-key.ts";
import { complaintByNumber } from "#server/complaints/complaints.store.ts";
import { listComplaints } from "#server/complaints/lists.store.ts";
import { addKeysWithoutVisarga } from "#server/db/visarga.ts";
import { type Office, openOffice } from "../support/complaint-office.ts";
import { newId, worksIn } from "../support/complaints.ts";
import { type Desk, onEachDatabase, onOneDatabase, type Person } from "../support/desk.ts";
import { plansOf } from "../support/plans.ts";

/** Lists and searches of complaints: who finds which, in which order. */
onEachDatabase((open) => {
	let office: Office;
	let desk: Desk;
	let worker: Person;
	let head: Person;
	let chief: Person;
	beforeAll(async () => {
		({ office, desk, worker, head, chief } = await openOffice(open));
	});

	test("lists: mine, my section, late, waiting for me, held; found by a word in Latin letters, a mobile and a serial; page after page by key", async () => {
		const sparse = `Kotwali ${newId()
			.replace(/[^a-z]/gi, "")
			.slice(0, 8)}`;
		const numbers = [];
		for (let at = 0; at < 3; at += 1)
			numbers.push((await office.report({ landmark: `${sparse} नाली` })).number);
		const [mine = "", late = "", proposed = ""] = numbers;
		await office.move(mine, worker, "begin");
		await office.age(late, days(3));
		await office.move(proposed, worker, "propose", { reason: "a", words: "b", responsible: "c" });
		const list = async (as: Person, query: Record<string, string | number>) => {
			const { rows } = (await desk.ask("complaints", { as, query: { q: sparse, ...query } })).json;
			return rows.map(({ id }: { id: string }) => id);
		};
		expect(await list(worker, { view: "mine" })).toEqual([mine]);
		expect((await list(worker, { view: "section" })).toSorted()).toEqual(numbers.toSorted());
		expect(await list(worker, { view: "late" })).toEqual([late]);
		expect(await list(head, { view: "waiting" })).toEqual([late]);
		expect((await list(chief, { view: "waiting" })).toSorted()).toEqual([late, proposed].toSorted());
		expect(await list(worker, { view: "waiting" })).toEqual([]);
		expect(await list(worker, {})).toEqual(numbers.toReversed());
		expect(await list(worker, { state: "working" })).toEqual([mine]);
		for (const q of ["nali", "9812345610", "नाली"]) {
			expect(await list(worker, { q, state: "working" })).toContain(mine);
		}
		expect(await list(worker, { q: String(Number(mine.slice(3, 9))).padStart(2, "0") })).toContain(mine);
		expect(await list(worker, { q: "nahi-hai-kahin" })).toEqual([]);
		// Signs, and a letter alone, are no word that anything could sound like.
		for (const q of ["?!", "क"]) expect(await list(worker, { q })).toEqual([]);
		const counts = (await desk.ask("complaintCounts", { as: worker })).json;
		expect(counts.late).toBeGreaterThan(0);
		const file = await desk.ask("exportComplaints", { as: worker, query: { q: sparse } });
		expect(file.text).toContain(mine);
		expect(file.text).not.toMatch(/Sunita|9812345610|Kotwali/);
	});

	test("ten digits that may be a number are also the mobile they may be, and a mobile is found however it is written", async () => {
		const { number } = await office.report({ mobile: "9811100001" });
		expect(readNumber("9811100001")).not.toBe(undefined);
		for (const q of [
			"9811100001",
			"+91 98111-00001",
			"०९८११ १०० ००१",
			"(98111) 00001",
			"９８１１１００００１",
		]) {
			const { rows } = (await desk.ask("complaints", { as: chief, query: { q } })).json;
			expect(
				rows.map(({ id }: { id: string }) => id),
				q,
			).toEqual([number]);
		}
	});

	test("a number finds what is held too, for who sorts alone", async () => {
		const { number } = await office.report({ website: "https://spam.example" });
		const found = async (as: Person) =>
			(await desk.ask("complaints", { as, query: { q: number } })).json.rows.length;
		expect([await found(chief), await found(worker)]).toEqual([1, 0]);
	});

	test("a word with a visarga is found without it, in complaints of an earlier version too", async () => {
		const { db } = desk.database;
		const found = async (q: string) =>
			(await desk.ask("complaints", { as: chief, query: { q } })).json.rows.map(
				({ id }: { id: string }) => id,
			);
		const { number } = await office.report({ landmark: "दुःखहरण बाग" });
		expect(await found("दुखहरण")).toEqual([number]);
		await db.deleteFrom("complaint_words").where("word", "in", keysOf("दुखहरण")).execute();
		expect(await found("dukhharan")).toEqual([]);
		for (const _ of ["the first time", "again"]) await addKeysWithoutVisarga(db);
		for (const q of ["दुखहरण", "दु:खहरण", "दुःखहरण", "dukhharan"]) expect(await found(q), q).toEqual([number]);
	});

	test("a long list comes in pages that hold each row once, the most urgent first", async () => {
		const mark = `Lambi${newId()
			.replace(/[^a-z]/gi, "")
			.slice(0, 8)}`;
		const { db } = desk.database;
		const [first] = await Promise.all([office.report({ landmark: mark })]);
		const { id: _, ...row } = (await complaintByNumber(db, first.number)) ?? { id: 0 };
		for (let at = 0; at < 120; at += 1) {
			const moments = { late_at: 1000 + (at % 7) };
			const { id } = await db
				.insertInto("complaints")
				.values({ ...row, ...moments, number: `${mark}-${at}` } as never)
				.returning("id")
				.executeTakeFirstOrThrow();
			await db.insertInto("complaint_words").values({ word: "lambitest", complaint_id: id }).execute();
		}
		const all: { id: string }[] = [];
		let before: string | null | undefined;
		do {
			const query: Record<string, string> = { view: "late", ...(before && { before }) };
			const page = (await desk.ask("complaints", { as: worker, query })).json;
			all.push(...page.rows);
			before = page.next;
		} while (before);
		const ours = all.filter(({ id }) => id.startsWith(mark));
		expect(ours).toHaveLength(120);
		expect(new Set(ours.map(({ id }) => id)).size).toBe(120);
		expect(ours.slice(0, 17).every(({ id }) => Number(id.split("-").at(-1)) % 7 === 0)).toBe(true);
		await db.deleteFrom("complaints").where("number", "like", `${mark}-%`).execute();
	});

	test("what somebody had in hand who left, or may work no longer, waits for the head and for who sorts, and is begun anew", async () => {
		const admin = await desk.administrator();
		const { db } = desk.database;
		const ways: Record<string, (leaver: Person) => Promise<unknown>> = {
			suspended: ({ id }) => db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", id).execute(),
			deleted: ({ id }) => desk.ask("deleteUser", { as: admin, id }),
			"without the right": ({ roleId }) =>
				db.deleteFrom("role_permissions").where("role_id", "=", roleId).execute(),
			"left long ago": ({ id }) =>
				db.updateTable("users").set({ last_day: "2020-01-01" }).where("id", "=", id).execute(),
		};
		for (const [way, leave] of Object.entries(ways)) {
			const leaver = await desk.person("view_complaints", "handle_complaints");
			await worksIn(desk, leaver, "swasth");
			const { number } = await office.report();
			await office.move(number, leaver, "begin");
			const waiting = async () => {
				const query = { view: "waiting", q: number };
				const lists = [head, chief, worker].map((as) => desk.ask("complaints", { as, query }));
				return (await Promise.all(lists)).map(({ json }) => json.rows.length);
			};
			expect(await waiting(), way).toEqual([0, 0, 0]);
			await leave(leaver);
			expect(await waiting(), way).toEqual([1, 1, 0]);
			const handlers = (await office.open(number, worker)).handlers.map(({ id }: Person) => id);
			expect(handlers, way).not.toContain(leaver.id);
			const begun = await office.move(number, worker, "begin");
			expect(begun.json, way).toMatchObject({ state: "working", person: worker.name });
			expect(await waiting(), way).toEqual([0, 0, 0]);
		}
	});
});

onOneDatabase((open) => {
	test("however many there are, every list and filter is read in its order and none is sorted", async () => {
		const desk = await open();
		const all = { userId: 1, isAll: true, departments: [], headed: [], unstaffed: ["tax" as const] };
		const own = { ...all, isAll: false, departments: ["swasth"] as const, headed: ["swasth"] as const };
		const two = { ...own, departments: ["swasth", "jalkal"] as const };
		const filters = [
			{},
			{ category: "drain" },
			{ ward: "1" },
			{ section: "swasth" as const },
			{ person: 1 },
			...complaintStateNames.map((state) => ({ state })),
		];
		const plans = await plansOf(desk.database, async (db) => {
			for (const scope of [all, own, two]) {
				for (const view of complaintViews) {
					for (const filter of filters) await listComplaints(db, { view, ...filter }, scope, 1);
				}
			}
		});
		expect(plans).toHaveLength(3 * complaintViews.length * filters.length);
		// SQLite says so; PostgreSQL decides by what there is.
		const sorted = plans.filter((plan) => plan.includes("TEMP B-TREE"));
		expect(sorted).toEqual([]);
	});
});
