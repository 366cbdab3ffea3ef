import { writeSync } from "node:fs";

const standardOutput = 1;

/** Nobody wakes who waits on it. */
const nothing = new Int32Array(new SharedArrayBuffer(4));

/** How long a line waits for a reader that is slow, milliseconds, before it is tried again. */
const pause = 10;

let lines: string[] = [];

/**
 * Where the log goes: standard output, the lines of one turn of the event loop in one write, for a write costs more than what it says. A
 * line that can't be written, for it goes to a file on a full disk or its reader is gone, is lost; the stream of the logger's own would
 * end the site with it.
 */
export const logOutput = {
	write(line: string): void {
		if (lines.push(line) === 1) setImmediate(writeLines);
	},
};

process.on("exit", writeLines);

function writeLines(): void {
	let rest = Buffer.from(lines.join(""));
	lines = [];
	while (rest.length > 0) {
		try {
			rest = rest.subarray(writeSync(standardOutput, rest));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
			Atomics.wait(nothing, 0, 0, pause);
		}
	}
}
