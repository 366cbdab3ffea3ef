import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { pictures } from "#contract/limits.ts";
import type { Answer, Task } from "./worker.ts";

/** More than this at once would take memory for nothing: a disk gives no more either. */
const mostAtOnce = 4;

/** How many pictures are prepared side by side. */
export const sideBySide = Math.min(availableParallelism(), mostAtOnce);

interface Worker {
	readonly child: ChildProcess;
	isBusy: boolean;
}

/** The processes that prepare pictures: started when there is work, ended when there is none. */
export class Workers {
	#workers: Worker[] = [];

	get hasRoom(): boolean {
		return this.#workers.filter(({ isBusy }) => isBusy).length < sideBySide;
	}

	/** Gives a task to a free worker. A worker that dies or never answers has been brought down by the picture. */
	async run(task: Task): Promise<Answer> {
		const worker = this.#workers.find(({ isBusy }) => !isBusy) ?? this.#start();
		worker.isBusy = true;
		const { child } = worker;
		return new Promise((resolve) => {
			const done = (answer: Answer, isAlive: boolean) => {
				clearTimeout(tooLong);
				child.removeAllListeners("message").removeAllListeners("exit").removeAllListeners("error");
				worker.isBusy = false;
				if (!isAlive) {
					this.#workers = this.#workers.filter((each) => each !== worker);
					child.once("error", () => undefined);
					child.kill("SIGKILL");
				}
				resolve(answer);
			};
			const broken = (problem: string) => done({ state: { problem } }, false);
			const tooLong = setTimeout(() => broken("takes too long to prepare"), pictures.giveUpAfter);
			child.once("message", (answer: Answer) => done(answer, true));
			child.once("exit", (_code, signal) =>
				broken(`can't be prepared (the process ended: ${signal ?? "error"})`),
			);
			child.once("error", (error) => done({ failed: error.message }, false));
			child.send(task, (error) => error && done({ failed: error.message }, false));
		});
	}

	/** Ends those that have nothing to do. */
	rest(): void {
		for (const { child, isBusy } of this.#workers) if (!isBusy) child.disconnect();
		this.#workers = this.#workers.filter(({ isBusy }) => isBusy);
	}

	/** Ends all of them, whatever they do; what was half done is not counted. */
	stop(): void {
		for (const { child } of this.#workers) {
			child.removeAllListeners();
			child.kill("SIGKILL");
		}
		this.#workers = [];
	}

	#start(): Worker {
		// Nothing of the settings, where passwords stand, is handed to the process that opens files from outside.
		const child = fork(new URL("./worker.ts", import.meta.url), {
			env: { PATH: process.env.PATH ?? "", VIPS_WARNING: "0" },
			execArgv: [],
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		// It never keeps the server from stopping.
		child.unref();
		child.channel?.unref();
		const worker = { child, isBusy: false };
		this.#workers.push(worker);
		return worker;
	}
}
