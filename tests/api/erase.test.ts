import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { reportTexts } from "#contract/complaints/report-lines.ts";
import { seconds } from "#contract/limits.ts";
import { phoneticKeys } from "#contract/phonetic-key.ts";
import { sqliteFile } from "#server/db/sqlite.ts";
import { openSqliteFile } from "#server/db/sqlite-file.ts";
import { beginSession } from "#server/session/sessions.store.ts";
import { pruneAudit } from "#server/staff/audit/audit.store.ts";
import { addPasswordRequest } from "#server/staff/users/password-requests.store.ts";
import { findUserByPhone } from "#server/staff/users/users.store.ts";
import { purge } from "../../tools/content/erase.ts";
import { alert } from "../support/alert.ts";
import { command } from "../support/command.ts";
import { aDrain, aForm, aPhoto, asForm, newId } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person, words } from "../support/desk.ts";
import { devgarh } from "../support/devgarh.ts";
import { shared } from "../support/shared.ts";
import { upload } from "../support/tus.ts";
import { film, pdf } from "../support/uploaded-files.ts";

const secret = "1234 5678 9012";
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

onEachDatabase((open) => {
	let desk: Desk;
	let other: Desk;
	let chief: Person;
	let clerk: Person;
	beforeAll(async () => {
		desk = await open({ keepsSearch: true });
		other = await open({ sharing: desk });
		chief = await desk.person("publish_alerts", "edit_content", "publish_content");
		clerk = await desk.person("publish_alerts", "edit_content");
	});
	const erase = (...parameters: string[]) =>
		command("content", ["erase", ...parameters], { ...desk.settings, TOWN: devgarh });
	const call = async (name: Parameters<Desk["ask"]>[0], kind: string, body: object, as = chief) =>
		(await desk.ask(name, { as, query: { kind }, body })).status;
	const versions = async (kind: string, key: string) => await desk.versions(chief, kind, key);
	const get = async (src: string, on = desk) => (await on.app.inject({ url: src })).statusCode;
	const audited = async () =>
		(await desk.ask("auditLines", { as: await desk.administrator(), query: { limit: 100 } })).json as {
			action: string;
			subject: string;
			detail: string;
		}[];

	test("a file that was taken off the site is erased with the command, on every server, and the version that showed it says so", async () => {
		const file = (await upload(desk, clerk, "beneficiaries.pdf", pdf(3))).json;
		await desk.ask("describeFile", {
			as: clerk,
			id: file.id,
			body: { titleEn: "Beneficiaries", titleHi: "लाभार्थी", descriptionEn: "", descriptionHi: "" },
		});
		const row = {
			title: { en: "List", hi: "सूची" },
			file: { $media: file.path },
			kind: "other",
			language: "hi",
		};
		const published = await desk.ask("publishContent", {
			as: chief,
			query: { kind: "documents" },
			body: { basedOn: 0, row: { ...row, file: file.path } },
		});
		expect(published.status, published.text).toBe(200);
		const { key } = published.json;
		const seen = await erase(file.path, "--yes");
		expect([seen.code, seen.said]).toEqual([
			1,
			expect.stringContaining(`readers see the file in desk/documents/${key}`),
		]);
		expect(await call("unpublishContent", "documents", { key, basedOn: 1 })).toBe(200);
		// Known to both servers, so that both have to forget it.
		for (const server of [desk, other]) await expect.poll(() => get(file.src, server)).toBe(200);

		const dry = await erase(`https://council.example/media/${file.path}?v=abc`);
		expect(dry, dry.said).toMatchObject({
			code: 0,
			said: expect.stringContaining("Nothing has been erased yet"),
		});
		expect([dry.said.includes("beneficiaries.pdf"), await get(file.src)]).toEqual([true, 200]);
		const done = await erase(file.path, "--yes");
		expect(done, done.said).toMatchObject({
			code: 0,
			said: expect.stringContaining(`desk/documents/${key}`),
		});
		for (const server of [desk, other]) {
			await expect.poll(() => get(file.src, server)).toBe(404);
		}
		expect(existsSync(join(desk.settings.MEDIA_STORE ?? "", file.path.replace("uploads/", "")))).toBe(false);
		expect(await versions("documents", key)).toMatchObject([
			{ version: 2, gone: [] },
			{ version: 1, row: { file: file.path }, gone: [{ name: "beneficiaries.pdf", by: null }] },
		]);
		expect((await audited())[0]).toMatchObject({ action: "erase file from the console", detail: file.path });
		// It can't come back by the way of the version that showed it.
		const again = { key, basedOn: 2, row: { ...row, file: file.path } };
		expect(await call("publishContent", "documents", again)).toBe(422);
		expect(await erase(file.path, "--yes")).toMatchObject({
			code: 0,
			said: expect.stringContaining("gone already"),
		});
	});

	test("at the desk a file that only older versions show is deleted by whoever publishes, and by nobody else", async () => {
		const file = (await upload(desk, clerk, "wrong.mp4", film())).json;
		const shows = { ...alert, text: { en: `See ${file.path}`, hi: "देखें" } };
		const remove = async (as: Person) => (await desk.ask("deleteFile", { as, id: file.id })).json.error;
		const shelf = async () =>
			(await desk.ask("mediaFiles", { as: clerk, query: { q: "WRONG.mp4", page: "1" } })).json.files;
		expect(await call("submitContent", "alerts", { basedOn: 0, row: shows })).toBe(200);
		expect(await remove(chief)).toContain("used in alert 2");
		await call("returnContent", "alerts", { key: "2", number: 1, reason: "No" }, clerk);
		const plan = { key: "2", basedOn: 1, row: shows, from: soon(seconds(3600)) };
		expect(await call("planContent", "alerts", plan)).toBe(200);
		expect(await remove(chief)).toContain("used in alert 2");
		expect((await shelf())[0]).toMatchObject({ uses: [{ kind: "alerts", key: "2" }], older: [] });
		await call("returnContent", "alerts", { key: "2", number: 2, reason: "No" }, clerk);
		expect(await call("publishContent", "alerts", { key: "2", basedOn: 2, row: shows })).toBe(200);
		expect(await call("publishContent", "alerts", { key: "2", basedOn: 3, row: alert })).toBe(200);
		expect((await shelf())[0]).toMatchObject({ uses: [], older: [{ kind: "alerts", key: "2" }] });
		expect(await remove(clerk)).toBe(words("fileWasShown"));
		expect(await remove(chief)).toBeUndefined();
		expect([await get(file.src), await shelf()]).toEqual([404, []]);
		const history = await versions("alerts", "2");
		expect(history.map(({ gone }: { gone: unknown[] }) => gone.length)).toEqual([0, 1, 1, 1]);
		expect(history[1]).toMatchObject({ row: shows, gone: [{ name: "wrong.mp4", by: chief.name }] });
	});

	test("the words of a version are erased with the command, unless readers see them or somebody is to decide about them", async () => {
		const personal = { ...alert, text: { en: `Aadhaar ${secret}`, hi: secret } };
		const published = await desk.ask("publishContent", {
			as: chief,
			query: { kind: "alerts" },
			body: { basedOn: 0, row: personal, note: `about ${secret}` },
		});
		const { key } = published.json;
		const preview = { key, row: personal };
		expect(await call("previewContent", "alerts", preview)).toBe(200);
		expect(await erase("alerts", key, "1", "--yes")).toMatchObject({
			code: 1,
			said: expect.stringContaining("readers see this version or will see it"),
		});
		expect(await call("unpublishContent", "alerts", { key, basedOn: 1 })).toBe(200);
		expect(await call("submitContent", "alerts", { key, basedOn: 2, row: personal })).toBe(200);
		expect(await erase("alerts", key, "3", "--yes")).toMatchObject({
			code: 1,
			said: expect.stringContaining("waits for review"),
		});
		await call("returnContent", "alerts", { key, number: 3, reason: `holds ${secret}` }, clerk);
		const remark = { key, number: 3, at: "text", text: `Aadhaar ${secret}` };
		expect(await call("remarkContent", "alerts", remark, clerk)).toBe(200);
		expect((await versions("alerts", key))[0].remarks).toHaveLength(1);

		const dry = await erase("alerts", key);
		expect(dry, dry.said).toMatchObject({
			code: 0,
			said: expect.stringContaining("Nothing has been erased yet"),
		});
		expect([
			dry.said.includes("version 1,"),
			dry.said.includes("version 3,"),
			dry.said.includes(secret),
		]).toEqual([true, true, false]);
		expect((await versions("alerts", key))[2].row).toMatchObject({ text: personal.text });
		const done = await erase("alerts", key, "--yes");
		expect(done.code, done.said).toBe(0);
		expect(await versions("alerts", key)).toMatchObject([
			{ version: 3, row: null, state: "returned", erasedAt: expect.any(String), reason: "", remarks: [] },
			{ version: 2, row: null, state: "approved", erasedAt: null },
			{ version: 1, row: null, state: "approved", erasedAt: expect.any(String), by: chief.name, from: null },
		]);
		expect(JSON.stringify(await desk.contents())).not.toContain(`"Aadhaar ${secret}`);
		expect((await audited())[0]).toMatchObject({
			action: "erase content from the console",
			subject: `alert ${key}`,
			detail: "1, 3",
		});
		// The row's list still finds it, and the next version is based on the mark.
		const rows = await desk.rows(chief, "alerts", { state: "off" });
		expect(rows).toMatchObject([{ key, row: null, state: "approved", version: 3 }]);
		expect((await desk.today(chief)).returned).toEqual([]);
		expect(await erase("alerts", key, "--yes")).toMatchObject({
			code: 1,
			said: expect.stringContaining("holds any words"),
		});
		expect(await call("publishContent", "alerts", { key, basedOn: 3, row: alert })).toBe(200);
	});

	test("no file at all holds what was erased or deleted any more: words, drafts, accounts, sessions, photographs, the search and what ended", async () => {
		const rare = (what: string) => `a-${what}-that-stands-nowhere-else`;
		const { db } = desk.database;
		const row = (words: string) => ({ ...alert, text: { en: words, hi: words } });
		const draft = "erased";
		for (const rev of [0, 1, 2]) {
			const words = rare("word").slice(0, 16 + 8 * rev);
			expect(await call("keepDraft", "alerts", { key: "", draft, rev, basedOn: 0, row: row(words) })).toBe(
				200,
			);
		}
		const publication = { basedOn: 0, row: row(rare("word")), draft };
		const sent = { as: chief, query: { kind: "alerts" }, body: publication };
		const { key } = (await desk.ask("publishContent", sent)).json;
		await call("dropDraft", "alerts", { key: "", draft, rev: 3 });
		expect(await call("previewContent", "alerts", { key, row: row(rare("ticket")) })).toBe(200);
		await call("publishContent", "alerts", { key, basedOn: 1, row: alert });
		const story = await changedStory(desk, chief);
		const typed = [...(await erasedComplaint(desk, rare))];
		// Pages of the tables are split and joined with what else is written.
		for (let more = 0; more < 30; more += 1) {
			const long = { ...alert, text: { en: "x".repeat(1 + more * 90), hi: "य" } };
			await call("publishContent", "alerts", { basedOn: 0, row: long });
		}
		const admin = await desk.administrator();
		const somebody = {
			name: rare("name"),
			role: clerk.roleId,
			phone: "6123456789",
			password: rare("password"),
		};
		expect((await desk.ask("addUser", { as: admin, body: somebody })).status).toBe(201);
		const { id = 0 } = (await findUserByPhone(db, "6123456789")) ?? {};
		await addPasswordRequest(db, id, 0);
		await beginSession(db, rare("session"), id, Date.now(), { device: rare("device"), address: "" });
		expect((await desk.ask("deleteUser", { as: admin, id })).status).toBe(200);
		const deletedAt = Date.now();
		const file = (await upload(desk, clerk, "erased.pdf", pdf(2, `/Erased (${rare("document")})`))).json;
		const body = { titleEn: rare("title"), titleHi: rare("title"), descriptionEn: "", descriptionHi: "" };
		expect((await desk.ask("describeFile", { as: clerk, id: file.id, body })).status).toBe(200);
		const renamed = { ...body, titleEn: "Another title" };
		expect((await desk.ask("describeFile", { as: clerk, id: file.id, body: renamed })).status).toBe(200);
		expect(await erase(file.path, "--yes")).toMatchObject({ code: 0 });
		const gone = ["word", "ticket", "session", "device", "password", "title", "document"].map(rare);
		gone.push(storyWord, ...phoneticKeys(storyWord));
		const holding = async () => {
			const files = await filesOf(desk);
			return gone.flatMap((words) =>
				files.filter(({ bytes }) => bytes.includes(words)).map(({ name }) => `${words}: ${name}`),
			);
		};
		expect((await holding()).join()).toContain(rare("word"));
		expect(await erase("stories", story, "1", "--yes")).toMatchObject({ code: 0 });
		const endWriting = desk.database.engine === "postgres" && keepWritingElsewhere();
		const erased = await erase("alerts", key, "1", "--yes");
		expect(erased, erased.said).toMatchObject({
			code: 0,
			said: expect.stringContaining("hold nothing any more"),
		});
		expect(await holding()).toEqual([]);
		// The log tells who was added and deleted, as long as it is kept.
		await pruneAudit(db, deletedAt + 1);
		gone.push(rare("name"), ...typed);
		const left = (await filesOf(desk)).map(({ name }) => name);
		expect(
			left.filter((name) => /private|\.pdf$/.test(name)),
			"its photographs and files",
		).toEqual([]);
		expect(await command("content", ["purge"], { ...desk.settings, TOWN: devgarh })).toMatchObject({
			code: 0,
		});
		expect(await holding()).toEqual([]);
		if (endWriting) await endWriting();
	});

	test("whoever erases hears where the words couldn't be taken out of the database's files, because somebody reads them", async () => {
		const { database } = desk;
		for (const keep of [read, ...(database.engine === "postgres" ? [writeElsewhere] : [])]) {
			const end = await keep(desk);
			const said: string[] = [];
			const say = (words: string) => said.push(words);
			expect(await purge(database, { say, warn: say }, 0)).toBe(false);
			expect(said.join()).toContain("may still be in the database's own files");
			await end();
		}
		expect(await command("content", ["purge"], { ...desk.settings, TOWN: devgarh })).toMatchObject({
			code: 0,
		});
	});
});

const storyWord = "Zubgyxodilak";

/** A story under a name of its own, whose first title readers could search for, and whose second lacks that word. @returns its key */
async function changedStory(desk: Desk, as: Person): Promise<string> {
	const query = { kind: "stories" };
	const [known] = (await desk.ask("contentRows", { as, query })).json.rows;
	const publish = async (title: string, more: object, name = {}) => {
		const row = { ...known.row, ...name, title: { en: title, hi: title } };
		const answer = await desk.ask("publishContent", { as, query, body: { ...more, row } });
		expect(answer.status, answer.text).toBe(200);
		return answer.json.key;
	};
	const indexed = async () =>
		(await filesOf(desk)).some(
			({ name, bytes }) => /search\.sqlite$/.test(name) && bytes.includes(storyWord),
		);
	const key = await publish(storyWord, { basedOn: 0 }, { $name: "a-story" });
	// With PostgreSQL the index is in memory.
	if (desk.database.engine === "sqlite") await expect.poll(indexed).toBe(true);
	await publish("Another story", { key, basedOn: 1 });
	return key;
}

/** A complaint to which much was said before it was erased. @returns what nothing of is to be left */
async function erasedComplaint(desk: Desk, rare: (what: string) => string): Promise<Iterable<string>> {
	const said = new Set<string>();
	const say = (what: string) => {
		said.add(rare(what));
		return rare(what);
	};
	const as = await desk.person("view_complaints", "handle_complaints", "assign_complaints");
	const report = Object.fromEntries([...reportTexts, "name"].map((name) => [name, say(name)]));
	const body = { ...aDrain, form: newId(), ...report, mobile: "6123406789" };
	const form = aForm(body);
	form.append("photo", new File([await aPhoto()], "a.jpg"));
	const { number: id, code } = (await desk.ask("reportComplaint", await asForm(form))).json;
	const stored = (await filesOf(desk)).filter(({ name }) => name.includes("private"));
	expect(stored.length).toBeGreaterThan(0);
	said.add(body.mobile);
	const own = { ...aDrain, form: newId(), name: say("friend"), mobile: "6123406788" };
	said.add(own.mobile);
	const { json: slip } = await desk.ask("reportComplaint", { body: own });
	const forget = { number: slip.number, code: slip.code, id: newId(), tell: "forget" };
	expect((await desk.ask("tellComplaint", { body: forget })).json.hasPerson).toBe(false);
	const move = async (fields: object) => {
		const { version } = (await desk.ask("complaint", { as, id })).json;
		const answer = await desk.ask("moveComplaint", { as, id, body: { id: newId(), version, ...fields } });
		expect(answer.status, answer.text).toBe(200);
	};
	await move({ move: "ask", question: say("question") });
	const answer = { tell: "answer", answer: say("answer") };
	await desk.ask("tellComplaint", { body: { number: id, code, id: newId(), ...answer } });
	await desk.ask("noteComplaint", { as, id, body: { id: newId(), text: say("remark") } });
	const why = { reason: say("reason"), words: say("refusal"), responsible: say("other") };
	await move({ move: "propose", ...why });
	expect((await desk.ask("eraseComplaint", { as, id })).status).toBe(200);
	return said;
}

/** Reads in a transaction that sees what was deleted since. @returns what ends it */
async function read({ settings, database: { db, engine } }: Desk): Promise<() => unknown> {
	if (engine === "sqlite") {
		const reader = openSqliteFile(join(settings.DATA_DIR ?? "", sqliteFile));
		reader.exec("begin");
		reader.prepare("select count(*) from users").get();
		return () => reader.close();
	}
	const reader = await db.startTransaction().setIsolationLevel("repeatable read").execute();
	await sql`select 1`.execute(reader);
	return () => reader.rollback().execute();
}

/** Writes in a transaction of another database of the cluster: PostgreSQL keeps what it might still see. @returns what ends it */
async function writeElsewhere(): Promise<() => unknown> {
	const writer = new pg.Client(`${await shared("postgres")}postgres`);
	await writer.connect();
	await writer.query("begin; select pg_current_xact_id()");
	return () => writer.end();
}

/** One such transaction after another, each a moment long. @returns what ends the last */
function keepWritingElsewhere(): () => Promise<void> {
	let isWriting = true;
	const writing = (async () => {
		while (isWriting) {
			const end = await writeElsewhere();
			await wait(200);
			await end();
		}
	})();
	return () => {
		isWriting = false;
		return writing;
	};
}

/** All files of the site's folders; of PostgreSQL those of this database too, once they are written. */
async function filesOf({ settings, database: { db } }: Desk) {
	const folders = [settings.DATA_DIR, settings.MEDIA_STORE];
	if (!settings.DATA_DIR) {
		await sql`checkpoint`.execute(db);
		const { rows } = await sql<{ folder: string }>`
			select current_setting('data_directory') || '/base/' || oid as folder from pg_database
			where datname = current_database()`.execute(db);
		folders.push(rows[0]?.folder);
	}
	return folders
		.flatMap((folder) => (folder ? readdirSync(folder, { withFileTypes: true, recursive: true }) : []))
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map((name) => ({ name, bytes: readFileSync(name) }));
}
