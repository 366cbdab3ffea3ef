import { spawnSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync, writeFileSync } from "node:fs";
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

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = newFolder("installed");

const hasService = existsSync(serviceFile);
test.skipIf(hasService)(
	`in a fresh clone whose service is elsewhere, commands typed without settings refuse and make nothing${hasService ? ": not tried, for one is here" : ""}`,
	() => {
		const place = join(folder, "clone");
		for (const part of ["contract", "server", "tools", "package.json"])
			cpSync(join(root, part), join(place, part), { recursive: true });
		cpSync(devgarh, join(place, "town"), { recursive: true });
		symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
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
