import { canPin, cpuTime, output, program } from "./processes.ts";

/** Figures of one run of wrk against one server. */
export interface Load {
	readonly requests: number;
	readonly perSecond: number;
	/** Processor time of the server for one request, microseconds. */
	readonly cpu: number;
	/** Answers that were neither 2xx nor 3xx, and connections that failed. */
	readonly bad: number;
}

export interface LoadOptions {
	readonly url: string;
	/** The server's process: its time is what is measured. */
	readonly pid: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly seconds: number;
	readonly connections?: number;
}

/** Asks a server for one address as fast as it answers, for so many seconds. */
export async function load(options: LoadOptions): Promise<Load> {
	const { url, pid, headers, seconds, connections = 16 } = options;
	const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s"];
	for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
	const before = cpuTime(pid);
	const wrk = program("wrk") ?? "wrk";
	const printed = canPin
		? await output("taskset", ["-c", "1", wrk, ...args, url])
		: await output(wrk, [...args, url]);
	return { ...readWrk(printed, cpuTime(pid) - before) };
}

/** Reads what wrk prints. @throws where it printed nothing of the kind */
export function readWrk(printed: string, cpu: number): Load {
	const requests = Number(/^\s*(\d+) requests in/m.exec(printed)?.[1]);
	if (!(requests > 0)) throw new Error(`wrk counted no request:\n${printed}`);
	const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0);
	const [, ...failed] =
		/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed) ?? [];
	return {
		requests,
		perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]),
		cpu: cpu / requests,
		bad: failed.reduce((sum, each) => sum + Number(each), refused),
	};
}
