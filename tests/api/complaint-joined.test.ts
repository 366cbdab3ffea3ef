import { beforeAll, expect, test } from "vitest";
import { hours } from "#contract/limits.ts";
import { type Office, openOffice, withPhotos } from "../support/complaint-office.ts";
import { aDrain, aForm, aPhoto, asForm, newId, sameAs } from "../support/complaints.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";

/** Several who report the same, and complaints that the desk has joined. */
onOneDatabase((open) => {
	let office: Office;
	let desk: Desk;
	let worker: Person;
	let chief: Person;
	beforeAll(async () => {
		({ office, desk, worker, chief } = await openOffice(open));
	});

	test("the same: somebody else gets a code of their own for the same number, and each removes their own name alone", async () => {
		const slip = await office.report();
		const near = (await desk.ask("complaintDesk", { query: { category: "drain", ward: "1" } })).json;
		// A stranger learns neither number nor moment.
		expect(near.open[0]).toEqual({
			id: expect.any(String),
			state: expect.any(String),
			mohalla: null,
			days: expect.any(Number),
		});
		expect(JSON.stringify(near.open)).not.toMatch(/\d\d-\d{6}-\d/);
		const own = { name: "Ramesh", mobile: "9812345611", words: "Before the temple" };
		const other = await office.report({ same: await sameAs(desk, slip), ...own });
		expect(other.number).toBe(slip.number);
		expect(other.code).not.toBe(slip.code);
		expect(await office.open(slip.number, worker)).toMatchObject({
			reporters: 2,
			history: [{}, { what: "also", words: expect.stringContaining("Before the temple") }],
		});
		for (const each of [slip, other]) {
			expect((await office.follow(each)).text).not.toContain("Before the temple");
		}
		const more = aForm({ number: slip.number, code: slip.code, tell: "photo", id: newId() });
		more.append("photo", new File([await aPhoto()], "a.jpg"));
		expect((await desk.ask("tellComplaint", await asForm(more))).status).toBe(200);
		const seen = (await office.follow(other)).json;
		// Of a photo that isn't shown nothing is told.
		expect([seen.photos, JSON.stringify(seen.history).includes("photo")]).toEqual([[], false]);
		expect(seen).toMatchObject({ landmark: "", words: "", mayTell: ["photo", "forget"] });
		expect((await office.tell(other, { tell: "withdraw" })).json.error).toBe(words("moveNotNow"));
		expect((await office.tell(slip, { tell: "forget" })).json).toMatchObject({ hasPerson: false });
		const others = (await office.follow(other)).json;
		expect([others.hasPerson, JSON.stringify(others.history).includes("forget")]).toEqual([true, false]);
		const wrong = await desk.ask("reportComplaint", {
			body: { ...aDrain, form: newId(), category: "light", same: await sameAs(desk, slip) },
		});
		expect(wrong.json.error).toBe(words("noSuchSame"));
		const guessed = { ...aDrain, form: newId(), same: slip.number };
		expect((await desk.ask("reportComplaint", { body: guessed })).json.error).toBe(words("noSuchSame"));
		const shown = await desk.ask("complaintPerson", { as: worker, id: slip.number });
		expect(shown.json.persons).toMatchObject([
			{ name: "", mobile: "" },
			{ name: "Ramesh", mobile: "9812345611" },
		]);
		expect((await desk.audit()).at(-1)).toMatchObject({
			action: "show a citizen's number",
			subject_name: slip.number,
		});
		expect(JSON.stringify(await office.open(slip.number, worker))).not.toMatch(/Ramesh|9812345611/);
	});

	test("who joins reads state, dates and how it ended, and nothing that its reporter and the council wrote to each other", async () => {
		const slip = await office.report();
		const [other = slip] = await office.joined(slip, 1);
		await office.move(slip.number, worker, "ask", { question: "Secret-question" });
		expect((await office.follow(other)).json).toMatchObject({
			state: "waiting",
			question: null,
			mayTell: ["photo", "forget"],
		});
		await office.tell(slip, { tell: "answer", answer: "Secret-answer" });
		await office.tell(slip, { tell: "forget" });
		await office.done(slip.number, worker);
		await office.tell(slip, { tell: "reopen", reason: "Secret-reason" });
		await office.move(slip.number, worker, "begin");
		await office.done(slip.number, worker);
		await office.tell(slip, { tell: "confirm", rating: 1, words: "Secret-thanks" });
		const seen = await office.follow(other);
		expect(seen.text).not.toContain("Secret");
		const told = seen.json.history.map((each: { what: string; words?: string }) => [each.what, each.words]);
		expect(told).toEqual([
			["arrive", undefined],
			["resolve", "Cleaned"],
			["reopen", undefined],
			["begin", undefined],
			["resolve", "Cleaned"],
		]);
		expect((await office.follow(slip)).text).toContain("Secret-thanks");
	});

	test("about the conduct of staff nothing is listed, and nobody joins it, whatever is sent", async () => {
		const place = { category: "conduct", ward: "1" };
		const slip = await office.report(place);
		const { number } = slip;
		expect((await desk.ask("complaintDesk", { query: place })).json.open).toEqual([]);
		for (const same of [await sameAs(desk, { number }), number, "1", "0"]) {
			const body = { ...aDrain, ...place, form: newId(), same };
			expect((await desk.ask("reportComplaint", { body })).json.error, same).toBe(words("noSuchSame"));
		}
		await office.tell(slip, { tell: "withdraw" });
	});

	test("whoever the desk has joined to another confirms that one or reopens it, adds photos, and reads nothing of its reporter", async () => {
		const [target, slip] = [await office.report(), await office.report()];
		await office.move(target.number, worker, "ask", { question: "Secret-question" });
		await office.tell(target, { tell: "answer", answer: "Secret-answer" });
		await office.move(slip.number, chief, "merge", { into: target.number });
		await office.done(target.number, worker);
		expect((await office.follow(slip)).json.mayTell).toEqual(["confirm", "reopen", "photo", "forget"]);
		const photo = await desk.ask("tellComplaint", await withPhotos(1, { ...slip, tell: "photo" }));
		expect(photo.json.photos).toHaveLength(1);
		expect((await office.open(target.number, worker)).photos).toHaveLength(1);
		for (const _ of [1, 2]) {
			expect((await office.tell(slip, { tell: "reopen", reason: "Still full" })).json.state).toBe("assigned");
			expect((await office.open(target.number, worker)).state).toBe("assigned");
			await office.done(target.number, worker);
		}
		// Each has two of their own.
		expect((await office.follow(slip)).json.mayTell).toEqual(["confirm", "photo", "forget"]);
		expect((await office.follow(target)).json.mayTell).toEqual(["confirm", "reopen", "photo", "forget"]);
		expect((await office.tell(slip, { tell: "confirm", rating: 4 })).json.state).toBe("closed");
		expect((await office.follow(slip)).text).not.toContain("Secret");
		expect((await office.follow(target)).text).not.toContain("Still full");
	});

	test("joined to another its citizen follows that one, whose earlier due holds; separated it is its own again", async () => {
		const [first, later] = [await office.report(), await office.report()];
		await office.age(later.number, hours(5));
		const { dueAt } = await office.open(later.number, chief);
		const before = await office.open(first.number, chief);
		const merged = await office.move(later.number, chief, "merge", { into: first.number });
		expect(merged.json).toMatchObject({ state: "merged", mergedInto: first.number });
		expect(await office.open(first.number, chief)).toMatchObject({ reporters: 2, dueAt });
		const last = await office.report();
		await office.move(first.number, chief, "merge", { into: last.number });
		expect((await office.open(last.number, chief)).reporters).toBe(3);
		await office.move(last.number, worker, "begin");
		expect((await office.follow(later)).json).toMatchObject({ state: "working", mergedInto: last.number });
		const light = await office.report({ category: "light" });
		const differs = await office.move(light.number, chief, "merge", { into: last.number });
		expect(differs.json.error).toBe(words("reasonRequired"));
		const apart = await office.move(later.number, chief, "unmerge", { reason: "Two drains" });
		expect(apart.json).toMatchObject({ state: "assigned", mergedInto: null });
		// It gives back what it took, and colleagues' reasons stay with them.
		const { arrivedAt } = before;
		expect(await office.open(first.number, chief)).toMatchObject({
			reporters: 1,
			arrivedAt,
			dueAt: before.dueAt,
		});
		expect((await office.follow(later)).text).not.toContain("Two drains");
		expect((await office.open(last.number, chief)).reporters).toBe(2);
	});
});
