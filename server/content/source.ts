import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentKind } from "#contract/content/kinds.ts";
import type { Keys } from "./keys-over.ts";
import type { KnownMedia } from "./media.ts";
import type { Mistake, Path, Place } from "./mistakes.ts";

/** A file that is parsed but not validated, with the position of each value. */
export type Source = {
	file: string;
	raw: unknown;
	place: (path: Path) => Place;
	/** Whether some of its rows could not be read, which is reported: nothing is concluded from what isn't in it. */
	incomplete?: boolean;
	/** The keys of a table's rows, where they are known already. */
	keys?: Keys | undefined;
	/** A table's row by its key, where it needn't be looked for among all. */
	rowOf?: (key: string) => unknown;
};

/** A council's folder as it was read, before anything in it is checked against anything else. */
export interface FolderReading {
	readonly folder: string;
	readonly media: KnownMedia;
	readonly sources: ReadonlyMap<ContentKind, Source>;
	/** Files that are there under another name or can't be read. */
	readonly misnamed: ReadonlySet<string>;
	readonly mistakes: readonly Mistake[];
}

export type ReadResult = { source?: Source; mistakes: Mistake[] };

/** The text of a town's file; undefined if it doesn't exist. */
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
		// Excel's plain "CSV" is not UTF-8: without this check readers would see garbled Hindi.
		return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), mistakes: [] };
	} catch {
		const expected = "UTF-8 (in Excel: Save As, CSV UTF-8)";
		return { mistakes: [{ file, found: "letters in another encoding", expected }] };
	}
}
