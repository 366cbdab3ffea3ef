import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checksumOf } from "#server/db/migrate.ts";
import { migrations } from "#server/db/migrations.ts";
import { openSqlite } from "#server/db/sqlite.ts";
import { serviceFile } from "../../tools/settings.ts";
import { devgarh } from "../support/devgarh.ts";
import { newFolder } from "../support/folders.ts";
import { sweep } from "../support/long.ts";
import { shared } from "../support/shared.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = newFolder("installed");

/** Installs the product as in production, in a folder of this name, with Devgarh as its town. */
function install(name: string): string {
	const place = join(folder, name);
	mkdirSync(place);
	for (const part of [
		"build/client",
		"build/server",
		"build/staff",
		"build/start",
		"contract",
		"server",
		"tools",
		"package.json",
	]) {
		cpSync(join(root, part), join(place, part), { recursive: true });
	}
	cpSync(devgarh, join(place, "town"), { recursive: true });
	symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
	return place;
}

test("a server in a folder with a space, Hindi letters and signs of addresses finds its town and keeps its data there", async () => {
	const place = install("हमारा नगर 100% #1");
	cpSync(join(await shared("prepared"), "pictures"), join(place, "data/pictures"), { recursive: true });
	const { DATA_DIR: _, TOWN: __, ...environment } = process.env;
	const child = spawn(process.execPath, ["server/start.mjs"], {
		cwd: place,
		env: { ...environment, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "warn", WARM_PAGES: "off" },
	});
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (data) => {
			printed += data;
		});
	}
	const ended = once(child, "exit");
	await expect.poll(() => printed).toContain("is open at");
	const [address] = printed.match(/http:\S+/) ?? [];
	for (const path of ["/", "/hi", "/icons/192.png"]) {
		expect((await fetch(`${address}${path}`)).status, path).toBe(200);
	}
	child.kill("SIGTERM");
	expect(await ended, printed).toEqual([0, null]);
	expect(existsSync(join(place, "data/palika.sqlite"))).toBe(true);
	expect(readdirSync(join(place, "data/pages")), "what the next start needn't compress").toHaveLength(2);
	expect(readdirSync(folder)).toEqual(["हमारा नगर 100% #1"]);
});

const hasService = existsSync(serviceFile);
test.skipIf(hasService)(
	`in a fresh clone whose service is elsewhere, commands typed without settings refuse and make nothing${hasService ? ": not tried, for one is here" : ""}`,
	() => {
		const place = install("clone");
		const { DATA_DIR: _, DATABASE_URL: __, TOWN: ___, ...environment } = process.env;
		const backup = join(folder, "backup.sqlite");
		const typed = (...words: string[]) =>
			spawnSync("npm", ["run", "--silent", ...words], { cwd: place, env: environment, encoding: "utf8" });
		const service = join(folder, "service");
		const elsewhere = join(folder, "palika.env");
		writeFileSync(elsewhere, `DATA_DIR=${service}\n`);
		const [step] = migrations;
		const { file } = openSqlite(service);
		file.exec("create table migrations (id, name, checksum)");
		file
			.prepare("insert into migrations values (1, ?, ?)")
			.run(step?.name ?? "", step ? checksumOf(step) : "");
		expect(typed("backup", "--", "--env-file", elsewhere, backup).stdout).toContain(`Backed up to ${backup}`);

		const restore = ["restore", "--", backup];
		for (const words of sweep([["staff", "--", "list"], ["backup"], restore], [restore])) {
			const { status, stdout, stderr } = typed(...words);
			expect(status, words[0]).toBe(1);
			expect(stdout).toBe("");
			expect(stderr).toContain(`No database is at ${join(place, "data/palika.sqlite")}.`);
		}
		expect(existsSync(join(place, "data"))).toBe(false);
	},
);
