import { beforeAll, expect, test } from "vitest";
import { minutes } from "#contract/limits.ts";
import { devgarh } from "#server/content/devgarh.fixture.ts";
import { readFolder } from "#server/content/from-files.ts";
import { reconcile } from "#server/content/reconcile.ts";
import { checkContent } from "#server/content/validated.ts";
import { raiseContentSeq } from "#server/publishing/content-clock.store.ts";
import { PublishedVersions } from "#server/publishing/published-versions.ts";
import { addVersion, type NewVersion } from "#server/publishing/version-changes.store.ts";
import { type Desk, onOneDatabase } from "../support/desk.ts";

/** A version of a notice may tell readers what it has changed: it is a correction as the folder would have it. */
const reading = readFolder(devgarh);
const drain = reading.sources.get("notices")?.table.get("2")?.raw as { id: string };
const [noon, day] = [Date.parse("2026-10-03T06:30:00Z"), 86_400_000];
const publicNote = { en: "Bids are taken until 20 October.", hi: "निविदाएँ 20 अक्टूबर तक ली जाएँगी।" };

onOneDatabase((open) => {
	let desk: Desk;
	beforeAll(async () => {
		desk = await open();
	});
	const add = (version: Partial<NewVersion>) =>
		desk.database.db.transaction().execute(async (tx) => {
			const row: NewVersion = {
				kind: "notices",
				key: "2",
				raw: drain,
				basedOn: 0,
				state: "approved",
				liveFrom: noon,
				liveUntil: null,
				note: "",
				base: "",
				...version,
			};
			// Planned a moment before, so that it comes by the clock.
			const madeAt = Number(row.liveFrom) - 1;
			await addVersion(tx, row, { id: 1, name: "Clerk" }, madeAt, await raiseContentSeq(tx));
		});
	/** Reads the corrections of the drain at a moment, without the folder's own. */
	const told = async (now: number) => {
		const published = new PublishedVersions(desk.database.db);
		await published.read();
		const { checked, rejected } = reconcile(reading, published.rowsAt(now));
		expect(rejected).toEqual([]);
		return checked.content.corrections.map(({ date, text }) => [date, text.en]);
	};
	const inFolder = checkContent(reading, []).content.corrections.map(({ date, text }) => [date, text.en]);

	test("it is told from the moment on at which readers see the version, under its day in India, and beside what was told before", async () => {
		await add({});
		expect(await told(noon)).toEqual(inFolder);
		await add({ basedOn: 1, liveFrom: noon + day, publicNote });
		expect(await told(noon + day - 1)).toEqual(inFolder);
		expect(await told(noon + day)).toEqual([...inFolder, ["2026-10-04", publicNote.en]]);
		await add({ basedOn: 2, liveFrom: noon + 3 * day });
		expect(await told(noon + 4 * day)).toEqual([...inFolder, ["2026-10-04", publicNote.en]]);
	});

	test("what waits for review isn't told, and a notice that is taken off takes its corrections along", async () => {
		const waiting = { basedOn: 3, state: "waiting", liveFrom: null, publicNote } as const;
		await add(waiting);
		expect(await told(noon + 9 * day)).toHaveLength(inFolder.length + 1);
		await add({ basedOn: 4, raw: null, liveFrom: noon + 9 * day });
		expect(await told(noon + 9 * day)).toEqual([]);
		await add({ basedOn: 5, liveFrom: noon + 10 * day });
		expect(await told(noon + 10 * day)).toHaveLength(inFolder.length + 1);
	});

	test("its field in the form is checked like the rest, told to whoever reviews, and kept beside the row", async () => {
		const other = await open();
		const clerk = await other.person("edit_content", "publish_content");
		const query = { kind: "notices" };
		const send = (body: object) => other.ask("publishContent", { as: clerk, query, body });
		const { fields } = (await other.ask("contentForm", { as: clerk, query })).json;
		expect(fields.at(-1)).toMatchObject({ name: "publicNote", type: "text", optional: true });
		const half = await send({
			key: "2",
			basedOn: 0,
			row: { ...drain, publicNote: { ...publicNote, hi: "" } },
		});
		expect(half).toMatchObject({
			status: 422,
			json: { fieldErrors: { "publicNote.hi": "Write this in both languages." } },
		});
		const { id: _, ...fresh } = drain ?? { id: "" };
		const early = await send({ basedOn: 0, row: { ...fresh, publicNote } });
		expect(early.json.fieldErrors.publicNote).toContain("isn't out yet");
		const row = { ...drain, publicNote };
		const submitted = await other.ask("submitContent", {
			as: clerk,
			query,
			body: { key: "2", basedOn: 0, row },
		});
		expect(submitted.status).toBe(200);
		const waiting = (await other.ask("contentVersions", { as: clerk, query: { ...query, key: "2" } }))
			.json[0];
		expect(waiting).toMatchObject({ state: "waiting", row: { publicNote } });
		const reviewer = await other.person("publish_content");
		const approved = await other.ask("approveContent", {
			as: reviewer,
			query,
			body: { key: "2", number: 1 },
		});
		expect(approved.status).toBe(200);
		const versions = (await other.ask("contentVersions", { as: clerk, query: { ...query, key: "2" } })).json;
		expect(versions[0].row).toMatchObject(drain ?? {});
		expect(versions[0].row).not.toHaveProperty("publicNote");
		const published = new PublishedVersions(other.database.db);
		await published.read();
		const { content } = reconcile(reading, published.rowsAt(Date.now())).checked;
		expect(content.corrections.at(-1)).toMatchObject({ notice: 2, text: publicNote });

		const moved = { ...drain, closes: "2041-03-02" };
		const sent = await send({ key: "2", basedOn: 1, row: moved });
		expect(sent.status, sent.text).toBe(200);
		await published.read();
		const { corrections } = reconcile(reading, published.rowsAt(Date.now())).checked.content;
		const after = corrections.toSorted((one, other) => one.id - other.id).at(-1);
		expect(after?.text.en, "a last date that moves is told also where its writer says nothing").toMatch(
			/^The last date is now 2 March 2041, instead of /,
		);
		expect(Math.abs(Number(after?.id) - Date.now())).toBeLessThan(minutes(5));
		const dearer = { ...moved, fee: { en: "₹600", hi: "₹600" } };
		const toldOf = async (basedOn: number, next: object) => {
			expect((await send({ key: "2", basedOn, row: next })).status).toBe(200);
			await published.read();
			const { corrections: all } = reconcile(reading, published.rowsAt(Date.now())).checked.content;
			return all.slice(corrections.length).map(({ text }) => text.en);
		};
		expect(await toldOf(2, { ...dearer, publicNote: "none" }), "its writer wants it so").toEqual([]);
		expect(await toldOf(3, { ...dearer, fee: { en: "₹900", hi: "₹900" } })).toEqual([
			"Fee: ₹900, instead of ₹600.",
		]);
	});
});
