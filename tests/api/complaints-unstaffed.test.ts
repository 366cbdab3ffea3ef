import { expect, test } from "vitest";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { aDrain, newAddress, newId, worksIn } from "../support/complaints.ts";
import { onEachDatabase, type Person, words } from "../support/desk.ts";

onEachDatabase((open) => {
	test("what nobody works on waits at once for whoever assigns, or for whoever takes it, and no citizen sends more of it", async () => {
		const town = changedTown({ "council.yaml": (text) => text.replace("sample: true", "sample: false") });
		const desk = await open({ town });
		const chief = await desk.administrator();
		const handling = ["view_complaints", "handle_complaints"] as const;
		const [taker, worker] = [await desk.person(...handling), await desk.person(...handling)];
		const inView = async (as: Person, view: string) =>
			(await desk.ask("complaints", { as, query: { view } })).json.rows.map(({ id }: { id: string }) => id);
		const report = async (category: string) => {
			const body = { ...aDrain, category, form: newId() };
			const { status, json } = await desk.ask("reportComplaint", { from: newAddress(), body });
			return status === 200 ? json.number : json.error;
		};
		const take = async () => {
			const body = { ...aDrain, form: newId(), way: "counter" };
			return (await desk.ask("takeComplaint", { as: chief, body })).json.number;
		};
		const save = async (fallback: number | null) => {
			const { people: _, owners, town: __, ...sent } = (await desk.ask("settings", { as: chief })).json;
			const { status } = await desk.ask("saveSettings", { as: chief, body: { ...sent, fallback } });
			return { status, owners };
		};

		const first = await take();
		expect(await inView(chief, "waiting")).toEqual([first]);
		expect((await desk.ask("complaintCounts", { as: chief })).json.waiting).toBe(1);
		expect(await report("drain")).toBe(words("nobodyForThis"));
		expect(await inView(taker, "section")).toEqual([]);

		const stranger = await desk.person();
		expect((await save(stranger.id)).status).toBe(422);
		const { status, owners } = await save(taker.id);
		expect(status).toBe(200);
		expect(owners).toContainEqual({
			department: "swasth",
			categories: [{ en: "Drain", hi: "नाली" }, expect.anything()],
			open: 1,
		});
		const second = await report("drain");
		expect([await inView(chief, "waiting"), await inView(taker, "section")]).toEqual([[], [first, second]]);
		const begun = { id: newId(), version: 1, move: "begin" };
		const moved = await desk.ask("moveComplaint", { as: taker, id: first, body: begun });
		expect(moved.json.person).toBe(taker.name);

		const suspended = { suspended_at: 1 };
		await desk.database.db.updateTable("users").set(suspended).where("id", "=", taker.id).execute();
		expect(await inView(chief, "waiting")).toEqual([first, second]);
		const { people } = (await desk.ask("settings", { as: chief })).json;
		expect(people).toContainEqual({ id: taker.id, name: taker.name, mayWork: false });
		await worksIn(desk, worker, "swasth");
		expect(await inView(worker, "section")).toEqual([first, second]);
		expect([await report("light"), await report("drain")]).toEqual([
			words("nobodyForThis"),
			expect.stringMatching(/^\d/),
		]);
	});
});
