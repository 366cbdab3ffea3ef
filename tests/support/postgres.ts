import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { newFolder } from "./folders.ts";
import { freePort } from "./free-port.ts";
import { shared } from "./shared.ts";

/** A temporary PostgreSQL on a loopback port, in a folder and a process of its own. */
export interface Postgres {
	/** `postgres://…/`, without a database's name. */
	readonly address: string;
	/** The address of a new, empty database. */
	newDatabase(): Promise<string>;
	/** Stops the server; its data stay. "Fast" is what an operator does: open connections are cut. "Immediate" is like a crash. */
	stop(how?: "fast" | "immediate"): Promise<void>;
	start(): Promise<void>;
	/** Suspends it, so that it doesn't respond, as on a broken network. */
	freeze(): void;
	thaw(): void;
	/** Stops it and removes its data. */
	remove(): Promise<void>;
}

const debian = "/usr/lib/postgresql";

/** A name that comes once; numbers of processes come again within a run. */
const newName = () => `palika_${randomBytes(8).toString("hex")}`;

/** The address of a new database on the PostgreSQL of the run: empty, or as a server leaves it at its first start. */
export async function newDatabase(state: "empty" | "seeded"): Promise<string> {
	const template = state === "seeded" ? await shared("template") : undefined;
	return createDatabase(await shared("postgres"), newName(), template);
}

/** Makes a database on the PostgreSQL at an address. @returns its own address */
export async function createDatabase(address: string, name: string, template = "template1"): Promise<string> {
	await run(`${address}postgres`, `create database ${name} template ${template}`);
	return address + name;
}

/** After how many milliseconds a server is taken to hang. */
const patience = 120_000;

/** Starts Debian's PostgreSQL server as one of the test's own, which it may stop. */
export async function startPostgres(): Promise<Postgres> {
	const programs = findPrograms();
	const folder = newFolder("postgres");
	const user = unprivileged();
	if (user) chownSync(folder, user.uid, user.gid);
	const data = join(folder, "data");
	const quiet = { ...user, cwd: folder, stdio: "ignore" as const };
	execFileSync(
		join(programs, "initdb"),
		["-D", data, "-U", "palika", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
		quiet,
	);
	const port = await freePort();
	const address = `postgres://palika@127.0.0.1:${port}/`;
	let server: ChildProcess | undefined;

	const start = async () => {
		const settings = [
			"listen_addresses=127.0.0.1",
			`unix_socket_directories=${folder}`,
			"fsync=off",
			"max_connections=500",
		];
		server = spawn(
			join(programs, "postgres"),
			["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
			quiet,
		);
		await answers(`${address}postgres`, server);
	};
	const stop: Postgres["stop"] = async (how = "fast") => {
		if (!server || server.exitCode !== null) return;
		const gone = once(server, "exit");
		server.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
		await gone;
	};
	await start();
	return {
		address,
		start,
		stop,
		freeze: () => signalAll(server, "SIGSTOP"),
		thaw: () => signalAll(server, "SIGCONT"),
		newDatabase: () => createDatabase(address, newName()),
		remove: async () => {
			await stop();
		},
	};
}

function findPrograms(): string {
	const versions = existsSync(debian) ? readdirSync(debian) : [];
	const found = versions
		.map((version) => join(debian, version, "bin"))
		.find((folder) => existsSync(join(folder, "initdb")));
	if (!found) throw new Error("These tests need PostgreSQL: apt-get install postgresql");
	return found;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
	return { uid: id("-u"), gid: id("-g") };
}

/** Resolves when a server answers. @throws {Error} where it ends, or hangs */
async function answers(url: string, server: ChildProcess): Promise<void> {
	const until = performance.now() + patience;
	for (;;) {
		try {
			return await run(url, "select 1");
		} catch (error) {
			if (server.exitCode !== null || performance.now() > until) throw error;
			await wait(50);
		}
	}
}

async function run(url: string, sql: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(sql);
	} finally {
		await client.end();
	}
}

/** Each connection has a server process of its own. */
function signalAll(server: ChildProcess | undefined, signal: NodeJS.Signals): void {
	if (!server?.pid) return;
	const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(server.pid)], { encoding: "utf8" });
	for (const pid of [server.pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(pid, signal);
}
