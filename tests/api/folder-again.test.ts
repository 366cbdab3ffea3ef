import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { openTown } from "#server/content/from-files.ts";
import { nameCouncil, raiseContentSeq, rememberCouncil } from "#server/publishing/content-clock.store.ts";
import { askForReload } from "#server/site/reloads.store.ts";
import { ownAlertInForce, alert as water } from "../support/alert.ts";
import { command } from "../support/command.ts";
import { type Desk, onEachDatabase, onOneDatabase, openDesk, type Person } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { startAndFail } from "../support/server-process.ts";

/** Decision 36: what the desk has published becomes a folder again. */
const place = newFolder("again");
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
	const publish = (body: object) => desk.ask("publishContent", { as: clerk, query: kind, body });
	const content = (...words: string[]) => command("content", words, { ...desk.settings, TOWN: town });
	const differs = async () => (await desk.today(clerk)).differs;
	const shown = async () =>
		(
			(await desk.rows(clerk, "alerts")) as {
				key: string;
				version: number;
			}[]
		).sort((one, other) => Number(one.key) - Number(other.key));
	/** Writes another text for the folder's alert, as a technician would, and has it read. */
	async function writeInFolder(text: string): Promise<void> {
		const file = join(town, "tables/alerts.csv");
		writeFileSync(file, readFileSync(file, "utf8").replace(/warning,[^,]*,/, `warning,${text},`));
		await askForReload(desk.database.db, Date.now());
	}

	test("where the folder changes beneath what was published the desk's row holds, and both the desk and the command say so", async () => {
		expect((await publish({ key: "1", basedOn: 0, row: water })).status).toBe(200);
		expect(await differs()).toEqual([]);
		expect(await content("check")).toMatchObject({ code: 0 });
		await writeInFolder("The pond road is open.");
		await expect.poll(differs).toMatchObject([{ kind: "alerts", key: "1", number: 1 }]);
		expect((await shown())[0]).toMatchObject({ key: "1", row: water });
		const { code, said } = await content("check");
		expect(code, said).toBe(1);
		expect(said).toContain("desk/alerts/1: the folder says something else");
		expect((await publish({ key: "1", basedOn: 1, row: water })).status).toBe(200);
		expect(await differs()).toEqual([]);
	});

	test("an exported folder holds what readers see, and names what it can't hold", async () => {
		expect((await publish({ basedOn: 0, row: water })).status).toBe(200);
		const later = { key: "2", basedOn: 1, row: water, from: "2039-01-01T00:00:00Z" };
		expect((await desk.ask("planContent", { as: clerk, query: kind, body: later })).status).toBe(200);
		const target = join(place, desk.database.engine);
		const { code, said } = await content("export", target);
		expect(code, said).toBe(0);
		expect(said).toContain("desk/alerts/2, version 2: comes out at 2039-01-01");
		const alerts = openTown(target).written.alerts;
		expect(alerts.map(({ id, text }) => [id, text.en])).toEqual([
			[1, water.text.en],
			[2, water.text.en],
		]);
		expect(await content("export", target)).toMatchObject({
			code: 1,
			said: expect.stringContaining("isn't empty"),
		});
	});

	test("where a former release has made the desk's rows the folder's, nothing of theirs lies over it, and later edits do again", async () => {
		const planned = { key: "2", number: 2, reason: "Not this year." };
		expect((await desk.ask("returnContent", { as: clerk, query: kind, body: planned })).status).toBe(200);
		const written = join(place, `${desk.database.engine}-written`);
		expect((await content("export", written)).code).toBe(0);
		const file = "tables/alerts.csv";
		writeFileSync(join(town, file), readFileSync(join(written, file)));
		await desk.database.db.transaction().execute(async (tx) => {
			const seq = await raiseContentSeq(tx);
			await tx.updateTable("content_items").set({ adopted: 2, base_hash: null, seq }).execute();
		});
		// The folder's row is read as it is, for nothing lies over it.
		await writeInFolder("Read by everybody.");
		await expect
			.poll(async () => (await shown())[0])
			.toMatchObject({ row: { text: { en: "Read by everybody." } } });
		expect(await differs()).toEqual([]);
		expect((await shown()).map(({ version }: { version: number }) => version)).toEqual([2, 2]);
		expect((await publish({ key: "1", basedOn: 2, row: water })).status).toBe(200);
		expect((await shown())[0]).toMatchObject({ row: water, version: 3 });
	});

	test("what staff should look at is told of what the desk has published too", async () => {
		const unsure = { ...water, text: { en: "Confirm at the office.", hi: "कार्यालय में पुष्टि कर लें।" } };
		const said = async (settings: Record<string, string>) =>
			(await command("review", [], { ...settings, TOWN: town })).said;
		const line = "tables/alerts.csv, 1, text, en: Confirm at the office.";
		const { json, status } = await publish({ key: "1", basedOn: 3, row: unsure });
		expect(status, JSON.stringify(json)).toBe(200);
		const seen = await said(desk.settings);
		expect(seen).toMatch(/^.*, with 1 published at the desk\n/);
		expect(seen).toContain(line);
		expect(await said({})).not.toContain(line);
		expect((await publish({ key: "1", basedOn: 4, row: water })).status).toBe(200);
	});
});

onEachDatabase((open) => {
	test("the database is a council's from what is published first", async () => {
		const desk = await open();
		const { db } = desk.database;
		const as = await desk.person("publish_alerts");
		const answer = await desk.ask("publishContent", { as, query: kind, body: { basedOn: 0, row: water } });
		expect(answer.status, answer.text).toBe(200);
		await nameCouncil(db, "Devgarh");
		expect(await rememberCouncil(db, "Devgarh")).toBeUndefined();
		expect(await rememberCouncil(db, "Chandanpur")).toBe("Devgarh");
		const empty = await open();
		expect(await rememberCouncil(empty.database.db, "Devgarh")).toBeUndefined();
		expect(await rememberCouncil(empty.database.db, "Chandanpur")).toBeUndefined();
		await nameCouncil(empty.database.db, "Chandanpur");
	});
});

test("another council's folder on the same database stops the start once something is published, with a sentence that says what to do", async () => {
	const town = changedTown({
		"council.yaml": (text) => text.replace("town: { en: Devgarh", "town: { en: Rampur"),
	});
	const settings = { DATA_DIR: join(place, "data") };
	const desk = await openDesk(settings);
	// As a start on Devgarh's folder does.
	await rememberCouncil(desk.database.db, "Devgarh");
	const clerk = await desk.person("publish_alerts");
	const published = await desk.ask("publishContent", {
		as: clerk,
		query: kind,
		body: { basedOn: 0, row: water },
	});
	expect(published.status).toBe(200);
	const { code, printed } = await startAndFail({ ...settings, TOWN: town });
	expect(code).toBe(1);
	expect(printed).toContain("what the staff of Devgarh have published");
	expect(printed).toContain("Set TOWN to the folder of Devgarh");
	expect((await command("content", ["renamed"], { ...settings, TOWN: town })).code).toBe(0);
	expect(await rememberCouncil(desk.database.db, "Rampur")).toBeUndefined();
	await desk.close();
});
