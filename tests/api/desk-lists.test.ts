import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { RowFilter } from "#contract/content/desk.ts";
import { days } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { askForReload } from "#server/site/reloads.store.ts";
import { ownAlertInForce, alert as water } from "../support/alert.ts";
import { type Desk, onOneDatabase, type Person } from "../support/desk.ts";

const kind = { kind: "alerts" };

onOneDatabase((open) => {
	let town: string;
	let desk: Desk;
	let clerk: Person;
	beforeAll(async () => {
		town = changedTown(ownAlertInForce);
		desk = await open({ town });
		clerk = await desk.person("publish_alerts");
	});
	const make = async (
		name: "publishContent" | "submitContent" | "planContent" | "unpublishContent" | "keepDraft",
		body: object,
	) => {
		const answer = await desk.ask(name, { as: clerk, query: kind, body });
		expect(answer.status, answer.text).toBe(200);
		return answer.json;
	};
	const list = async (query: object = {}, as = clerk) =>
		(await desk.ask("contentRows", { as, query: { ...kind, ...query } })).json as {
			rows: { key: string; row: object | null; was?: object; differs: boolean }[];
			all: number;
		};

	test("whoever publishes is told the row's key and its version, so that it can be undone", async () => {
		expect(await make("publishContent", { basedOn: 0, row: water })).toEqual({
			message: "Published. Readers see it now.",
			key: "2",
			version: 1,
			withdrew: null,
		});
		expect(await make("publishContent", { key: "2", basedOn: 1, row: water })).toMatchObject({
			key: "2",
			version: 2,
		});
	});

	test("of the notices those that wait stand first, then the open ones, the next to close first, then the closed ones", async () => {
		const writer = await desk.person("edit_content", "publish_content");
		const notices = { kind: "notices" };
		const [{ row }] = (await desk.ask("contentRows", { as: writer, query: notices })).json.rows;
		const send = async (call: "publishContent" | "submitContent" | "unpublishContent", body: object) =>
			expect((await desk.ask(call, { as: writer, query: notices, body })).status).toBe(200);
		for (const closes of [
			{ closes: "2041-01-01" },
			{ closes: "2040-01-01", closesAt: "18:00" },
			{ closes: "2040-01-01", closesAt: "09:00" },
			{ closes: "2040-01-01" },
		]) {
			await send("publishContent", { basedOn: 0, row: { ...row, ...closes } });
		}
		await send("submitContent", { basedOn: 0, row });
		await send("unpublishContent", { key: "6", basedOn: 1 });
		const { rows } = (await desk.ask("contentRows", { as: writer, query: notices })).json;
		expect(rows.map(({ key }: { key: string }) => key)).toEqual(["7", "5", "4", "3", "6", "2", "1"]);
	});

	test("of the holidays the next one stands first, and the past ones last; the form knows which day is taken", async () => {
		const as = await desk.person("edit_content", "publish_content");
		const query = { kind: "holidays" };
		const inDays = (count: number) => indianDay(Date.now() + days(count));
		for (const away of [-9, 30, -2, 3]) {
			const row = { date: inDays(away), name: { en: `Day ${away}`, hi: `दिन ${away}` } };
			expect((await desk.ask("publishContent", { as, query, body: { basedOn: 0, row } })).status).toBe(200);
		}
		const { rows } = (await desk.ask("contentRows", { as, query })).json;
		const dates: string[] = rows.map(({ row }: { row: { date: string } }) => row.date);
		const coming = dates.filter((date) => date >= inDays(0));
		const past = dates.filter((date) => date < inDays(0));
		expect(dates).toEqual([...coming.toSorted(), ...past.toSorted().reverse()]);
		expect([coming, past].map((each) => each.length >= 2)).toEqual([true, true]);
		const { lists } = (await desk.ask("contentForm", { as, query })).json;
		expect(lists.days).toContainEqual({
			value: `${inDays(3)} ${rows[dates.indexOf(inDays(3))].key}`,
			label: { en: "Day 3", hi: "दिन 3" },
		});
	});

	test("a list is narrowed down to what somebody has begun, to what waits, comes, is out or off, and to the folder's own", async () => {
		await make("submitContent", { basedOn: 0, row: water });
		await make("planContent", { basedOn: 0, row: water, from: "2039-01-01T00:00:00Z" });
		await make("publishContent", { basedOn: 0, row: water });
		await make("unpublishContent", { key: "5", basedOn: 1 });
		const begun = { ...water, text: { ...water.text, en: "Begun" } };
		await make("keepDraft", { key: "", draft: "t", rev: 0, basedOn: 0, row: begun });
		await make("keepDraft", { key: "2", draft: "t", rev: 0, basedOn: 2, row: begun });
		const found = async (state: RowFilter, as = clerk) =>
			(await list({ state }, as)).rows.map(({ key }) => key);
		const byState = {
			draft: ["", "2"],
			waiting: ["3"],
			returned: [],
			planned: ["4"],
			out: ["2", "1"],
			off: ["5"],
			folder: ["1"],
		} satisfies Record<RowFilter, string[]>;
		for (const [state, keys] of Object.entries(byState)) {
			expect(await found(state as RowFilter), state).toEqual(keys);
			expect((await list({ state })).all).toBe(keys.length);
		}
		expect((await list({ state: "draft" })).rows[0]).toMatchObject({
			row: null,
			was: begun,
			draft: "t",
		});
		// Others' drafts are their own.
		expect(await found("draft", await desk.person("publish_alerts"))).toEqual([]);
		expect((await list({ state: "out", q: "1" })).rows).toMatchObject([{ key: "1" }]);
		expect((await desk.ask("contentRows", { as: clerk, query: { ...kind, state: "gone" } })).status).toBe(
			422,
		);
	});

	test("where the folder has changed beneath a row the list and its versions say so, until somebody publishes it again", async () => {
		const versions = async () =>
			(await desk.versions(clerk, "alerts", "1")) as {
				version: number;
				row: { text: { en: string } };
				differs?: boolean;
			}[];
		const differing = async () => (await list()).rows.filter(({ differs }) => differs).map(({ key }) => key);
		await make("publishContent", { key: "1", basedOn: 0, row: water });
		expect(await differing()).toEqual([]);
		expect((await versions()).at(-1)).toMatchObject({ version: 0, differs: false });
		const file = join(town, "tables/alerts.csv");
		writeFileSync(
			file,
			readFileSync(file, "utf8").replace(/warning,[^,]*,/, "warning,The pond road is open.,"),
		);
		await askForReload(desk.database.db, Date.now());
		await expect.poll(differing).toEqual(["1"]);
		const folder = (await versions()).at(-1);
		expect(folder).toMatchObject({
			version: 0,
			differs: true,
			row: { text: { en: "The pond road is open." } },
		});
		await make("publishContent", { key: "1", basedOn: 1, row: folder?.row ?? {} });
		expect(await differing()).toEqual([]);
	});

	test("what is over comes after what holds and what is still to come, each the newest first", async () => {
		const before = (await list()).rows.map(({ key }) => key);
		const ended = { ...water, starts: "2020-01-01", ends: "2020-01-02" };
		const over = (await make("publishContent", { basedOn: 0, row: ended })).key;
		const coming = (await make("publishContent", { basedOn: 0, row: { ...water, starts: "2039-01-01" } }))
			.key;
		expect((await list()).rows.map(({ key }) => key)).toEqual([coming, ...before, over]);
		for (const key of [over, coming]) await make("unpublishContent", { key, basedOn: 1 });
	});

	test("a row says which of its links lead nowhere, in the list and at the field", async () => {
		const text = { en: "See /info/nowhere.", hi: "पढ़ें: /info/notices" };
		const { key } = await make("publishContent", { basedOn: 0, row: { ...water, text } });
		const dead = [{ at: "text", found: "/info/nowhere" }];
		const { rows } = await list();
		expect(rows.find((row) => row.key === key)).toMatchObject({ dead });
		expect(rows.find((row) => row.key === "1")).toMatchObject({ dead: [] });
		const versions = await desk.versions(clerk, "alerts", key);
		expect(versions).toMatchObject([{ version: 1, dead }]);
		await make("unpublishContent", { key, basedOn: 1 });
	});
});
