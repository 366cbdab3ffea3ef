import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUp, restore } from "#server/db/backup.ts";
import { openDatabase } from "#server/db/open.ts";
import { type Desk, onEachDatabase, openDesk, type Person } from "../support/desk.ts";

const folder = mkdtempSync(join(tmpdir(), "palika-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(import.meta.dirname, "../..");

/** Runs a command of tools/ as an operator would. */
async function command(name: string, parameters: string[], settings: Record<string, string>) {
	return new Promise<{ code: number; said: string }>((resolve) => {
		const env = { ...process.env, ...settings };
		execFile(
			process.execPath,
			[join(root, "tools", `${name}.ts`), ...parameters],
			{ cwd: root, env },
			(error, out, err) => resolve({ code: error ? Number(error.code) : 0, said: out + err }),
		);
	});
}

onEachDatabase((openDesk) => {
	test("a copy made while the server runs holds all that was there, and comes back whole", async () => {
		const desk = await openDesk();
		const chief = await desk.administrator();
		const target = join(folder, `${desk.database.engine}.copy`);
		const before = await desk.contents();
		const made = await command("backup", [target], desk.settings);
		expect(made).toEqual({ code: 0, said: `Backed up to ${target}\n` });
		expect((statSync(target).mode & 0o777).toString(8)).toBe("600");
		expect((await command("backup", [target], desk.settings)).said).toContain("is there already");

		await desk.ask("addRole", { as: chief, body: { name: "after the copy" } });
		await desk.app.close();
		const restored = await command("restore", [target], desk.settings);
		expect(restored.said).toContain("Restored.");
		const again = await openDesk({ sharing: desk });
		expect(await again.contents()).toEqual(before);
		// Whoever was signed in still is.
		expect((await again.ask("me", { as: chief })).status).toBe(200);
	});

	test("staff can be listed, added and given a password from the console", async () => {
		const desk = await openDesk();
		const added = await command("staff", ["add", "कविता रानी", "+91 98765 00009", "Admin"], desk.settings);
		expect(added.code, added.said).toBe(0);
		const passwordIn = (said: string) => /Password: (\S+)/.exec(said)?.[1] ?? "";
		const login = (said: string) =>
			desk.ask("login", { body: { mobile: "9876500009", password: passwordIn(said) } });
		const first = await login(added.said);
		expect(first.status).toBe(200);
		const reset = await command("staff", ["reset", "9876500009"], desk.settings);
		expect((await desk.ask("me", { token: first.json.token })).status).toBe(401);
		expect((await login(reset.said)).status).toBe(200);
		expect((await command("staff", ["list"], desk.settings)).said).toContain("9876500009  admin  कविता रानी");
		for (const wrong of [
			["add", "A", "12", "admin"],
			["add", "A", "9876500009", "admin"],
			["add", "A", "9876500010", "mayor"],
			["reset", "9876500011"],
			["reset"],
			[],
		]) {
			const refused = await command("staff", wrong, desk.settings);
			expect(refused.code, refused.said).toBe(1);
			expect(refused.said).not.toContain("    at ");
		}
	});
});

describe("the embedded database", () => {
	let desk: Desk;
	let chief: Person;
	const dataDir = join(folder, "data");

	beforeAll(async () => {
		desk = await openDesk({ DATA_DIR: dataDir });
		chief = await desk.administrator();
	});
	afterAll(() => desk.close());

	test("isn't replaced while the server runs", async () => {
		const target = join(folder, "running.copy");
		backUp({ dataDir }, target);
		expect(() => restore({ dataDir }, target)).toThrow("Stop it first");
		expect((await desk.ask("addRole", { as: chief, body: { name: "still here" } })).status).toBe(201);
	});

	test("isn't replaced by what is no backup", async () => {
		const rubbish = join(folder, "rubbish");
		writeFileSync(rubbish, "rubbish");
		expect(() => restore({ dataDir }, rubbish)).toThrow("no sound backup");
		expect(() => restore({ dataDir }, join(folder, "nowhere"))).toThrow("There is no backup");
	});

	test("copied while others write is sound and holds what was answered before the copy began", async () => {
		const busy = join(folder, "busy");
		const writer = spawn(process.execPath, [join(import.meta.dirname, "../support/writer.ts"), busy, "w"]);
		let told = "";
		writer.stdout.on("data", (data) => {
			told += data;
		});
		await once(writer.stdout, "data");
		for (let copy = 0; copy < 3; copy += 1) {
			const acknowledged = told.split("\n").slice(0, -1);
			const target = join(folder, `busy-${copy}`);
			backUp({ dataDir: busy }, target);
			const place = join(folder, `place-${copy}`);
			const database = await openDatabase({ dataDir: place });
			await database.close();
			const former = restore({ dataDir: place }, target);
			expect(former && existsSync(former)).toBe(true);
			const restored = await openDatabase({ dataDir: place });
			const names = new Set(
				(await restored.db.selectFrom("test_users").select("name").execute()).map(({ name }) => name),
			);
			await restored.close();
			for (const name of acknowledged) expect(names).toContain(name);
		}
		const gone = once(writer, "exit");
		writer.kill("SIGKILL");
		await gone;
		expect(readdirSync(folder).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
	});
});
