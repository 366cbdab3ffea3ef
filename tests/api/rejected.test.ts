import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { hours } from "#contract/limits.ts";
import { latestVersion } from "#server/publishing/content.store.ts";
import { raiseContentSeq } from "#server/publishing/content-clock.store.ts";
import { addVersion, type NewVersion } from "#server/publishing/version-changes.store.ts";
import { alert } from "../support/alert.ts";
import { type Desk, openDesk, type Person, words } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";

/** Decision 32: what no longer goes together with the site gives way and is named, and nothing else changes for readers. */
const folder = newFolder("data");
let desk: Desk;
let clerk: Person;
beforeAll(async () => {
	desk = await openDesk({ DATA_DIR: folder });
	clerk = await desk.person("edit_content", "edit_pages", "publish_content", "publish_alerts");
	// Sessions go by the real clock, which the desk has by now.
	const { now } = Date;
	vi.spyOn(Date, "now").mockImplementation(() => now() + gone);
});
afterAll(async () => {
	vi.restoreAllMocks();
	await desk.close();
});
/** Time goes by; PostgreSQL has a clock of its own, which no test sets. */
let gone = 0;
const pass = (milliseconds: number) => {
	gone += milliseconds;
};
const ask = (name: Parameters<Desk["ask"]>[0], kind: DeskKind, body: object) =>
	desk.ask(name, { as: clerk, query: { kind }, body });
const row = async (kind: DeskKind, key: string) => (await desk.rows(clerk, kind, { key }))[0].row;
const rejected = async () => {
	const { entries }: Reply<"deskToday"> = (await desk.ask("deskToday", { as: clerk })).json;
	return entries.filter(({ why }) => why === "rejected" || why === "needed");
};
/** A version as time or another release of the site brings it, past the checks of the calls. */
const add = (version: Pick<NewVersion, "kind" | "key" | "raw"> & Partial<NewVersion>) =>
	desk.database.db.transaction().execute(async (tx) => {
		const latest = await latestVersion(tx, version.kind as DeskKind, version.key);
		const seq = await raiseContentSeq(tx);
		const usual = { state: "approved", liveFrom: 1, liveUntil: null, note: "", base: "" } as const;
		await addVersion(tx, { ...usual, basedOn: latest?.number ?? 0, ...version }, clerk, 1, seq);
	});
/** Any publishing lets the server read what is published by now. */
const refresh = async () =>
	expect((await ask("publishContent", "alerts", { basedOn: 0, row: alert })).status).toBe(200);

test("a row without which the site can't be is neither taken off nor given an end, and what needs it is named", async () => {
	const chairman = await row("officers", "1");
	const parts = words("contentNeeded").replace("{parts}", "Home, Board members, Right to Information");
	for (const [name, body] of [
		["unpublishContent", { key: "1", basedOn: 0 }],
		["publishContent", { key: "1", basedOn: 0, row: chairman, until: "2040-01-01T09:00:00.000Z" }],
		[
			"planContent",
			{
				key: "1",
				basedOn: 0,
				row: chairman,
				from: "2039-01-01T09:00:00.000Z",
				until: "2040-01-01T09:00:00.000Z",
			},
		],
	] as const) {
		const { status, json } = await ask(name, "officers", body);
		expect([status, json.error], name).toEqual([422, parts]);
	}
	expect((await ask("submitContent", "officers", { key: "1", basedOn: 0, row: chairman })).status).toBe(200);
	const end = { key: "1", number: 1, until: "2040-01-01T09:00:00.000Z" };
	expect((await ask("approveContent", "officers", end)).json.error).toBe(parts);
	expect(
		(
			await ask("publishContent", "acts", {
				key: "2",
				basedOn: 0,
				row: await row("acts", "2"),
				until: "2040-01-01T09:00:00.000Z",
			})
		).status,
	).toBe(200);
});

test("after the end of a text for a time a page shows again what the desk had published before, and a row goes", async () => {
	const page = await row("introductionPage", "all");
	const reading = { en: "Closed for the mourning week.", hi: "शोक सप्ताह में बंद।" };
	const publish = async (kind: DeskKind, key: string, basedOn: number, words: object, until?: string) => {
		const answer = await ask("publishContent", kind, { key, basedOn, row: words, ...(until && { until }) });
		expect(answer.status, JSON.stringify(answer.json)).toBe(200);
	};
	const own = { ...page, lead: { en: "The desk's own lead.", hi: "डेस्क का अपना परिचय।" } };
	await publish("introductionPage", "all", 0, own);
	await publish("acts", "2", 1, await row("acts", "2"));
	const end = new Date(Date.now() + hours(1)).toISOString();
	await publish("introductionPage", "all", 1, { ...page, lead: reading }, end);
	const corrected = { en: "Parking bye-laws, corrected", hi: "पार्किंग उपविधि, सुधारी हुई" };
	await publish("acts", "2", 2, { ...(await row("acts", "2")), title: corrected }, end);
	expect(await row("introductionPage", "all")).toMatchObject({ lead: reading });
	expect(await row("acts", "2")).toMatchObject({ title: corrected });
	pass(hours(1));
	// Nobody brings back the words that were replaced.
	await expect.poll(() => row("acts", "2")).toBe(null);
	expect(await row("introductionPage", "all")).toMatchObject({ lead: own.lead });
	expect(await rejected()).toEqual([]);
});

test("what something planned can't be without isn't taken off, and the plan is named", async () => {
	const fact = { $name: "lakes", value: { en: "nine", hi: "नौ" }, asOn: "2026-11-02", source: "Survey" };
	expect((await ask("publishContent", "facts", { basedOn: 0, row: fact })).status).toBe(200);
	const text = { en: "Boats on {facts.lakes} lakes", hi: "{facts.lakes} झीलों पर नावें" };
	const from = "2039-01-01T09:00:00.000Z";
	const planned = await ask("planContent", "alerts", { basedOn: 0, row: { ...alert, text }, from });
	expect(planned.status).toBe(200);
	const off = await ask("unpublishContent", "facts", { key: "lakes", basedOn: 1 });
	expect([off.status, off.json.error]).toEqual([
		422,
		words("contentNeeded").replace("{parts}", `Alerts, ${text.en}`),
	]);
	const back = { key: planned.json.key, number: 1, reason: "No boats" };
	expect((await ask("returnContent", "alerts", back)).status).toBe(200);
	expect((await ask("unpublishContent", "facts", { key: "lakes", basedOn: 1 })).status).toBe(200);
});

test("a plan that no longer fits when it comes leaves the desk's words before it, and is named", async () => {
	const before = await row("wards", "1");
	const named = { ...before, name: { en: "Old Bazaar", hi: "पुराना बाज़ार" } };
	expect((await ask("publishContent", "wards", { key: "1", basedOn: 0, row: named })).status).toBe(200);
	const broken = { ...named, name: { en: "{facts.gone}", hi: "{facts.gone}" } };
	await add({ kind: "wards", key: "1", raw: broken, liveFrom: Date.now() + hours(1) });
	await refresh();
	expect(await rejected()).toEqual([]);
	pass(hours(1));
	await expect.poll(async () => (await rejected()).length).toBe(1);
	expect(await rejected()).toMatchObject([{ kind: "wards", key: "1", off: false, name: broken.name }]);
	expect(await row("wards", "1")).toMatchObject({ name: named.name });
	await ask("publishContent", "wards", { key: "1", basedOn: 2, row: named });
	expect(await rejected()).toEqual([]);
});

test("a plan that can't be shown any more is named with the reason before it comes", async () => {
	const before = await row("wards", "3");
	await add({ kind: "wards", key: "3", raw: before, liveFrom: Date.now() + hours(1) });
	expect(await desk.today(clerk)).toMatchObject({ planned: [{ kind: "wards", key: "3" }], rejectedPlan: [] });
	const broken = { ...before, name: { en: "{facts.gone}", hi: "{facts.gone}" } };
	await add({ kind: "wards", key: "3", raw: broken, liveFrom: Date.now() + hours(2) });
	const [late] = (await desk.today(clerk)).rejectedPlan;
	expect(late).toMatchObject({
		name: broken.name,
		mistake: { en: expect.stringContaining("Facts and figures"), hi: expect.stringContaining("तथ्य और आँकड़े") },
	});
});

test("where one breaks the site nevertheless, that alone gives way: what was taken off stays off, and the desk and staff are told", async () => {
	expect((await ask("unpublishContent", "acts", { key: "1", basedOn: 0 })).status).toBe(200);
	await add({ kind: "officers", key: "1", raw: null });
	await refresh();
	expect(await row("acts", "1")).toBe(null);
	expect(await row("officers", "1")).toMatchObject({ name: { en: "Leela Bisht" } });
	expect(await rejected()).toMatchObject([
		{
			kind: "officers",
			key: "1",
			off: true,
			name: { en: "Leela Bisht" },
			mistake: { en: expect.stringContaining("Board members"), hi: expect.stringContaining("बोर्ड के सदस्य") },
		},
	]);
	expect((await desk.ask("site", { as: clerk })).json.mistakes).toEqual([
		expect.stringMatching(/^desk\/officers\/1: is shown though it was taken off or has ended, or else /),
	]);
	const stranger = await desk.person("publish_alerts");
	expect((await desk.today(stranger)).needed).toEqual([]);
});

test("a row that an upgrade has made wrong is named with the sentence of its field, and what the desk said before is shown", async () => {
	const [before, wrong] = [
		await row("wards", "2"),
		{ id: "2", name: { en: "Lake", hi: "झील" }, colour: "blue" },
	];
	const renamed = { ...before, name: { en: "Lake", hi: "झील" } };
	expect((await ask("publishContent", "wards", { key: "2", basedOn: 0, row: renamed })).status).toBe(200);
	await add({ kind: "wards", key: "2", raw: wrong, liveFrom: Date.now() });
	await refresh();
	expect(await row("wards", "2")).toMatchObject({ name: { en: "Lake" }, population: before.population });
	expect((await rejected()).map(({ kind, key, off }) => [kind, key, off])).toEqual([
		["officers", "1", true],
		["wards", "2", false],
	]);
	expect(await row("acts", "1")).toBe(null);
	expect((await ask("publishContent", "wards", { key: "2", basedOn: 2, row: renamed })).status).toBe(200);
	expect(await rejected()).toMatchObject([{ kind: "officers" }]);
});
