import { execFileSync } from "node:child_process";
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { backUp } from "#server/db/backup.ts";
import { openDatabase } from "#server/db/open.ts";
import { undump } from "#server/db/postgres-backup.ts";
import { findSettings, readCall, sayDatabase } from "../../tools/settings.ts";
import { command, commandNames, program } from "../support/command.ts";
import { onEachDatabase } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { isLong } from "../support/long.ts";
import { newDatabase } from "../support/postgres.ts";

const isRoot = process.getuid?.() === 0;
const notRoot = isRoot ? "" : ": not tried, for only root can";

const folder = newFolder("commands");
// The user nobody looks for its own data in here.
chmodSync(folder, 0o711);

/** A settings file with these lines. */
function settingsFile(name: string, lines: Record<string, string>): string {
	const path = join(folder, name);
	const text = Object.entries(lines).map(([setting, value]) => `${setting}="${value}"\n`);
	writeFileSync(path, `# The council's settings\n${text.join("")}`);
	return path;
}

/** The words that each command takes at most. */
const enough: Partial<Record<(typeof commandNames)[number], string[]>> = {
	backup: ["file"],
	"check-town": ["folder"],
	content: ["erase", "KIND", "KEY", "1"],
	move: ["sqlite"],
	restore: ["file"],
	staff: ["add", "Kavita", "9876543210", "admin"],
};

describe("the settings of a command", () => {
	const usual = join(folder, "usual.env");
	beforeAll(() => {
		settingsFile("usual.env", { DATA_DIR: "/var/lib/usual" });
	});

	test("are those of the file that is named, and of nothing else", () => {
		const named = settingsFile("named.env", { DATA_DIR: "/var/lib/named", PUBLIC_URL: "https://a.example" });
		expect(findSettings(named, { DATA_DIR: "/elsewhere", TOWN: "/town" }, usual)).toEqual({
			settings: { DATA_DIR: "/var/lib/named", PUBLIC_URL: "https://a.example" },
			from: `settings from ${named}`,
			file: named,
		});
	});

	test("are else those of the environment, when it says where the data or the texts are", () => {
		const environment = { TOWN: "/srv/town", HOST: "::1" };
		expect(findSettings(undefined, environment, usual)).toEqual({
			settings: environment,
			from: "settings from the environment: TOWN",
		});
	});

	test("are else those of the service's file", () => {
		expect(findSettings(undefined, { HOST: "::1" }, usual)).toMatchObject({
			settings: { DATA_DIR: "/var/lib/usual" },
			from: `settings from ${usual}`,
		});
	});

	test("are else the defaults, and that is said", () => {
		expect(findSettings(undefined, {}, join(folder, "none.env"))).toMatchObject({
			settings: {},
			from: "no settings found, so the defaults",
		});
	});

	test("are refused where they don't say where the data are: the default folder may hold a trial's", () => {
		const named = settingsFile("placeless.env", { PORT: "3000" });
		const call = readCall({ argv: ["--env-file", named], environment: {} }, { usage: "" });
		expect(() => sayDatabase(call, () => {})).toThrow(`${named} sets neither DATA_DIR nor DATABASE_URL`);
	});

	test("stand beside nothing else: each command refuses a word and an option that it doesn't understand, and says how it is called", async () => {
		for (const name of commandNames) {
			for (const other of ["sideways", "--sideways", "--env-file="]) {
				const { code, said } = await command(name, [...(enough[name] ?? []), other], { DATA_DIR: folder });
				expect([name, code], said).toEqual([name, 1]);
				expect(said).toMatch(/"?(--)?(sideways"?|env-file) (isn't understood|needs a value)\.\n/);
				expect(said).toContain("Usage: ");
			}
		}
	});

	test("are refused by each command when the file isn't there", async () => {
		for (const name of commandNames) {
			const words = [...(enough[name] ?? []), "--env-file", join(folder, "none.env")];
			// In test:long each as a program, here one: how it ends is the same for all.
			const { code, said } = await (isLong || name === "staff" ? program : command)(name, words);
			expect([name, code], said).toEqual([name, 1]);
			expect(said).toMatch(/The settings in \S+none\.env can't be read: ENOENT.*\n/);
			expect(said).not.toContain("    at ");
		}
	});

	test.skipIf(!isRoot)(`are refused with what to do when they are another user's${notRoot}`, () => {
		const secret = settingsFile("secret.env", { DATA_DIR: folder });
		chmodSync(secret, 0o600);
		expect(
			asNobody(`(await import("./tools/settings.ts")).findSettings(${JSON.stringify(secret)})`),
		).toContain("can't be read by nobody: run this as root or as the service's user");
	});
});

onEachDatabase((openDesk) => {
	test("a command says which database it acted on and where the settings came from, without the password", async () => {
		const desk = await openDesk();
		const { DATABASE_URL, DATA_DIR = join(folder, "unused") } = desk.settings;
		// PostgreSQL of the tests trusts everybody, so any password does.
		const url = DATABASE_URL?.replace("palika@", "palika:geheim@");
		const file = settingsFile(`${desk.database.engine}.env`, { DATA_DIR, ...(url && { DATABASE_URL: url }) });
		const place = DATABASE_URL ?? `${DATA_DIR}/palika.sqlite`;
		for (const [name, ...words] of [
			["staff", "list"],
			["backup", join(folder, `${desk.database.engine}.said`)],
		] as const) {
			const { code, said } = await command(name, ["--env-file", file, ...words]);
			expect(code, said).toBe(0);
			expect(said).toContain(`Database: ${place} (settings from ${file})\n`);
			expect(said).not.toContain("geheim");
		}
	});
});

describe("where no database is", () => {
	const empty = {
		SQLite: async () => ({ DATA_DIR: join(folder, "empty") }),
		PostgreSQL: async () => ({
			DATABASE_URL: await newDatabase("empty"),
			BACKUP_DIR: join(folder, "dumps"),
		}),
	};

	test.each(["SQLite", "PostgreSQL"] as const)(
		"commands on %s refuse and make none, and a backup is restored there only when it is said to be new",
		async (engine) => {
			const source = engine === "SQLite" ? { DATA_DIR: join(folder, "full") } : await empty[engine]();
			const database = await openDatabase({ dataDir: "", databaseUrl: undefined, ...placeIn(source) });
			await database.close();
			const target = join(folder, `full.${engine}`);
			expect((await command("backup", [target], source)).code).toBe(0);

			const settings = await empty[engine]();
			for (const [name, ...words] of [["backup"], ["staff", "list"], ["restore", target]] as const) {
				const { code, said } = await command(name, words, settings);
				expect(code, said).toBe(1);
				expect(said).toContain("No database is at ");
				expect(said).toContain("--env-file");
			}
			if (engine === "SQLite") expect(existsSync(join(folder, "empty"))).toBe(false);
			const restored = await command("restore", ["--new", target], settings);
			expect(restored.code, restored.said).toBe(0);
			expect((await command("staff", ["list"], settings)).code).toBe(0);
			const again = await command("restore", ["--new", target], settings);
			expect(again).toMatchObject({ code: 1, said: expect.stringContaining("is at") });
		},
	);

	const placeIn = (settings: { DATA_DIR?: string; DATABASE_URL?: string }) => ({
		...(settings.DATA_DIR && { dataDir: settings.DATA_DIR }),
		...(settings.DATABASE_URL && { databaseUrl: settings.DATABASE_URL }),
	});

	test("a backup of the other kind of database is refused", async () => {
		const settings = await empty.PostgreSQL();
		const refused = await command("restore", ["--new", join(folder, "full.SQLite")], settings);
		expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("is a backup of SQLite") });
	});

	test("a backup that lacks what the database has isn't kept", async () => {
		const settings = await empty.PostgreSQL();
		const database = await openDatabase({ dataDir: "", databaseUrl: settings.DATABASE_URL });
		await database.db.insertInto("test_users").values({ name: "a", email: "b" }).execute();
		await database.close();
		// Somebody's own pg_dump that leaves out a table's rows.
		const bin = join(folder, "bin");
		mkdirSync(bin);
		const script = '#!/bin/sh\nexec /usr/bin/pg_dump --exclude-table-data=test_users "$@"\n';
		writeFileSync(join(bin, "pg_dump"), script, { mode: 0o755 });
		const target = join(folder, "lacking.dump");
		const { code, said } = await program("backup", [target], {
			...settings,
			PATH: `${bin}:${process.env.PATH}`,
		});
		expect(code, said).toBe(1);
		expect(said).toContain("the table test_users has 1 rows, its copy none");
		expect(readdirSync(folder).filter((name) => name.startsWith("lacking"))).toEqual([]);
	});
});

describe.skipIf(!isRoot)(`what root writes${notRoot}`, () => {
	const dataDir = join(folder, "theirs");
	const nobody = 65_534;
	beforeAll(async () => {
		const database = await openDatabase({ dataDir });
		await database.close();
		for (const path of [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))]) {
			chownSync(path, nobody, nobody);
		}
	});
	const owners = (path: string): Record<string, number> =>
		Object.fromEntries(
			readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => [
				name,
				statSync(join(path, name)).uid,
			]),
		);

	test("into the data's folder belongs to the folder's owner, so that the service can use it", async () => {
		const made = await command("backup", [], { DATA_DIR: dataDir });
		const target = /Backed up to (\S+)/.exec(made.said)?.[1] ?? "";
		expect(target.startsWith(join(dataDir, "backups/palika-"))).toBe(true);
		const restored = await command("restore", [target], { DATA_DIR: dataDir });
		expect(restored.code, restored.said).toBe(0);
		const found = owners(dataDir);
		expect(Object.keys(found).length).toBeGreaterThan(3);
		expect(new Set(Object.values(found)), JSON.stringify(found)).toEqual(new Set([nobody]));
		expect(asNobody(open(dataDir))).toBe("");
	});

	test("as the first to open a database there belongs to the folder's owner too", async () => {
		const fresh = join(folder, "fresh");
		mkdirSync(fresh);
		chownSync(fresh, nobody, nobody);
		const database = await openDatabase({ dataDir: fresh });
		expect(Object.keys(owners(fresh))).toContain("palika.sqlite-wal");
		expect(new Set(Object.values(owners(fresh)))).toEqual(new Set([nobody]));
		await database.close();
	});

	test("by other means is told with path, owner, mode and what to do", async () => {
		const path = join(dataDir, "palika.sqlite");
		chownSync(path, 0, 0);
		expect(asNobody(open(dataDir))).toBe(
			`${path} belongs to root (mode 600), and this process runs as nobody: chown nobody: ${path}, or start it as root.`,
		);
	});

	const open = (dir: string) =>
		`await (await (await import("./server/db/open.ts")).openDatabase({ dataDir: ${JSON.stringify(dir)} })).close()`;
});

/** Runs code as the user nobody. @returns the message of what it throws */
function asNobody(code: string): string {
	const drop = 'process.setgroups([]); process.setgid("nogroup"); process.setuid("nobody");';
	// Imports are read before the rights are given up.
	const imports = [...code.matchAll(/import\("([^"]+)"\)/g)].map(([, path]) => `await import("${path}");`);
	const script = `${imports.join("")} ${drop} try { ${code} } catch (error) { process.stdout.write(error.message) }`;
	return execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
}

describe("when one of PostgreSQL's programs, or the connection beside it, is cut in the middle", () => {
	type Cut = readonly [program: string, when: string, script: () => string | undefined, says: RegExp];
	const kill = "kill -9 $$";
	const cutOthers = (url: string) =>
		`/usr/bin/psql --quiet --no-psqlrc --output=/dev/null '${url}' --command='select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'`;
	let url = "";
	let sound = "";
	const path = process.env.PATH;
	beforeAll(async () => {
		url = await newDatabase("seeded");
		sound = join(folder, "sound.dump");
		await backUp({ dataDir: "", databaseUrl: url }, sound);
	});
	afterEach(() => {
		process.env.PATH = path;
	});

	/** Puts a script in a program's place; without one it isn't there. */
	function replace(program: string, script: string | undefined): void {
		const bin = mkdtempSync(join(folder, "programs-"));
		if (script !== undefined) {
			writeFileSync(join(bin, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
			process.env.PATH = `${bin}:${path}`;
			return;
		}
		for (const other of ["pg_dump", "pg_restore", "psql"].filter((each) => each !== program)) {
			symlinkSync(`/usr/bin/${other}`, join(bin, other));
		}
		process.env.PATH = bin;
	}

	// Vitest fails by itself on an error that nobody hears.
	test.each<Cut>([
		["pg_dump", "at once", () => kill, /^pg_dump: ended by SIGKILL$/],
		["pg_dump", "and isn't installed", () => undefined, /^pg_dump is needed/],
		[
			"pg_dump",
			"after the connection",
			() => `${cutOthers(url)}; exec /usr/bin/pg_dump "$@"`,
			/^pg_dump: error: .*snapshot/,
		],
		["pg_restore", "at once", () => kill, /is no sound backup/],
		["pg_restore", "and isn't installed", () => undefined, /^pg_restore is needed/],
	])("%s, %s: no backup is made, in a sentence", async (program, _, script, says) => {
		const target = join(folder, "cut.dump");
		replace(program, script());
		await expect(backUp({ dataDir: "", databaseUrl: url }, target)).rejects.toThrow(says);
		expect(readdirSync(folder).filter((name) => name.startsWith("cut"))).toEqual([]);
	});

	test.each<Cut>([
		["psql", "at once", () => kill, /^psql: ended by SIGKILL$/],
		["psql", "after the first lines", () => `head -c 100 > /dev/null; ${kill}`, /^psql: ended by SIGKILL$/],
		["psql", "and isn't installed", () => undefined, /^psql is needed/],
		[
			"pg_restore",
			"after the first lines",
			() => `/usr/bin/pg_restore "$@" | head -c 500; ${kill}`,
			/^pg_restore: ended by SIGKILL$/,
		],
	])("%s, %s: nothing is restored, and the data stay as they were", async (program, _, script, says) => {
		const database = await openDatabase({ dataDir: "", databaseUrl: url });
		const rows = () => database.db.selectFrom("roles").selectAll().orderBy("id").execute();
		const before = await rows();
		replace(program, script());
		await expect(undump(url, sound)).rejects.toThrow(says);
		expect(await rows()).toEqual(before);
		await database.close();
	});
});
