/** Lines that this turn of the event loop has said. */
let waiting = "";

function flush(): void {
	if (waiting !== "") process.stdout.write(waiting);
	waiting = "";
}

/**
 * Where the log goes: standard output, all lines of one turn of the event loop in one piece, for writing costs more than
 * what is said. Nothing is lost when the process ends.
 */
export const logLines = {
	write(line: string): void {
		if (waiting === "") setImmediate(flush);
		waiting += line;
	},
};

let lastMoment = 0;
let lastTime = "";

/** The time of a line, as pino wants it; written out once a millisecond, for many requests are answered in one. */
export function timeOfLine(): string {
	const now = Date.now();
	if (now !== lastMoment) {
		lastMoment = now;
		lastTime = `,"time":"${new Date(now).toISOString()}"`;
	}
	return lastTime;
}

process.once("exit", flush);
// Whoever read the log has gone: no reason to stop serving.
process.stdout.on("error", () => {});
