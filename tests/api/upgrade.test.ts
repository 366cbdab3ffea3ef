import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { days } from "#contract/limits.ts";
import { checksumOf } from "#server/db/migrate.ts";
import { migrations } from "#server/db/migrations.ts";
import { openDatabase } from "#server/db/open.ts";
import { sqliteFile } from "#server/db/sqlite.ts";
import { openSqliteFile } from "#server/db/sqlite-file.ts";
import type { Db } from "#server/db/tables.ts";
import { readEnv } from "#server/env.ts";
import { draftsOf } from "#server/publishing/drafts.store.ts";
import { command } from "../support/command.ts";
import { aDrain, newId } from "../support/complaints.ts";
import { onEachDatabase, words } from "../support/desk.ts";
import { devgarh } from "../support/devgarh.ts";
import { isLong } from "../support/long.ts";
import { startAndFail } from "../support/server-process.ts";

/** The steps that stand in the councils' databases: a change of one locks out all who have had it. A new one is added here when it lands. */
const landed = [
	"6672d6ba4fdc807eca788db3b45aecc208571202bccdfa4d3388f74416a31a49",
	"5d6950e0bf49f24f5b141fc209f9881f537af8bb1a20d0b64a6dbc5d031b9ac4",
	"ff0695f3915d0a5f296628bd5e3dfe2365c241a598655b921d29fb7b55f6673c",
	"3513bba0d1103543acf575e48456252b6aaba5c215f389954f6042737354395b",
	"91477365e085c10a8bee4efff93baaf8409d6cb5851f6a1599c9871a01aa7440",
	"b721946150197d668639a56f65b9119a51eb12727935ae6113edfa0741e284da",
	"09d30111276b8c261233b3c939616873e0563e3a20b4e142951fdfb18434f675",
	"344aa46333baa7a085c156131305bf226484a9ac66f89e6a1e4131d0c2115319",
	"584cd0f0cd27b07a8bcf0c635003a47a2d50506765f4fd9e9aaa685b8e6a24a2",
	"ba06b1bb475ca9b31030f929a203ee62f1d67fd78e1318fd2b86082d2122cfd4",
	"1bb25c989a77b1fc146c712a45fc5def4626c553b51c5cadb2fcc63514e0e258",
	"b3d54b6870f8bb9f2d9f225d5dba39162c480ecf31ec5d6f97c7f005511f15e1",
	"32ef5a9d8bea697b522e80679d4c844fb55832d2c9eeeb3ac23102cbf5a92aa5",
	"0796af60b5b6c7896095d4fb2ac0f64d28750aef8ba41dd32dcc740086742de5",
	"1947720067d9f544341a12696887cf80bedbe62c963468e3018e522001d133cd",
	"5a9aaa184c0293a96629b296297a886155aed37434808863134e22c83519bb86",
	"c98b4ea5f068567266d409fd4876eebaba79c10521d0e6146c4b31b53ae1f8a3",
	"5db5b184bd013bcb41a834f45c1d1bd35d9c30a5d61c146ac119dca4b8ae5625",
	"f30a137c088e5f6a49f0237b15151c45afc5761d0b609887c25fda0c7966c3cb",
	"f41376a72be2521c06921d50ca5eed30972ec453494b30298f8f9e4266e64d2b",
	"27039ff3fe1f8f3899fe2f9f128a4229cc7940fa5470643527163e91c99642fe",
	"40cb21d1aeb0a33225b7413333240247f21a8a64ffeefc9b7983535f6b874a91",
	"0788b4065c11091d2dc117c5e709674cc2f8c7d48d8ae7371f4af20a96cf6b9a",
	"a78b26ea8c529f490786f37db90eed032c55a6aee8299cc33f0b9b06a5bd3a2f",
	"935a0842e3d00c739b5b121eb9169c254b2565d813e4ada0b9ddee9a0aef4b70",
	"4fbacf6bf09e419045c8f356622e1df3576e83f9d9f39f96b43921ded34bff4a",
	"7feb8042ec0f57e4a61cd4eff04375da39171c136cd6ee0c2795200e1e327972",
	"399d7a1dfa941fc4a3b596412a7ee06ef2a26ec82d71f8fd7d61a951b005c040",
	"8e028df6b5e5b7d51d1ede84a365fc67f382861abddd2f3e640cfe78999dc3dd",
	"a7c31efbcb89d6158fdf5a0946d9aa99bc6d0d658e7d610acc563a016563130c",
	"a5c69192e7d3beaaeb32e02fee18d7451652223162061a9b886b5b2282de989f",
	"9f5fd5af9bbb37d44af5a9b3b45fa96b5389ffd1ae024f5cbc510f70abec63d5",
	"f19754801a27a199114eb4f1fbc7cf99e1d74aa0e8d180246fb2cfb1f14e21b9",
	"489a47cf9a4b42a37433198ccad69436a4d4d07a387305ec38a21dc72e1de547",
	"25b0e8e6dee13138c4a7772f890ea8b792e0a2d6bc18dd1ade31b949836fb07c",
	"a154c1ef26e6dd937a362b72269612a014b1ee6751290b5f794ac6308e2ed967",
	"b20a3234738592f315dab5f131820acac724c9ed142894632f1c143142afa2ee",
	"5aee9ae911788c9fc0a57b7ab6a457403f809c5770deee7948be4e00b5d51f6f",
	"1c64372c90df5ddb1d84f918d9e4f2b60a19e4a53d52f5071b987ecb5b905cf0",
];

/** Changes of a later version: a column with a value for existing rows, and a table. */
const later = {
	name: "when a user signed in last",
	sql: [
		"alter table users add column signed_in_at bigint not null default 0",
		"create table devices (id {id}, user_id bigint not null references users (id) on delete cascade)",
	],
};
const steps = migrations as { name: string; sql: string[] }[];
const known = steps.length;
afterEach(() => {
	steps.length = known;
});

const open = (settings: Record<string, string>, say?: (line: string) => void) =>
	openDatabase(readEnv({ ...settings }).database, { ...(say && { say }) });

/** Holds what a server holds while it brings the tables up to date. @returns what lets go of it */
async function holdAsMigration({ DATABASE_URL, DATA_DIR = "" }: Record<string, string>) {
	if (DATABASE_URL) {
		const client = new pg.Client({ connectionString: DATABASE_URL });
		await client.connect();
		await client.query("select pg_advisory_lock(7254523)");
		return () => client.end();
	}
	const file = openSqliteFile(join(DATA_DIR, sqliteFile));
	file.exec("begin immediate");
	return async () => file.close();
}

/** Takes back the steps of what was sent, and of the kinds of counters. */
async function withoutSent(db: Db): Promise<void> {
	await sql`drop table feedback`.execute(db);
	await sql`alter table missed_searches drop column is_away`.execute(db);
	for (const name of [
		"tries_by_kind",
		"complaints_by_network",
		"complaints_by_answer",
		"complaints_by_arrival",
		"complaint_events_done",
	])
		await sql`drop index ${sql.ref(name)}`.execute(db);
	for (const name of ["kind", "most"]) await sql`alter table tries drop column ${sql.ref(name)}`.execute(db);
	for (const name of ["network", "resumes", "answered_at"])
		await sql`alter table complaints drop column ${sql.ref(name)}`.execute(db);
	await sql`drop table messages`.execute(db);
	await sql`drop index complaint_persons_by_stop`.execute(db);
	for (const name of ["told_in", "stop_key"])
		await sql`alter table complaint_persons drop column ${sql.ref(name)}`.execute(db);
	await sql`alter table users drop column email`.execute(db);
	await sql`drop table sent`.execute(db);
	await sql`alter table content_items add column begun_in text`.execute(db);
	await sql`alter table content_items add column begun_with text`.execute(db);
	await sql`create unique index content_items_by_window on content_items (kind, begun_in)`.execute(db);
}

test("the steps that have landed are those that stand in the councils' databases", () => {
	expect(migrations.map(checksumOf)).toEqual(landed);
});

onEachDatabase((openDesk, engine) => {
	test("a newer program brings the tables up to date, and users, sessions and audit log stay", async () => {
		const desk = await openDesk();
		const chief = await desk.administrator();
		await desk.ask("addRole", { as: chief, body: { name: "before the upgrade" } });
		const before = await desk.contents();
		await desk.app.close();

		steps.push(later);
		const upgraded = await open(desk.settings);
		const users = await sql<{ signed_in_at: number }>`select signed_in_at from users`.execute(upgraded.db);
		expect(users.rows.length).toBeGreaterThan(0);
		expect(users.rows.every(({ signed_in_at }) => Number(signed_in_at) === 0)).toBe(true);
		await sql`insert into devices (user_id) values (${chief.id})`.execute(upgraded.db);
		const applied = await upgraded.db.selectFrom("migrations").select("name").orderBy("id").execute();
		expect(applied.at(-1)).toEqual({ name: later.name });
		await upgraded.close();

		const again = await openDesk({ sharing: desk });
		expect((await again.ask("me", { as: chief })).status).toBe(200);
		const { users: people, ...others } = before as { users: object[] };
		expect(await again.contents()).toEqual({
			...others,
			users: people.map((user) => ({ ...user, signed_in_at: 0 })),
		});
	});

	test("a step that fails leaves the tables as they were, and the older program still opens them", async () => {
		const desk = await openDesk();
		const before = await desk.contents();
		steps.push(later, { name: "a mistake", sql: ["alter table nosuch add column a bigint"] });
		await expect(open(desk.settings)).rejects.toThrow(/nosuch/);
		steps.length = known;
		const older = await open(desk.settings);
		await older.close();
		expect(await desk.contents()).toEqual(before);
	});

	test("a command of a newer program refuses the older database in words, and leaves it as it is", async () => {
		const desk = await openDesk();
		const before = await desk.contents();
		await desk.database.db.deleteFrom("migrations").where("id", "=", known).execute();
		const places = { DATA_DIR: desk.settings.DATA_DIR ?? "", DATABASE_URL: desk.settings.DATABASE_URL ?? "" };
		for (const [name, ...words] of [
			["staff", "list"],
			["staff", "reset", "9876543210"],
			["reload"],
		] as const) {
			const { code, said } = await command(name, words, { ...places, TOWN: devgarh });
			expect([name, code]).toEqual([name, 1]);
			expect(said).toContain(`is older (step ${known - 1}) than this program (step ${known}), and was left`);
			expect(said).toContain("use the commands of the program that the service runs");
		}
		const applied = await desk.database.db.selectFrom("migrations").select("id").execute();
		expect(applied).toHaveLength(known - 1);
		expect(await desk.contents()).toEqual(before);
	});

	test("complaints keep their clock, and what office hours without sense had promised is no date; closed days of the settings are holidays for everybody", async () => {
		const desk = await openDesk();
		const { db } = desk.database;
		const slips = await Promise.all(
			[1, 2, 3, 4].map(() => desk.ask("reportComplaint", { body: { ...aDrain, form: newId() } })),
		);
		const numbers = slips.map(({ json }) => String(json.number));
		const [open_, waiting, never, held] = numbers;
		const arrived = 1_000_000;
		const clock = { arrived_at: arrived, due_at: arrived + 200, escalates_at: arrived + 300 };
		await withoutSent(db);
		await sql`alter table complaints drop column mohalla`.execute(db);
		await sql`alter table complaints add column paused_for bigint not null default 0`.execute(db);
		await sql`update complaints set arrived_at = ${arrived}, due_at = ${clock.due_at}, escalates_at = ${clock.escalates_at}, late_at = ${clock.due_at + 50}, late_again_at = ${clock.escalates_at + 50}, paused_for = 50`.execute(
			db,
		);
		await sql`update complaints set due_at = ${arrived + days(3000)} where number = ${never}`.execute(db);
		await sql`update complaints set state = 'waiting', late_at = ${arrived + 900} where number = ${waiting}`.execute(
			db,
		);
		await sql`update complaints set state = 'held', late_at = null, late_again_at = null, paused_for = 0 where number = ${held}`.execute(
			db,
		);
		const value = JSON.stringify({
			isOn: true,
			closedDays: [{ date: "2031-02-03", name: 'Mela "Nauchandi"' }],
		});
		await db.insertInto("settings").values({ name: "complaints", value, version: 1 }).execute();
		const step = steps.findIndex(({ name }) => name.startsWith("when a complaint is due")) + 1;
		await db.deleteFrom("migrations").where("id", ">=", step).execute();
		await (await open(desk.settings)).close();

		const rows = await db
			.selectFrom("complaints")
			.select(["number", "due_at", "escalates_at", "late_at"])
			.execute();
		const read = (number = "") => {
			const { due_at, escalates_at, late_at } = rows.find((row) => row.number === number) ?? {};
			return [due_at, escalates_at, late_at].map((moment) =>
				moment == null ? null : Number(moment) - arrived,
			);
		};
		expect(read(open_)).toEqual([250, 350, 250]);
		expect(read(waiting)).toEqual([900, 350, 900]);
		expect(read(never)).toEqual([null, null, 8_640_000_000_000_000 - arrived]);
		expect(read(held)).toEqual([200, 100, 100]);
		const again = await openDesk({ sharing: desk });
		const { json } = await again.ask("contentRows", {
			as: await again.administrator(),
			query: { kind: "holidays", key: "100001" },
		});
		expect(json.rows[0]?.row).toMatchObject({
			date: "2031-02-03",
			name: { en: 'Mela "Nauchandi"', hi: 'Mela "Nauchandi"' },
		});
	});

	test("versions are numbered in the order in which they begin, so that readers go on seeing what they saw, and drafts stay", async () => {
		const desk = await openDesk();
		const { db } = desk.database;
		const { id } = await db
			.insertInto("content_items")
			.values({ kind: "alerts", key: "9", latest: 6, seq: 1 })
			.returning("id")
			.executeTakeFirstOrThrow();
		const far = Date.parse("2039-01-01");
		// The second was planned for a moment after the third had been published; the fourth is still to come.
		const former = [
			{ made_at: 100, live_from: 100 },
			{ made_at: 200, live_from: 500 },
			{ made_at: 300, live_from: 300 },
			{ made_at: 400, live_from: far },
			{ made_at: 550, decided_at: 600, live_from: 600 },
			{ made_at: 700, live_from: null, state: "waiting" as const },
			{ made_at: 800, live_from: null, erased_at: 900 },
		];
		for (const [at, version] of former.entries()) {
			const body = JSON.stringify({ text: `written ${at + 1}` });
			const row = { item_id: id, number: at + 1, body, made_by: 1, made_name: "Clerk", ...version };
			await db.insertInto("content_versions").values(row).execute();
		}
		await sql`update content_versions set state = 'erased' where erased_at = 900`.execute(db);
		await sql`alter table content_drafts rename column draft to tab`.execute(db);
		await sql`alter table content_drafts rename column rev to count`.execute(db);
		await sql`insert into content_drafts (user_id, kind, key, tab, count, based_on, body, saved_at)
			values (1, 'alerts', '9', '1-2-3', 4, 5, '{}', 900)`.execute(db);
		await sql`alter table content_items drop column remarks`.execute(db);
		await sql`alter table media_files drop column focus`.execute(db);
		await withoutSent(db);
		await sql`drop table missed_searches`.execute(db);
		const ofComplaints = ["words", "notes", "photos", "persons", "events", "staff", "serials"].map(
			(of) => `complaint_${of}`,
		);
		for (const name of [...ofComplaints, "complaints", "settings"]) {
			await sql`drop table ${sql.table(name)}`.execute(db);
		}
		const step = steps.findIndex(({ name }) => name.startsWith("the highest begun number")) + 1;
		await db.deleteFrom("migrations").where("id", ">=", step).execute();
		await (await open(desk.settings)).close();
		const upgraded = await db
			.selectFrom("content_versions")
			.select(["number", "body", "live_from", "state"])
			.where("item_id", "=", id)
			.orderBy("number")
			.execute();
		expect(
			upgraded.map(({ number, body, live_from, state }) => [
				Number(number),
				JSON.parse(body ?? "").text,
				live_from === null ? null : Number(live_from),
				state,
			]),
		).toEqual([
			[1, "written 1", null, "approved"],
			[2, "written 3", null, "approved"],
			[3, "written 2", 500, "approved"],
			[4, "written 5", null, "approved"],
			[5, "written 4", far, "approved"],
			[6, "written 6", null, "waiting"],
			[7, "written 7", null, "approved"],
		]);
		expect(await draftsOf(db, 1, ["alerts"])).toMatchObject([{ key: "9", draft: "1-2-3", body: "{}" }]);
	});

	test("an older program refuses the newer database in words, and leaves it as it is", async () => {
		const desk = await openDesk();
		steps.push(later);
		await (await open(desk.settings)).close();
		steps.length = known;
		const before = await desk.contents();
		const newer = `newer than this version of the product (step ${known + 1}, known are ${known})`;
		await expect(open(desk.settings)).rejects.toThrow(newer);
		if (engine === "the embedded database") {
			const { code, printed } = await startAndFail(desk.settings);
			expect(code).toBe(1);
			expect(printed).toContain(newer);
			expect(printed).toContain("Install the newer version, or restore a backup made before the upgrade.");
			expect(printed).not.toContain("    at ");
		}
		expect(await desk.contents()).toEqual(before);
	});

	test("a server waits while another brings the tables up to date, and says so; one that has nothing to do waits for nobody", async () => {
		const desk = await openDesk();
		const letGo = await holdAsMigration(desk.settings);
		await (await open(desk.settings)).close();
		steps.push(later);
		const { promise: waits, resolve: say } = Promise.withResolvers<string>();
		const opening = open(desk.settings, say);
		expect(await Promise.race([waits, opening])).toMatch(/^Waits until another|as soon as another process/);
		await letGo();
		const upgraded = await opening;
		expect(await upgraded.db.selectFrom("migrations").selectAll().execute()).toHaveLength(known + 1);
		await upgraded.close();
	});

	if (engine === "PostgreSQL") {
		test("a step takes as long as it takes: nothing that limits calls limits it", async () => {
			const desk = await openDesk();
			const database = new URL(desk.settings.DATABASE_URL ?? "").pathname.slice(1);
			const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
			for (const each of limits)
				await sql`alter database ${sql.id(database)} set ${sql.id(each)} = '2s'`.execute(desk.database.db);
			const seen = limits.map((each) => `current_setting('${each}') as ${each}`);
			// Longer than a call may take.
			const wait = isLong ? ["select pg_sleep(4)"] : [];
			steps.push({ name: "slow", sql: [`create table seen as select ${seen.join()}`, ...wait] });
			const upgraded = await open(desk.settings);
			const { rows } = await sql<Record<string, string>>`select * from seen`.execute(upgraded.db);
			expect(rows).toEqual([Object.fromEntries(limits.map((each) => [each, "0"]))]);
			await upgraded.close();
		});
	}

	test("an older server beside a newer one takes no more changes and says why, shows pages, and goes on by itself when the newer one is gone again", async () => {
		const desk = await openDesk();
		const chief = await desk.administrator();
		const { db } = desk.database;
		await db
			.insertInto("migrations")
			.values({ id: known + 1, name: "of the future", checksum: "x", applied_at: 0 })
			.execute();
		const status = async () => (await desk.ask("ready")).status;
		await expect.poll(status).toBe(503);
		const before = await desk.contents();
		const add = (language: string) =>
			desk.ask("addRole", { as: chief, body: { name: "x" }, headers: { "accept-language": language } });
		const upload = () =>
			desk.app.inject({
				method: "POST",
				url: "/api/uploads",
				headers: {
					authorization: `Bearer ${chief.token}`,
					"tus-resumable": "1.0.0",
					"upload-length": "1",
				},
			});
		for (const answer of [await desk.ask("ready"), await add("en")]) {
			expect([answer.status, answer.json.error]).toEqual([503, words("beingUpgraded")]);
			expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
		}
		expect((await add("hi")).json.error).toContain("नया संस्करण");
		expect((await upload()).statusCode).toBe(503);
		expect(await desk.contents()).toEqual(before);
		expect((await desk.app.inject({ url: "/" })).statusCode).toBe(200);
		expect((await desk.ask("roles", { as: chief })).status).toBe(200);
		await db.deleteFrom("migrations").where("id", ">", known).execute();
		await expect.poll(status).toBe(200);
		expect((await add("en")).status).toBe(201);
	});
});
