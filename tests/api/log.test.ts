import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { complaintNumber } from "../../contract/complaints/number.ts";
import { serverEnv } from "../../tools/setup.mjs";
import { newFolder } from "../support/folders.ts";
import { sweep } from "../support/long.ts";
import { type ServerProcess, serverFile, startAndFail, startServer } from "../support/server-process.ts";
import { shared } from "../support/shared.ts";

/** Requirement D11, on the server as an operator runs it. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const TOWN = fileURLToPath(new URL("../towns/devgarh", import.meta.url));
const DATA_DIR = newFolder("data");
const settings = { TOWN, DATA_DIR, LOG_LEVEL: "info", ADMIN_MOBILE: "9876500001" };
let server: ServerProcess;
/** Chosen in place of the first one. */
const password = "neem-saral-49-patang";

beforeAll(async () => {
	server = await startServer(settings);
});
afterAll(async () => {
	await server.stop();
});

const post = (path: string, body: object, { address } = server, token = "") =>
	fetch(`${address}/api/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
		body: JSON.stringify(body),
	});
const login = (typed: string, at = server) => post("login", { mobile: "9876500001", password: typed }, at);

describe("the start", () => {
	test("keeps the first password out of the log, in a file that goes with the first sign-in", async () => {
		const file = join(DATA_DIR, "first-password.txt");
		expect(server.printed()).toContain(`Password: in ${file}`);
		const made = /Password: ([a-z2-9-]{23})\n/.exec(readFileSync(file, "utf8"))?.[1] ?? "none";
		expect(server.printed()).not.toContain(made);
		expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
		// A second server on the same data, as after a restart.
		const second = await startServer({ ...settings, LOG_LEVEL: "silent" });
		expect(second.printed()).not.toContain("Password");
		expect((await login("a guess", second)).status).toBe(401);
		expect(existsSync(file)).toBe(true);
		const entered = await login(made, second);
		expect([entered.status, existsSync(file)]).toEqual([200, false]);
		const { token } = await entered.json();
		const change = { currentPassword: made, newPassword: password };
		expect((await post("me/password", change, second, token)).status).toBe(200);
		await second.stop();
	});

	test("says nothing of a password before the port is open, and the file has it for the next start", async () => {
		const own = newFolder("data");
		const { code, printed } = await startAndFail({
			...settings,
			DATA_DIR: own,
			PORT: new URL(server.address).port,
		});
		expect(code).toBe(1);
		expect(printed).not.toContain("Password");
		expect(readFileSync(join(own, "first-password.txt"), "utf8")).toMatch(/Password: [a-z2-9-]{23}\n/);
	});

	test("shows the first password to a person at a terminal", async () => {
		const own = newFolder("data");
		cpSync(await shared("prepared"), own, { recursive: true });
		// `script` gives the server a terminal.
		const child = spawn("script", ["-qec", `${process.execPath} ${serverFile()}`, "/dev/null"], {
			cwd: root,
			env: {
				...serverEnv,
				...settings,
				DATA_DIR: own,
				PORT: "0",
				NODE_ENV: "production",
				WARM_PAGES: "off",
			},
		});
		let printed = "";
		child.stdout.on("data", (data) => {
			printed += data;
		});
		await expect.poll(() => printed).toContain("is open at");
		expect(printed).toMatch(/Password: [a-z2-9-]{23}\r\n/);
		const ended = once(child, "exit");
		child.kill("SIGTERM");
		await ended;
	});

	test("with a Node that is too old ends with one sentence that names the right one", () => {
		const old = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
		const { status, stderr } = spawnSync(
			process.execPath,
			["--import", `data:text/javascript,${old}`, "server/start.mjs"],
			{ cwd: root, encoding: "utf8" },
		);
		expect(status).toBe(1);
		expect(stderr).toMatch(/^The server needs Node 26 or newer, and \S+ is .*node_modules\/\.bin\/node.*\n$/);
	});

	const outOfReach = [
		"a database that is out of reach",
		{ DATABASE_URL: "postgres://palika:geheim@127.0.0.1:1/palika" },
		"could not be opened",
	] as const;
	const others = [
		[
			"a weak password",
			{ ADMIN_PASSWORD: "devgarh@2026" },
			"ADMIN_PASSWORD: This password is among the most common",
		],
		["a folder that can't be made", { DATA_DIR: "/dev/null/data" }, "/dev/null/data"],
	] as const;
	test.each(sweep([outOfReach, ...others], [outOfReach]))(
		"with %s ends with one plain sentence",
		async (_, wrong, says) => {
			const own = newFolder("data");
			const { code, printed } = await startAndFail({ ...settings, DATA_DIR: own, ...wrong });
			expect(code).toBe(1);
			expect(printed).toContain(says);
			expect(printed.trim().split("\n")).toHaveLength(1);
			expect(printed).not.toContain("geheim");
		},
	);
});

describe("the log", () => {
	test("says who signed in, who failed and who was refused, and holds no secret", async () => {
		const guess = "a guess\r\nwith another line";
		expect((await login(guess)).status).toBe(401);
		const { token } = await (await login(password)).json();
		const headers = { authorization: `Bearer ${token}` };
		await fetch(`${server.address}/api/me?token=${token}`, { headers });
		const self = await fetch(`${server.address}/api/users/1`, { method: "DELETE", headers });
		expect(self.status).toBe(403);
		await fetch(`${server.address}/api/logout`, { method: "POST", headers });
		await expect.poll(() => server.printed()).toContain('"event":"logout"');

		const lines = server
			.printed()
			.split("\n")
			.filter((line) => line.startsWith("{"))
			.map((line) => JSON.parse(line));
		expect(lines.map(({ event }) => event).filter(Boolean)).toEqual([
			"login failed",
			"login",
			"deletingOneself",
			"logout",
		]);
		for (const line of lines.filter(({ event }) => event)) {
			expect(line).toMatchObject({ user: 1, reqId: expect.any(String) });
			expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
		}
		const printed = server.printed();
		for (const secret of [token, password, "a guess", '9876500001"', "argon2"])
			expect(printed).not.toContain(secret);
	});

	test("has of wrong follow codes, and of reports that are held, the first and each tenth of an address", async () => {
		const report = { category: "drain", landmark: "x", lang: "en", website: "a program" };
		for (let at = 0; at < 11; at += 1) {
			await post("complaints/follow", { number: complaintNumber(2026, at), code: "2222222222" });
			expect((await post("complaints", { ...report, form: `the-form-of-some-program-${at}` })).status).toBe(
				200,
			);
		}
		const told = () => [...server.printed().matchAll(/"event":"(unknownComplaint|reportHeld)"[^\n]+/g)];
		await expect.poll(() => told().length).toBe(4);
		expect(told().filter(([line]) => /"(tries|reports)":10[,}]/.test(line))).toHaveLength(2);
	});
});
