import { beforeAll, expect, test } from "vitest";
import type { Reply } from "#contract/api.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { days } from "#contract/limits.ts";
import { daysFrom, indianDay } from "#contract/moments.ts";
import { doneBetween } from "#server/complaints/complaints.store.ts";
import { type Office, openOffice } from "../support/complaint-office.ts";
import { worksIn } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person } from "../support/desk.ts";
import { plansOf } from "../support/plans.ts";

onEachDatabase((open, engine) => {
	let office: Office;
	let desk: Desk;
	let worker: Person;
	let head: Person;
	let stranger: Person;
	let chief: Person;
	let second: Person;
	beforeAll(async () => {
		({ office, desk, worker, head, stranger, chief, second } = await openOffice(open));
	});

	const look = async (as: Person): Promise<Reply<"lookAgain">> => (await desk.ask("lookAgain", { as })).json;
	const drawn = async (as: Person) => (await look(as)).rows.map(({ id }) => id);

	/** Complaints that were done so many days ago. */
	async function done(count: number, ago: number, more = {}): Promise<string[]> {
		const numbers: string[] = [];
		for (let each = 0; each < count; each += 1) {
			const { number } = await office.report({ lang: "en", ...more });
			expect((await office.done(number, chief)).status).toBe(200);
			numbers.push(number);
		}
		await desk.database.db
			.updateTable("complaint_events")
			.set((eb) => ({ at: eb("at", "-", days(ago)) }))
			.where("what", "=", "resolve")
			.where("complaint_id", "in", (eb) =>
				eb.selectFrom("complaints").select("id").where("number", "in", numbers),
			)
			.execute();
		return numbers;
	}

	test("after days without work it is the last one on which something was done, for a week", async () => {
		await done(1, limits.lookedBack + 1);
		expect(await drawn(chief)).toEqual([]);
		const [light] = await done(1, 4, { category: "light" });
		const [drain] = await done(1, 3);
		const lamps = await desk.person("view_complaints", "handle_complaints");
		await worksIn(desk, lamps, "pathPrakash", true);
		const dayAgo = (count: number) => daysFrom(indianDay(Date.now()), -count);
		for (const each of [chief, head])
			expect(await look(each)).toMatchObject({ day: dayAgo(3), rows: [{ id: drain }] });
		expect(await look(lamps)).toMatchObject({ day: dayAgo(4), rows: [{ id: light }] });
	});

	test("five of those done yesterday are drawn, the same all day and for everybody; the head of a department looks at its own, a worker at none", async () => {
		const others = [...(await done(1, 0)), ...(await done(1, 2))];
		const yesterday = await done(limits.lookedAtAgain + 2, 1);
		const five = await drawn(chief);
		expect(five).toHaveLength(limits.lookedAtAgain);
		expect(yesterday).toEqual(expect.arrayContaining(five));
		expect(five).not.toEqual(expect.arrayContaining(others));
		expect([await drawn(chief), await drawn(second), await drawn(head)]).toEqual([five, five, five]);
		expect([await drawn(worker), await drawn(stranger)]).toEqual([[], []]);

		// A decided one leaves the list, and none comes after it.
		const [real = "", sham = ""] = five;
		expect((await office.move(real, worker, "check")).status).toBe(403);
		const checked = (await office.move(real, head, "check")).json;
		expect([checked.state, checked.history.at(-1)]).toMatchObject([
			"resolved",
			{ what: "check", by: expect.any(String) },
		]);
		const reopened = (await office.move(sham, head, "reopen", { reason: "Looked at again" })).json;
		expect([reopened.state, reopened.reopened]).toEqual(["assigned", 1]);
		expect(await drawn(second)).toEqual(five.slice(2));
	});

	// Of so few rows PostgreSQL reads all.
	test.skipIf(engine === "PostgreSQL")("a day's are found by the index", async () => {
		const [plan = ""] = await plansOf(desk.database, (db) => doneBetween(db, 0, days(1)));
		expect(plan).toContain("INDEX complaint_events_done");
	});

	test("the citizen of one that was looked at again reads nothing of it, and why it was reopened", async () => {
		const slip = await office.report({ lang: "en" });
		await office.done(slip.number, worker);
		const before = (await office.follow(slip)).json;
		await office.move(slip.number, head, "check");
		expect((await office.follow(slip)).json).toEqual(before);
		await office.move(slip.number, head, "reopen", { reason: "Looked at again" });
		expect((await office.follow(slip)).json.history.at(-1)).toMatchObject({
			what: "reopen",
			by: "council",
			reason: "Looked at again",
		});
	});
});
