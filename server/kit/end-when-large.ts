import { Worker } from "node:worker_threads";
import { workers } from "#contract/limits.ts";

/**
 * Ends this process when it takes more memory than it may, whatever kind it is and however busy it is: Node's own limit counts
 * neither buffers nor what libraries take.
 *
 * @param most bytes
 */
export function endWhenLarge(most: number): void {
	const watch = `setInterval(() => { if (process.memoryUsage.rss() > ${most}) process.kill(process.pid, "SIGKILL"); }, ${workers.lookEach})`;
	new Worker(watch, { eval: true, env: {} }).unref();
}
