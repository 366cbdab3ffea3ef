import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serverEnv } from "../../tools/setup.mjs";
import { newFolder } from "./folders.ts";
import { shared } from "./shared.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Names the file that starts a server: the bundle that a release runs takes half of the time, unless it is of other sources. */
export const fileVariable = "PALIKA_TEST_SERVER";
export const fromSources = "server/start.ts";
export const serverFile = () => process.env[fileVariable] ?? fromSources;

/** After how many milliseconds a server is taken to hang. */
const patience = 120_000;

export interface ServerProcess {
	/** `http://localhost:…`, without a trailing slash. */
	readonly address: string;
	readonly process: ChildProcess;
	/** Everything it has printed so far. */
	readonly printed: () => string;
	/** Stops it as a supervisor would, and waits for its exit. */
	readonly stop: () => Promise<number | null>;
}

/**
 * Starts the real server as its own process on a free port, as `npm start` does.
 *
 * @param before a program and its words that start it, such as one that limits it
 */
export async function startServer(
	settings: Record<string, string> = {},
	before: readonly string[] = [],
): Promise<ServerProcess> {
	const data = newFolder("data");
	const { DATA_DIR = data } = settings;
	if (!existsSync(join(DATA_DIR, "pictures")))
		cpSync(await shared("prepared"), DATA_DIR, { recursive: true });
	const child = run({ DATA_DIR, ...settings }, data, before);
	let text = "";
	child.stdout?.on("data", (data) => {
		text += data;
	});
	child.stderr?.on("data", (data) => {
		text += data;
	});
	const address = await new Promise<string>((resolve, reject) => {
		const tooLong = setTimeout(() => reject(new Error(`The server did not open:\n${text}`)), patience);
		child.stdout?.on("data", () => {
			const open = text.match(/is open at (http:\S+)/);
			if (!open?.[1]) return;
			clearTimeout(tooLong);
			resolve(open[1]);
		});
		child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
	});
	return { address, process: child, printed: () => text, stop: () => stop(child) };
}

/** Runs a server that is expected to exit by itself. @param before as in `startServer` @returns its exit code and output */
export async function startAndFail(
	settings: Record<string, string>,
	before: readonly string[] = [],
): Promise<{ code: number | null; printed: string }> {
	const child = run(settings, newFolder("data"), before);
	let printed = "";
	child.stdout?.on("data", (data) => {
		printed += data;
	});
	child.stderr?.on("data", (data) => {
		printed += data;
	});
	const tooLong = setTimeout(() => child.kill("SIGKILL"), patience);
	const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
	clearTimeout(tooLong);
	return { code, printed };
}

/** A server as a supervisor would run it. @param data a temporary folder for where the settings name none, removed at its end */
function run(settings: Record<string, string>, data: string, before: readonly string[] = []): ChildProcess {
	const file = settings.NODE_ENV === "development" ? fromSources : serverFile();
	const [program = "", ...words] = [...before, "node", settings[fileVariable] ?? file];
	const child = spawn(program, words, {
		cwd: root,
		env: {
			...serverEnv,
			NODE_ENV: "production",
			LOG_LEVEL: "warn",
			PORT: "0",
			DATA_DIR: data,
			DRAIN_SECONDS: "0",
			// Most tests ask for few pages; the others look at it themselves.
			WARM_PAGES: "off",
			...settings,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	return child;
}

async function stop(child: ChildProcess): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	return ended;
}
