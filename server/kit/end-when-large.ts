import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { workers } from "#contract/media/limits.ts";

/**
 * Ends this process when it takes more memory than it may, whatever kind it is and however busy it is: Node's own limit counts
 * neither buffers nor what libraries take. Where memory is short before that, Linux ends it and not the server.
 *
 * @param most bytes
 */
export function endWhenLarge(most: number): void {
	try {
		writeFileSync("/proc/self/oom_score_adj", "500");
	} catch {
		// Other systems have no such file.
	}
	const watch = `setInterval(() => { if (process.memoryUsage.rss() > ${most}) process.kill(process.pid, "SIGKILL"); }, ${workers.lookEach})`;
	new Worker(watch, { eval: true, env: {} }).unref();
}
