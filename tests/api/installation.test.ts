import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { devgarh } from "../support/devgarh.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "palika-installed-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What runs in production, in a folder of this name, with Devgarh as its town. */
function install(name: string): string {
	const place = join(folder, name);
	mkdirSync(place);
	for (const part of ["build", "contract", "server", "package.json"]) {
		cpSync(join(root, part), join(place, part), { recursive: true });
	}
	cpSync(devgarh, join(place, "town"), { recursive: true });
	symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
	return place;
}

test("a server in a folder with a space, Hindi letters and signs of addresses finds its town and keeps its data there", async () => {
	const place = install("हमारा नगर 100% #1");
	const { DATA_DIR: _, TOWN: __, ...environment } = process.env;
	const child = spawn(process.execPath, ["server/start.mjs"], {
		cwd: place,
		env: { ...environment, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "warn" },
	});
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (data) => {
			printed += data;
		});
	}
	const ended = once(child, "exit");
	await expect
		.poll(() => printed.match(/is open at (\S+)/)?.[1] ?? child.exitCode, { timeout: 30_000 })
		.toMatch(/^http/);
	const [address] = printed.match(/http:\S+/) ?? [];
	for (const path of ["/", "/hi", "/icons/192.png"]) {
		expect((await fetch(`${address}${path}`)).status, path).toBe(200);
	}
	child.kill("SIGTERM");
	expect(await ended, printed).toEqual([0, null]);
	expect(existsSync(join(place, "data/palika.sqlite"))).toBe(true);
	expect(readdirSync(folder)).toEqual(["हमारा नगर 100% #1"]);
});
