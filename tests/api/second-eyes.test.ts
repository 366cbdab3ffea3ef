import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Call, type CallName, calls } from "#contract/api.ts";
import { reviewedKinds } from "#contract/content/council.ts";
import { type DeskKind, deskKind, deskKindNames, isOrdered } from "#contract/content/desk.ts";
import { nameField } from "#contract/content/form-plan.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import { isGroup, orderKey, type Row, type RowValue } from "#contract/content/row.ts";
import { fileAddresses } from "#contract/files.ts";
import { type Lang, languages, withPrefix } from "#contract/language.ts";
import { days, minutes } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { type Permission, permissionNames } from "#contract/permissions.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { readEnv } from "#server/env.ts";
import { hashOf } from "#server/kit/encoded-response.ts";
import { createRenderer, type Renderer } from "#server/pages/render.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";
import { isLong, sweep } from "../support/long.ts";
import { upload } from "../support/tus.ts";
import { pdf, photo } from "../support/uploaded-files.ts";

/** Nothing reaches readers past whoever has to look at it first: the right to publish, and the second person where a council wants one. */
const both = (en: string, hi = "पंप") => ({ en, hi });
const fileWords = (en: string) => ({
	titleEn: en,
	titleHi: "पंप",
	descriptionEn: `${en} beside the pond`,
	descriptionHi: "तालाब के किनारे पंप",
});
const mark = { en: "seen by nobody yet", hi: "अभी किसी ने नहीं देखा" };
const agreed = { en: "agreed", hi: "तय हुआ" };
const later = () => new Date(Date.now() + days(1)).toISOString();

/** The same row with more words in each of its texts. */
function marked(value: RowValue, more: typeof mark = mark): RowValue {
	if (Array.isArray(value)) return value.map((each) => marked(each, more));
	if (!isGroup(value)) return value;
	const fields = Object.entries(value).map(([name, each]) => {
		const isWords = typeof each === "string" && languages.some((lang) => lang === name);
		return [name, isWords ? `${each} ${more[name as Lang]}` : marked(each, more)];
	});
	return Object.fromEntries(fields);
}

const withReview = (kinds: readonly string[]) =>
	changedTown({ "council.yaml": (text) => `${text}\nfourEyes: [${kinds.join(", ")}]\n` });

onOneDatabase((open) => {
	const deskWith = (...kinds: readonly string[]) => open({ town: withReview(kinds) });
	const asker =
		(desk: Desk) =>
		async (name: CallName, as: Person, kind: string, body: object): Promise<[number, string | undefined]> => {
			const { status, json } = await desk.ask(name, { as, query: { kind }, body });
			return [status, json.fieldErrors ? JSON.stringify(json.fieldErrors) : json.error];
		};
	const refused = (name: Parameters<typeof words>[0]) => [403, words(name)] as const;
	const rowOf = async (desk: Desk, as: Person, kind: string, key: string) =>
		(await desk.rows(as, kind, { key }))[0].row as Row;

	describe("the words of a file on the shelf", () => {
		const describeAs = async (desk: Desk, as: Person, id: number, en: string) => {
			const { status, json } = await desk.ask("describeFile", { as, id, body: fileWords(en) });
			return [status, json.error];
		};
		/** A story with a picture that has just been uploaded and described. */
		async function story(desk: Desk, clerk: Person) {
			const file = (await upload(desk, clerk, "IMG_1.jpg", await photo(200, 150, clerk.id))).json;
			expect(file.mayDescribe).toBe(true);
			expect(await describeAs(desk, clerk, file.id, "Pump")).toEqual([200, undefined]);
			const [known] = await desk.rows(clerk, "stories");
			return {
				file,
				key: `pump-${clerk.id}`,
				row: { ...known.row, [nameField]: `pump-${clerk.id}`, picture: file.path },
			};
		}
		const shelf = async (desk: Desk, as: Person) =>
			(await desk.ask("mediaFiles", { as, query: {} })).json.files[0];

		test("are free until readers get it or somebody is to decide; then whoever publishes changes them, and the log has those before", async () => {
			const desk = await open();
			const clerk = await desk.person("edit_content");
			const chief = await desk.person("edit_content", "publish_content");
			const ask = asker(desk);
			const { file, key, row } = await story(desk, clerk);
			expect(await ask("submitContent", clerk, "stories", { basedOn: 0, row })).toEqual([200, undefined]);
			expect(await describeAs(desk, clerk, file.id, "Unseen")).toEqual(refused("pictureWordsReviewed"));
			const taken = { key, number: 1 };
			expect((await ask("withdrawContent", clerk, "stories", taken))[0]).toBe(200);
			expect(await describeAs(desk, clerk, file.id, "A pump")).toEqual([200, undefined]);
			const again = { key, basedOn: 1, row };
			expect((await ask("publishContent", chief, "stories", again))[0]).toBe(200);
			expect(await describeAs(desk, clerk, file.id, "Unseen")).toEqual(refused("pictureWordsReviewed"));
			expect([(await shelf(desk, clerk)).mayDescribe, (await shelf(desk, chief)).mayDescribe]).toEqual([
				false,
				true,
			]);
			expect(await describeAs(desk, chief, file.id, "The new pump")).toEqual([200, undefined]);
			expect((await desk.audit()).at(-1)).toMatchObject({
				action: "describe file",
				subject_name: "The new pump",
				detail: `${file.path}: A pump | पंप | A pump beside the pond | तालाब के किनारे पंप`,
			});
			// The clerk's words go the way of all others, and hold until somebody takes them off.
			const described = {
				file: file.path,
				title: both("Hand pump"),
				description: both("A hand pump", "हाथ से चलने वाला पंप"),
			};
			expect((await ask("publishContent", clerk, "pictures", { basedOn: 0, row: described }))[0]).toBe(403);
			expect((await ask("submitContent", clerk, "pictures", { basedOn: 0, row: described }))[0]).toBe(200);
			expect((await ask("approveContent", chief, "pictures", { key: file.path, number: 1 }))[0]).toBe(200);
			expect(await describeAs(desk, chief, file.id, "Pump")).toEqual(refused("pictureWordsReviewed"));
			expect((await ask("unpublishContent", chief, "pictures", { key: file.path, basedOn: 1 }))[0]).toBe(200);
			expect(await describeAs(desk, chief, file.id, "Pump")).toEqual([200, undefined]);
		});

		test("go through review where the council wants a second person for what shows it, as do a gallery's words for the same picture", async () => {
			const desk = await deskWith("stories");
			const [clerk, chief] = [await desk.administrator(), await desk.administrator()];
			const ask = asker(desk);
			for (const kind of ["stories", "officers"]) {
				const form = await desk.ask("contentForm", { as: clerk, query: { kind } });
				expect(form.json.fourEyes, kind).toBe(kind === "stories");
			}
			const { file, key, row } = await story(desk, clerk);
			expect(await ask("submitContent", clerk, "stories", { basedOn: 0, row })).toEqual([200, undefined]);
			expect((await ask("approveContent", chief, "stories", { key, number: 1 }))[0]).toBe(200);
			expect(await describeAs(desk, chief, file.id, "Unseen")).toEqual(refused("pictureWordsReviewed"));
			const described = {
				file: file.path,
				title: both("Hand pump"),
				description: both("A hand pump", "हाथ से चलने वाला पंप"),
			};
			const sent = { basedOn: 0, row: described };
			expect(await ask("publishContent", clerk, "pictures", sent)).toEqual(refused("secondPairOfEyes"));
			const { file: _, ...text } = described;
			const inGallery = { basedOn: 0, row: { ...text, src: file.path } };
			expect(await ask("publishContent", clerk, "photos", inGallery)).toEqual(refused("secondPairOfEyes"));
			expect((await ask("submitContent", clerk, "pictures", sent))[0]).toBe(200);
			const decided = { key: file.path, number: 1 };
			expect(await ask("approveContent", clerk, "pictures", decided)).toEqual(refused("ownWork"));
			expect((await ask("approveContent", chief, "pictures", decided))[0]).toBe(200);
			const off = { key: file.path, basedOn: 1 };
			expect(await ask("unpublishContent", chief, "pictures", off)).toEqual(refused("secondPairOfEyes"));
			// A picture that no such row shows is described as before.
			const other = (await upload(desk, clerk, "IMG_2.jpg", await photo(200, 150, 77))).json;
			const own = {
				file: other.path,
				title: both("Pond"),
				description: both("The pond in May", "मई में तालाब"),
			};
			expect((await ask("publishContent", clerk, "pictures", { basedOn: 0, row: own }))[0]).toBe(200);
		});
	});

	test("documents that come with an act or a notice are looked at where the council lists documents, and the rest of the row isn't", async () => {
		const desk = await deskWith("documents");
		const [clerk, chief] = [await desk.administrator(), await desk.administrator()];
		const ask = asker(desk);
		const file = (await upload(desk, clerk, "x.pdf", pdf(1))).json;
		const paper = { title: both("Order"), file: file.path, kind: "other", language: "hi" };
		for (const kind of ["acts", "notices"] as const) {
			const row = await rowOf(desk, clerk, kind, "1");
			const withPaper = { ...row, files: [...((row.files as Row[] | undefined) ?? []), paper] };
			const plan = { key: "1", basedOn: 0, row: withPaper, from: later() };
			expect(await ask("planContent", clerk, kind, plan), kind).toEqual(refused("secondPairOfEyes"));
			const sent = { key: "1", basedOn: 0, row: withPaper };
			expect(await ask("publishContent", clerk, kind, sent), kind).toEqual(refused("secondPairOfEyes"));
			expect((await ask("submitContent", clerk, kind, sent))[0], kind).toBe(200);
			const decided = { key: "1", number: 1 };
			expect(await ask("approveContent", clerk, kind, decided), kind).toEqual(refused("ownWork"));
			expect((await ask("approveContent", chief, kind, decided))[0], kind).toBe(200);
			const shown = await rowOf(desk, clerk, kind, "1");
			const title = { ...shown, title: both("Another title", "दूसरा शीर्षक") };
			expect((await ask("publishContent", clerk, kind, { key: "1", basedOn: 1, row: title }))[0], kind).toBe(
				200,
			);
			const without = { key: "1", basedOn: 2, row: { ...title, files: [] } };
			expect(await ask("publishContent", clerk, kind, without), kind).toEqual(refused("secondPairOfEyes"));
		}
	});
});

/** Kinds of every sort: a table with documents, one in order, one of pictures, pages with an address, whole pages, maps, what stands on all pages. */
const sorts: readonly DeskKind[] = [
	"notices",
	"acts",
	"officers",
	"photos",
	"pictures",
	"stories",
	"ownPages",
	"noticesPage",
	"council",
	"menus",
	"facts",
	"redirects",
];

onOneDatabase((open) => {
	let town: string;
	let renderer: Renderer | undefined;
	/** Time goes by for the server: what is planned begins. It is morning at first, for at midnight pages say another day. */
	let gone = 0;
	let morning = 0;
	beforeAll(() => {
		const now = Date.now;
		morning = Date.parse(`${indianDay(now())}T09:00:00+05:30`) - now();
		gone = morning;
		vi.spyOn(Date, "now").mockImplementation(() => now() + gone);
	});
	afterAll(() => {
		vi.restoreAllMocks();
	});
	/** A desk whose pages are rendered, of a council that wants a second person for some kinds. */
	async function deskOf(kinds: readonly string[]): Promise<{ desk: Desk; chief: Person }> {
		const reviewed = /^reviewed: .*$/m;
		town = changedTown({
			"council.yaml": (text) => `${text}\n${kinds.length > 0 ? `fourEyes: [${kinds.join(", ")}]` : ""}\n`,
			// A press on "still right" changes this day and nothing else.
			"pages/notices.yaml": (text) => text.replace(reviewed, `reviewed: ${indianDay(Date.now())}`),
		});
		const desk = await open({ town });
		return { desk, chief: await desk.administrator() };
	}
	/** Every public page and file as readers get it, in the gate each page in one of its languages, and what each is made of. */
	async function readers(desk: Desk): Promise<ReadonlyMap<string, string>> {
		// A plan that slipped through is out by now.
		await desk.reloads.refresh();
		const { town, search } = desk.site.with([], undefined);
		renderer ??= await createRenderer(readEnv({ LOG_LEVEL: "silent" }), town, search);
		const { render } = renderer.over(town, search);
		const pages = town.pages.all.filter(({ audience, name }) => audience === "public" && name !== "userList");
		const paths = [
			...pages.flatMap(({ path }, at) =>
				sweep(languages, [languages[at % 2] as Lang]).map((lang) => withPrefix(path, lang)),
			),
			...fileAddresses.map(({ path }) => path),
		];
		const got = new Map<string, string>();
		for (const path of paths) {
			const response = await render(new Request(new URL(path, "http://localhost")), new Set());
			got.set(path, `${response.status} ${hashOf(await response.text())}`);
		}
		for (const kind of Object.keys(town.written) as ContentKind[]) {
			for (const lang of languages) got.set(`${kind} ${lang}`, hashOf(JSON.stringify(town.read(kind, lang))));
		}
		return got;
	}

	/** Looks at what readers get, and turns the clock back: after all kinds sessions would have ended, and a day begun. */
	async function readAs(before: ReadonlyMap<string, string>, desk: Desk, kind: DeskKind): Promise<void> {
		expect(await readers(desk), kind).toEqual(before);
		gone = morning;
	}

	/** Whatever somebody could try with a row of a kind, in an order in which each finds what it needs. */
	async function tries(desk: Desk, as: Person, kind: DeskKind): Promise<readonly CallName[]> {
		const query = { kind };
		const done: CallName[] = [];
		const ask = async (name: CallName, body: object) => {
			const { status, text } = await desk.ask(name, { as, query, body });
			expect(status, `${name} ${kind}: ${text}`).toBeLessThan(500);
			done.push(name);
		};
		const known = (await desk.ask("contentRows", { as, query })).json.rows.filter(
			({ row }: { row: Row }) => row,
		);
		const [{ key, row, version }] = known;
		const versions = (await desk.ask("contentVersions", { as, query: { kind, key } })).json;
		const { row: before } = versions.at(-1);
		const changed = marked(row) as Row;
		for (const sent of [{ row: changed }, { row: before }]) {
			await ask("publishContent", { key, basedOn: version, ...sent });
			const from = new Date(Date.now() + minutes(1)).toISOString();
			await ask("planContent", { key, basedOn: version, ...sent, from });
			gone += minutes(2);
			await ask("publishRows", { rows: [{ key, basedOn: version, ...sent }] });
		}
		await ask("previewRows", { list: "id\n1" });
		const { whole, closed, publish } = deskKind(kind);
		const mayPublish = (await desk.ask("me", { as })).json.permissions.includes(publish);
		// A row goes at once where it is wrong: that needs one person.
		if (!mayPublish || whole || closed || kind === "pictures") {
			await ask("unpublishContent", { key, basedOn: version });
			await ask("publishRows", { rows: [{ key, basedOn: version, row: null }] });
		}
		if (row.reviewed === undefined || kind === "noticesPage") {
			await ask("markContentReviewed", { key, basedOn: version });
		}
		if (isOrdered(kind)) {
			const order = { [orderKey]: known.map((each: { key: string }) => each.key).toReversed() };
			await ask("publishContent", { key: orderKey, basedOn: 0, row: order });
			await ask("unpublishContent", { key: orderKey, basedOn: 0 });
		}
		await ask("checkContent", { key, basedOn: version, row: changed });
		// The pages that it names are found by rendering them.
		if (isLong || kind === "notices") {
			await ask("previewContent", { key, row: changed, days: 1 });
			await ask("drawContent", { key, row: changed, lang: "en" });
		}
		const [link] = (await desk.ask("previewLinks", { as, query })).json;
		await ask("endPreviewLink", { id: link?.id ?? "a".repeat(22) });
		await ask("keepDraft", { key, draft: "a", rev: 0, basedOn: version, row: changed });
		await ask("submitContent", { key, basedOn: version, row: changed });
		await ask("approveContent", { key, number: version + 1 });
		await ask("remarkContent", { key, number: version + 1, at: "text", text: "So" });
		await ask("returnContent", { key, number: version + 1, reason: "So" });
		await ask("withdrawContent", { key, number: version + 1 });
		await ask("proposeContentOff", { key, basedOn: version + 1, reason: "Old" });
		await ask("submitRows", { rows: [{ key, basedOn: version + 2, row: changed }] });
		if (!mayPublish || kind !== "notices") {
			await ask("approveContent", { key, number: version + 2 });
			await ask("approveRows", { versions: [{ key, number: version + 2 }] });
		}
		return done;
	}

	const hasRows = async (desk: Desk, as: Person, kind: DeskKind) =>
		(await desk.rows(as, kind, { state: "out" })).length > 0;

	/** One writes other words, and another approves them, where the site can show them. */
	async function agree(
		desk: Desk,
		[writer, chief]: readonly [Person, Person],
		kind: DeskKind,
	): Promise<void> {
		const query = { kind };
		const shown = { as: writer, query: { ...query, state: "out" } };
		const [{ key, row, version }] = (await desk.ask("contentRows", shown)).json.rows;
		const body = { key, basedOn: version, row: marked(row, agreed) };
		const sent = await desk.ask("submitContent", { as: writer, query, body });
		expect([200, 422], sent.text).toContain(sent.status);
		if (sent.status === 422) return;
		const approval = { key, number: version + 1 };
		const approved = await desk.ask("approveContent", { as: chief, query, body: approval });
		expect(approved.status, `${kind}: ${approved.text}`).toBe(200);
	}

	/** Tries to change the files that pages show. */
	async function triesWithFiles(desk: Desk, as: Person): Promise<void> {
		const { files } = (await desk.ask("mediaFiles", { as, query: {} })).json;
		expect(files.length).toBeGreaterThan(0);
		for (const { id } of files) {
			for (const name of ["describeFile", "deleteFile"] as const) {
				const body = name === "describeFile" ? { body: fileWords(mark.en) } : {};
				expect((await desk.ask(name, { as, id, ...body })).status, name).toBeLessThan(500);
			}
		}
		await upload(desk, as, "new.pdf", pdf(1));
	}

	/** Something that staff have uploaded and described stands on a page. */
	async function showUpload(desk: Desk, [writer, chief]: readonly [Person, Person]): Promise<void> {
		const file = (await upload(desk, writer, "IMG_3.jpg", await photo(200, 150))).json;
		await desk.ask("describeFile", { as: writer, id: file.id, body: fileWords("Pump") });
		const [{ key, row }] = await desk.rows(chief, "stories");
		const query = { kind: "stories" };
		const body = { key, basedOn: 0, row: { ...row, picture: file.path } };
		const sent = await desk.ask("submitContent", { as: writer, query, body });
		expect(sent.status, sent.text).toBe(200);
		const approved = await desk.ask("approveContent", { as: chief, query, body: { key, number: 1 } });
		expect(approved.status, approved.text).toBe(200);
	}

	const writing = (calls as readonly Call[]).filter(
		({ method, who, path }) =>
			method !== "GET" && typeof who === "object" && /^\/api\/(content|media)/.test(path),
	);

	test("by somebody who may write and not publish", async () => {
		const { desk, chief } = await deskOf([]);
		await showUpload(desk, [await desk.administrator(), chief]);
		const others = permissionNames.filter((name) => !name.startsWith("publish_"));
		const sets: readonly (readonly Permission[])[] = sweep(
			[others, ["edit_content"], ["edit_pages"], ["edit_content", "edit_pages"]],
			[others],
		);
		const before = await readers(desk);
		const made = new Set<string>();
		for (const set of sets) {
			const as = await desk.person(...set);
			for (const kind of sweep(deskKindNames, sorts)) {
				if (!(await hasRows(desk, chief, kind))) continue;
				for (const name of await tries(desk, as, kind)) made.add(name);
				if (isLong) await readAs(before, desk, kind);
			}
			await triesWithFiles(desk, as);
			expect(await readers(desk)).toEqual(before);
		}
		// A call that is new is tried here too.
		const names = writing.map(({ name }) => name).filter((name) => !["dropDraft"].includes(name));
		expect([...made, "addFile", "describeFile", "deleteFile"].sort()).toEqual(names.sort());
	});

	test("by somebody who may do everything, where the council wants a second person for every kind", async () => {
		const { desk, chief } = await deskOf(reviewedKinds);
		const one = await desk.administrator();
		await showUpload(desk, [one, chief]);
		const kinds = sweep(deskKindNames, sorts).filter((kind) =>
			(reviewedKinds as readonly string[]).includes(kind),
		);
		const there: DeskKind[] = [];
		for (const kind of kinds) if (await hasRows(desk, chief, kind)) there.push(kind);
		// Two have agreed on other words than the folder's: nobody brings those back alone.
		for (const kind of there) await agree(desk, [one, chief], kind);
		const before = await readers(desk);
		for (const kind of there) {
			await tries(desk, one, kind);
			if (isLong) await readAs(before, desk, kind);
		}
		await triesWithFiles(desk, one);
		expect(await readers(desk)).toEqual(before);
	});
});
