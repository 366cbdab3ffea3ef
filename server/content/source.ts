import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mistake, Path, Place } from "./mistakes.ts";

/** A file that was read but not yet checked: plain values, and where each of them stands. */
export type Source = { file: string; raw: unknown; place: (path: Path) => Place };

export type ReadResult = { source?: Source; mistakes: Mistake[] };

/** The text of a file of the town; undefined when there is no such file. */
export function readText(folder: string, file: string): { text?: string; mistakes: Mistake[] } {
	let bytes: Uint8Array;
	try {
		bytes = readFileSync(join(folder, file));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return { mistakes: [] };
		return {
			mistakes: [{ file, found: "a file that can't be opened", expected: "a file that may be read" }],
		};
	}
	try {
		// Excel's plain "CSV" writes Hindi in an old encoding or as question marks: better to say so than to show it.
		return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), mistakes: [] };
	} catch {
		const expected = "UTF-8 (in Excel: Save As, CSV UTF-8)";
		return { mistakes: [{ file, found: "letters in another encoding", expected }] };
	}
}
