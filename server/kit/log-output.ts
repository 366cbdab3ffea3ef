import { writeSync } from "node:fs";

const standardOutput = 1;

/** Nobody wakes who waits on it. */
const nothing = new Int32Array(new SharedArrayBuffer(4));

/** How long a line waits for a reader that is slow, milliseconds, before it is tried again. */
const pause = 10;

let lines: string[] = [];

/**
 * Writes the log to standard output, once for each turn of the event loop, which saves system
 * calls. A line that can't be written, because the disk is full or the reader gone, is dropped;
 * the logger's own stream would end the process.
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
