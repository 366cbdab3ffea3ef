import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** Resident memory of a process, megabytes; undefined where the system has no /proc. */
export function memoryOf(pid: number | undefined): number | undefined {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
	} catch {
		return undefined;
	}
}

/** A percentile. */
export function percentile(values: readonly number[], of: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 50);

/** More than any flood has, or what is watched beside one would wait for its sockets. */
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

export interface Ask {
	readonly path: string;
	readonly method?: string;
	readonly headers?: Record<string, string>;
	readonly body?: string | Buffer;
}

/** Sends a request over a keep-alive connection, as browsers and proxies do. @returns status and duration */
export function timed(address: string, { path, method = "GET", headers = {}, body }: Ask) {
	const begun = performance.now();
	return new Promise<{ status: number; ms: number }>((resolve, reject) => {
		const { hostname, port } = new URL(address);
		const sent = request({ hostname, port, path, method, headers, agent }, (answer) => {
			answer.resume();
			answer.on("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begun }));
		});
		sent.on("error", reject);
		sent.end(body);
	});
}

/** Does something so many times, so many at once. */
export async function repeat(
	count: number,
	atOnce: number,
	work: (index: number) => Promise<unknown>,
): Promise<void> {
	let next = 0;
	const worker = async () => {
		while (next < count) {
			next += 1;
			await work(next);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
}
