import { closeSync, fsyncSync, openSync } from "node:fs";

/** Flushes a file or folder to the disk, or a power cut could lose what was written there. */
export function flush(path: string): void {
	const opened = openSync(path, "r");
	fsyncSync(opened);
	closeSync(opened);
}

/** The present moment as a part of a file name, to the millisecond: two restores in one second must not share a name. */
export function momentName(): string {
	return new Date().toISOString().replace(/[-:.]/g, "");
}
