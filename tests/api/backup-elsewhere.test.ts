import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callPath } from "#contract/api.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnv } from "#server/env.ts";
import { serverEnv } from "../../tools/setup.mjs";
import { openDesk, password } from "../support/desk.ts";
import { devgarh } from "../support/devgarh.ts";
import { sweep } from "../support/long.ts";
import { newDatabase } from "../support/postgres.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const running = readFileSync(join(root, "docs/running.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "palika-moving-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command blocks of a section of docs/running.md, each as its lines. */
function blocksOf(section: string): string[][] {
	const [, text = ""] = running.split(`\n## ${section}\n`);
	const [own = ""] = text.split("\n## ");
	return [...own.matchAll(/^```\n(.*?)\n```$/gms)].map(([, lines = ""]) => lines.split("\n"));
}

/** A machine with the service: its settings, and whether it runs. */
class Machine {
	readonly settings: Record<string, string>;
	server: ServerProcess | undefined;

	constructor(settings: Record<string, string>) {
		this.settings = settings;
	}

	/** Does what a line of the documents says; `systemctl` is this test's part. */
	async does(line: string, backup: string): Promise<string> {
		if (line === "systemctl stop palika") {
			await this.server?.stop();
			return "";
		}
		if (line === "systemctl start palika") {
			this.server = await startServer({ TOWN: devgarh, ADMIN_PASSWORD: password, ...this.settings });
			return "";
		}
		const { DATA_DIR: _, DATABASE_URL: __, TOWN: ___, ...environment } = serverEnv as NodeJS.ProcessEnv;
		const typed = line.replace("/mnt/safe/palika.sqlite", backup);
		const { stdout, stderr } = await promisify(execFile)("sh", ["-c", typed], {
			cwd: root,
			env: { ...environment, ...this.settings },
		});
		return stdout + stderr;
	}

	async asks(path: string, token: string, body?: unknown): Promise<Response> {
		return fetch(`${this.server?.address}${path}`, {
			method: body ? "POST" : "GET",
			headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
	}

	/** All that its database holds. */
	async data(): Promise<unknown> {
		const database = await openDatabase(readEnv(this.settings).database);
		const tables = [
			"migrations",
			"roles",
			"permissions",
			"role_permissions",
			"users",
			"sessions",
			"audit_log",
		];
		const rows = await Promise.all(
			tables.map((table) =>
				database.db
					.selectFrom(table as "users")
					.selectAll()
					.execute(),
			),
		);
		await database.close();
		return Object.fromEntries(
			tables.map((table, at) => [table, rows[at]?.map((row) => JSON.stringify(row)).sort()]),
		);
	}
}

const machine = {
	SQLite: async (name: string) => new Machine({ DATA_DIR: join(folder, `sqlite-${name}`) }),
	PostgreSQL: async (name: string) =>
		new Machine({ DATA_DIR: join(folder, `postgres-${name}`), DATABASE_URL: await newDatabase("empty") }),
};

// How a copy of each is made and put back is tried in backup.test.ts.
describe.each(sweep<keyof typeof machine>(["SQLite", "PostgreSQL"], ["SQLite"]))(
	"on %s, by the commands as docs/running.md prints them",
	(engine) => {
		const safe = join(folder, `safe-${engine}`);
		let old: Machine;
		let token: string;
		const [backupLines = []] = blocksOf("Backup");
		const [restoreLines = [], newMachineLines = []] = blocksOf("Restore");

		beforeAll(async () => {
			old = await machine[engine]("old");
			await old.does("systemctl start palika", safe);
			const login = await old.asks(callPath("login"), "", { mobile: "9000000001", password });
			({ token } = await login.json());
			expect((await old.asks(callPath("addRole"), token, { name: "before the backup" })).status).toBe(201);
		});
		afterAll(async () => {
			await old.server?.stop();
		});

		test("a backup of a running site, restored on another machine, opens there and is equal", async () => {
			expect(backupLines).toHaveLength(2);
			for (const line of backupLines) expect(await old.does(line, safe)).toContain("opened and compared");
			expect(readdirSync(join(old.settings.DATA_DIR ?? "", "backups"))).toHaveLength(1);

			const other = await machine[engine]("new");
			const [restoreThere = "", start = ""] = newMachineLines;
			expect(await other.does(restoreThere, safe)).toContain("Restored");
			expect(await other.data()).toEqual(await old.data());
			expect(start).toBe("systemctl start palika");
			const desk = await openDesk(other.settings);
			expect((await desk.ask("roles", { token })).json).toEqual(
				await (await old.asks(callPath("roles"), token)).json(),
			);
			await desk.close();
		});

		test("a restore on the same machine brings back what there was", async () => {
			const before = await old.data();
			await old.asks(callPath("addRole"), token, { name: "after the backup" });
			expect(await old.data()).not.toEqual(before);
			expect(restoreLines).toHaveLength(3);
			const [stop = "", restore = "", start = ""] = restoreLines;
			await expect(old.does(restore, safe)).rejects.toThrow("still runs");
			await old.does(stop, safe);
			await old.does(restore, safe);
			expect(await old.data()).toEqual(before);
			await old.does(start, safe);
			expect((await old.asks(callPath("me"), token)).status).toBe(200);
		});
	},
);
