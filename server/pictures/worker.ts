import { setPriority } from "node:os";
import { type PictureState, type Prepared, prepareAvif, prepareWebp } from "./prepare.ts";

/** What a worker is asked to do. */
export interface Task {
	readonly file: string;
	readonly folder: string;
	/** Set for the second step: what the first one found. */
	readonly before?: Prepared;
}

/** What it answers: the picture's new state, or what stood in the way that is not the picture's fault (a full disk). */
export type Answer = { readonly state: PictureState } | { readonly failed: string };

/**
 * The process that prepares pictures, one at a time: a hostile file that brings the decoder down ends this process and no
 * other, its memory is given back when the work is done, and readers of the site come first.
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
// Whoever started it is gone.
process.on("disconnect", () => process.exit());
