import { beforeAll, beforeEach, expect, test } from "vitest";
import { seconds, throttles } from "#contract/limits.ts";
import { feedback as limits } from "#contract/site/limits.ts";
import { pruneFeedback } from "#server/publishing/feedback.store.ts";
import { MissedSearches } from "#server/search/missed-searches.ts";
import { asForm, newAddress } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person, words } from "../support/desk.ts";

onEachDatabase((open) => {
	let desk: Desk;
	let clerk: Person;
	let editor: Person;
	let settings: Person;
	beforeAll(async () => {
		desk = await open();
		clerk = await desk.person("edit_content");
		editor = await desk.person("edit_pages");
		settings = await desk.person("edit_settings");
	});
	beforeEach(async () => {
		await desk.database.db.deleteFrom("feedback").execute();
	});

	/** Sends the form of a page's foot, as a browser without script does. @returns where it leads; undefined if it was refused */
	async function say(page: string, text: string, { from = newAddress(), wrong = "wrong" } = {}) {
		const form = new FormData();
		for (const [name, value] of Object.entries({ page, wrong, words: text })) form.set(name, value);
		const { body, headers = {} } = await asForm(form);
		const answer = await desk.app.inject({
			method: "POST",
			url: "/feedback",
			headers,
			payload: body as Buffer,
			remoteAddress: from,
		});
		return answer.headers.location;
	}
	const seen = async (as: Person): Promise<string[]> =>
		(await desk.ask("feedback", { as })).json.map(({ words }: { words: string }) => words);
	const away = (as: Person, body: object) => desk.ask("putAway", { as, body });
	const ids = async () =>
		(await desk.database.db.selectFrom("feedback").selectAll().orderBy("id").execute()).map(({ id }) =>
			Number(id),
		);

	test("a reader says what is wrong, and whoever may edit that page has it; a page of no content goes to who has the settings", async () => {
		expect(await say("/hi/info/notices", "पुरानी सूचना")).toBe("/feedback?page=%2Fhi%2Finfo%2Fnotices&sent=1");
		await say("/services/birth-certificate", "The fee is old");
		await say("/complaint", "No such ward");
		for (const made of ["//evil.example/x", "javascript:alert(1)", "x".repeat(300)])
			await say(made, `from ${made.slice(0, 9)}`);
		expect(await seen(clerk)).toEqual(["पुरानी सूचना"]);
		expect(await seen(editor)).toEqual(["The fee is old", "पुरानी सूचना"]);
		expect(await seen(settings)).toEqual([
			"from xxxxxxxxx",
			"from javascrip",
			"from //evil.ex",
			"No such ward",
		]);
		const pages = (await desk.ask("feedback", { as: settings })).json.map(
			({ page }: { page: string }) => page,
		);
		expect(pages, "an address that can't be one of the site's is none").toEqual(["", "", "", "/complaint"]);
		const reviewer = await desk.person("publish_content");
		expect((await desk.ask("feedback", { as: reviewer })).status, "who writes no page").toBe(403);
	});

	test("it comes with the title of its page, the council's own too; of what doesn't exist with none", async () => {
		for (const page of ["/hi/services/parking", "/info/notices", "/gone"]) await say(page, page);
		const said = [
			...(await desk.ask("feedback", { as: editor })).json,
			...(await desk.ask("feedback", { as: settings })).json,
		];
		expect(said.map(({ page, title }) => [page, title?.en])).toEqual([
			["/info/notices", "Notices and Tenders"],
			["/hi/services/parking", "Parking"],
			["/gone", undefined],
		]);
	});

	test("what is empty, too long or of no kind is refused; sent twice it is there once, and a flood is stopped and its words aren't kept", async () => {
		expect(await say("/help", "  ")).toBeUndefined();
		expect(await say("/help", "अ".repeat(limits.letters + 1))).toBeUndefined();
		expect(await say("/help", "x", { wrong: "rude" })).toBeUndefined();
		for (let time = 0; time < 2; time += 1)
			expect(await say("/help", "अ".repeat(limits.letters))).toBeDefined();
		expect(await ids()).toHaveLength(1);
		const from = newAddress();
		const most = throttles.feedback.address.attempts;
		for (let time = 0; time < most; time += 1)
			expect(await say("/help", `once more ${time}`, { from })).toBeDefined();
		expect(await say("/help", "one too many", { from })).toBeUndefined();
		expect(await ids()).toHaveLength(most + 1);
	});

	test("it is put away by who may edit that page, alone or all of a page, and after half a year by itself", async () => {
		for (const text of ["one", "two", "three"]) await say("/services/birth-certificate", text);
		const [one = 0, two = 0, three = 0] = await ids();
		expect((await away(clerk, { feedback: [one] })).status).toBe(200);
		expect(await ids(), "not by others").toEqual([one, two, three]);
		expect((await away(editor, { feedback: [one, two, 987654] })).json.message).toBe(words("putAway"));
		expect(await ids()).toEqual([three]);
		const { db } = desk.database;
		await pruneFeedback(db, Date.now() + limits.keptFor - seconds(60));
		expect(await ids()).toEqual([three]);
		await pruneFeedback(db, Date.now() + limits.keptFor + seconds(60));
		expect(await ids()).toEqual([]);
	});

	test("of more than are kept the oldest go", async () => {
		const row = { page: "/help", wrong: "wrong" as const, at: Date.now() };
		const many = Array.from({ length: limits.kept + 2 }, (_, each) => ({ ...row, words: `word ${each}` }));
		await desk.database.db.insertInto("feedback").values(many).execute();
		const before = await ids();
		await pruneFeedback(desk.database.db, Date.now());
		expect(await ids()).toEqual(before.slice(2));
	});

	test("a search for nothing but signs isn't counted, and one that is put away stays away, by who gives the search its words", async () => {
		const search = async (query: string) => {
			const searches = new MissedSearches();
			for (let time = 0; time < 9; time += 1) searches.add(query);
			await searches.save(desk.database.db, Date.now());
		};
		const missed = async () =>
			(await desk.ask("deskToday", { as: clerk })).json.missed.map(({ query }: { query: string }) => query);
		for (const query of ["%%%%", "?!", "qqqq", "parking permit"]) await search(query);
		expect(await missed()).toEqual(["parking permit", "qqqq"]);
		expect((await away(editor, { searches: ["qqqq"] })).status).toBe(403);
		expect((await away(clerk, { searches: ["qqqq"] })).status).toBe(200);
		await search("qqqq");
		expect(await missed()).toEqual(["parking permit"]);
	});
});
