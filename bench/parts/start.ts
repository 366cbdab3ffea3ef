import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { cpuTime } from "../processes.ts";
import { startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

/** From the start of the built site to its first answer, the home page, and until all pages are rendered: at a second start. */
export async function start({ checkout, runs, port, say }: Settings): Promise<Figures> {
	const dataDir = mkdtempSync(join(tmpdir(), "palika-bench-start-"));
	const settings = { DATA_DIR: dataDir };
	const seconds = (pid: number) => cpuTime(pid) / 1_000_000;
	try {
		const first = await startSite(port, { checkout, settings });
		await first.warm();
		await first.stop();
		const times: number[] = [];
		const answered: number[] = [];
		const warm: number[] = [];
		for (let run = 0; run < runs; run += 1) {
			const site = await startSite(port, { checkout, settings });
			times.push(site.startedIn);
			answered.push(seconds(site.pid));
			await site.warm();
			warm.push(seconds(site.pid));
			await site.stop();
		}
		say(
			`first answer after ${times.map(short).join(", ")} ms, ${answered.map(short).join(", ")} CPU seconds`,
		);
		return { start: median(times), startCpu: median(answered), warmCpu: median(warm) };
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}
