import { beforeAll, expect, test } from "vitest";
import { type MoveName, moveOf } from "#contract/complaints/moves.ts";
import {
	addComplaint,
	addReporter,
	changeComplaint,
	complaintByNumber,
} from "#server/complaints/complaints.store.ts";
import { type Office, openOffice, type Slip, withPhotos } from "../support/complaint-office.ts";
import { newId } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person, words } from "../support/desk.ts";

/** Acts of two on the same complaints at the same moment. */
onEachDatabase((open) => {
	let office: Office;
	let desk: Desk;
	let worker: Person;
	let head: Person;
	let chief: Person;
	let second: Person;
	beforeAll(async () => {
		({ office, desk, worker, head, chief, second } = await openOffice(open));
	});

	test("two at once see each other's move: the second is told what the first did", async () => {
		const { number } = await office.report();
		const { version } = await office.open(number, worker);
		const sent = (move: MoveName, as: Person) =>
			desk.ask("moveComplaint", { as, id: number, body: { id: newId(), version, move, question: "Where?" } });
		const answers = await Promise.all([sent("begin", worker), sent("ask", head)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const won = answers.find(({ status }) => status === 200);
		const lost = answers.find(({ status }) => status === 409);
		const [name, did] = won?.json.state === "working" ? [worker.name, "begin"] : [head.name, "ask"];
		expect(lost?.json.error).toContain(name);
		expect(lost?.json.error).toContain(moveOf(did as MoveName).done.en);
	});

	test("serials begin anew with the year of India, and a number stays what it is", async () => {
		const { db } = desk.database;
		const { id: _, number, ...row } = (await complaintByNumber(db, (await office.report()).number)) ?? {};
		const at = (moment: string) =>
			db
				.transaction()
				.execute((tx) => addComplaint(tx, { ...row, arrived_at: Date.parse(moment) } as never, ""));
		const made = [await at("2030-12-31T18:29:59Z"), await at("2030-12-31T18:30:00Z")];
		made.push(...(await Promise.all([at("2031-06-01T00:00:00Z"), at("2030-06-01T00:00:00Z")])));
		expect(made.map((each) => each.number.slice(0, 9))).toEqual([
			"30-000001",
			"31-000001",
			"31-000002",
			"30-000002",
		]);
		expect(number).toMatch(/^\d\d-/);
	});

	test("each who reports it counts for themselves: joining takes from the first neither a reopening, nor a photo, nor the way to take it back", async () => {
		const slip = await office.report();
		const [one = slip, two = slip, three = slip] = await office.joined(slip, 12);
		expect(await office.open(slip.number, worker)).toMatchObject({ reporters: 13 });
		await office.done(slip.number, worker);
		const say = (who: Slip, tell = "reopen") =>
			office.tell(who, { tell, reason: "Joiner-reason", rating: 5 });
		// One who has joined is noted, once; with a second it is reopened, of two at the same moment too.
		expect((await say(one)).json).toMatchObject({ state: "resolved", mayTell: ["photo", "forget"] });
		for (const tell of ["reopen", "confirm"])
			expect((await say(one, tell)).json.error).toBe(words("moveNotNow"));
		expect((await office.open(slip.number, worker)).history.at(-1)).toMatchObject({
			what: "notDone",
			reason: "Joiner-reason",
		});
		expect((await office.follow(slip)).text).not.toContain("Joiner-reason");
		const rounds = [];
		for (const all of [
			[two, three],
			[one, two, three],
		]) {
			rounds.push(await Promise.all(all.map((who) => say(who))));
			if (rounds.length === 1) await office.done(slip.number, worker);
		}
		const statuses = rounds.map((answers) => answers.map(({ status }) => status).toSorted());
		expect(statuses).toEqual([
			[200, 409],
			[200, 200, 409],
		]);
		expect((await office.follow(slip)).json).toMatchObject({ state: "assigned", level: 2 });
		// All who have joined reopen it twice together, and the first has both of theirs.
		await office.done(slip.number, worker);
		expect((await office.follow(two)).json.mayTell).toEqual(["photo", "forget"]);
		for (const _ of [1, 2]) {
			expect((await say(slip)).json.state).toBe("assigned");
			await office.done(slip.number, worker);
		}
		expect((await office.follow(slip)).json.mayTell).toEqual(["confirm", "photo", "forget"]);
		await office.move(slip.number, chief, "reopen", { reason: "x" });
		expect((await say(slip, "withdraw")).json).toMatchObject({ state: "withdrawn", mayTell: ["forget"] });
		expect(await office.open(slip.number, worker)).toMatchObject({ state: "assigned", reporters: 12 });
		expect((await office.follow(one)).json.state).toBe("assigned");
	});

	test("who joins while it is changed is counted besides", async () => {
		const { number } = await office.report();
		const next = await desk.database.db.transaction().execute(async (tx) => {
			const row = await complaintByNumber(tx, number);
			if (!row) return;
			await addReporter(tx, row.id, 2);
			return changeComplaint(tx, row, {}, { photos: 1 });
		});
		expect(next).toMatchObject({ reporters: 2, photos: 3 });
	});

	test("twelve photos are each one's own, also of ten sendings at once; those of staff count for nobody", async () => {
		const slip = await office.report();
		const as = worker;
		for (let at = 0; at < 5; at += 1)
			await desk.ask("addComplaintPhotos", { as, id: slip.number, ...(await withPhotos(3, {})) });
		const sendings = Array.from({ length: 10 }, () => withPhotos(2, { ...slip, tell: "photo" }));
		const answers = (await Promise.all(sendings)).map((each) => desk.ask("tellComplaint", each));
		const statuses = (await Promise.all(answers)).map(({ status }) => status);
		const { photos } = await office.open(slip.number, worker);
		const proofs = photos.filter(({ isProof }: { isProof: boolean }) => isProof);
		expect([photos.length, proofs.length], statuses.join()).toEqual([27, 15]);
		const more = await desk.ask("tellComplaint", await withPhotos(1, { ...slip, tell: "photo" }));
		expect(more.json.error).toBe(words("moveNotNow"));
		const [other = slip] = await office.joined(slip, 1);
		const others = await desk.ask("tellComplaint", await withPhotos(3, { ...other, tell: "photo" }));
		expect(others.json.photos).toHaveLength(18);
	});

	test("two who join complaints to each other at once: one does, the other reads that it can't be done now", async () => {
		for (let round = 0; round < 5; round += 1) {
			const [one, other] = [await office.report(), await office.report()];
			const answers = await Promise.all([
				office.move(one.number, chief, "merge", { into: other.number }),
				office.move(other.number, second, "merge", { into: one.number }),
			]);
			const statuses = answers.map(({ status }) => status).sort();
			expect([[200, 409].join(), [200, 422].join()]).toContain(statuses.join());
		}
	});
});
