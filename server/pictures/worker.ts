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
	/** Result of the WebP step; set for the AVIF step. */
	readonly before?: Prepared;
}

export interface MasterTask {
	readonly file: string;
	readonly target: string;
	readonly form?: MasterForm;
}

export type MasterAnswer = { readonly master: Master | MasterProblem } | { readonly failed: string };

/** The new state, or a failure that is not the picture's fault, such as a full disk. */
export type Answer = { readonly state: PictureState } | { readonly failed: string };

/** A low-priority process, one picture at a time: a crash of the decoder spares the server, its memory is freed, and pages don't slow down. */
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
// Ends with the server instead of as an orphan.
process.on("disconnect", () => process.exit());
