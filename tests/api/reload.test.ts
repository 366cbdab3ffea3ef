import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seconds } from "../../contract/limits.ts";
import { callerAt, firstSettings, signIn } from "../support/clerk.ts";
import { command } from "../support/command.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { type ServerProcess, startAndFail, startServer } from "../support/server-process.ts";
import { copyOfDevgarh, type TownCopy } from "../support/town-copy.ts";

/** Decision 24. */
let town: TownCopy;
let data: string;
const servers: ServerProcess[] = [];

function makePlace(): void {
	town = copyOfDevgarh({});
	data = mkdtempSync(join(tmpdir(), "palika-data-"));
}
async function removePlace(): Promise<void> {
	await Promise.all(servers.splice(0).map((server) => server.stop()));
	town.remove();
	rmSync(data, { recursive: true, force: true });
}

const settings = () => ({ ...firstSettings, TOWN: town.folder, DATA_DIR: data, LOG_LEVEL: "info" });

async function open(more: Record<string, string> = {}): Promise<ServerProcess> {
	const server = await startServer({ ...settings(), ...more });
	servers.push(server);
	return server;
}

const council = () => join(town.folder, "council.yaml");
const change = (file: string, from: string | RegExp, to: string) => {
	const before = readFileSync(file, "utf8");
	const after = before.replace(from, to);
	if (after === before) throw new Error(`Nothing was changed in ${file}`);
	writeFileSync(file, after);
};
const rename = (name: string) => change(council(), /^(name: \{ en: )[^,]+/m, `$1${name}`);
const isCopied = () =>
	existsSync(join(data, "last-good")) &&
	readdirSync(join(data, "last-good")).some((name) => /^[0-9a-f]{16}$/.test(name));
const text = async (server: ServerProcess, path = "/about/introduction") => {
	const answer = await fetch(server.address + path);
	expect(answer.status).toBe(200);
	return answer.text();
};

/** Waits until something is so, for long enough on busy cores. @returns how long it took */
async function until(isSo: () => boolean | Promise<boolean>, atMost = seconds(20)): Promise<number> {
	const begun = performance.now();
	while (!(await isSo())) {
		if (performance.now() - begun > atMost) throw new Error(`Not so within ${atMost} ms`);
		await wait(10);
	}
	return performance.now() - begun;
}

describe("SIGHUP", () => {
	/** One for all, for each leaves it with a folder that has no mistakes. */
	let server: ServerProcess;
	beforeAll(async () => {
		makePlace();
		server = await open();
	}, 60_000);
	afterAll(removePlace);

	test("serves the folder as it is now within a second, and refuses nobody meanwhile", async () => {
		const statuses = new Map<number, number>();
		let asking = true;
		const askers = ["/", "/hi", "/about/introduction", "/media/emblem.svg", "/icons/192.png", "/readyz"].map(
			async (path) => {
				while (asking) {
					const answer = await fetch(server.address + path);
					// Unread, its connection would be cut while the next test uses it.
					await answer.arrayBuffer();
					statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
				}
			},
		);
		for (const name of ["Naya Devgarh Council", "Third Devgarh Council"]) {
			rename(name);
			server.process.kill("SIGHUP");
			await until(async () => (await text(server)).includes(name));
		}
		asking = false;
		await Promise.all(askers);
		expect([...statuses.keys()]).toEqual([200]);
		expect(statuses.get(200)).toBeGreaterThan(20);
		expect((await text(server, "/search?q=Devgarh")).includes("Third Devgarh Council")).toBe(true);
	}, 60_000);

	test("shows a drawing that was exchanged", async () => {
		const drawing = (await text(server, "/media/emblem.svg")).replace("<svg ", '<svg data-new="1" ');
		writeFileSync(join(town.folder, "media/emblem.svg"), drawing);
		server.process.kill("SIGHUP");
		await until(async () => (await text(server, "/media/emblem.svg")) === drawing);
	}, 60_000);

	test("with a mistake leaves the old content, and tells it in the log and to staff until it is mended", async () => {
		const call = callerAt(server.address, await signIn(server.address));
		expect((await call("GET", "/api/site")).json).toMatchObject({ mistakes: [] });
		rename("Naya Devgarh Council");
		const wards = join(town.folder, "tables/wards.csv");
		const right = readFileSync(wards, "utf8");
		writeFileSync(wards, right.replace(/\d+$/m, "many"));
		server.process.kill("SIGHUP");
		await until(() => server.printed().includes("the site goes on with what it showed before"));
		const line = server.printed().match(/^.*goes on with what.*$/m)?.[0] ?? "";
		expect(JSON.parse(line)).toMatchObject({
			level: 50,
			mistakes: [expect.stringContaining("tables/wards.csv, row 2")],
		});
		expect(await text(server)).not.toContain("Naya Devgarh Council");
		expect((await call("GET", "/api/site")).json.mistakes).toEqual(JSON.parse(line).mistakes);

		writeFileSync(wards, right);
		server.process.kill("SIGHUP");
		await until(async () => (await text(server)).includes("Naya Devgarh Council"));
		expect((await call("GET", "/api/site")).json).toMatchObject({ mistakes: [] });
	}, 60_000);

	test("and SIGUSR2 never end the server, and SIGTERM is told in the log", async () => {
		for (const signal of ["SIGHUP", "SIGUSR2", "SIGHUP", "SIGUSR2"] as const) {
			server.process.kill(signal);
			await wait(100);
		}
		expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
		await until(() => server.printed().includes("SIGUSR2 does nothing here"));
		expect(await server.stop()).toBe(0);
		expect(server.printed()).toMatch(
			/"signal":"SIGTERM","msg":"stopping"[\s\S]*"signal":"SIGTERM","msg":"stopped"/,
		);
	}, 60_000);
});

const npmRunReload = (more: Record<string, string> = {}) => command("reload", [], { ...settings(), ...more });
/** How npm run reload calls a server of this machine. */
const nameOf = ({ address }: ServerProcess) => `${hostname()}:${new URL(address).port}`;

describe("npm run reload", () => {
	beforeEach(makePlace);
	afterEach(removePlace);
	let postgres: Postgres;
	beforeAll(async () => {
		postgres = await startPostgres();
	}, 120_000);
	afterAll(() => postgres?.remove());

	test.each([
		["two processes on one SQLite database", async () => ({})],
		["two servers on PostgreSQL", async () => ({ DATABASE_URL: await postgres.newDatabase() })],
	])(
		"reaches %s, and so does a signal to one",
		async (_, more) => {
			const database: Record<string, string> = await more();
			const both = await Promise.all([open(database), open(database)]);
			const everywhere = async (name: string) =>
				(await Promise.all(both.map((server) => text(server)))).every((page) => page.includes(name));
			rename("Naya Devgarh Council");
			const { code, said } = await npmRunReload(database);
			expect(code, said).toBe(0);
			for (const server of both) expect(said).toContain(`${nameOf(server)}: shows the folder as it is now\n`);
			expect(await everywhere("Naya Devgarh Council")).toBe(true);
			rename("Third Devgarh Council");
			both[0]?.process.kill("SIGHUP");
			await until(() => everywhere("Third Devgarh Council"));
			const reloads = both.map((server) => server.printed().match(/was reloaded/g)?.length);
			expect(reloads).toEqual([2, 2]);
		},
		60_000,
	);

	test("ends with 1 and names the server that has a mistake, or none, or doesn't answer", async () => {
		const database = { DATABASE_URL: await postgres.newDatabase() };
		const elsewhere = copyOfDevgarh({});
		const [good, other] = await Promise.all([open(database), open({ ...database, TOWN: elsewhere.folder })]);
		writeFileSync(join(elsewhere.folder, "council.yaml"), "name: [");
		rename("Naya Devgarh Council");
		const mistaken = await npmRunReload(database);
		expect(mistaken.code).toBe(1);
		expect(mistaken.said).toContain(`${nameOf(good)}: shows the folder as it is now\n`);
		expect(mistaken.said).toMatch(
			new RegExp(`${nameOf(other)}: goes on with what it showed before\n {2}council\\.yaml, line \\d`),
		);
		expect(await text(good)).toContain("Naya Devgarh Council");
		elsewhere.remove();

		other.process.kill("SIGKILL");
		const silent = await npmRunReload(database);
		expect(silent.code).toBe(1);
		expect(silent.said).toContain(`${nameOf(other)}: has not answered for 5 seconds.`);
		const without = await npmRunReload(database);
		expect(without).toMatchObject({ code: 0, said: expect.not.stringContaining(nameOf(other)) });
		await good.stop();
		expect(await npmRunReload(database)).toMatchObject({
			code: 1,
			said: expect.stringContaining("No server runs on this database: it reads the folder at its start."),
		});
	}, 60_000);

	test("with a mistake tells it, asks nobody, and ends with 1", async () => {
		const server = await open();
		rename('"unfinished');
		expect(await npmRunReload()).toMatchObject({ code: 1, said: expect.stringContaining("council.yaml") });
		await wait(seconds(1));
		expect(server.printed()).not.toMatch(/reloaded|goes on/);
	}, 60_000);
});

describe("a start with a mistake", () => {
	beforeEach(makePlace);
	afterEach(removePlace);

	test("opens with the last good content, drawings and films included, and says so to staff and in the log", async () => {
		const before = await open();
		const film = await (await fetch(`${before.address}/media/clip.mp4`)).arrayBuffer();
		const page = await text(before);
		await until(isCopied);
		await before.stop();
		rmSync(join(town.folder, "media"), { recursive: true });
		rename("Naya Devgarh Council");

		const server = await open();
		expect(await text(server)).toBe(page);
		expect(await (await fetch(`${server.address}/media/clip.mp4`)).arrayBuffer()).toEqual(film);
		expect(await text(server, "/media/emblem.svg")).toContain("<svg");
		const line = server.printed().match(/^.*opened with its last good content.*$/m)?.[0] ?? "";
		expect(JSON.parse(line)).toMatchObject({ level: 50, contentOf: expect.any(String) });
		const call = callerAt(server.address, await signIn(server.address));
		const { mistakes } = (await call("GET", "/api/site")).json;
		expect(mistakes).toEqual(["media/: this folder is missing"]);
	}, 60_000);

	test("ends with the mistakes where there was no good content before, or where TOWN is another folder", async () => {
		const other = copyOfDevgarh({});
		await (await open()).stop();
		writeFileSync(join(other.folder, "council.yaml"), "name: [");
		const { code, printed } = await startAndFail({ ...settings(), TOWN: other.folder });
		expect([code, printed.includes("council.yaml")]).toEqual([1, true]);
		other.remove();
	}, 60_000);
});
