import { spawnSync } from "node:child_process";
import { describe, test } from "vitest";

const isHere = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** Tests with programs that this machine may not have: the title of one that is skipped says why, and the run's last lines count it. */
export function needing(...programs: readonly string[]) {
	const missing = programs.filter((program) => !isHere(program));
	const because = missing.length > 0 ? ` (skipped: no ${missing.join(", no ")})` : "";
	return {
		describe: (title: string, tests: () => void) => describe.skipIf(because)(title + because, tests),
		test: (title: string, run: () => unknown) => test.skipIf(because)(title + because, run),
	};
}
