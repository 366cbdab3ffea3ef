import { setPriority } from "node:os";
import { type PictureState, type Prepared, prepareAvif, prepareWebp } from "./prepare.ts";

export interface Task {
	readonly file: string;
	readonly folder: string;
	/** The result of the WebP step; set for the AVIF step. */
	readonly before?: Prepared;
}

/** The picture's new state, or a failure that is not the picture's fault, such as a full disk. */
export type Answer = { readonly state: PictureState } | { readonly failed: string };

/**
 * A low-priority process that prepares one picture at a time: a malicious file that crashes the decoder doesn't crash the
 * server, its memory is freed when the work is done, and pages don't slow down meanwhile.
 */
process.umask(0o077);
setPriority(10);
process.on("message", async ({ file, folder, before }: Task) => {
	let answer: Answer;
	try {
		answer = { state: before ? await prepareAvif(file, folder, before) : await prepareWebp(file, folder) };
	} catch (error) {
		answer = { failed: error instanceof Error ? error.message : String(error) };
	}
	process.send?.(answer);
});
// The server has ended; without this the process would stay behind as an orphan.
process.on("disconnect", () => process.exit());
