import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "../options.ts";
import { end, output, start } from "../processes.ts";
import { root, until } from "../site.ts";
import type { Figures } from "../targets.ts";

/** The two words of the README in a fresh clone, with nothing in any cache, until the first answer. */
export async function fresh({ port, say }: Settings): Promise<Figures> {
	const folder = mkdtempSync(join(tmpdir(), "palika-bench-fresh-"));
	try {
		await output("git", ["clone", "--quiet", root, join(folder, "palika")]);
		const begun = performance.now();
		// What `npm start` runs; a signal to npm itself would not always reach it.
		const child = start(process.execPath, ["tools/start.mjs"], {
			cwd: join(folder, "palika"),
			env: {
				...process.env,
				PORT: String(port),
				DATA_DIR: join(folder, "data"),
				npm_config_cache: join(folder, "cache"),
			},
		});
		let printed = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on("data", (data) => {
				if (printed.length < 20_000) printed += data;
			});
		}
		let seconds: number;
		try {
			await until(
				async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok === true,
				"npm start did not get so far",
				() => child.exitCode !== null,
			);
			seconds = (performance.now() - begun) / 1000;
		} catch (error) {
			throw new Error(`${(error as Error).message}:\n${printed.slice(-1000)}`);
		} finally {
			await end(child);
		}
		say(`first answer after ${seconds.toFixed()} s`);
		return { fresh: seconds };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
