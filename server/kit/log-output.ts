import { writeSync } from "node:fs";

const standardOutput = 1;

/** Nobody wakes who waits on it. */
const nothing = new Int32Array(new SharedArrayBuffer(4));

/** How long a line waits for a reader that is slow, milliseconds, before it is tried again. */
const pause = 10;

/**
 * Standard output for the log. A line that can't be written, for it goes to a file on a full disk or its reader is gone, is lost; the
 * stream of the logger's own would end the site with it.
 */
export const logOutput = {
	write(line: string): void {
		let rest = Buffer.from(line);
		while (rest.length > 0) {
			try {
				rest = rest.subarray(writeSync(standardOutput, rest));
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
				Atomics.wait(nothing, 0, 0, pause);
			}
		}
	},
};
