import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { forgetServer, lookAround, noteAnswer } from "#server/site/reloads.store.ts";
import { callerAt, firstSettings, signIn } from "../support/clerk.ts";
import { command, program } from "../support/command.ts";
import { aDrain, newId } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { isLong } from "../support/long.ts";
import { type ServerProcess, startAndFail, startServer } from "../support/server-process.ts";

/** Decision 24: a council's texts are exchanged while readers read. */
const rename = (town: string, name: string) => {
	const file = join(town, "council.yaml");
	const before = readFileSync(file, "utf8");
	const after = before.replace(/^(name: \{ en: )[^,]+/m, `$1${name}`);
	expect(after).not.toBe(before);
	writeFileSync(file, after);
};

describe("a server", () => {
	const data = newFolder("data");
	const town = changedTown({});
	const settings = { ...firstSettings, TOWN: town, DATA_DIR: data, LOG_LEVEL: "info" };
	let server: ServerProcess;
	/** Page as readers got it before the server was stopped. */
	let page: string;
	let film: ArrayBuffer;
	beforeAll(async () => {
		server = await startServer(settings);
	});
	afterAll(async () => {
		await server.stop();
	});
	const text = async (path = "/about/introduction") => {
		const answer = await fetch(server.address + path);
		expect(answer.status).toBe(200);
		return answer.text();
	};
	const printed = () => expect.poll(() => server.printed());

	test("shows the folder as it is now after SIGHUP, and refuses nobody meanwhile", async () => {
		const statuses = new Map<number, number>();
		let asking = true;
		const paths = ["/", "/hi", "/about/introduction", "/media/emblem.svg", "/icons/192.png", "/readyz"];
		const askers = paths.map(async (path) => {
			while (asking) {
				const answer = await fetch(server.address + path);
				// Unread, its connection would be cut while the next test uses it.
				await answer.arrayBuffer();
				statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			}
		});
		for (const name of ["Naya Devgarh Council", "Third Devgarh Council"]) {
			rename(town, name);
			server.process.kill("SIGHUP");
			await expect.poll(() => text()).toContain(name);
		}
		asking = false;
		await Promise.all(askers);
		expect([...statuses.keys()]).toEqual([200]);
		expect(statuses.get(200)).toBeGreaterThanOrEqual(paths.length);
		expect(await text("/search?q=Devgarh")).toContain("Third Devgarh Council");
	});

	test("shows a drawing that was exchanged, after npm run reload, which names the server", async () => {
		const drawing = (await text("/media/emblem.svg")).replace("<svg ", '<svg data-new="1" ');
		writeFileSync(join(town, "media/emblem.svg"), drawing);
		const { code, said } = await program("reload", [], settings);
		expect(code, said).toBe(0);
		const name = `${hostname()}:${new URL(server.address).port}`;
		expect(said).toContain(`${name}: shows the folder as it is now\n`);
		expect(await text("/media/emblem.svg")).toBe(drawing);
	});

	test("with a mistake shows the old content, and tells it in the log and to staff until it is mended", async () => {
		const call = callerAt(server.address, await signIn(server.address));
		expect((await call("GET", "/api/site")).json).toMatchObject({ mistakes: [] });
		rename(town, "Fourth Devgarh Council");
		const wards = join(town, "tables/wards.csv");
		const right = readFileSync(wards, "utf8");
		writeFileSync(wards, right.replace(/\d+$/m, "many"));
		server.process.kill("SIGHUP");
		await printed().toContain("the site goes on with what it showed before");
		const line = server.printed().match(/^.*goes on with what.*$/m)?.[0] ?? "";
		expect(JSON.parse(line)).toMatchObject({
			level: 50,
			mistakes: [expect.stringContaining("tables/wards.csv, row 2")],
		});
		expect(await text()).not.toContain("Fourth Devgarh Council");
		expect((await call("GET", "/api/site")).json.mistakes).toEqual(JSON.parse(line).mistakes);

		writeFileSync(wards, right);
		server.process.kill("SIGHUP");
		await expect.poll(() => text()).toContain("Fourth Devgarh Council");
		expect((await call("GET", "/api/site")).json).toMatchObject({ mistakes: [] });
	});

	test("isn't ended by SIGHUP and SIGUSR2, and tells SIGTERM in the log", async () => {
		for (const signal of ["SIGHUP", "SIGUSR2", "SIGHUP", "SIGUSR2"] as const) server.process.kill(signal);
		await printed().toContain("SIGUSR2 does nothing here");
		expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
		film = await (await fetch(`${server.address}/media/clip.mp4`)).arrayBuffer();
		page = await text();
		// The name of one that is finished has sixteen letters.
		const copies = () => globSync(join(data, `last-good/${"?".repeat(16)}/town/council.yaml`));
		await expect
			.poll(() => copies().map((file) => readFileSync(file, "utf8")))
			.toContainEqual(expect.stringContaining("Fourth Devgarh Council"));
		expect(await server.stop()).toBe(0);
		expect(server.printed()).toMatch(
			/"signal":"SIGTERM","msg":"stopping"[\s\S]*"signal":"SIGTERM","msg":"stopped"/,
		);
	});

	test("that starts with a mistake opens with the last good content, drawings and films included, and says so to staff and in the log", async () => {
		rmSync(join(town, "media"), { recursive: true });
		rename(town, "Fifth Devgarh Council");

		server = await startServer(settings);
		expect(await text()).toBe(page);
		expect(await (await fetch(`${server.address}/media/clip.mp4`)).arrayBuffer()).toEqual(film);
		expect(await text("/media/emblem.svg")).toContain("<svg");
		const line = server.printed().match(/^.*opened with its last good content.*$/m)?.[0] ?? "";
		expect(JSON.parse(line)).toMatchObject({ level: 50, contentOf: expect.any(String) });
		const call = callerAt(server.address, await signIn(server.address));
		const { mistakes } = (await call("GET", "/api/site")).json;
		expect(mistakes).toEqual(["media/: this folder is missing"]);
	});

	test("that starts with a mistake ends with it where TOWN is another folder, of which there is no good content", async () => {
		const other = changedTown({ "council.yaml": () => "name: [" });
		const { code, printed: said } = await startAndFail({ ...settings, TOWN: other });
		expect([code, said.includes("council.yaml")]).toEqual([1, true]);
	});
});

onEachDatabase((openDesk, engine) => {
	const town = changedTown({});
	const elsewhere = changedTown({});
	let one: Desk;
	let other: Desk;
	let clerk: Person;
	beforeAll(async () => {
		one = await openDesk({ town });
		other = await openDesk({ town: elsewhere, sharing: one });
		await one.reloads.answerAs("one");
		await other.reloads.answerAs("other");
		clerk = await one.person("edit_content");
	});
	afterAll(() => {});
	const reload = (...words: string[]) =>
		command("reload", words, { DATA_DIR: "", ...one.settings, TOWN: town });
	const shown = async (desk: Desk) => (await desk.rows(clerk, "council"))[0].row.name.en;
	const renameBoth = (name: string) => {
		rename(town, name);
		rename(elsewhere, name);
	};

	test("npm run reload reaches every server of the database, and so does a signal to one", async () => {
		renameBoth("Naya Devgarh Council");
		const { code, said } = await reload();
		expect(code, said).toBe(0);
		for (const name of ["one", "other"]) expect(said).toContain(`${name}: shows the folder as it is now\n`);
		expect([await shown(one), await shown(other)]).toEqual(Array(2).fill("Naya Devgarh Council"));
		renameBoth("Third Devgarh Council");
		one.reloads.onHangUp();
		await expect.poll(() => shown(one)).toBe("Third Devgarh Council");
		await expect.poll(() => shown(other)).toBe("Third Devgarh Council");
	});

	// A process hears of another by SQL, seen above; what they say of it isn't.
	if (engine === "PostgreSQL" && !isLong) return;

	test("npm run reload ends with 1 and names the server that has a mistake", async () => {
		const file = join(elsewhere, "council.yaml");
		const right = readFileSync(file, "utf8");
		writeFileSync(file, "name: [");
		const { code, said } = await reload();
		writeFileSync(file, right);
		expect(code).toBe(1);
		expect(said).toContain("one: shows the folder as it is now\n");
		expect(said).toMatch(/other: goes on with what it showed before\n {2}council\.yaml, line \d/);
	});

	test("npm run reload of a folder with a mistake tells it, asks nobody, and ends with 1", async () => {
		const file = join(town, "council.yaml");
		const right = readFileSync(file, "utf8");
		const before = await lookAround(one.database.db);
		writeFileSync(file, "name: [");
		const refused = await reload();
		writeFileSync(file, right);
		expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("council.yaml") });
		expect(await lookAround(one.database.db)).toEqual(before);
	});

	test("a reload that takes out a category which open complaints have is refused, and names them", async () => {
		const { number } = (await one.ask("reportComplaint", { body: { ...aDrain, form: newId() } })).json;
		const file = join(town, "tables/complaint-categories.csv");
		const right = readFileSync(file, "utf8");
		writeFileSync(file, right.replace(/^drain,.*\n/m, ""));
		const refused = await reload();
		// A server that starts with it shows the site, and tells staff.
		const third = await openDesk({ town: town, sharing: one });
		// Publishing looks for it as settling does, which prepares the photographs too.
		if (isLong) await third.site.settle();
		else third.site.publish([]);
		writeFileSync(file, right);
		await expect
			.poll(() => third.site.state.mistakes.join())
			.toContain(`drain: it is still used by ${number}`);
		await third.close();
		expect(refused.code).toBe(1);
		expect(refused.said).toContain("one: goes on with what it showed before\n");
		expect(refused.said).toContain(`tables/complaint-categories.csv, drain: it is still used by ${number}`);
	});

	test("npm run reload waits for servers that have much else to do, as long as it is told", async () => {
		// Longer than a server usually takes.
		await noteAnswer(one.database.db, { name: "busy", notice: 0, mistakes: "" });
		const { notice: before } = await lookAround(one.database.db);
		const reloaded = reload();
		const asked = async () => (await lookAround(one.database.db)).notice;
		await expect.poll(asked).toBeGreaterThan(before);
		await noteAnswer(one.database.db, { name: "busy", notice: await asked(), mistakes: "" });
		expect(await reloaded).toMatchObject({
			code: 0,
			said: expect.stringContaining("busy: shows the folder"),
		});
		await forgetServer(one.database.db, "busy");
		expect(await reload("--wait", "soon")).toMatchObject({
			code: 1,
			said: expect.stringContaining('"soon"'),
		});
	});

	test("npm run reload ends with 1 and names a server that doesn't answer, once, or says that none runs", async () => {
		await noteAnswer(one.database.db, { name: "killed", notice: 0, mistakes: "" });
		const silent = await reload("--wait", "2");
		expect(silent.code).toBe(1);
		expect(silent.said).toContain("killed: has not answered for 2 seconds.");
		expect(await reload()).toMatchObject({ code: 0, said: expect.not.stringContaining("killed") });
		for (const name of ["one", "other"]) await forgetServer(one.database.db, name);
		expect(await reload()).toMatchObject({
			code: 1,
			said: expect.stringContaining("No server runs on this database: it reads the folder at its start."),
		});
	});
});
