import { beforeAll, expect, test } from "vitest";
import { desk as limits } from "#contract/content/limits.ts";
import { days, seconds } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { missedSearches as searchLimits } from "#contract/site/limits.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { MissedSearches } from "#server/search/missed-searches.ts";
import { alert } from "../support/alert.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";

const inDays = (count: number) => new Date(Date.now() + count * seconds(86_400)).toISOString();
const readOn = (day: string) => (text: string) => text.replace(/^reviewed: .*$/m, `reviewed: ${day}`);

onOneDatabase((open) => {
	let town: string;
	let desk: Desk;
	let chief: Person;
	let writer: Person;
	beforeAll(async () => {
		town = changedTown({
			"pages/board-members.yaml": readOn("2026-03-01"),
			"pages/notices.yaml": readOn("2026-01-31"),
			"own-pages/parking.yaml": readOn("2026-02-01"),
			"council.yaml": (text) => `${text}\nfourEyes: [noticesPage]\n`,
		});
		desk = await open({ town });
		chief = await desk.person("edit_pages", "publish_content", "publish_alerts", "edit_content");
		writer = await desk.person("edit_pages");
	});
	const today = async (as = chief) => (await desk.ask("deskToday", { as })).json;
	const confirm = (kind: string, key: string, basedOn: number, as = chief) =>
		desk.ask("markContentReviewed", { as, query: { kind }, body: { key, basedOn } });
	const call = async (name: Parameters<Desk["ask"]>[0], kind: string, body: object) =>
		(await desk.ask(name, { as: chief, query: { kind }, body })).status;
	const due = async (as = chief) => (await desk.today(as)).due.map(({ kind, key }) => `${kind} ${key}`);

	test("pages that nobody has read for longer than the council wants are listed, the oldest first, for those who work on them", async () => {
		const all = ["noticesPage all", "ownPages parking", "boardMembersPage all"];
		expect([await due(), await due(writer)]).toEqual([all, all]);
		const { due: listed } = await desk.today(chief);
		expect(listed[1]).toMatchObject({ number: 0, at: "2026-01-31T18:30:00.000Z", name: { hi: "पार्किंग" } });
		expect(await due(await desk.person("edit_content"))).toEqual([]);
		expect((await today(await desk.person("publish_alerts"))).dueAll).toBe(0);
	});

	test("one press publishes the same words with today's date, also where new words need a second pair of eyes", async () => {
		const versions = async (kind: string, key: string) => desk.versions(chief, kind, key);
		const [before] = await versions("noticesPage", "all");
		const day = indianDay(Date.now());
		expect((await confirm("noticesPage", "all", 0, writer)).status).toBe(403);
		expect((await confirm("noticesPage", "all", 0)).json.message).toBe(words("contentConfirmed"));
		const [after] = await versions("noticesPage", "all");
		expect(after).toMatchObject({ version: 1, state: "approved", by: chief.name });
		const { reviewed, ...rest } = after.row;
		expect(rest).toEqual({ ...before.row, reviewed: undefined });
		// A day may begin meanwhile.
		expect([day, indianDay(Date.now())]).toContain(reviewed);
		expect((await confirm("noticesPage", "all", 0)).status).toBe(409);
		expect((await confirm("alerts", "1", 0)).status).toBe(404);
		expect(await due()).toEqual(["ownPages parking", "boardMembersPage all"]);
		const lines = (await desk.ask("auditLines", { as: await desk.administrator(), query: { limit: 1 } }))
			.json;
		expect(lines).toMatchObject([{ action: "confirm content", detail: "page all" }]);
	});

	test("a page on which new words are on their way is neither listed nor given a date", async () => {
		const [{ row }] = await desk.versions(chief, "boardMembersPage", "all");
		expect(await call("submitContent", "boardMembersPage", { key: "all", basedOn: 0, row })).toBe(200);
		expect(await due()).toEqual(["ownPages parking"]);
		expect((await confirm("boardMembersPage", "all", 1)).status).toBe(409);
	});

	test("whoever reviews reads of a new row what it is and its last day", async () => {
		const ask = { as: chief, query: { kind: "notices", key: "1" } };
		const [{ row: notice }] = (await desk.ask("contentRows", ask)).json.rows;
		const tender = { ...notice, date: "2041-01-01", closes: "2041-02-03", opens: "2041-02-04", files: [] };
		expect(await call("submitContent", "notices", { basedOn: 0, row: { ...tender, kind: "tender" } })).toBe(
			200,
		);
		const [waiting] = (await desk.today(await desk.person("publish_content"))).waiting;
		expect(waiting).toMatchObject({ isNew: true, changes: { en: "Tender" }, day: "2041-02-03" });
	});

	test("what was sent is counted for whoever may decide on it, what came back for its writer, and what came out is told with who published it", async () => {
		const counts = async (as: Person) => (await desk.ask("deskCounts", { as })).json;
		const clerk = await desk.person("edit_pages");
		const [before, own] = [await counts(chief), await counts(writer)];
		const [{ row }] = await desk.versions(writer, "ownPages", "parking");
		const sent = { key: "parking", basedOn: 0, row };
		expect(
			(await desk.ask("submitContent", { as: writer, query: { kind: "ownPages" }, body: sent })).status,
		).toBe(200);
		expect(await counts(chief)).toEqual({ ...before, waiting: before.waiting + 1 });
		const rename = (from: string, kind: string) =>
			desk.database.db
				.updateTable("content_items")
				.set({ kind })
				.where("kind", "=", from)
				.where("key", "=", "parking")
				.execute();
		await rename("ownPages", "ofFormerRelease");
		expect(await counts(chief), "of a kind that is no more").toEqual(before);
		await rename("ofFormerRelease", "ownPages");
		expect([await counts(writer), await counts(clerk)], "one's own waits for others").toEqual([own, own]);
		const decide = { key: "parking", number: 1, reason: "Which day?" };
		expect(
			(await desk.ask("returnContent", { as: chief, query: { kind: "ownPages" }, body: decide })).status,
		).toBe(200);
		expect(await counts(writer)).toEqual({ ...own, returned: own.returned + 1 });
		expect(await counts(chief)).toEqual(before);
		const again = { key: "parking", basedOn: 1, row };
		expect(
			(await desk.ask("publishContent", { as: chief, query: { kind: "ownPages" }, body: again })).status,
		).toBe(200);
		expect(await counts(writer)).toEqual(own);
		const kept = { key: "parking", basedOn: 2, row };
		expect(
			(await desk.ask("publishContent", { as: chief, query: { kind: "ownPages" }, body: kept })).status,
		).toBe(200);
		const { published } = await desk.today(writer);
		expect(
			published.filter(({ key }) => key === "parking"),
			"a row stands there once",
		).toHaveLength(1);
		expect(published[0]).toMatchObject({ kind: "ownPages", key: "parking", by: chief.name, isOwn: false });
		expect(published.map(({ kind }) => kind)).toContain("noticesPage");
		expect((await desk.today(await desk.person("publish_alerts"))).published).toEqual([]);
	});

	test("all that will come by itself is listed, each with its moment: plans, ends, and what alerts and notices say themselves", async () => {
		const from = inDays(20);
		const until = inDays(40);
		expect(await call("planContent", "alerts", { basedOn: 0, row: alert, from, until })).toBe(200);
		const own = { ...alert, starts: "2039-01-01 06:00", ends: "2039-01-02" };
		expect(await call("publishContent", "alerts", { basedOn: 0, row: own })).toBe(200);
		expect(await call("publishContent", "alerts", { basedOn: 0, row: alert, until })).toBe(200);
		// Another version has taken its place: its end changes nothing.
		expect(await call("publishContent", "alerts", { key: "4", basedOn: 1, row: alert })).toBe(200);
		const notice = (await desk.rows(chief, "notices", { key: "1" }))[0];
		const later = {
			...notice.row,
			date: "2038-05-01",
			closes: "2038-06-01",
			closesAt: "15:00",
			opens: "2038-06-02",
		};
		expect(await call("publishContent", "notices", { key: "1", basedOn: 0, row: later })).toBe(200);
		const { planned, ending, starts, ends, comesOut, closes } = await desk.today(chief);
		expect(planned).toMatchObject([{ kind: "alerts", key: "2", at: from }]);
		expect(ending).toMatchObject([{ kind: "alerts", key: "2", at: until }]);
		const said = [...comesOut, ...closes, ...starts, ...ends].map(({ kind, key, at }) => [kind, key, at]);
		expect(said).toEqual([
			["notices", "1", "2038-04-30T18:30:00.000Z"],
			["notices", "1", "2038-06-01T09:30:00.000Z"],
			["alerts", "3", "2039-01-01T00:30:00.000Z"],
			["alerts", "3", "2039-01-02T18:30:00.000Z"],
			["alerts", "4", "2040-11-25T18:30:00.000Z"],
		]);
		const { datedAll } = await today();
		expect(datedAll).toBe(said.length);
		expect(datedAll).toBeLessThan(limits.datedShown);
		expect((await desk.today(writer)).starts).toEqual([]);
	});

	test("what citizens searched for and didn't find is told to who gives the search its words, once it was asked three times, and nothing of a person", async () => {
		const desk = await open();
		const writer = await desk.person("edit_content");
		const { db } = desk.database;
		const missed = async (as = writer) => (await desk.ask("deskToday", { as })).json.missed;
		const count = async (query: string, times: number) => {
			const searches = new MissedSearches();
			for (let time = 0; time < times; time += 1) searches.add(query);
			await searches.save(db, Date.now());
		};
		await count("  Ration   CARD ", 2);
		expect(await missed()).toEqual([]);
		await count("ration card", 2);
		for (const personal of ["9876543210", "a@b.in", "९८७६५४", "x".repeat(61)]) await count(personal, 9);
		await count("ward 1", 9);
		expect(await missed()).toEqual([{ query: "ration card", count: 4 }]);
		expect(await missed(await desk.person("edit_pages", "publish_content"))).toEqual([]);
		const searches = new MissedSearches();
		for (let each = 0; each < searchLimits.kept; each += 1) searches.add(`word ${each}`);
		searches.add("one too many");
		await searches.save(db, Date.now());
		const kept = await db.selectFrom("missed_searches").select("query").execute();
		expect(kept).toHaveLength(searchLimits.kept);
		expect(kept.map(({ query }) => query)).toContain("ration card");
		await searches.save(db, Date.now() + searchLimits.keptFor + seconds(1));
		expect(await db.selectFrom("missed_searches").selectAll().execute()).toEqual([]);
	});

	test("a page with a day of its own is due after that day, until it is read through again", async () => {
		const versions = async () => desk.versions(chief, "ownPages", "parking");
		const before: string[] = await due();
		const [{ row, version }] = await versions();
		for (const [step, [readAgain, isDue]] of [
			["2039-01-01", false],
			[indianDay(Date.now() - days(1)), true],
		].entries() as Iterable<[number, [string, boolean]]>) {
			const body = { key: "parking", basedOn: version + step, row: { ...row, readAgain } };
			expect(await call("publishContent", "ownPages", body)).toBe(200);
			expect((await due()).includes("ownPages parking"), readAgain).toBe(isDue);
		}
		expect((await confirm("ownPages", "parking", version + 2)).status).toBe(200);
		expect((await versions())[0].row).not.toHaveProperty("readAgain");
		expect(await due()).toEqual(before.filter((each) => each !== "ownPages parking"));
	});
});
