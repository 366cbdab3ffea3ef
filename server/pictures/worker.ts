import { setPriority } from "node:os";
import { workers } from "#contract/media/limits.ts";
import { endWhenLarge } from "../kit/end-when-large.ts";
import {
	type Master,
	type MasterProblem,
	type PictureState,
	type Prepared,
	prepareAvif,
	prepareWebp,
	writeMaster,
} from "./prepare.ts";
import type { MasterForm } from "./recipe.ts";

export interface Task {
	readonly file: string;
	readonly folder: string;
	/** The result of the WebP step; set for the AVIF step. */
	readonly before?: Prepared;
}

/** An uploaded photograph that is to be written anew. */
export interface MasterTask {
	readonly file: string;
	readonly target: string;
	readonly form?: MasterForm;
}

/** The result, or a failure that is not the picture's fault. */
export type MasterAnswer = { readonly master: Master | MasterProblem } | { readonly failed: string };

/** The picture's new state, or a failure that is not the picture's fault, such as a full disk. */
export type Answer = { readonly state: PictureState } | { readonly failed: string };

/**
 * A low-priority process that prepares one picture at a time: a malicious file that crashes the decoder doesn't crash the
 * server, its memory is freed when the work is done, and pages don't slow down meanwhile.
 */
process.umask(0o077);
setPriority(10);
endWhenLarge(Number(process.argv[2] ?? workers.forPictures));
process.on("message", async (task: Task | MasterTask) => {
	let answer: Answer | MasterAnswer;
	try {
		if ("target" in task) answer = { master: await writeMaster(task.file, task.target, task.form) };
		else {
			const { file, folder, before } = task;
			answer = { state: before ? await prepareAvif(file, folder, before) : await prepareWebp(file, folder) };
		}
	} catch (error) {
		answer = { failed: error instanceof Error ? error.message : String(error) };
	}
	process.send?.(answer);
});
// The server has ended; without this the process would stay behind as an orphan.
process.on("disconnect", () => process.exit());
