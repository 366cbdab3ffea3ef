import { expect, test } from "vitest";
import { stateAt } from "#contract/complaints/clock.ts";
import { clockOf } from "#server/complaints/complaints.store.ts";
import { refreshSamples } from "#server/complaints/samples.ts";
import { aDrain, newId, sameAs } from "../support/complaints.ts";
import { onOneDatabase, words } from "../support/desk.ts";

onOneDatabase((open) => {
	test("a sample town has 400 complaints of a year, marked and the same for a day; they go with the flag, and what people reported stays", async () => {
		const desk = await open();
		const { db } = desk.database;
		const chief = await desk.administrator();
		const real = (await desk.ask("reportComplaint", { body: { ...aDrain, form: newId() } })).json.number;
		const services = { database: desk.database, content: desk.site };
		const all = () => db.selectFrom("complaints").selectAll().orderBy("number").execute();
		// The start of the server has left the desk of a test without.
		expect(await refreshSamples(services, desk.app.log, true)).toBe(400);
		const first = await all();
		expect(await refreshSamples(services, desk.app.log, true)).toBe(0);
		await refreshSamples(services, desk.app.log, false);
		expect((await all()).map(({ number }) => number)).toEqual([real]);
		expect(await refreshSamples(services, desk.app.log, true)).toBe(400);
		const plain = (rows: typeof first) => rows.map(({ id: _, ...row }) => row);
		expect(plain(await all())).toEqual(plain(first));
		const now = desk.site.now();
		const states = first.map((row) => stateAt(clockOf(row), now));
		for (const state of ["working", "resolved", "closed", "declined", "withdrawn"])
			expect(states).toContain(state);
		expect(first.every(({ arrived_at }) => arrived_at <= now)).toBe(true);
		const late = (await desk.ask("complaints", { as: chief, query: { view: "late" } })).json.rows;
		expect(late.length).toBeGreaterThan(0);
		expect(late.every(({ isSample }: { readonly isSample: boolean }) => isSample)).toBe(true);
		const { history } = (await desk.ask("complaint", { as: chief, id: late[0].id })).json;
		expect(history[0].what).toBe("arrive");
		// A real report is never merged with a sample, which is gone tomorrow.
		const { number, category, ward } = (await all()).find(
			(row) => row.sample === 1 && row.state === "assigned" && row.ward !== null,
		) as (typeof first)[number];
		const place = { category, ward: ward ?? "" };
		expect((await desk.ask("complaintDesk", { query: place })).text).not.toContain(number);
		const same = { ...aDrain, ...place, form: newId(), same: await sameAs(desk, { number }) };
		const joined = await desk.ask("reportComplaint", { body: same });
		const into = { id: newId(), version: 1, move: "merge", into: number, reason: "a" };
		const merged = await desk.ask("moveComplaint", { as: chief, id: real, body: into });
		expect([joined, merged].map(({ json }) => json.error)).toEqual(Array(2).fill(words("noSuchSame")));
	});
});
