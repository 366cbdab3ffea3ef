import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { pictures, uploads, workers } from "#contract/media/limits.ts";
import type { Answer, MasterAnswer, MasterTask, Task } from "./worker.ts";

/** With more processes the disk is the bottleneck. */
const mostAtOnce = 4;

export const sideBySide = Math.min(availableParallelism(), mostAtOnce);

const tooSlow = "takes too long to prepare";

interface Worker {
	readonly child: ChildProcess;
	isBusy: boolean;
}

export class Workers {
	#workers: Worker[] = [];
	#resting: NodeJS.Timeout | undefined;
	readonly #mostBytes: number;

	constructor(mostBytes: number = workers.forPictures) {
		this.#mostBytes = mostBytes;
	}

	/** Prepares a picture on a free worker, and blames the picture for a crash or timeout. */
	async run(task: Task): Promise<Answer> {
		const answer = await this.#send<Answer>(task);
		return typeof answer === "string" ? { state: { problem: answer } } : answer;
	}

	async writeMaster(task: MasterTask): Promise<MasterAnswer> {
		const answer = await this.#send<MasterAnswer>(task, uploads.judgeFor);
		if (typeof answer !== "string") return answer;
		return { master: { problem: answer === tooSlow ? "slow" : "damaged" } };
	}

	async #send<Result extends Answer | MasterAnswer>(
		task: Task | MasterTask,
		giveUpAfter: number = pictures.giveUpAfter,
	): Promise<Result | { readonly failed: string } | string> {
		const worker = this.#workers.find(({ isBusy }) => !isBusy) ?? this.#start();
		worker.isBusy = true;
		const { child } = worker;
		return new Promise((resolve) => {
			const done = (answer: Result | { readonly failed: string } | string, isAlive: boolean) => {
				clearTimeout(tooLong);
				child.off("message", taken).off("exit", ended).off("error", failed);
				worker.isBusy = false;
				if (!isAlive) {
					this.#forget(worker);
					child.kill("SIGKILL");
				}
				resolve(answer);
			};
			const taken = (answer: Result) => done(answer, true);
			const ended = (_code: number | null, signal: string | null) =>
				broken(`can't be prepared (the process ended: ${signal ?? "error"})`);
			const failed = (error: Error) => done({ failed: error.message }, false);
			const broken = (problem: string) => done(problem, false);
			const tooLong = setTimeout(() => broken(tooSlow), giveUpAfter);
			child.on("message", taken).on("exit", ended).on("error", failed);
			child.send(task, (error) => error && failed(error));
		});
	}

	rest(): void {
		for (const { child, isBusy } of this.#workers) if (!isBusy) child.disconnect();
		this.#workers = this.#workers.filter(({ isBusy }) => isBusy);
	}

	/** Ends idle workers after a while only, as starting one takes longer than most photographs. */
	restSoon(): void {
		clearTimeout(this.#resting);
		this.#resting = setTimeout(() => this.rest(), pictures.restAfter).unref();
	}

	stop(): void {
		const ended = this.#workers;
		this.#workers = [];
		for (const { child } of ended)
			child.removeAllListeners("message").removeAllListeners("exit").kill("SIGKILL");
	}

	#start(): Worker {
		// The process decodes untrusted files, so it doesn't inherit passwords from the environment.
		const child = fork(new URL("./worker.ts", import.meta.url), [String(this.#mostBytes)], {
			env: { PATH: process.env.PATH ?? "", VIPS_WARNING: "0", MALLOC_ARENA_MAX: "1" },
			execArgv: [],
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		child.unref();
		child.channel?.unref();
		const worker = { child, isBusy: false };
		// An unhandled error event would end this process, and an ended worker takes no task.
		child.on("error", () => {});
		child.on("exit", () => this.#forget(worker));
		this.#workers.push(worker);
		return worker;
	}

	#forget(worker: Worker): void {
		this.#workers = this.#workers.filter((each) => each !== worker);
	}
}
