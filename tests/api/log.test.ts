import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { password } from "../support/desk.ts";
import { type ServerProcess, startAndFail, startServer } from "../support/server-process.ts";

/** Requirement D11, on the server as an operator runs it. */
const TOWN = fileURLToPath(new URL("../towns/devgarh", import.meta.url));
const DATA_DIR = mkdtempSync(join(tmpdir(), "palika-data-"));
const settings = { TOWN, DATA_DIR, LOG_LEVEL: "info", ADMIN_MOBILE: "9876500001" };
let server: ServerProcess;

beforeAll(async () => {
	server = await startServer({ ...settings, ADMIN_PASSWORD: password });
});
afterAll(async () => {
	await server.stop();
	rmSync(DATA_DIR, { recursive: true, force: true });
});

const login = (typed: string) =>
	fetch(`${server.address}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ mobile: "9876500001", password: typed }),
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
		// What is answered is printed a moment later.
		await vi.waitFor(() => expect(server.printed()).toContain('"event":"logout"'));

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
});

describe("the start", () => {
	test("prints a password once and not again", async () => {
		const own = mkdtempSync(join(tmpdir(), "palika-data-"));
		const first = await startServer({ ...settings, DATA_DIR: own, LOG_LEVEL: "silent" });
		const made = /Password: (\S+)/.exec(first.printed())?.[1] ?? "";
		expect(made).toMatch(/^[a-z2-9-]{23}$/);
		// A second server on the same data, as after a restart.
		const second = await startServer({ ...settings, DATA_DIR: own, LOG_LEVEL: "silent" });
		expect(second.printed()).not.toContain("Password");
		const answer = await fetch(`${second.address}/api/login`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ mobile: "9876500001", password: made }),
		});
		expect(answer.status).toBe(200);
		await Promise.all([first.stop(), second.stop()]);
		rmSync(own, { recursive: true, force: true });
	}, 60_000);

	test.each([
		[
			"a weak password",
			{ ADMIN_PASSWORD: "devgarh@2026" },
			"ADMIN_PASSWORD: This password is among the most common",
		],
		[
			"a database that is out of reach",
			{ DATABASE_URL: "postgres://palika:geheim@127.0.0.1:1/palika" },
			"could not be opened",
		],
		["a folder that can't be made", { DATA_DIR: "/dev/null/data" }, "/dev/null/data"],
	])("with %s ends with one plain sentence", async (_, wrong, says) => {
		const own = mkdtempSync(join(tmpdir(), "palika-data-"));
		const { code, printed } = await startAndFail({ ...settings, DATA_DIR: own, ...wrong });
		rmSync(own, { recursive: true, force: true });
		expect(code).toBe(1);
		expect(printed).toContain(says);
		expect(printed.trim().split("\n")).toHaveLength(1);
		expect(printed).not.toContain("geheim");
	});
});
