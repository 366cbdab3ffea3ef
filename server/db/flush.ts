import { closeSync, fsyncSync, openSync } from "node:fs";

export function flush(path: string): void {
	const opened = openSync(path, "r");
	fsyncSync(opened);
	closeSync(opened);
}

/** The present moment for a file name, with milliseconds, so that restores don't share a name. */
export function momentName(): string {
	return new Date().toISOString().replace(/[-:.]/g, "");
}
