import { beforeAll, describe, expect, test } from "vitest";
import { desk as limits, previews } from "#contract/content/limits.ts";
import { fill } from "#contract/language.ts";
import { days, seconds } from "#contract/limits.ts";
import { indianDay, indianMinute } from "#contract/moments.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { findPreview } from "#server/publishing/previews.store.ts";
import { hashToken } from "#server/session/token.ts";
import { givePermissions, takePermissions } from "#server/staff/roles/roles.store.ts";
import { givePassword } from "#server/staff/users/users.store.ts";
import { alert as water } from "../support/alert.ts";
import { type Desk, onEachDatabase, onOneDatabase, type Person, words } from "../support/desk.ts";
import { isLong } from "../support/long.ts";

/** Decision 35: what waits, what comes at its time, and what nobody else has seen yet. */
const query = { kind: "alerts" };
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

onEachDatabase((open) => {
	let desk: Desk;
	let clerk: Person;
	let chief: Person;
	beforeAll(async () => {
		desk = await open();
		clerk = await desk.person("publish_alerts");
		chief = await desk.person("publish_alerts");
	});
	const call = (name: Parameters<Desk["ask"]>[0], body: object, as = clerk) =>
		desk.ask(name, { as, query, body });
	const row = async (key: string) =>
		((await desk.rows(clerk, "alerts")) as { key: string }[]).find((each) => each.key === key);
	const versions = (key: string) => desk.versions(clerk, "alerts", key);
	const today = (as = clerk) => desk.today(as);

	test("what is sent for review is seen by nobody but the desk, until another approves it", async () => {
		const note = "For tomorrow's paper";
		expect(await call("submitContent", { basedOn: 0, row: water, note })).toMatchObject({ status: 200 });
		expect(await row("2")).toMatchObject({
			row: null,
			was: { level: "warning" },
			version: 1,
			state: "waiting",
		});
		expect((await today(chief)).waiting).toMatchObject([
			{ kind: "alerts", key: "2", number: 1, by: clerk.name, isOwn: false, note },
		]);
		expect((await today()).sent).toMatchObject([{ key: "2", isOwn: true }]);
		expect(await call("approveContent", { key: "2", number: 1 }, chief)).toMatchObject({ status: 200 });
		const approved = { by: clerk.name, decidedBy: chief.name };
		expect(await row("2")).toMatchObject({ row: { text: water.text }, state: "approved", ...approved });
		expect(await versions("2")).toMatchObject([
			{ version: 1, state: "approved", decidedBy: chief.name, by: clerk.name },
		]);
		expect((await today(chief)).waiting).toEqual([]);
		expect((await call("approveContent", { key: "2", number: 1 }, chief)).json.error).toBe(
			words("nothingToDecide"),
		);
	});

	test("what is returned comes back with the reason, and the next version is based on it", async () => {
		await call("submitContent", { key: "2", basedOn: 1, row: { ...water, level: "emergency" } });
		expect((await today(chief)).waiting).toMatchObject([{ changes: { en: "How urgent", hi: "कितनी ज़रूरी" } }]);
		expect((await call("returnContent", { key: "2", number: 2, reason: " " }, chief)).status).toBe(422);
		const reason = "Say which lane";
		expect((await call("returnContent", { key: "2", number: 2, reason }, chief)).status).toBe(200);
		expect((await today()).returned).toMatchObject([{ key: "2", number: 2, note: reason }]);
		expect((await today(chief)).returned).toEqual([]);
		expect(await row("2")).toMatchObject({ row: { level: "warning" }, version: 2, state: "returned" });
		expect((await call("publishContent", { key: "2", basedOn: 1, row: water })).status).toBe(409);
		expect((await call("publishContent", { key: "2", basedOn: 2, row: water })).status).toBe(200);
		expect((await today()).returned).toEqual([]);
	});

	test("a mistake is told before it is sent, checked, planned or approved", async () => {
		const wrong = { ...water, ends: "2026-11-23" };
		for (const name of ["checkContent", "submitContent", "planContent", "publishContent"] as const) {
			const more = name === "planContent" ? { from: soon(seconds(3600)) } : {};
			const answer = await call(name, { basedOn: 0, row: wrong, ...more });
			expect([answer.status, Object.keys(answer.json.fieldErrors)], name).toEqual([422, ["ends"]]);
		}
		expect((await call("checkContent", { basedOn: 0, row: water })).json.message).toBe(
			words("contentIsRight"),
		);
	});

	const line = async () => (await desk.audit()).at(-1);

	test("what is planned or ends is listed with its moment, and a plan can be returned before it comes", async () => {
		const from = soon(seconds(3600));
		const until = soon(seconds(7200));
		for (const [bad, moments] of [
			["in the past", { from: soon(-1) }],
			["ends before it begins", { from, until: soon(seconds(60)) }],
		] as const) {
			const answer = await call("planContent", { key: "2", basedOn: 3, row: water, ...moments });
			expect([answer.status, answer.json.error], bad).toEqual([422, words("momentIsPast")]);
		}
		expect(
			(
				await call("planContent", {
					key: "2",
					basedOn: 3,
					row: { ...water, level: "information" },
					from,
					until,
				})
			).status,
		).toBe(200);
		expect(await line()).toMatchObject({
			action: "plan content",
			subject_name: water.text.en,
			detail: `alert 2, ${indianMinute(Date.parse(from))} – ${indianMinute(Date.parse(until))}`,
		});
		const { planned, ending } = await today(chief);
		expect([planned, ending]).toMatchObject([[{ key: "2", number: 4, at: from }], [{ key: "2", at: until }]]);
		expect(await row("2")).toMatchObject({ row: { level: "warning" }, planned: from, version: 4 });
		const onlyPlanned = { as: clerk, query: { ...query, state: "planned" } };
		expect((await desk.ask("contentRows", onlyPlanned)).json.rows).toMatchObject([{ key: "2" }]);
		const answer = await call(
			"returnContent",
			{ key: "2", number: 4, reason: "The meeting was put off" },
			chief,
		);
		expect(answer.status).toBe(200);
		expect((await today(chief)).planned).toEqual([]);
		expect((await call("publishContent", { key: "2", basedOn: 4, row: water })).status).toBe(200);
	});

	test("a row has one plan at most: what is published, planned, approved or taken off later takes its place and names it", async () => {
		const { key } = (await call("publishContent", { basedOn: 0, row: water })).json;
		const moments = [3600, 7200, 10_800].map((after) => soon(seconds(after)));
		const [first, second, third] = moments;
		const plan = (basedOn: number, more: object) =>
			call("planContent", { key, basedOn, row: { ...water, level: "information" }, ...more });
		const planned = async () => (await today(chief)).planned.filter((each) => each.key === key);
		expect((await plan(1, { from: first, until: second })).json.withdrew).toBeNull();
		expect((await plan(2, { from: third })).json.withdrew).toEqual({
			version: 2,
			from: first,
			until: second,
		});
		expect(await planned()).toMatchObject([{ number: 3, at: third }]);

		expect((await call("submitContent", { key, basedOn: 3, row: water })).json.withdrew).toBeNull();
		expect(await planned(), "what only waits takes no place").toMatchObject([{ number: 3 }]);
		const approved = await call("approveContent", { key, number: 4 }, chief);
		expect(approved.json.withdrew).toEqual({ version: 3, from: third, until: null });
		expect(await planned()).toEqual([]);
		expect(await row(key)).toMatchObject({ planned: null, version: 4, state: "approved" });
		const states = await versions(key);
		expect(states.map(({ state, decidedBy }: Record<string, unknown>) => [state, decidedBy])).toEqual([
			["approved", chief.name],
			["withdrawn", chief.name],
			["withdrawn", clerk.name],
			["approved", null],
		]);

		await plan(4, { from: first });
		expect((await call("publishContent", { key, basedOn: 5, row: water })).json.withdrew).toMatchObject({
			version: 5,
		});
		await plan(6, { from: first });
		expect((await call("unpublishContent", { key, basedOn: 7 })).json.withdrew).toMatchObject({ version: 7 });
		expect(await planned()).toEqual([]);
	});

	describe("taken back before readers saw it", () => {
		const back = (key: string, number: number, as = clerk) => call("withdrawContent", { key, number }, as);

		test("is what waits for review, by its writer alone, whose words stay a version to go on from", async () => {
			const sent = await call("submitContent", { basedOn: 0, row: water });
			const { key } = sent.json;
			expect(sent.json).toMatchObject({ version: 1 });
			const theirs = await back(key, 1, chief);
			expect([theirs.status, theirs.json.error]).toEqual([403, words("othersWork")]);
			expect(await back(key, 1)).toMatchObject({ status: 200, json: { message: words("contentTakenBack") } });
			expect(await line()).toMatchObject({ action: "take content back", subject_name: water.text.en });
			expect((await today(chief)).waiting).toEqual([]);
			expect((await call("approveContent", { key, number: 1 }, chief)).status).toBe(409);
			expect(await row(key)).toMatchObject({ row: null, was: { level: "warning" }, state: "withdrawn" });
			expect((await today()).returned).toMatchObject([{ key, note: "" }]);
			expect((await today(chief)).returned).toEqual([]);
			const found = { as: clerk, query: { ...query, state: "returned" } };
			expect((await desk.ask("contentRows", found)).json.rows).toMatchObject([{ key }]);
			expect((await back(key, 1)).json.error).toBe(words("nothingToDecide"));
			expect((await call("publishContent", { key, basedOn: 1, row: water })).status).toBe(200);
			expect((await today()).returned).toEqual([]);
		});

		test("is what was planned, by whoever may publish it; what readers see stays", async () => {
			const { key } = (await call("publishContent", { basedOn: 0, row: water })).json;
			const from = soon(seconds(3600));
			const later = { ...water, level: "emergency" };
			const planned = await call("planContent", { key, basedOn: 1, row: later, from });
			expect(planned.json).toMatchObject({ key, version: 2 });
			expect((await back(key, 1)).json.error).toBe(words("nothingToDecide"));
			expect((await back(key, 2)).status).toBe(200);
			expect((await today()).planned).toEqual([]);
			expect(await row(key)).toMatchObject({ row: { level: "warning" }, planned: null, state: "withdrawn" });

			// Another's words, which a reviewer has planned, wait for a decision once more.
			await call("submitContent", { key, basedOn: 2, row: later });
			expect((await call("approveContent", { key, number: 3, from }, chief)).status).toBe(200);
			expect((await back(key, 3, chief)).status).toBe(200);
			expect((await today(chief)).waiting).toMatchObject([{ key, number: 3, by: clerk.name }]);
			expect((await back(key, 3)).status).toBe(200);
		});

		test("needs the right to publish where it is planned, and to write where it waits", async () => {
			const writer = await desk.person("edit_content");
			const reviewer = await desk.person("publish_content");
			const wards = { kind: "wards" };
			const ask = (name: Parameters<Desk["ask"]>[0], body: object, as: Person) =>
				desk.ask(name, { as, query: wards, body });
			const [{ key, row: ward }] = (await desk.ask("contentRows", { as: writer, query: wards })).json.rows;
			await ask("submitContent", { key, basedOn: 0, row: ward }, writer);
			const version = { key, number: 1 };
			expect((await ask("withdrawContent", version, clerk)).status).toBe(403);
			expect((await ask("approveContent", { ...version, from: soon(seconds(3600)) }, reviewer)).status).toBe(
				200,
			);
			expect((await ask("withdrawContent", version, writer)).status).toBe(403);
			expect((await ask("withdrawContent", version, reviewer)).status).toBe(200);
			expect((await ask("withdrawContent", version, writer)).status).toBe(200);
		});
	});

	describe("something new that is sent twice, because the first answer was lost,", () => {
		const lines = async () => (await desk.audit()).length;

		test("a change of what was there before is one version and one line of the audit log", async () => {
			const { key } = (await call("publishContent", { basedOn: 0, row: water })).json;
			const change = { key, basedOn: 1, row: { ...water, level: "emergency" }, draft: "change" };
			const before = await lines();
			const answers = await Promise.all([call("publishContent", change), call("publishContent", change)]);
			answers.push(await call("publishContent", change));
			expect(answers.map(({ json }) => json.version)).toEqual([2, 2, 2]);
			expect(await versions(key)).toHaveLength(2);
			expect(await lines()).toBe(before + 1);
			const another = await call("publishContent", change, chief);
			expect(another.status, "somebody else is told what has changed meanwhile").toBe(409);
		});

		test("gets the same key and version again, also after others have written on it", async () => {
			const body = { basedOn: 0, row: water, draft: "again" };
			const { key, version } = (await call("publishContent", body)).json;
			await call("publishContent", { key, basedOn: 1, row: { ...water, level: "emergency" } }, chief);
			expect((await call("publishContent", body)).json).toMatchObject({ key, version });
			expect(await versions(key)).toHaveLength(2);
		});

		test("is known by its own writer's draft only", async () => {
			const body = { basedOn: 0, row: water, draft: "mine" };
			const mine = (await call("publishContent", body)).json.key;
			expect((await call("publishContent", body, chief)).json.key).not.toBe(mine);
			expect((await call("publishContent", { ...body, draft: "other" })).json.key).not.toBe(mine);
			expect((await call("publishContent", { ...body, draft: undefined })).json.key).not.toBe(mine);
		});
	});

	test("a draft is its writer's alone, what comes late replaces and deletes nothing, and others see only who writes", async () => {
		const save = (draft: string, rev: number, en: string, as = clerk) =>
			call("keepDraft", { key: "2", draft, rev, basedOn: 5, row: { text: { en, hi: "" } } }, as);
		const drop = (draft: string, rev: number, as = clerk) => call("dropDraft", { key: "2", draft, rev }, as);
		const drafts = async (as: Person) =>
			(await desk.ask("contentDrafts", { as, query: { ...query, key: "2" } })).json;
		const mine = async () =>
			(await drafts(clerk)).mine.map((each: { draft: string; rev: number; row: typeof water }) => [
				each.draft,
				each.rev,
				each.row.text.en,
			]);
		const saved = await save("a", 0, "One");
		expect(saved.json.rev).toBe(1);
		expect(Date.parse(saved.json.savedAt)).toBeLessThanOrEqual(Date.now());
		expect((await save("a", 1, "Two")).json.rev).toBe(2);
		// Another window, which knows the first words only; and the latest letter once more, because its answer was lost.
		expect((await save("a", 1, "Other words")).json.error).toBe(words("draftChanged"));
		expect((await save("a", 1, "Two")).json.rev).toBe(2);
		await save("b", 0, "Elsewhere");
		expect(await mine()).toEqual([
			["b", 1, "Elsewhere"],
			["a", 2, "Two"],
		]);
		expect(await drafts(chief)).toEqual({ mine: [], others: [clerk.name] });
		expect((await save("c", 0, "Theirs", chief)).json.others).toEqual([clerk.name]);
		await drop("c", 1, chief);
		expect((await today()).draft).toHaveLength(2);
		expect((await today(chief)).draft).toEqual([]);
		await drop("b", 1, chief);
		await drop("a", 1);
		expect(await mine()).toHaveLength(2);
		await drop("a", 2);
		expect((await today()).draft).toMatchObject([
			{ kind: "alerts", key: "2", name: { en: "Elsewhere" }, draft: "b", filled: 1 },
		]);
	});

	test("nobody fills the database with drafts", async () => {
		const writer = await desk.person("publish_alerts");
		const keep = (draft: string, rev: number) =>
			call("keepDraft", { key: "", draft, rev, basedOn: 0, row: {} }, writer);
		const many = await Promise.all(Array.from({ length: limits.drafts }, (_, at) => keep(`t${at}`, 0)));
		expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
		expect((await keep("one-more", 0)).json.error).toBe(words("tooManyDrafts"));
		expect((await keep("t0", 1)).status).toBe(200);
	});

	test("what is remarked at a field goes on with the next version, is settled by its writer, and ends when one is published", async () => {
		const { key } = (await call("submitContent", { basedOn: 0, row: water })).json;
		const at = { key, number: 1, at: "text", text: "Which lane?" };
		expect((await call("remarkContent", at, await desk.person("edit_content"))).status).toBe(403);
		expect((await call("remarkContent", { ...at, text: " " }, chief)).status).toBe(422);
		for (const text of ["Where?", at.text]) {
			expect((await call("remarkContent", { ...at, text }, chief)).status).toBe(200);
		}
		await call("remarkContent", { ...at, at: "ends" }, chief);
		const remark = { text: at.text, by: chief.name, done: false };
		expect((await versions(key))[0].remarks).toEqual([
			{ ...remark, at: "text" },
			{ ...remark, at: "ends" },
		]);
		await call("returnContent", { key, number: 1, reason: "See the fields" }, chief);
		expect((await call("remarkContent", { key, number: 1, at: "text" })).status).toBe(200);
		await call("submitContent", { key, basedOn: 1, row: water });
		const [latest, before] = await versions(key);
		expect(latest.remarks.map(({ done }: { done: boolean }) => done)).toEqual([true, false]);
		expect(before.remarks).toEqual([]);
		expect((await call("remarkContent", { ...at, number: 1 }, chief)).status).toBe(409);
		await call("approveContent", { key, number: 2 }, chief);
		expect((await versions(key))[0].remarks).toEqual([]);
		expect((await call("remarkContent", { ...at, number: 2 }, chief)).status).toBe(409);
		await call("submitContent", { key, basedOn: 2, row: water });
		for (let count = 0; count < limits.remarks; count += 1) {
			await call("remarkContent", { ...at, number: 3, at: `text.${count}` }, chief);
		}
		expect((await call("remarkContent", { ...at, number: 3 }, chief)).status).toBe(409);
		await call("publishContent", { key, basedOn: 3, row: water });
		await call("submitContent", { key, basedOn: 4, row: water });
		expect((await versions(key))[0].remarks).toEqual([]);
	});
});

onOneDatabase((open) => {
	test("a document of a notice or an act is changed with it alone: as a document of its own it isn't there", async () => {
		const town = changedTown({ "council.yaml": (text) => `${text}\nfourEyes: [notices]\n` });
		const desk = await open({ town });
		const clerk = await desk.person("edit_content", "publish_content");
		const query = { kind: "documents" };
		const ask = (name: Parameters<Desk["ask"]>[0], body: object, kind = "documents") =>
			desk.ask(name, { as: clerk, query: { kind }, body });
		const rows = async (kind: string, key: string) => desk.rows(clerk, kind, { key });
		const before = await desk.contents();
		const row = { file: "documents/minutes-2026-09.pdf", title: water.text, kind: "notice", language: "hi" };
		const from = soon(seconds(3600));
		for (const key of ["4", "5", "77"]) {
			expect(await rows("documents", key), key).toEqual([]);
			const history = await desk.ask("contentVersions", { as: clerk, query: { ...query, key } });
			expect(history.json, key).toEqual([]);
			for (const [name, body] of [
				["checkContent", { key, basedOn: 0, row }],
				["submitContent", { key, basedOn: 0, row }],
				["publishContent", { key, basedOn: 0, row }],
				["planContent", { key, basedOn: 0, row, from }],
				["previewContent", { key, row }],
				["unpublishContent", { key, basedOn: 0 }],
				["approveContent", { key, number: 1 }],
			] as const) {
				const { status, json } = await ask(name, body);
				expect([status, json.error], `${name} ${key}`).toEqual([404, words("unknownContent")]);
			}
		}
		expect(await desk.contents()).toEqual(before);

		// Nor does an act take it away by writing under its number: the act's is another one.
		const [{ row: act }] = await rows("acts", "1");
		const taking = { ...act, files: [{ ...row, id: "5" }] };
		expect((await ask("publishContent", { key: "1", basedOn: 0, row: taking }, "acts")).status).toBe(200);
		expect((await rows("acts", "1"))[0].row.files).toMatchObject([{ id: "6" }]);
		expect((await rows("notices", "1"))[0].row.files).toMatchObject([
			{ id: "5", file: "documents/tender-1.pdf" },
		]);

		// A number that is kept for a notice which waits for review is no document either.
		const [{ row: notice }] = await rows("notices", "1");
		const waiting = { ...notice, files: [...notice.files, row] };
		expect((await ask("submitContent", { key: "1", basedOn: 0, row: waiting }, "notices")).status).toBe(200);
		expect((await ask("publishContent", { key: "7", basedOn: 0, row })).status).toBe(404);
	});

	test("a preview that is shared leaves a line in the audit log, without its ticket; one for oneself leaves none", async () => {
		const desk = await open();
		const chief = await desk.administrator();
		const preview = async (more: object) =>
			(await desk.ask("previewContent", { as: chief, query, body: { row: water, ...more } })).json;
		const lines = () => desk.audit();
		const before = (await lines()).length;
		await preview({});
		expect(await lines()).toHaveLength(before);
		const { ticket, endsAt } = await preview({ days: 7 });
		const shared = (await lines()).at(-1);
		expect(shared).toMatchObject({
			action: "share preview",
			subject_name: water.text.en,
			detail: expect.stringMatching(`^alert \\d+, – ${indianMinute(Date.parse(endsAt))}$`),
		});
		expect(JSON.stringify(shared)).not.toContain(ticket);
	});

	test("whoever writes and doesn't publish asks for something to be taken off, with a reason; it goes once another agrees", async () => {
		const desk = await open();
		const [clerk, chief] = [await desk.person("edit_content"), await desk.person("publish_content")];
		const query = { kind: "hospitals" };
		const [{ key, row }] = await desk.rows(chief, "hospitals");
		const call = (name: Parameters<Desk["ask"]>[0], as: Person, body: object, kind = "hospitals") =>
			desk.ask(name, { as, query: { kind }, body: { key, ...body } });
		const list = async () =>
			(await desk.ask("contentRows", { as: chief, query: { ...query, key } })).json.rows[0];
		const reason = "It has closed";
		expect(
			(await call("proposeContentOff", clerk, { basedOn: 0, reason: " " })).json.fieldErrors.reason,
		).toBe(words("offReasonRequired"));
		expect((await call("proposeContentOff", chief, { basedOn: 0, reason })).status).toBe(403);
		expect((await call("unpublishContent", clerk, { basedOn: 0 })).status).toBe(403);
		expect((await call("proposeContentOff", clerk, { basedOn: 0, reason })).json.message).toBe(
			words("contentSubmitted"),
		);
		expect((await desk.today(chief)).waiting).toMatchObject([
			{ key, number: 1, off: true, by: clerk.name, note: reason },
		]);
		expect(await list()).toMatchObject({ row, state: "waiting" });
		// Another's words would be lost with it.
		expect((await call("proposeContentOff", clerk, { basedOn: 0, reason })).status).toBe(409);
		expect((await call("returnContent", chief, { number: 1, reason: "It is open" })).status).toBe(200);
		expect((await desk.today(clerk)).returned).toMatchObject([{ key, off: true, note: "It is open" }]);
		expect((await call("proposeContentOff", clerk, { basedOn: 1, reason })).status).toBe(200);
		expect((await call("withdrawContent", clerk, { number: 2 })).status).toBe(200);
		expect((await call("proposeContentOff", clerk, { basedOn: 2, reason })).status).toBe(200);
		expect((await call("approveContent", clerk, { number: 3 })).status).toBe(403);
		expect((await call("approveContent", chief, { number: 3 })).status).toBe(200);
		expect(await list()).toMatchObject({ row: null, state: "approved" });
		const audit = await desk.audit();
		expect(audit.slice(-2).map(({ action, subject_name }) => [action, subject_name])).toEqual([
			["propose taking content off", row.name.en],
			["take content off", row.name.en],
		]);
		const needed = { key: "1", basedOn: 0, reason };
		expect(
			(await call("proposeContentOff", clerk, needed, "officers")).status,
			"a board has this officer",
		).toBe(422);
		const writer = await desk.person("edit_pages");
		const page = { key: "all", basedOn: 0, reason };
		expect(
			(await call("proposeContentOff", writer, page, "noticesPage")).status,
			"a page is always there",
		).toBe(404);
	});

	test("whoever publishes without writing brings back what was approved before, and no other words", async () => {
		const desk = await open();
		const clerk = await desk.person("edit_content", "publish_content");
		const chief = await desk.person("publish_content");
		const query = { kind: "hospitals" };
		const [{ key, row: folder }] = await desk.rows(chief, "hospitals");
		const named = (en: string) => ({ ...folder, name: { en, hi: "घंटाघर अस्पताल" } });
		const call = async (name: Parameters<Desk["ask"]>[0], as: Person, body: object) =>
			(await desk.ask(name, { as, query, body: { key, ...body } })).status;
		const publish = (as: Person, basedOn: number, row: object) =>
			call("publishContent", as, { basedOn, row });
		expect(await publish(clerk, 0, named("Clock Tower"))).toBe(200);
		expect(await call("submitContent", clerk, { basedOn: 1, row: named("Clok Tower") })).toBe(200);
		expect(await call("returnContent", chief, { number: 2, reason: "A letter is missing" })).toBe(200);
		for (const words of ["Clok Tower", "New Clock Tower"]) {
			expect(await publish(chief, 2, named(words)), words).toBe(403);
			expect(await call("submitContent", chief, { basedOn: 2, row: named(words) }), words).toBe(403);
		}
		expect(await publish(chief, 2, folder)).toBe(200);
		expect(await publish(chief, 3, named("Clock Tower"))).toBe(200);
		// Rows that they take off they can bring back; new ones they would have to write.
		expect(await call("unpublishContent", chief, { basedOn: 4 })).toBe(200);
		expect(await publish(chief, 5, folder)).toBe(200);
		const copy = await desk.ask("publishContent", { as: chief, query, body: { basedOn: 0, row: folder } });
		expect(copy.status).toBe(403);
		const stranger = await desk.person("edit_pages", "publish_alerts");
		expect(await call("submitContent", stranger, { basedOn: 6, row: folder })).toBe(403);
	});
});

onEachDatabase((open, engine) => {
	test("a preview ends with what its maker may do, and never comes back; one's own ends with the session, a shared one by a press", async () => {
		const desk = await open();
		const chief = await desk.administrator();
		const { db } = desk.database;
		const clerk = await desk.person("publish_alerts");
		const make = async (more: object, as: Person = clerk) =>
			(await desk.ask("previewContent", { as, query, body: { row: water, ...more } })).json.ticket;
		const opens = async (ticket: string, now = Date.now()) =>
			(await findPreview(db, hashToken(ticket), now)) !== undefined;
		const people = { as: chief, body: { userIds: [clerk.id] } };
		const again = async () => ({ ...clerk, token: await desk.session(clerk.id) });

		// Each way in which somebody is let in no more, or not as before; a session that goes on keeps its own previews.
		const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
			["suspended", () => desk.ask("suspendUsers", people)],
			["another password", () => givenPassword()],
			["sessions ended", () => desk.ask("endUserSessions", { as: chief, id: clerk.id })],
		];
		const body = { password: "kheer-nadi-pul-aam-mor-48" };
		const givenPassword = () => desk.ask("resetPassword", { as: chief, id: clerk.id, body });
		for (const [way, end] of ways) {
			await givePassword(db, clerk.id, "", null);
			const as = await again();
			const [own, shared] = [await make({}, as), await make({ days: 7 }, as)];
			expect([await opens(own), await opens(shared)], way).toEqual([true, true]);
			await end();
			expect([await opens(own), await opens(shared)], way).toEqual([false, false]);
			expect((await desk.ask("reinstateUsers", people)).status).toBe(200);
			expect([await opens(own), await opens(shared)], way).toEqual([false, false]);
		}

		await givePassword(db, clerk.id, "", null);
		const as = await again();
		const [own, shared, wrong] = [
			await make({}, as),
			await make({ days: 7 }, as),
			await make({ days: 1 }, as),
		];
		// No right to any such row any more, for a while.
		await takePermissions(db, clerk.roleId);
		expect([await opens(own), await opens(shared)]).toEqual([false, false]);
		await givePermissions(db, clerk.roleId, [await desk.permissionId("publish_alerts")]);
		const links = async (of: Person) => (await desk.ask("previewLinks", { as: of, query })).json;
		expect(await links(as)).toMatchObject([
			{ by: clerk.name, isOwn: true, name: water.text.en },
			{ isOwn: true },
		]);
		const [{ id }] = await links(chief);
		const stranger = await desk.person("edit_content");
		expect(await links(stranger)).toEqual([]);
		const end = (of: Person) => desk.ask("endPreviewLink", { as: of, query, body: { id } });
		expect((await end(stranger)).status).toBe(403);
		expect((await end(as)).json.message).toBe(words("previewLinkEnded"));
		expect((await end(as)).status).toBe(404);
		expect([await opens(wrong), await opens(shared)]).toEqual([false, true]);
		// Signing out here ends what was made here for oneself.
		expect((await desk.ask("logout", { as })).status).toBe(200);
		expect([await opens(own), await opens(shared)]).toEqual([false, true]);
		const now = Date.now();
		const lastDay = { lastDay: indianDay(now) };
		expect((await desk.ask("setLastDay", { as: chief, id: clerk.id, body: lastDay })).status).toBe(200);
		expect([await opens(shared, now), await opens(shared, now + days(1))]).toEqual([true, false]);
		expect((await desk.ask("deleteUser", { as: chief, id: clerk.id })).status).toBe(200);
		expect(await opens(shared)).toBe(false);
	});

	if (engine === "PostgreSQL" && !isLong) return;

	test("one person shares so many links, keeps the newest previews and writes so many versions a day, and hears it in a sentence", async () => {
		const desk = await open();
		const { db } = desk.database;
		const clerk = await desk.person("publish_alerts");
		const preview = (more: object) =>
			desk.ask("previewContent", { as: clerk, query, body: { row: water, ...more } });
		for (let count = 0; count < previews.mostShared; count += 1) await preview({ days: 7 });
		const refused = await preview({ days: 7 });
		expect([refused.status, refused.json.error]).toEqual([
			409,
			fill(words("tooManyLinks"), { most: previews.mostShared }),
		]);
		const first = (await preview({})).json.ticket;
		for (let count = 0; count < previews.mostOwn; count += 1) await preview({});
		expect(await findPreview(db, hashToken(first), Date.now())).toBeUndefined();
		const { previews: kept } = (await desk.contents()) as { previews: unknown[] };
		expect(kept).toHaveLength(previews.mostOwn + previews.mostShared);

		expect(
			(await desk.ask("publishContent", { as: clerk, query, body: { basedOn: 0, row: water } })).status,
		).toBe(200);
		const { content } = (await desk.contents()) as { content: { item_id: number; made_at: number }[] };
		const last = content.at(-1);
		const many = Array.from({ length: limits.versionsADay - 1 }, (_, at) => ({
			item_id: Number(last?.item_id),
			number: at + 2,
			body: null,
			made_at: Number(last?.made_at),
			made_by: clerk.id,
			made_name: clerk.name,
		}));
		await db
			.insertInto("content_versions")
			.values(many as never)
			.execute();
		const late = await desk.ask("submitContent", { as: clerk, query, body: { basedOn: 0, row: water } });
		expect([late.status, late.json.error]).toEqual([
			409,
			fill(words("tooManyVersions"), { most: limits.versionsADay }),
		]);
		const chief = await desk.administrator();
		expect(
			(await desk.ask("submitContent", { as: chief, query, body: { basedOn: 0, row: water } })).status,
		).toBe(200);
	});
});
