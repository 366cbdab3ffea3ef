import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "../options.ts";
import { end, output, start } from "../processes.ts";
import { until } from "../site.ts";
import type { Figures } from "../targets.ts";

/** Does something in a fresh clone of what is committed, with nothing in npm's cache. */
async function inClone(
	checkout: string,
	work: (folder: string, env: NodeJS.ProcessEnv) => Promise<Figures>,
): Promise<Figures> {
	const folder = mkdtempSync(join(tmpdir(), "palika-bench-fresh-"));
	try {
		await output("git", ["clone", "--quiet", checkout, join(folder, "palika")]);
		return await work(join(folder, "palika"), { ...process.env, npm_config_cache: join(folder, "cache") });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** `npm start` until the first answer. */
export async function fresh({ checkout, port }: Settings): Promise<Figures> {
	return inClone(checkout, async (cwd, env) => {
		const begun = performance.now();
		// Started without npm: a signal to npm itself would not always reach the program.
		const child = start(process.execPath, ["tools/start.mjs"], {
			cwd,
			env: { ...env, PORT: String(port), DATA_DIR: join(cwd, "data") },
		});
		const printed = lastWords(child);
		try {
			await until(
				async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok === true,
				"npm start did not get so far",
				() => child.exitCode !== null,
			);
			return { fresh: (performance.now() - begun) / 1000 };
		} catch (error) {
			throw new Error(`${(error as Error).message}:\n${printed()}`);
		} finally {
			await end(child);
		}
	});
}

/** `npm test`, its installation and build included. */
export async function suite({ checkout }: Settings): Promise<Figures> {
	return inClone(checkout, async (cwd, env) => {
		const begun = performance.now();
		const child = start(process.execPath, ["tools/test.mjs"], { cwd, env });
		const printed = lastWords(child);
		const [code] = await once(child, "close");
		if (code !== 0) throw new Error(`npm test ended with ${code}:\n${printed()}`);
		return { suite: (performance.now() - begun) / 1000 };
	});
}

/** The end of what a process prints. */
function lastWords(child: ChildProcess): () => string {
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (data) => {
			printed = (printed + data).slice(-1000);
		});
	}
	return () => printed;
}
