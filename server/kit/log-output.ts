import { writeSync } from "node:fs";

const standardOutput = 1;

/** Never notified, so that waiting on it only lets time pass. */
const nothing = new Int32Array(new SharedArrayBuffer(4));

const pauseMs = 10;

/** Standard output for the log. A line that can't be written, on a full disk or without reader, is lost; the logger's own stream would end the site. */
export const logOutput = {
	write(line: string): void {
		let rest = Buffer.from(line);
		while (rest.length > 0) {
			try {
				rest = rest.subarray(writeSync(standardOutput, rest));
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
				Atomics.wait(nothing, 0, 0, pauseMs);
			}
		}
	},
};
