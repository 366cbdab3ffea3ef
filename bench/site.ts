import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { publicPages } from "./pages.ts";
import { cpuTime, end, start } from "./processes.ts";

export const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * A module of a checkout's own bench: what it writes into its folder or database fits its version.
 *
 * @param file in the folder bench
 */
export async function ownModule<Module>(checkout: string, file: string): Promise<Module> {
	return import(pathToFileURL(join(checkout, "bench", file)).href);
}

/** Account on the measured site, which lives for minutes and answers nobody but this machine. */
const administrator = { mobile: "9876543210", password: "patang-49-neem-saral" };

/** Milliseconds that a start or the rendering of all pages may take. */
const patience = 300_000;

export interface Site {
	/** `http://127.0.0.1:…`, no slash at the end. */
	readonly address: string;
	readonly pid: number;
	/** From the start of the process to the first answer, milliseconds. */
	readonly startedIn: number;
	/** Fetches every public page, and waits until nothing is prepared any more. */
	readonly warm: () => Promise<void>;
	readonly stop: () => Promise<void>;
}

interface SiteOptions {
	/** The checkout that is started, installed and built. */
	readonly checkout: string;
	/** Settings beside those of every measured site. */
	readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the site as an operator would, with the log on, on a free port of this machine and with data of its own. */
export async function startSite(port: number, { checkout, settings = {} }: SiteOptions): Promise<Site> {
	const setup = await import(pathToFileURL(join(checkout, "tools/setup.mjs")).href);
	const dataDir = mkdtempSync(join(tmpdir(), "palika-bench-data-"));
	const begun = performance.now();
	const child = start(process.execPath, ["server/start.mjs"], {
		cwd: checkout,
		env: {
			// Commits up to November 2026 give the server an environment of its own.
			...(setup.serverEnv ?? setup.env),
			NODE_ENV: "production",
			HOST: "127.0.0.1",
			PORT: String(port),
			DATA_DIR: dataDir,
			ADMIN_MOBILE: administrator.mobile,
			ADMIN_PASSWORD: administrator.password,
			...settings,
		},
	});
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (data) => {
			// Lines of single requests would fill the memory of a long run.
			if (printed.length < 20_000) printed += data;
		});
	}
	const stop = async () => {
		await end(child);
		rmSync(dataDir, { recursive: true, force: true });
	};
	const address = `http://127.0.0.1:${port}`;
	try {
		await until(
			() => answers(`${address}/`),
			"The site did not answer",
			() => child.exitCode !== null,
		);
	} catch (error) {
		await stop();
		throw new Error(`${(error as Error).message}:\n${printed.slice(-1000)}`);
	}
	return {
		address,
		pid: child.pid ?? 0,
		startedIn: performance.now() - begun,
		warm: async () => {
			for (const { path } of publicPages()) await answers(address + path);
			// Pages are rendered a second time when the photographs' colours are known; that is over when all is quiet.
			await until(isQuiet(child.pid ?? 0), "The site did not come to rest");
		},
		stop,
	};
}

/** Tells whether a process has done next to nothing for two seconds. */
function isQuiet(pid: number): () => Promise<boolean> {
	let spent = cpuTime(pid);
	let since = performance.now();
	return async () => {
		const now = cpuTime(pid);
		if (now - spent > 30_000) {
			spent = now;
			since = performance.now();
		}
		return performance.now() - since > 2000;
	};
}

/** Signs in as the administrator of a measured site. */
export async function signIn(site: Site): Promise<string> {
	const answer = await fetch(`${site.address}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(administrator),
	});
	const { token } = (await answer.json()) as { token?: string };
	if (!token) throw new Error(`Signing in was answered ${answer.status}`);
	return token;
}

/** Asks again and again, a few hundred times a second, until something is so. @throws when it takes too long */
export async function until(
	holds: () => Promise<boolean>,
	orElse: string,
	isHopeless: () => boolean = () => false,
): Promise<void> {
	const giveUp = performance.now() + patience;
	while (!(await holds())) {
		if (isHopeless() || performance.now() > giveUp) throw new Error(orElse);
		await new Promise((resolve) => setTimeout(resolve, 4));
	}
}

async function answers(url: string): Promise<boolean> {
	try {
		const answer = await fetch(url);
		await answer.arrayBuffer();
		return answer.ok;
	} catch {
		return false;
	}
}
