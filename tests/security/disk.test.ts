import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { sqliteFile } from "#server/db/sqlite.ts";
import { openSqliteFile } from "#server/db/sqlite-file.ts";
import { serverEnv } from "../../tools/setup.mjs";
import { callerAt, firstSettings, signIn } from "../support/clerk.ts";
import { openDesk, words } from "../support/desk.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { freePort } from "../support/free-port.ts";
import { needing } from "../support/needs.ts";
import { serverFile, startAndFail, startServer } from "../support/server-process.ts";

/** Requirements D4, D5: the disk is full, or what lies on it is no longer what was written. */
let folder: string;
beforeEach(() => {
	folder = newFolder("data");
});

/** No file of a process may grow beyond so many bytes: writing fails in the middle, as on a full disk. */
function limitFiles(pid: number, bytes: number | "unlimited"): void {
	execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

needing("prlimit").test(
	"when nothing more can be written, changes are 503 and undone, reading goes on, and it recovers by itself",
	async () => {
		const server = await startServer({
			...firstSettings,
			TOWN: devgarh,
			DATA_DIR: folder,
			LOG_LEVEL: "fatal",
		});
		const call = callerAt(server.address, await signIn(server.address));
		const add = (name: string) => call("POST", "/api/add-role", { name });
		const roles = async (): Promise<string[]> =>
			(await call("GET", "/api/roles")).json.map(({ name }: { name: string }) => name);
		expect((await add("before")).status).toBe(201);
		const before = await roles();

		const { pid = 0 } = server.process;
		limitFiles(pid, statSync(join(folder, `${sqliteFile}-wal`)).size + 10_000);
		const acknowledged: string[] = [];
		let refused = await add("first");
		for (let tries = 0; tries < 50 && refused.status === 201; tries += 1) {
			acknowledged.push(tries === 0 ? "first" : `role ${tries - 1}`);
			refused = await add(`role ${tries}`);
		}
		expect([refused.status, refused.json]).toEqual([503, { error: words("databaseAway") }]);
		expect(await roles()).toEqual([...before, ...acknowledged]);
		expect((await call("GET", "/api/me")).status).toBe(200);
		for (const path of ["/", "/hi/about/wards", "/about/wards?q=a"]) {
			expect((await fetch(server.address + path)).status, path).toBe(200);
		}
		expect((await call("GET", "/readyz")).status).toBe(200);

		limitFiles(pid, "unlimited");
		expect((await add("after")).status).toBe(201);
		expect(await roles()).toEqual([...before, ...acknowledged, "after"]);
		expect(await server.stop()).toBe(0);
		// Sound when it is opened anew: the start checks the whole file.
		await (await openDatabase({ dataDir: folder })).close();
	},
);

needing("prlimit").test(
	"a start while nothing can be written opens to be read and says so, and takes changes by itself when there is room",
	async () => {
		const settings = { ...firstSettings, TOWN: devgarh, DATA_DIR: folder };
		const before = await startServer(settings);
		const token = await signIn(before.address);
		const add = (at: string, name: string) => callerAt(at, token)("POST", "/api/add-role", { name });
		expect((await add(before.address, "before")).status).toBe(201);
		// The power goes: what was confirmed last is in the write-ahead log alone.
		const gone = once(before.process, "exit");
		before.process.kill("SIGKILL");
		await gone;

		const limited = ["prlimit", "--fsize=1000:unlimited"];
		const fresh = newFolder("data");
		const file = openSqliteFile(join(fresh, sqliteFile));
		file.exec("pragma journal_mode = wal; create table another_program (id)");
		file.close();
		const unfinished = await startAndFail({ ...settings, DATA_DIR: fresh }, limited);
		expect(unfinished.code, unfinished.printed).toBe(1);
		expect(unfinished.printed).toContain(
			"Its tables must be brought up to date, and its file can't be written: make room",
		);

		const server = await startServer(settings, limited);
		expect(server.printed()).toContain(
			"can't be written: the site shows its pages and takes no changes. Make room",
		);
		const call = callerAt(server.address, token);
		for (const path of ["/", "/hi/about/wards", "/about/wards?q=a"]) {
			expect((await fetch(server.address + path)).status, path).toBe(200);
		}
		const names = (await call("GET", "/api/roles")).json.map(({ name }: { name: string }) => name);
		expect(names).toContain("before");
		for (const name of ["refused", "refused again"]) {
			const { status, json, retryAfter } = await add(server.address, name);
			expect([status, json, retryAfter]).toEqual([503, { error: words("databaseAway") }, "5"]);
		}
		limitFiles(server.process.pid ?? 0, "unlimited");
		await expect.poll(async () => (await add(server.address, "after")).status).toBe(201);
		// It is opened anew for one of the next changes, and then other processes can open it again too.
		const opens = async () => {
			await add(server.address, "once more");
			return openDatabase({ dataDir: folder }).then(
				(database) => database.close().then(() => true),
				() => false,
			);
		};
		await expect.poll(opens).toBe(true);
		expect(await server.stop()).toBe(0);
	},
);

test("a log that can't be written, for its file is on a full disk, ends neither the pages nor a gentle stop", async () => {
	const port = await freePort();
	const full = openSync("/dev/full", "w");
	const child = spawn("node", [serverFile()], {
		cwd: fileURLToPath(new URL("../../", import.meta.url)),
		env: {
			...serverEnv,
			...firstSettings,
			NODE_ENV: "production",
			LOG_LEVEL: "info",
			TOWN: devgarh,
			DATA_DIR: folder,
			PORT: String(port),
			DRAIN_SECONDS: "0",
			WARM_PAGES: "off",
		},
		stdio: ["ignore", full, "inherit"],
	});
	closeSync(full);
	const ended = once(child, "exit");
	try {
		const page = () =>
			fetch(`http://127.0.0.1:${port}/`).then(
				({ status }) => status,
				() => 0,
			);
		await expect.poll(page).toBe(200);
		expect(await page()).toBe(200);
		child.kill("SIGTERM");
		expect(await ended).toEqual([0, null]);
	} finally {
		child.kill("SIGKILL");
	}
});

describe("a database file that is no longer whole", () => {
	const path = () => join(folder, sqliteFile);

	async function filled(): Promise<void> {
		const desk = await openDesk({ DATA_DIR: folder });
		for (let number = 0; number < 60; number += 1) await desk.role(`role ${number} ${"x".repeat(400)}`);
		await desk.close();
	}

	test.each([
		["to half its length", () => Math.floor(statSync(path()).size / 2 / 4096) * 4096],
		["in the middle of a page", () => statSync(path()).size - 1000],
		["to its first bytes", () => 50],
	])("cut %s is refused at the start, and left as it is", async (_, length) => {
		await filled();
		truncateSync(path(), length());
		const before = readFileSync(path());
		await expect(openDatabase({ dataDir: folder })).rejects.toThrow("is damaged; it was left as it is");
		expect(readFileSync(path()).equals(before)).toBe(true);
	});

	test("damaged while the server runs is 503 or an answer, never a fall; pages go on", async () => {
		await filled();
		const desk = await openDesk({ DATA_DIR: folder });
		const chief = await desk.administrator();
		await sql`pragma wal_checkpoint(truncate)`.execute(desk.database.db);
		const bytes = readFileSync(path());
		writeFileSync(path(), bytes.fill(0xaa, 4096));
		await sql`pragma shrink_memory`.execute(desk.database.db);
		for (const name of ["me", "roles", "users", "ready", "testUsers"] as const) {
			const { status } = await desk.ask(name, { as: chief });
			expect([200, 503], name).toContain(status);
		}
		const added = await desk.ask("addRole", { as: chief, body: { name: "after the damage" } });
		expect([201, 503]).toContain(added.status);
		expect((await desk.app.inject({ url: "/" })).statusCode).toBe(200);
		await desk.close();
	});
});
