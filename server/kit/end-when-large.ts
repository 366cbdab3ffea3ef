import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { workers } from "#contract/media/limits.ts";

/**
 * Ends this process above a memory limit, which Node's own doesn't enforce for buffers and libraries; out of memory,
 * Linux ends it before the server.
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
