import { expect, test } from "vitest";
import type { Reply } from "#contract/api.ts";
import { stateAt } from "#contract/complaints/clock.ts";
import { clockOf } from "#server/complaints/complaints.store.ts";
import { forgetSamples } from "#server/complaints/retention.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { nameCouncil } from "#server/publishing/content-clock.store.ts";
import { run } from "../../tools/command.ts";
import { main } from "../../tools/samples.ts";
import { aDrain, newId, sameAs, worksIn } from "../support/complaints.ts";
import { type Desk, onOneDatabase, words } from "../support/desk.ts";
import { devgarh } from "../support/devgarh.ts";

const realTown = { "council.yaml": (text: string) => text.replace("sample: true", "sample: false") };

/** Runs `npm run samples` on a desk's database. @returns what it says, or why it ends */
async function makeSamples({ settings }: Desk, town = devgarh): Promise<string> {
	const said: string[] = [];
	const print = (line: string) => said.push(line);
	await run(main, { argv: [], environment: { ...settings, TOWN: town }, say: print, warn: print });
	return said.join("\n");
}

onOneDatabase((open) => {
	test("a sample town is given 400 complaints of a year, marked and the same for a day; they go with the flag, and what people reported stays", async () => {
		const desk = await open();
		const { db } = desk.database;
		const chief = await desk.administrator();
		const real = (await desk.ask("reportComplaint", { body: { ...aDrain, form: newId() } })).json.number;
		const all = () => db.selectFrom("complaints").selectAll().orderBy("number").execute();
		expect(await makeSamples(desk)).toBe("The complaint desk has 400 samples.");
		const first = await all();
		expect(first).toHaveLength(401);
		expect(await makeSamples(desk)).toBe("");
		const services = { database: desk.database, content: desk.site };
		await forgetSamples(services);
		expect(await all()).toEqual(first);
		const town = changedTown(realTown);
		const later = await open({ sharing: desk, town });
		await forgetSamples({ ...services, content: later.site });
		expect((await all()).map(({ number }) => number)).toEqual([real]);
		expect(await makeSamples(desk, town)).toBe("");
		expect(await all()).toHaveLength(1);
		expect(await makeSamples(desk)).toContain("400");
		const plain = (rows: typeof first) => rows.map(({ id: _, ...row }) => row);
		expect(plain(await all())).toEqual(plain(first));
		// On another day others take their place.
		await db
			.updateTable("settings")
			.set({ value: "2026-01-01" })
			.where("value", "like", "20__-__-__")
			.execute();
		expect(await makeSamples(desk)).toContain("400");
		expect(await all()).toHaveLength(401);
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

	test("those of yesterday have a photo of the work, and what is begun is somebody's of its department", async () => {
		const desk = await open();
		const chief = await desk.administrator();
		const worker = await desk.person("view_complaints", "handle_complaints");
		await worksIn(desk, worker, "swasth");
		expect(await makeSamples(desk, "town")).toContain("400");
		const again: Reply<"lookAgain"> = (await desk.ask("lookAgain", { as: chief })).json;
		const photos = again.rows.flatMap(({ photo }) => photo ?? []);
		expect(photos.length).toBeGreaterThan(0);
		const mine: Reply<"complaints"> = (await desk.ask("complaints", { as: worker, query: { view: "mine" } }))
			.json;
		expect(mine.rows.length).toBeGreaterThan(0);
		for (const { department, state } of mine.rows) {
			expect(department).toBe("swasth");
			expect(state).not.toBe("assigned");
		}
	});

	test("another council's database is given none", async () => {
		const desk = await open();
		const { db } = desk.database;
		const town = changedTown({ "council.yaml": (text) => text.replaceAll("Devgarh", "Rampurva") });
		await db
			.insertInto("content_items")
			.values({ kind: "acts", key: "9", latest: 1, base_hash: "" })
			.execute();
		await nameCouncil(db, "Devgarh");
		expect(await makeSamples(desk, town)).toContain("it holds what the staff of Devgarh have published");
		expect(await db.selectFrom("complaints").selectAll().execute()).toEqual([]);
	});
});
