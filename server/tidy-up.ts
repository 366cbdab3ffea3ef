import type { Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { seconds } from "#contract/limits.ts";

/** Nobody has asked anything for so long: whoever reads a page is through with what it needs. */
const quiet = seconds(5);

/** What V8 is told while it tidies up, and what it does otherwise. */
const flags = [
	["--expose-gc", "--no-expose-gc"],
	// What was compiled for functions that nobody has called since the last time; without, it would stay for six times.
	["--bytecode-old-age=1", "--bytecode-old-age=6"],
	["--flush-baseline-code", "--no-flush-baseline-code"],
] as const;

/**
 * Gives back the memory of what was needed once: making all pages leaves a heap that a server with little to do would
 * hold for hours. It stops the process for less than a tenth of a second.
 */
export function tidyUp(): void {
	for (const [meanwhile] of flags) setFlagsFromString(meanwhile);
	// The flavor gives back the room in which new objects are made, too; else it stays as large as it was under load.
	(runInNewContext("gc") as (how: object) => void)({ type: "major", flavor: "last-resort" });
	for (const [, otherwise] of flags) setFlagsFromString(otherwise);
}

/** Does so whenever requests came and then none for a while: V8 clears away only when it needs room again. */
export function tidyUpWhenQuiet(server: Server): void {
	let [asked, untidy] = [false, false];
	server.on("request", () => {
		asked = true;
	});
	const tick = setInterval(() => {
		if (!asked && untidy) tidyUp();
		[asked, untidy] = [false, asked];
	}, quiet);
	tick.unref();
	server.once("close", () => clearInterval(tick));
}
