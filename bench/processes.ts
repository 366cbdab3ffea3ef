import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";

/** Processes that this command has started and not yet ended: it ends these by their numbers, and nothing else. */
const running = new Set<ChildProcess>();

/** Milliseconds that a process may take to end when asked to. */
const patience = 15_000;

/** Starts a program that lives until `end`, or until this command ends. */
export function start(
	command: string,
	args: readonly string[],
	options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): ChildProcess {
	const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
	running.add(child);
	child.once("exit", () => running.delete(child));
	return child;
}

/** Asks a process to stop and waits; one that doesn't is killed. */
export async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	const kill = setTimeout(() => child.kill("SIGKILL"), patience);
	await ended;
	clearTimeout(kill);
}

/** Ends everything that was started, in the order it came. */
export async function endAll(): Promise<void> {
	for (const child of [...running]) await end(child);
}

/** Runs a program to its end and gives what it printed. @throws where it fails, with the end of what it said */
export async function output(command: string, args: readonly string[]): Promise<string> {
	const child = start(command, args);
	let said = "";
	let complaints = "";
	child.stdout?.on("data", (data) => {
		said += data;
	});
	child.stderr?.on("data", (data) => {
		complaints += data;
	});
	const [code] = await once(child, "close");
	if (code !== 0) throw new Error(`${command} ended with ${code}: ${(complaints || said).slice(-500)}`);
	return said;
}

/** The path of a program, or undefined where the machine has none. */
export function program(name: string): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A process and all that it has started. */
function family(pid: number): number[] {
	const children = tasks(pid).flatMap((task) =>
		(read(`/proc/${pid}/task/${task}/children`) ?? "").split(" ").filter(Boolean).map(Number),
	);
	return [pid, ...children.flatMap(family)];
}

/** Time that a process and its children have spent on a processor, microseconds; what the kernel counts, to the nanosecond. */
export function cpuTime(pid: number): number {
	let nanoseconds = 0;
	for (const each of family(pid)) {
		for (const task of tasks(each)) {
			nanoseconds += Number((read(`/proc/${each}/task/${task}/schedstat`) ?? "0").split(" ", 1)[0]);
		}
	}
	return nanoseconds / 1000;
}

/** Memory that a process and its children hold, MB (of 1000 × 1000 bytes). */
export function memory(pid: number): number {
	return family(pid)
		.map((each) => Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${each}/status`) ?? "")?.[1] ?? 0) * 1.024e-3)
		.reduce((sum, each) => sum + each, 0);
}

/** Keeps a process on one core, so that what calls it can have the other. Nothing happens on a machine with one. */
export function pin(pid: number, core: number): void {
	if (!canPin) return;
	for (const each of family(pid)) spawnSync("taskset", ["-a", "-p", "-c", String(core), String(each)]);
}

/** Whether what calls and what answers can have a core each. */
export const canPin = availableParallelism() > 1 && program("taskset") !== undefined;

function tasks(pid: number): string[] {
	try {
		return readdirSync(`/proc/${pid}/task`);
	} catch {
		return [];
	}
}

function read(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}
