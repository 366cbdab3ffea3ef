/** How long lines are gathered, milliseconds. */
const gathering = 10;

/** Lines that were said since the last were written. */
let waiting = "";

function flush(): void {
	if (waiting !== "") process.stdout.write(waiting);
	waiting = "";
}

/**
 * Where the log goes: standard output, all lines of a hundredth of a second in one piece, for writing costs more than what
 * is said. Nothing is lost when the process ends, unless it is killed.
 */
export const logLines = {
	write(line: string): void {
		if (waiting === "") setTimeout(flush, gathering);
		waiting += line;
	},
};

/** What the log says of an answer. */
export interface Answered {
	readonly reqId: string;
	readonly method: string;
	/** Without what stands behind `?` (requirement D11). */
	readonly path: string;
	readonly status: number;
	/** How long it took, milliseconds. */
	readonly ms: number;
	/** Who asked, where that was told. */
	readonly user?: number | undefined;
}

/**
 * The line of an answer as pino writes it at the level `info`, put together by hand: a 304 with its line costs a tenth less
 * (docs/decisions/0015-benchmark.md).
 */
export function lineOf({ reqId, method, path, status, ms, user }: Answered): string {
	const who = user === undefined ? "" : `,"user":${user}`;
	const what = `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}${who}`;
	return `{"level":30${timeOfLine()},"reqId":"${reqId}",${what},"msg":"answered"}\n`;
}

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
