import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	chownSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days } from "#contract/limits.ts";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { migrations } from "#server/db/migrations.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnv } from "#server/env.ts";
import { nameCouncil } from "#server/publishing/content-clock.store.ts";
import { examine } from "../../tools/doctor/examine.ts";
import { lineOf } from "../../tools/doctor/finding.ts";
import { diskFindings } from "../../tools/doctor/machine.ts";
import { command, program } from "../support/command.ts";
import { openDesk, password } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { newDatabase } from "../support/postgres.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { upload } from "../support/tus.ts";
import { pdf } from "../support/uploaded-files.ts";

const isRoot = process.getuid?.() === 0;
const notRoot = isRoot ? "" : ": not tried, for only root can give files away";

const folder = newFolder("doctor");
const town = changedTown({});
const dataDir = join(folder, "data");
const bin = join(folder, "bin");
const path = process.env.PATH;
let server: ServerProcess;
/** The settings of an installation in good health. */
let healthy: Record<string, string>;

beforeAll(async () => {
	mkdirSync(bin);
	systemdSays("yes");
	server = await startServer({ TOWN: town, DATA_DIR: dataDir, ADMIN_PASSWORD: password });
	const { port } = new URL(server.address);
	process.env.PATH = `${bin}:${path}`;
	healthy = { TOWN: town, DATA_DIR: dataDir, PORT: port, PATH: process.env.PATH };
	expect((await command("backup", [], healthy)).code).toBe(0);
});
beforeEach(() => systemdSays("yes"));
afterAll(async () => {
	process.env.PATH = path;
	await server.stop();
});

/** Stands in for `timedatectl`, also on machines without systemd. */
function systemdSays(synchronised: string): void {
	writeFileSync(join(bin, "timedatectl"), `#!/bin/sh\necho ${synchronised}\n`, { mode: 0o755 });
}

/** The lines that it prints, found in this process: one of its own takes a second for each fault. */
async function linesOf(changes: Record<string, string> = {}, words: string[] = []): Promise<string[]> {
	return (await examine({ argv: words, environment: { ...healthy, ...changes }, warn: () => {} })).map(
		lineOf,
	);
}

/** The wrong ones of them. */
const faultsOf = async (changes?: Record<string, string>, words?: string[]) =>
	(await linesOf(changes, words)).filter((line) => line.startsWith("wrong"));

/** Expects exactly one wrong line, which says this. */
async function expectFault(fault: string | RegExp, changes?: Record<string, string>): Promise<void> {
	expect(await faultsOf(changes)).toEqual([expect.stringMatching(fault)]);
}

test("an installation in good health is in order", async () => {
	const { code, said } = await program("doctor", [], healthy);
	expect(code, said).toBe(0);
	expect(said).toContain("Everything is in order.");
	for (const line of [
		"ok     settings   settings from the environment: DATA_DIR, TOWN",
		"ok     database   ",
		"ok     backup     ",
		"ok     town       Nagar Panchayat Devgarh",
		`ok     service    It answers at ${server.address}`,
	]) {
		expect(said).toContain(line);
	}
	const faulty = await command("doctor", [], { ...healthy, PORT: "1" });
	expect(faulty.code).toBe(1);
	expect(faulty.said).toMatch(/^wrong {2}service .*\n(ok .*\n)*1 thing is wrong\.$/m);
	// It only looks.
	const lasting = (text: string) => text.replace(/\d+ minutes?|\d{4}-\S+Z|[\d.]+ GB/g, "");
	expect(lasting(said)).toContain(lasting((await linesOf()).join("\n")));
});

describe("is told, with what to do:", () => {
	test("settings that can't be read, understood or put together", async () => {
		await expectFault(/settings +PORT is "x": expected a whole number/, { PORT: "x" });
		await expectFault(/settings +PUBLIC_ULR is no setting: did you mean PUBLIC_URL\?/, { PUBLIC_ULR: "x" });
		await expectFault(/settings +ADMIN_PASSWORD is still set: .* take it out/, { ADMIN_PASSWORD: password });
		await expectFault(/settings +TRUSTED_PROXIES names a proxy .* set the site's https address/, {
			TRUSTED_PROXIES: "127.0.0.1",
		});
		const file = join(folder, "palika.env");
		const { PATH: _, ...lines } = healthy;
		writeFileSync(
			file,
			Object.entries(lines)
				.map(([name, value]) => `${name}=${value}\n`)
				.join(""),
		);
		chmodSync(file, 0o644);
		expect(await faultsOf({}, ["--env-file", file])).toEqual([
			expect.stringContaining("chown root:palika, chmod 640"),
		]);
		chmodSync(file, 0o640);
		expect(await faultsOf({}, ["--env-file", file])).toEqual([]);
	});

	test("a folder of the data that others can read", async () => {
		chmodSync(dataDir, 0o755);
		await expectFault(/rights +Others can read names and phones: .*chmod 700/);
		chmodSync(dataDir, 0o700);
	});

	test.skipIf(!isRoot)(`a file that the service can't use or read${notRoot}`, async () => {
		const database = join(dataDir, "palika.sqlite");
		chownSync(database, 65_534, 65_534);
		await expectFault(
			/rights +\S+palika\.sqlite belongs to nobody \(mode 600\), and DATA_DIR belongs to root/,
		);
		// SQLite's files beside it get the same owner.
		const giveTo = (owner: number) => {
			const names = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
			for (const name of [".", ...names]) chownSync(join(dataDir, name), owner, owner);
		};
		giveTo(65_534);
		const text = join(town, "council.yaml");
		chmodSync(text, 0o600);
		chmodSync(town, 0o755);
		await expectFault(/rights +The service can't read \S+council\.yaml, .* chmod -R a\+rX/);
		chmodSync(text, 0o644);
		expect(await faultsOf()).toEqual([]);
		giveTo(0);
	});

	test("a disk that is almost full", () => {
		const [finding] = diskFindings(readEnv({ DATA_DIR: dataDir }), Number.MAX_SAFE_INTEGER);
		expect(finding).toMatchObject({
			isWell: false,
			says: expect.stringMatching(
				/^[\d.]+ GB free in .*: delete old backups and logs, or enlarge the disk\.$/,
			),
		});
	});

	test("a clock that nothing sets, or that is behind", async () => {
		systemdSays("no");
		await expectFault(/clock +Nothing sets it: switch NTP on/);
		systemdSays("yes");
		const future = join(dataDir, "of-tomorrow");
		writeFileSync(future, "");
		const at = new Date(Date.now() + days(1.5));
		utimesSync(future, at, at);
		await expectFault(/clock +It is 1 day behind what was last written/);
		rmSync(future);
	});

	test("a database that is another council's than the folder", async () => {
		const other = join(folder, "elsewhere");
		const database = await openDatabase({ dataDir: other });
		expect((await command("backup", [], { DATA_DIR: other })).code).toBe(0);
		await nameCouncil(database.db, "Rampurva");
		await expect(linesOf({ DATA_DIR: other })).resolves.not.toContainEqual(
			expect.stringContaining("Rampurva"),
		);
		await database.db
			.insertInto("content_items")
			.values({ kind: "alerts", key: "1", latest: 0, seq: 1 } as never)
			.execute();
		await expectFault(/database +\S+: it holds what the staff of Rampurva have published, .* Set TOWN to/, {
			DATA_DIR: other,
		});
		await database.close();
	});

	test("a database that is damaged, newer than the program, of other steps, or not there", async () => {
		const other = join(folder, "other");
		const database = await openDatabase({ dataDir: other });
		expect((await command("backup", [], { DATA_DIR: other })).code).toBe(0);
		await database.db
			.insertInto("migrations")
			.values({ id: 99, name: "of the future", checksum: "x", applied_at: 0 })
			.execute();
		const known = migrations.length;
		const newer = new RegExp(
			`database +The database is newer than this version .*\\(step ${known + 1}, known are ${known}\\)`,
		);
		await expectFault(newer, { DATA_DIR: other });
		await database.db.deleteFrom("migrations").where("id", "=", 99).execute();
		await database.db.updateTable("migrations").set({ checksum: "x" }).where("id", "=", 17).execute();
		await expectFault(/database +Step 17 of the database .* is not the one .* Restore a backup from before/, {
			DATA_DIR: other,
		});
		await database.close();
		const path = join(other, "palika.sqlite");
		const sound = readFileSync(path);
		writeFileSync(path, Buffer.from(sound).fill(0xaa, 4096, 40_960));
		await expectFault(/database +The database file .* is damaged/, { DATA_DIR: other });
		renameSync(path, `${path}.away`);
		await expectFault(/database +None is at .*: start the service once, or correct DATA_DIR/, {
			DATA_DIR: other,
		});
	});

	test("a backup that is missing, old or damaged", async () => {
		const backups = join(folder, "backups");
		await expectFault(/backup +None is in \S+backups: npm run backup/, { BACKUP_DIR: backups });
		const made = await command("backup", [], { ...healthy, BACKUP_DIR: backups });
		const path = /Backed up to (\S+)/.exec(made.said)?.[1] ?? "";
		expect(await faultsOf({ BACKUP_DIR: backups })).toEqual([]);
		const before = new Date(Date.now() - days(5.5));
		utimesSync(path, before, before);
		await expectFault(/backup +The newest, \S+, is 5 days old/, { BACKUP_DIR: backups });
		writeFileSync(path, readFileSync(path).fill(0xaa, 4096, 40_960));
		await expectFault(/backup +\S+ is no sound backup/, { BACKUP_DIR: backups });
	});

	test("an uploaded file that the store or the newest backup lacks", async () => {
		const other = join(folder, "other-uploads");
		const store = join(other, "uploads");
		const settings = { DATA_DIR: other, BACKUP_DIR: join(folder, "other-backups") };
		const desk = await openDesk({ DATA_DIR: other });
		const { path } = (await upload(desk, await desk.person("edit_content"), "tender.pdf", pdf())).json;
		await desk.close();
		const made = await command("backup", [], { ...healthy, ...settings });
		expect(await linesOf(settings)).toContainEqual(`ok     uploads    1 in ${store}`);
		const lost = `1 uploaded file is missing or damaged: ${path} (tender.pdf)`;
		const stored = join(other, path);
		renameSync(stored, `${stored}.away`);
		expect(await faultsOf(settings)).toEqual([
			expect.stringContaining(`wrong  uploads    In ${store}, ${lost}: copy them there from uploads/ beside`),
		]);
		renameSync(`${stored}.away`, stored);
		rmSync(join(folder, "other-backups", path));
		expect(await faultsOf(settings)).toEqual([
			expect.stringMatching(/^wrong {2}backup .* npm run backup puts/),
		]);
		expect(made.said).toContain("1 copied");
	});

	test("a first password that nobody has used", async () => {
		const file = join(dataDir, "first-password.txt");
		writeFileSync(file, "Password: x", { mode: 0o600 });
		expect(await faultsOf()).toEqual([]);
		const before = new Date(Date.now() - days(2));
		utimesSync(file, before, before);
		await expectFault(/password +The first one is still in \S+first-password\.txt: log in with it/);
		rmSync(file);
	});

	test("a council's folder with mistakes, or none", async () => {
		const wrong = changedTown({
			"council.yaml": (text) => text.replace(/^sample: \w+$/m, "sample: perhaps"),
		});
		await expectFault(/town +1 mistake in the town folder/, { TOWN: wrong });
		await expectFault(/town +TOWN \/nowhere\/town isn't there: correct the setting/, {
			TOWN: "/nowhere/town",
		});
	});

	test("a service that doesn't answer", async () => {
		await expectFault(/service +Nothing answers at http:\/\/localhost:1 .*systemctl status palika/, {
			PORT: "1",
		});
	});
});

describe("the way through the proxy", () => {
	const key = join(folder, "key.pem");
	const days10 = join(folder, "10.pem");
	const days90 = join(folder, "90.pem");
	beforeAll(() => {
		for (const [file, lasts] of [
			[days10, "10"],
			[days90, "90"],
		] as const) {
			const certificate = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
			const names = ["-subj", "/CN=council", "-addext", "subjectAltName=IP:127.0.0.2"];
			const files = ["-days", lasts, "-keyout", `${file}.key`, "-out", file];
			execFileSync("openssl", ["req", ...certificate, ...names, ...files], { stdio: "ignore" });
		}
		renameSync(`${days90}.key`, key);
		setDefaultCACertificates([days10, days90].map((file) => readFileSync(file, "utf8")));
	});
	afterAll(() => setDefaultCACertificates(getCACertificates("bundled")));

	/** The lines about a site behind a proxy that answers so. */
	async function behind(certificate: string, answer: RequestListener): Promise<string[]> {
		const own = certificate === days90 ? key : `${certificate}.key`;
		const proxy = createTlsServer({ key: readFileSync(own), cert: readFileSync(certificate) }, answer);
		await once(proxy.listen(0), "listening");
		const { port } = proxy.address() as AddressInfo;
		const lines = await linesOf({
			PUBLIC_URL: `https://127.0.0.2:${port}`,
			TRUSTED_PROXIES: "127.0.0.1",
		});
		proxy.close();
		return lines;
	}
	const faultsBehind = async (certificate: string, answer: RequestListener) =>
		(await behind(certificate, answer)).filter((line) => line.startsWith("wrong"));
	const good: RequestListener = (_, response) =>
		response.setHeader("strict-transport-security", "max-age=63072000").end("{}");

	test("is in order when the site answers there as it does here", async () => {
		const lines = await behind(days90, good);
		expect(lines.filter((line) => line.startsWith("wrong"))).toEqual([]);
		expect(lines).toContainEqual(
			expect.stringMatching(/^ok {5}proxy {6}https:\/\/127\.0\.0\.2:\d+ is reached, certificate for 89 days/),
		);
	});

	test("is told when the certificate ends soon, the header is lost or doubled, or the proxy finds no site", async () => {
		expect(await faultsBehind(days10, good)).toEqual([
			expect.stringContaining("The certificate ends in 9 days: renew it"),
		]);
		expect(await faultsBehind(days90, (_, response) => response.end("{}"))).toEqual([
			expect.stringContaining('HSTS comes as ""'),
		]);
		const doubled: RequestListener = (_, response) =>
			response.setHeader("strict-transport-security", ["max-age=63072000", "max-age=1"]).end("{}");
		expect(await faultsBehind(days90, doubled)).toEqual([
			expect.stringContaining("let the proxy neither add nor take away headers"),
		]);
		const lost: RequestListener = (_, response) => response.writeHead(502).end();
		expect(await faultsBehind(days90, lost)).toEqual([expect.stringContaining("/readyz answers 502")]);
	});

	test("is told when the proxy's clock differs, nobody is there, or the proxy isn't named", async () => {
		const late: RequestListener = (_, response) =>
			response.setHeader("date", new Date(Date.now() - days(1.5)).toUTCString()).end("{}");
		const proxy = createServer(late);
		await once(proxy.listen(0), "listening");
		const { port } = proxy.address() as AddressInfo;
		await expectFault(/clock +The proxy's differs by 1 day/, {
			PUBLIC_URL: `http://127.0.0.2:${port}`,
		});
		proxy.close();
		await expectFault(/proxy +http:\/\/127\.0\.0\.2:1 can't be reached from here/, {
			PUBLIC_URL: "http://127.0.0.2:1",
		});
		expect(await faultsOf({ PUBLIC_URL: "https://127.0.0.2:1" })).toContainEqual(
			expect.stringContaining("TRUSTED_PROXIES names nobody"),
		);
	});
});

describe("on PostgreSQL", () => {
	test("an installation is looked at in the same way, and one that is out of reach is told", async () => {
		const settings = { DATABASE_URL: await newDatabase("empty"), BACKUP_DIR: join(folder, "dumps") };
		expect(await faultsOf(settings)).toContainEqual(
			expect.stringMatching(/^wrong {2}database {3}None is at postgres:/),
		);
		await (await openDatabase({ dataDir: "", databaseUrl: settings.DATABASE_URL })).close();
		expect((await command("backup", [], { ...healthy, ...settings })).code).toBe(0);
		expect(await faultsOf(settings)).toEqual([]);
		expect(await linesOf(settings)).toContainEqual(
			expect.stringMatching(/^ok {5}database {3}postgres:\S+, PostgreSQL \d+/),
		);
		const nowhere = { ...settings, DATABASE_URL: "postgres://palika@127.0.0.1:1/palika" };
		await expectFault(
			/database +connect ECONNREFUSED .*: start PostgreSQL .* or correct host and port/,
			nowhere,
		);
		const missing = { ...settings, DATABASE_URL: settings.DATABASE_URL.replace(/[^/]+$/, "nothing") };
		await expectFault(/database +database "nothing" does not exist: make it \(createdb/, missing);
		// PostgreSQL of the tests asks nobody for a password; a user that it doesn't know is refused in the same way.
		const stranger = { ...settings, DATABASE_URL: settings.DATABASE_URL.replace("palika@", "stranger@") };
		await expectFault(/database +role "stranger" does not exist: correct user and password/, stranger);
	});
});
