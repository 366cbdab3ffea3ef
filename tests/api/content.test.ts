import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { addMissingPermissions } from "#server/staff/permissions/permissions.store.ts";
import { findRoleByName, permissionsOfRole } from "#server/staff/roles/roles.store.ts";
import { alert as water } from "../support/alert.ts";
import { callerAt, firstSettings, signIn } from "../support/clerk.ts";
import { type Desk, onEachDatabase, openDesk, type Person, words } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Decision 32: what staff publish lies over the council's folder, version by version. */
const office = { en: "Fewer vehicles are on the road.", hi: "गाड़ियाँ कम चल रही हैं।" };
const query = { kind: "alerts" };

onEachDatabase((open) => {
	let desk: Desk;
	let clerk: Person;
	beforeAll(async () => {
		desk = await open();
		clerk = await desk.person("publish_alerts");
	});
	const publish = (body: object, as = clerk, kind = "alerts") =>
		desk.ask("publishContent", { as, query: { kind }, body });
	const rows = async (kind = "alerts") =>
		(await desk.ask("contentRows", { as: clerk, query: { kind } })).json.rows as {
			key: string;
			row: Record<string, unknown> | null;
			was?: Record<string, unknown>;
			version: number;
			by: string | null;
		}[];

	test("something new gets the next number, is told from the folder's, and only its latest version may be replaced", async () => {
		expect(await rows()).toMatchObject([{ key: "1", version: 0, by: null }]);
		expect(await publish({ basedOn: 0, row: water })).toMatchObject({ status: 200 });
		expect((await rows())[0]).toMatchObject({
			key: "2",
			row: { ...water, id: "2", version: "1" },
			version: 1,
			by: clerk.name,
		});
		const other = await desk.person("publish_alerts");
		const again = { key: "2", basedOn: 1, row: { ...water, level: "emergency" } };
		expect((await publish(again, other)).status).toBe(200);
		const late = await publish({ key: "2", basedOn: 1, row: { ...water, level: "information" } });
		expect(late.status).toBe(409);
		expect(late.json.error).toContain(other.name);
		expect((await rows())[0]).toMatchObject({ row: { level: "emergency", version: "2" }, version: 2 });
	});

	test("whoever types Hindi in Latin letters is given the council's own words, and nothing for what is no such word", async () => {
		const words = async (word: string) => desk.ask("hindiWords", { as: clerk, query: { word } });
		expect((await words("nagar")).json[0]).toBe("नगर");
		expect((await words("satendra")).json).toContain("सतेंद्र");
		for (const odd of ["", "नगर", "a b", "x".repeat(31), "rm-rf"]) {
			expect((await words(odd)).status, odd).toBe(422);
		}
	});

	test("of two who publish the same at once one is told of the other, and every version is kept", async () => {
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, index) =>
				publish({
					key: "2",
					basedOn: 2,
					row: { ...water, text: { ...water.text, en: `No water, ${index}.` } },
				}),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
		const versions = await desk.versions(clerk, "alerts", "2");
		expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
	});

	test("all mistakes are told at their fields at once, in the reader's language, and nothing is published", async () => {
		const before = await desk.contents();
		const wrong = {
			...water,
			page: "nowhere",
			ends: "2026-11-23",
			text: { en: "Only English", hi: " " },
		};
		const answer = await desk.ask("publishContent", {
			as: clerk,
			query,
			body: { basedOn: 0, row: wrong },
			headers: { "accept-language": "hi" },
		});
		expect(answer.status).toBe(422);
		expect(answer.json.fieldErrors).toEqual({
			page: "सूची में से चुनें।",
			ends: "समाप्ति का समय शुरू होने के बाद का हो।",
			"text.hi": "इसे दोनों भाषाओं में लिखें।",
		});
		expect((await publish({ basedOn: 0, row: { ...water, level: "" } })).json.fieldErrors).toEqual({
			level: "Choose one from the list.",
		});
		expect((await publish({ basedOn: 0, row: { ...water, colour: "red" } })).status).toBe(422);
		expect((await publish({ basedOn: 0, row: "all" })).status).toBe(400);
		expect((await publish({ basedOn: -1, row: water })).status).toBe(422);
		expect((await publish({ row: water })).status).toBe(400);
		expect((await publish({ key: "77", basedOn: 0, row: water })).json.error).toBe(words("unknownContent"));
		expect((await publish({ basedOn: 0, row: water }, clerk, "officers")).status).toBe(403);
		expect((await publish({ basedOn: 0, row: water }, clerk, "nowhere")).status).toBe(404);
		expect(await desk.contents()).toEqual(before);
	});

	test("the folder's own can be replaced and taken off; its number isn't given again, and it can come back", async () => {
		const off = { key: "1", basedOn: 0 };
		expect((await desk.ask("unpublishContent", { as: clerk, query, body: off })).status).toBe(200);
		expect((await desk.ask("unpublishContent", { as: clerk, query, body: off })).status).toBe(404);
		const taken = (await rows()).find(({ key }) => key === "1");
		expect(taken).toMatchObject({ row: null, version: 1 });
		await publish({ basedOn: 0, row: water });
		expect((await rows()).map(({ key }) => key).sort()).toEqual(["1", "2", "3"]);
		expect((await publish({ key: "1", basedOn: 1, row: water })).status).toBe(200);
		expect((await rows()).find(({ key }) => key === "1")).toMatchObject({ version: 2 });
		const versions = await desk.versions(clerk, "alerts", "1");
		expect(versions).toMatchObject([
			{ version: 2, by: clerk.name },
			{ version: 1, row: null },
			{ version: 0, by: null, at: null, row: { text: { en: "The pond road was closed." } } },
		]);
	});

	test("the status of a service is published the same way, and both leave a line in the log", async () => {
		const status = {
			service: "sanitation",
			state: "limited",
			text: water.text,
			starts: "2026-11-24",
			ends: "2040-01-01",
		};
		expect((await publish({ basedOn: 0, row: status }, clerk, "serviceStatus")).status).toBe(200);
		const { audit } = (await desk.contents()) as {
			audit: { action: string; actor_name: string; subject_name: string }[];
		};
		expect(audit.at(-1)).toMatchObject({
			action: "publish content",
			actor_name: clerk.name,
			subject_name: water.text.en,
			detail: "service status 2",
		});
		expect(audit.filter(({ action }) => action === "take content off")).toHaveLength(1);
	});

	test("a status is that of a service, the council's own included, which its form offers by name; no other page has one", async () => {
		const { json: form } = await desk.ask("contentForm", { as: clerk, query: { kind: "serviceStatus" } });
		const field = form.fields.find(({ name }: { name: string }) => name === "service");
		const offered: { value: string; label: object }[] = form.lists[field.choices];
		expect(offered).toContainEqual({
			value: "water-connection",
			label: { en: "Water connection", hi: "पानी का कनेक्शन" },
		});
		expect(offered.map(({ value }) => value)).toContain("sanitation");
		const status = { state: "limited", text: office, starts: "2026-11-24", ends: "2040-01-01" };
		for (const { value } of offered) {
			const answer = await publish(
				{ basedOn: 0, row: { ...status, service: value } },
				clerk,
				"serviceStatus",
			);
			expect(answer.status, value).toBe(200);
		}
		for (const service of ["parking", "home", "aToZ", "nowhere"]) {
			expect(offered.map(({ value }) => value)).not.toContain(service);
			const answer = await publish({ basedOn: 0, row: { ...status, service } }, clerk, "serviceStatus");
			expect(answer.status, service).toBe(422);
			expect(answer.json.fieldErrors).toEqual({ service: "Choose one from the list." });
		}
	});

	test("a permission that comes with an upgrade is given to the administrator's role, who can give it on", async () => {
		const { db } = desk.database;
		await db.deleteFrom("role_permissions").execute();
		await db.deleteFrom("permissions").where("name", "=", "publish_alerts").execute();
		await db.transaction().execute(addMissingPermissions);
		const admin = await findRoleByName(db, "admin");
		expect(await permissionsOfRole(db, admin?.id ?? 0)).toEqual(["publish_alerts"]);
		await db.transaction().execute(addMissingPermissions);
		expect(await permissionsOfRole(db, admin?.id ?? 0)).toEqual(["publish_alerts"]);
	});
});

describe("readers", () => {
	const portals = (town: string) => join(town, "portals.yaml");
	const flood = `flood: { name: { en: Flood Help, hi: बाढ़ सहायता }, address: https://flood.example, government: true, asOn: 2026-11-02, source: Council }`;
	let town: string;
	let before: string;
	let data: string;
	let server: ServerProcess;
	beforeAll(async () => {
		town = changedTown({});
		before = readFileSync(portals(town), "utf8");
		writeFileSync(portals(town), `${before}\n${flood}\n`);
		data = newFolder("data");
		server = await open();
	});
	afterAll(async () => {
		await server.stop();
	});
	const open = () => startServer({ ...firstSettings, TOWN: town, DATA_DIR: data, LOG_LEVEL: "info" });
	const shows = async (path: string, text: string) =>
		(await (await fetch(server.address + path)).text()).includes(text);

	test("see it at once on this server and soon on another, until it is taken off", async () => {
		const other = await openDesk({ DATA_DIR: data }, { town });
		const clerk = await other.person("publish_alerts");
		const seenThere = async () =>
			(await other.rows(clerk, "alerts")).find(({ key }: { key: string }) => key === "2")?.row;
		const call = callerAt(server.address, await signIn(server.address));
		expect(await shows("/", water.text.en)).toBe(false);
		expect((await call("POST", "/api/content/alerts", { basedOn: 0, row: water })).status).toBe(200);
		for (const [path, text] of [
			["/", water.text.en],
			["/hi", water.text.hi],
			["/services", water.text.en],
		] as const) {
			expect(await shows(path, text), path).toBe(true);
		}
		await expect.poll(seenThere).toMatchObject({ text: water.text });
		const off = await other.ask("unpublishContent", { as: clerk, query, body: { key: "2", basedOn: 1 } });
		expect(off.status).toBe(200);
		expect(await seenThere()).toBeNull();
		await expect.poll(() => shows("/", water.text.en)).toBe(false);
		await other.close();
	});

	test("see it after the server was killed and started again, and after the folder was reloaded; a row that no longer fits is left out and told", async () => {
		const call = callerAt(server.address, await signIn(server.address));
		const row = { ...water, portal: "flood" };
		expect((await call("POST", "/api/content/alerts", { basedOn: 0, row })).status).toBe(200);
		const status = {
			service: "sanitation",
			state: "limited",
			text: office,
			starts: "2026-11-24",
			ends: "2040-01-01",
		};
		expect((await call("POST", "/api/content/serviceStatus", { basedOn: 0, row: status })).status).toBe(200);
		const gone = once(server.process, "exit");
		server.process.kill("SIGKILL");
		await gone;
		server = await open();
		expect(await shows("/", "Flood Help")).toBe(true);
		expect(await shows("/", water.text.en)).toBe(true);

		writeFileSync(portals(town), before);
		server.process.kill("SIGHUP");
		await expect.poll(() => shows("/", water.text.en)).toBe(false);
		expect(await shows("/services/sanitation", office.en)).toBe(true);
		const again = callerAt(server.address, await signIn(server.address));
		const rejected = expect.stringContaining('desk/alerts/3, portal: found "flood"');
		expect((await again("GET", "/api/site")).json.mistakes).toEqual([rejected]);
		// The next publication neither repeats nor hides the mistakes that are there, with the desk's rows or with the folder.
		const next = { basedOn: 0, row: { ...water, text: office } };
		expect((await again("POST", "/api/content/alerts", next)).status).toBe(200);
		expect((await again("GET", "/api/site")).json.mistakes).toEqual([rejected]);
		writeFileSync(portals(town), "broken");
		server.process.kill("SIGHUP");
		const broken = expect.stringContaining("portals.yaml");
		await expect.poll(async () => (await again("GET", "/api/site")).json.mistakes.length).toBe(2);
		expect((await again("POST", "/api/content/alerts", next)).status).toBe(200);
		expect((await again("GET", "/api/site")).json.mistakes).toEqual([broken, rejected]);
		expect(await shows("/", office.en)).toBe(true);
		writeFileSync(portals(town), `${before}\n${flood}\n`);
		server.process.kill("SIGHUP");
		await expect.poll(() => shows("/", water.text.en)).toBe(true);
		expect((await again("GET", "/api/site")).json.mistakes).toEqual([]);
	});
});
