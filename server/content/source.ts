import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeList } from "#contract/csv.ts";
import type { Source, Sources } from "./entries.ts";
import type { KnownMedia } from "./media.ts";
import type { Mistake } from "./mistakes.ts";

export interface FolderReading {
	readonly folder: string;
	readonly media: KnownMedia;
	readonly sources: Sources;
	readonly misnamed: ReadonlySet<string>;
	readonly mistakes: readonly Mistake[];
}

export type ReadResult = { source?: Source; mistakes: Mistake[] };

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
		// Excel's plain "CSV" is not UTF-8, and would garble Hindi.
		return { text: decodeList(bytes), mistakes: [] };
	} catch {
		const expected = "UTF-8 (in Excel: Save As, CSV UTF-8)";
		return { mistakes: [{ file, found: "letters in another encoding", expected }] };
	}
}
